"""The host's end of a device without acknowledgement, as tables: at this time, this comes in, and this goes
out.
"""

from collections.abc import Callable, Iterable

import pytest

from firmware_bridge.devices import Device, UnusableDevice, device
from firmware_bridge.link import MOST_NOTES, Action, Actions, Alarm, Deliver, Found, Note, Reopen, Send
from firmware_bridge.plain import LONGEST_WAIT_MS, ROOM, STRANGE, PlainLink
from firmware_bridge.presence import REMEMBERED, Presence
from firmware_bridge.protocols.pn532 import ACK, POLL, WAKE, answer, frame

S, NEXT = "3F9A", "B0B"
LINE, RDM6300, PN532 = device("line"), device("rdm6300"), device("pn532")
BALL = b"\x02010063E9AE25\x03"
TAG = "T010063E9AE"
Step = tuple[int, Callable[[PlainLink, int], Actions], Actions]


def gets(data: bytes) -> Callable[[PlainLink, int], Actions]:
    """These bytes have come."""
    return lambda link, now: link.received(data, now)


def commits(seq: int, session: str = S) -> Callable[[PlainLink, int], Actions]:
    """The journal has this read."""
    return lambda link, now: link.committed(session, seq, now)


def fails(seq: int, session: str = S) -> Callable[[PlainLink, int], Actions]:
    """The journal could not take this read."""
    return lambda link, now: link.failed(session, seq, now)


def opens(link: PlainLink, now: int) -> Actions:
    """The port is opened."""
    return link.opened(now)


def closes(link: PlainLink, now: int) -> Actions:
    """The port is gone."""
    return link.closed(now)


def looks(link: PlainLink, now: int) -> Actions:
    """The host looks, and nothing has come."""
    return link.tick(now)


def play(kind: Device, *steps: Step, heard: Iterable[str] = ()) -> PlainLink:
    """Check each step's actions."""
    link = PlainLink(kind, heard, iter((S, NEXT, "C0C", "D0D")).__next__)
    for now, comes, actions in steps:
        assert comes(link, now) == actions, f"at {now}"
    return link


def connected(kind: Device, *steps: Step) -> PlainLink:
    """Check the steps of a link that was opened at 0 and found its device at 250."""
    name = kind.protocol.name
    return play(kind, (0, opens, ()), (249, looks, ()), (250, looks, (Found(name, S),)), *steps)


def deliver(seq: int, tag: str, age: int | None = 0, session: str = S) -> Actions:
    """The host hands this read on."""
    return (Deliver(session, seq, tag, age),)


def test_each_line_is_a_read_and_counted():
    """One after another, each when the one before is in the journal, and as old as it is then."""
    connected(
        LINE,
        (1_000, gets(b"45\r\n"), deliver(1, "N45")),
        (1_100, gets(b"46\r\n47\r"), ()),
        (1_300, commits(1), deliver(2, "N46", 200)),
        (1_400, commits(2), deliver(3, "N47", 300)),
        (1_500, commits(3), ()),
    )


def test_a_tag_that_lies_there_is_one_read():
    """However often it is told, and again only after it was away for 1.5 s."""
    connected(
        RDM6300,
        (1_000, gets(BALL), deliver(1, TAG)),
        (1_010, commits(1), ()),
        *((now, gets(BALL), ()) for now in range(1_050, 4_000, 50)),
        (3_950 + 1_499, gets(BALL), ()),
        (5_449 + 1_500, gets(BALL), deliver(2, TAG)),
    )


def test_two_tags_that_lie_there_are_two_reads():
    """A number that a scanner reads over and over is one too."""
    connected(
        LINE,
        (1_000, gets(b"45\r46\r45\r46\r"), deliver(1, "N45")),
        (1_010, commits(1), deliver(2, "N46", 10)),
        (1_020, commits(2), ()),
        (2_000, gets(b"45\r"), ()),
    )


def test_no_more_tags_are_remembered_than_a_reader_remembers():
    """The ones seen last; a flood of tags takes no memory."""
    presence = Presence()
    assert all(presence.arrives(str(tag), 0) for tag in range(REMEMBERED + 1))
    assert [presence.arrives(str(tag), 1) for tag in range(REMEMBERED, 0, -1)] == [False] * REMEMBERED
    assert presence.arrives("0", 1)


def test_what_may_have_waited_in_a_buffer_is_of_unknown_age():
    """Just after opening, and where nobody looked for 3 s: the operator decides about it."""
    play(
        LINE,
        (0, opens, ()),
        (249, gets(b"45\r"), deliver(1, "N45", None)),
        (250, commits(1), ()),
        (260, looks, (Found("line", S),)),
        (3_260, gets(b"46\r"), deliver(2, "N46", None)),
        (3_270, commits(2), ()),
        (3_280, gets(b"47\r"), deliver(3, "N47")),
    )


def test_each_opening_is_a_session_of_its_own():
    """Of a name that the journal does not know; a tag that lay there all the time is not read again."""
    play(
        RDM6300,
        (0, opens, ()),
        (300, gets(BALL), deliver(1, TAG, session=NEXT) + (Found("rdm6300", NEXT),)),
        (310, commits(1, NEXT), ()),
        (400, closes, ()),
        (500, opens, ()),
        (760, gets(BALL), (Found("rdm6300", "C0C"),)),
        (3_000, gets(BALL), deliver(1, TAG, session="C0C")),
        heard=[S],
    )


