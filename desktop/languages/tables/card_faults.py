"""What is wrong with a card of another maker."""

from ..table import Table

CARD_FAULTS = Table(
    "card_faults",
    {
        "bad_serial": "it needs a number of up to 24 letters and digits, without a colon",
        "serial_twice": "card {other} has the same number on it",
        "cards_alike": "it is the same card as {other}",
        "too_many_in_strip": "its strip has more than six cards",
        "number_twice_in_strip": "one of its numbers is also on card {other} of the same strip",
        "another_kind_of_card": "it is of another kind than the cards before",
        "number_twice": "a number stands on it twice",
        "not_a_layout": "it has neither three rows of nine, nor five rows of five, nor fifteen numbers",
        "not_fifteen_numbers": "it does not have fifteen numbers",
        "no_such_number": "its numbers must lie between 1 and 90",
        "not_five_by_five": "it does not have five numbers in each column around a free centre",
        "not_three_rows_of_nine": "it does not have three rows of nine cells",
        "row_without_five": "a row does not have five numbers",
        "column_without_one_to_three": "a column does not have one to three numbers",
        "number_in_wrong_column": "a number stands in the wrong column",
        "column_not_ascending": "the numbers of a column do not ascend",
        "in_line": "Line {line}, card {card}: {fault}.",
        "in_file": "Card {card}, the number {place} of the file: {fault}.",
        "not_a_number": "“{cell}” is not a number",
    },
)
