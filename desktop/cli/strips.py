"""`tabellone strips`: strips as JSON Lines."""

from ..game.cards.strips import KEY_BYTES, strip
from .terminal import Exit, help_text, hexadecimal, parser, put, whole

LAST = 2**64 - 1


def run(arguments: list[str]) -> int:
    """Print strips, one a line: six cards, each three rows of nine numbers, 0 for an empty cell."""
    options = parser("strips")
    options.add_argument("--key", type=hexadecimal(KEY_BYTES), required=True, help=help_text("strips_key"))
    options.add_argument("--first", type=whole(0, LAST), default=0, help=help_text("strips_first"))
    options.add_argument("--count", type=whole(0, LAST), default=1, help=help_text("strips_count"))
    chosen = options.parse_args(arguments)
    if chosen.first + chosen.count > LAST + 1:
        options.error(help_text("strips_too_many"))
    for i in range(chosen.first, chosen.first + chosen.count):
        put([card.rows for card in strip(chosen.key, i)])
    return Exit.DONE
