"""`tabellone random`: orders for a laboratory, made by the functions that the games use."""

import secrets

from ..game import orders
from .terminal import Exit, help_text, parser, whole, write

MOST_GAMES = 10**9


def run(arguments: list[str]) -> int:
    """Print the orders of games, one a line, numbers separated by spaces."""
    options = parser("random")
    options.add_argument("--games", type=whole(1, MOST_GAMES), required=True, help=help_text("random_games"))
    options.add_argument(
        "--mode", choices=("provable", "live"), default="provable", help=help_text("random_mode")
    )
    options.add_argument(
        "--balls", type=whole(1, orders.MOST_BALLS), default=90, help=help_text("order_balls")
    )
    chosen = options.parse_args(arguments)
    one_game = _provable if chosen.mode == "provable" else _live
    for _ in range(chosen.games):
        write(" ".join(map(str, one_game(chosen.balls))))
    return Exit.DONE


def _provable(balls: int) -> tuple[int, ...]:
    key = orders.draw_key(secrets.token_bytes(orders.SECRET_BYTES), "random", bytes(32), "", b"", balls)
    return orders.order(key, balls)


def _live(balls: int) -> tuple[int, ...]:
    left = list(range(1, balls + 1))
    drawn: list[int] = []
    while left:
        drawn.append(orders.pick(secrets.token_bytes(64), left))
        left.remove(drawn[-1])
    return tuple(drawn)
