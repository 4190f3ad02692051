"""One read on its way: stored by the session, then acknowledged to the reader. No Qt."""

from collections.abc import Callable

from firmware_bridge.link import Deliver
from firmware_bridge.wire import Wire

from ..game.inbox import Read
from ..session.session import Published
from ..session.worker import Answer, Worker


def store(read: Deliver, wire: Wire, worker: Worker, heard: Callable[[Answer], None] | None = None) -> None:
    """Have the session store a read, acknowledge it, then tell `heard`, on the session's thread.

    A read that could not be stored is not acknowledged: the reader keeps it and sends it again.
    """

    def answered(answer: Answer) -> None:
        if isinstance(answer, Published):
            wire.committed(read.session, read.seq)
        else:
            wire.failed(read.session, read.seq)
        if heard:
            heard(answer)

    worker.post(Read(session=read.session, seq=read.seq, tag=read.tag, age=read.age), answered)
