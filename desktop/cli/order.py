"""`tabellone order`: the order of a provable draw, recomputed."""

from ..game import orders
from .terminal import Exit, help_text, hexadecimal, parser, put, whole


def run(arguments: list[str]) -> int:
    """Print commitment, draw key and order."""
    options = parser("order")
    options.add_argument(
        "--secret", type=hexadecimal(orders.SECRET_BYTES), required=True, help=help_text("order_secret")
    )
    options.add_argument("--game", required=True, help=help_text("order_game"))
    options.add_argument("--sold", type=hexadecimal(32), required=True, help=help_text("order_sold"))
    options.add_argument("--words", required=True, help=help_text("order_words"))
    options.add_argument("--beacon", type=hexadecimal(), default=b"", help=help_text("order_beacon"))
    options.add_argument(
        "--balls", type=whole(1, orders.MOST_BALLS), default=90, help=help_text("order_balls")
    )
    chosen = options.parse_args(arguments)
    key = orders.draw_key(chosen.secret, chosen.game, chosen.sold, chosen.words, chosen.beacon, chosen.balls)
    put(
        {
            "commitment": orders.commitment(chosen.secret).hex(),
            "draw_key": key.hex(),
            "order": orders.order(key, chosen.balls),
        }
    )
    return Exit.DONE
