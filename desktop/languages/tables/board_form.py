"""The form in which the hall's board is set."""

from ..table import Table

BOARD_FORM = Table(
    "board_form",
    {
        "title": "The hall's board",
        "layout": "Numbers",
        "layout_rows": "in rows of ten",
        "layout_blocks": "in the six blocks of the tabellone",
        "layout_columns": "in the columns of a card",
        "theme": "Colours",
        "calls": "Names of the numbers",
        "calls_auto": "those of the evening's language",
        "calls_none": "none",
        "traditional": "traditional forms, also where they are coarse",
        "waiting": "tell how many cards wait for one number",
        "margin": "Margin, % of the width",
        "margin_hint": "The frame on the board must be seen whole. If the projector cuts it, take a larger margin.",
        "image_width": "Width of the image, m",
        "farthest_seat": "Farthest seat, m",
        "preview": "The board as it will be",
        "save": "Use this",
        "wrong_amount": "“{typed}” cannot be: from 0 to {most}.",
        "advice_none": "Measure the image and the way to the farthest seat, to know whether the numbers can be read from there.",
        "advice_good": "Seen from the farthest seat a called number has {minutes} arc minutes: it is read well (20 and more).",
        "advice_enough": "Seen from the farthest seat a called number has {minutes} arc minutes: it can just be read (16 are the least, 20 are good).",
        "advice_full_board": "Seen from the farthest seat a called number has {minutes} arc minutes, and that cannot be read (16 are the least). On the full board it has {full}.",
        "advice_too_far": "It cannot be read from there: seen from the farthest seat a called number has {minutes} arc minutes, and 16 are the least. From {reach} m it can, and the last number from {last} m. For that seat the image must be {width} m wide.",
    },
)
