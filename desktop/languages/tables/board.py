"""What the hall reads on the board."""

from ..table import Table

BOARD = Table(
    "board",
    {
        "game_of": "Game {place} of {of}",
        "count": "{count} / {balls}",
        "playing_for": "Playing for",
        "first_number": "We begin",
        "cards_wait": "%n card(s) wait(s) for one number",
        "pause": "Pause",
        "pause_more": "We go on in a moment",
        "card": "Card {number}",
        "series": "Series {series}",
        "others": "Others?",
        "others_of": "{asked} of {times}",
        "checking": "A claim is being checked",
        "more_prizes": "+%n more",
        "last_numbers": "Last",
        "winners": "Won",
        "winner_card": "Card {number}",
        "winner_table": "table {table}",
        "by_hand": "by hand",
        "each": "{amount} each",
        "more_winners": "and %n more card(s)",
        "joint": "%n winner(s)",
        "welcome": "Welcome",
        "words_label": "The hall's words",
        "results": "Results",
        "nobody": "not won",
        "secret": "Secret of the draw",
        "goodbye": "Good night",
        "goodbye_more": "Thank you for playing",
        "corrected": "Correction: {number}, not {was}",
        "undone": "Correction: {was} does not count",
        "rehearsal": "Rehearsal",
        # times
        "starts_at": "We start at {time}",
        "goes_on_at": "We go on at {time}",
        "any_moment": "In a moment",
        # before a game
        "coming_game": "Next game",
        "cards": "Cards",
        "a_card": "{amount} a card",
        "series_in_play": "%n in play",
        "more_series": "+%n more series",
        "commitment": "Commitment of the draw",
        # in order
        "drawn_in_order": "Drawn, in order",
        "to_come": "Still to come",
        # a correction
        "correction": "Correction",
        "not_this": "does not count",
        "but_this": "is right",
        "last_is": "the last number",
        "no_number": "no number is out",
        # results
        "check_draw": "Check the draw",
    },
)
