"""A push button, whose contacts chatter for some milliseconds whenever it is pressed or let go."""

STEADY_MS = 30


class Button:
    """Tells a press once, however long it lasts."""

    def __init__(self) -> None:
        self._down = False
        self._other = 0  # for how long it has looked otherwise than it was

    def pressed(self, down: bool, passed: int) -> bool:
        """Whether it is being pressed now. `down` is how it looks, `passed` the milliseconds since the last
        call.
        """
        self._other = self._other + passed if down != self._down else 0
        if self._other < STEADY_MS:
            return False
        self._down, self._other = down, 0
        return down
