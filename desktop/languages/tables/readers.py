"""To be filled."""

from ..table import Table

READERS = Table("readers", {})
