"""What the hall reads on the board."""

from ..table import Table

BOARD = Table(
    "board",
    {
        "game_of": "Game {place} of {of}",
        "count": "{count} / {balls}",
        "playing_for": "Playing for",
        "first_number": "We begin",
        "pause": "Pause",
        "pause_more": "We go on in a moment",
        "card": "Card {number}",
        "series": "Series {series}",
        "others": "Others?",
        "others_of": "{asked} of {times}",
        "last_numbers": "Last",
        "winners": "Won",
        "winner_card": "Card {number}",
        "winner_table": "table {table}",
        "each": "{amount} each",
        "more_winners": "and %n more card(s)",
        "joint": "%n winner(s)",
        "next_game": "Next",
        "welcome": "Welcome",
        "cards_in_play": "%n card(s) in play",
        "draw_commitment": "Draw committed: {commitment}",
        "words": "The hall's words: {words}",
        "results": "Results",
        "nobody": "not won",
        "secret": "Secret of the draw",
        "goodbye": "Good night",
        "goodbye_more": "Thank you for playing",
        "corrected": "Correction: {number}, not {was}",
        "undone": "Correction: {was} does not count",
        "rehearsal": "Rehearsal",
    },
)
