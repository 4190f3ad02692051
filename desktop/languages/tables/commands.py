"""The command line's own words."""

from ..table import Table

COMMANDS = Table(
    "commands",
    {
        "strips": "Print strips of six cards as JSON Lines, a strip a line; 0 is an empty cell.",
        "strips_key": "the key, 64 bytes in hexadecimal, or @FILE",
        "strips_first": "the first strip (0)",
        "strips_count": "how many strips (1)",
        "strips_too_many": "there are no strips beyond number 2^64 - 1",
        "order": "Recompute the order of a provable draw.",
        "order_secret": "the game's secret, 64 bytes in hexadecimal, or @FILE",
        "order_game": "the game's id",
        "order_sold": "the hash of the sold list, 32 bytes in hexadecimal",
        "order_words": "the hall's words",
        "order_beacon": "the public randomness round, in hexadecimal, if one was named",
        "order_balls": "how many balls (90)",
        "card": "Print a card by its number or code, or say why there is none.",
        "card_card": "the card number with its check digit, or the card code",
        "card_secret": "the series' secret, 64 bytes in hexadecimal, or @FILE",
        "card_series": "the series of a card number (1); a code brings its own",
        "random": "Print orders for a laboratory, one game a line.",
        "random_games": "how many games",
        "random_mode": "the provable or the live draw (provable)",
        "play": "Play an evening as JSON Lines: a command a line in, its events or its refusal a line out.",
        "play_file": "the evening's file, made where it does not exist (none: in memory)",
        "play_schema": "print the JSON Schema of commands and events",
        "play_schema_about": "Each line in is a Command; each line out is an Answer. An event is a line of the "
        "record: n counts from 1, prev is the hash of the event before, and hash is the SHA-256 of the event as "
        "RFC 8785 canonical JSON without the member hash.",
        "hex_bytes": "{length} bytes in hexadecimal are wanted, or @FILE",
        "hex_digits": "hexadecimal digits are wanted, two a byte",
        "no_secret_file": "{path} cannot be read",
        "whole_number": "a whole number from {first} to {last} is wanted",
    },
)
