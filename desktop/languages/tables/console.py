"""To be filled."""

from ..table import Table

CONSOLE = Table("console", {})
