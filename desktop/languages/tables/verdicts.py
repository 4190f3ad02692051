"""The answers to a claim, for the operator and for the hall."""

from ..table import Table

VERDICTS = Table(
    "verdicts",
    {
        # for the operator: what it is, and what to do next
        "winning": "{prizes}: valid, with {ball}, just called (number {position}).",
        "winning_ago": "{prizes}: valid, with {ball}, %n ball(s) ago (number {position}).",
        "too_late": "Too late for {prize}: complete with {ball} (number {position}), %n ball(s) ago.",
        "not_winning": "Not {prize} yet: %n number(s) missing, out of {among}.",
        "already_paid": "Already paid: this card has won on this number. A prize is paid once.",
        "not_open": "This card now plays for {prize}, which opens when the prize before it is won.",
        "given": "{prize} is already awarded.",
        "barred": "Barred: this card was claimed wrongly before in this game.",
        "had_it": "Had {prize} before others won it: void that award to share or to change it.",
        "lost_lot": "The lot for {prize} fell on another card.",
        "no_prize_left": "Every prize of this game has been awarded.",
        "not_sold": "Not sold: this card is not in play. Ask to see it, and check who sold it.",
        "returned": "Returned unsold: this card is not in play. Keep it and check how it came back.",
        "damaged": "Marked as damaged: this card is not in play.",
        "suspect": "Suspect: this code was not made by us. Keep the card and call the person in charge.",
        "outside_series": "The series has no such card. Type it again, or keep the card.",
        "no_such_series": "This series is not in play in this game.",
        "for_last": "For {ball}, the last: {verdict}",
        "for_before": "For {ball}, before it: {verdict}",
        "since": "Sold when {since} numbers were out: they do not count for it.",
        # for the hall: short
        "hall_winning": "{prizes} valid",
        "hall_with": "with {ball}, just called: number {position}",
        "hall_with_ago": "with {ball}, number {position}, %n ball(s) ago",
        "hall_too_late": "Too late for {prize}",
        "hall_not_winning": "{prize}: not yet",
        "hall_missing": "%n number(s) missing",
        "hall_already_paid": "Already paid",
        "hall_not_open": "{prize} is not open yet",
        "hall_barred": "Card barred",
        "hall_had_it": "{prize}: being checked",
        "hall_lost_lot": "The lot fell on another card",
        "hall_no_prize_left": "All prizes awarded",
        "hall_not_sold": "Card not sold",
        "hall_returned": "Card returned",
        "hall_damaged": "Card withdrawn",
        "hall_suspect": "Card not valid",
        "hall_outside_series": "Card not valid",
        "hall_no_such_series": "Series not in play",
    },
)
