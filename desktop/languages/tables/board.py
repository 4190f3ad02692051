"""To be filled."""

from ..table import Table

BOARD = Table("board", {})
