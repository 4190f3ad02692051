"""The tags of the hall's balls while the program runs."""

from pathlib import Path

from ..settings.ball_tags import BallTags, load_ball_tags, save_ball_tags


class HallBalls:
    """The hall's table, read once and written with each change."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.table = BallTags()
        self.fault = ""
        """Why the file could not be read: it is never replaced then."""
        try:
            self.table = load_ball_tags(path)
        except (OSError, ValueError) as error:
            self.fault = str(error)

    def keep(self, table: BallTags) -> None:
        """Write a table down. Raises OSError, and then nothing has changed."""
        save_ball_tags(self.path, table)
        self.table = table
