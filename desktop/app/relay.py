"""From the session's thread to the windows' thread: what is told there arrives here as a queued signal."""

from PySide6.QtCore import QObject, Qt, Signal

from ..session.worker import Answer, News


class Relay(QObject):
    """Carries news and answers of one evening to the thread that made it. `tell` and `reply` may be called on
    any thread.
    """

    news = Signal(object)
    answered = Signal(object)
    _told = Signal(object)
    _replied = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._told.connect(self.news, Qt.ConnectionType.QueuedConnection)
        self._replied.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    def deafen(self) -> None:
        """Let nothing more arrive, not even what is on its way."""
        self._told.disconnect(self.news)
        self._replied.disconnect(self.answered)

    def tell(self, news: News) -> None:
        """What everybody hears."""
        self._told.emit(news)

    def reply(self, answer: Answer) -> None:
        """What the sender of a command hears."""
        self._replied.emit(answer)