def test_a_read_that_was_not_stored_is_handed_on_again():
    """After 0.2 s, then doubling to 1.6 s; the ones after it wait, and nothing is lost."""
    link = connected(LINE, (1_000, gets(b"45\r46\r"), deliver(1, "N45")))
    now, waits = 1_000, []
    for _ in range(6):
        link.failed(S, 1, now)
        start = now
        while not link.tick(now):
            now += 20
        waits.append(now - start)
    assert waits == [200, 400, 800, LONGEST_WAIT_MS, LONGEST_WAIT_MS, LONGEST_WAIT_MS]
    assert link.committed(S, 1, now) == deliver(2, "N46", now - 1_000)


def test_reads_are_handed_on_while_the_cable_is_out():
    """The device does not remember them; the host does."""
    connected(
        LINE,
        (1_000, gets(b"45\r46\r"), deliver(1, "N45")),
        (1_010, closes, ()),
        (1_020, fails(1), ()),
        (1_219, looks, ()),
        (1_220, looks, deliver(1, "N45", 220)),
        (1_230, commits(1), deliver(2, "N46", 230)),
        (1_240, opens, ()),
        (1_250, commits(2), ()),
        (1_300, closes, ()),
    )


def test_what_is_not_on_its_way_is_neither_stored_nor_failed():
    """An outcome of another read changes nothing."""
    connected(
        LINE,
        (900, commits(1), ()),
        (1_000, gets(b"45\r46\r"), deliver(1, "N45")),
        (1_010, commits(2), ()),
        (1_020, fails(1, NEXT), ()),
        (1_030, commits(1), deliver(2, "N46", 30)),
    )


def test_where_a_disk_does_not_answer_reads_wait_up_to_a_number():
    """Then the operator is told, and the game is halted, as for a reader that is full."""
    link = connected(LINE)
    heard: list[Action] = []
    for number in range(1, ROOM + 3):
        heard += link.received(b"%d\r" % number, 2_000 * number)
    assert heard[0] == Deliver(S, 1, "N1", 0)
    refused = [Alarm("reads_refused", {"session": S, "refused": count}) for count in (1, 2)]
    assert heard[1:] == refused


def test_another_device_than_the_chosen_one_is_told_once():
    """After so many bytes that mean nothing; and again after something was understood."""
    strange = Alarm("not_understood", {})
    connected(
        RDM6300,
        (1_000, gets(b"x" * STRANGE), ()),
        (1_100, gets(b"x"), (strange,)),
        (1_200, gets(b"x" * STRANGE), ()),
        (1_300, gets(BALL), deliver(1, TAG)),
        (1_310, commits(1), ()),
        (1_400, gets(b"x" * (STRANGE + 1)), (strange,)),
    )


def test_what_is_refused_is_told_for_the_log_and_only_so_often():
    """A mad device does not fill the disk."""
    link = connected(LINE)
    told = [action for _ in range(100) for action in link.received(b"x\r", 1_000)]
    assert told[:2] == [Note("no_number", "x")] * 2
    assert len([action for action in told if isinstance(action, Note)]) == MOST_NOTES


def test_a_device_that_is_asked_is_found_when_it_answers():
    """It is woken, configured, and polled; its tags are reads."""
    configured = ACK + frame(b"\xd5\x15")
    play(
        PN532,
        (0, opens, ()),
        (10, looks, (Send(WAKE),)),
        (30, gets(configured), (Found("pn532", S), Send(POLL))),
        (300, gets(ACK + answer(b"\xde\xad\xbe\xef")), deliver(1, "TDEADBEEF")),
        (310, commits(1), ()),
        (350, looks, (Send(POLL),)),
    )


def test_a_device_that_is_asked_and_does_not_answer_is_told_and_opened_again():
    """Once a fault, however often it is opened: the sentences are those of every reader."""
    first = (
        (0, opens, ()),
        (10, looks, (Send(WAKE),)),
        (3_000, looks, (Send(WAKE), Alarm("no_answer", {}))),
        (5_999, looks, (Send(WAKE),)),
        (6_000, looks, (Alarm("reader_silent", {}), Reopen("silent"))),
        (6_000, closes, ()),
    )
    again = (
        (7_000, opens, ()),
        (7_010, looks, (Send(WAKE),)),
        (13_000, looks, (Send(WAKE), Reopen("silent"))),
    )
    answers = ((14_000, opens, ()), (14_010, gets(ACK), (Found("pn532", "C0C"), Send(WAKE))))
    silent = ((17_010, looks, (Send(WAKE), Alarm("reader_silent", {}), Reopen("silent"))),)
    play(PN532, *first, *again, *answers, *silent)


def test_a_silent_device_that_was_unplugged_is_a_new_fault():
    """Somebody has done something about it, in vain."""
    unanswered = (Send(WAKE), Alarm("no_answer", {}))
    play(
        PN532,
        (0, opens, ()),
        (3_000, looks, unanswered),
        (3_100, closes, ()),
        (4_000, opens, ()),
        (7_000, looks, unanswered),
    )


@pytest.mark.parametrize(
    ("name", "speed", "pattern", "code"),
    [
        ("rdm", 0, "", "no_such_device"),
        ("line", 9_601, "", "bad_speed"),
        ("rdm6300", 0, "x", "no_pattern"),
        ("line", 0, "(", "bad_pattern"),
        ("line", 0, "a{99999999999}", "bad_pattern"),
        ("line", 0, "(" * 150 + ")" * 150, "bad_pattern"),
    ],
)
def test_a_device_that_cannot_be_is_refused(name: str, speed: int, pattern: str, code: str):
    """With a code for the sentence."""
    with pytest.raises(UnusableDevice) as refused:
        device(name, speed, pattern)
    assert refused.value.code == code


def test_a_device_has_the_speed_it_is_sold_with_or_another():
    """The reference reader is the device that nobody chose."""
    assert [device("line").speed, device("pn532").speed, device("gm65", 115_200).speed] == [
        9_600,
        115_200,
        115_200,
    ]
    assert device() == Device()
