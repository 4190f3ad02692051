"""The conversation with a PN532: at this time this comes in, and this is asked."""

from firmware_bridge.protocols.events import Ask, Awake, DeviceEvent, Seen
from firmware_bridge.protocols.pn532 import ACK, POLL, WAKE, Decoder, answer, frame

CONFIGURED = frame(b"\xd5\x15")
NOBODY = frame(b"\xd5\x4b\x00")
Step = tuple[int, bytes, list[DeviceEvent]]


def play(*steps: Step) -> Decoder:
    """Check what each step brings."""
    decoder = Decoder()
    for now, data, events in steps:
        assert decoder.feed(data, now) == events, f"at {now}"
    return decoder


def awake(*steps: Step) -> Decoder:
    """Check the steps of a chip that was woken at 0, and polled at 20."""
    return play(
        (0, b"", [Ask(WAKE)]),
        (20, ACK + CONFIGURED, [Awake(), Awake(), Ask(POLL)]),
        (30, ACK, [Awake()]),
        *steps,
    )


def test_a_chip_is_woken_until_it_answers():
    """Every half second."""
    play((0, b"", [Ask(WAKE)]), (499, b"", []), (500, b"", [Ask(WAKE)]), (1_000, b"", [Ask(WAKE)]))


def test_after_an_answer_it_is_polled_again():
    """With a tag and without one."""
    awake(
        (40, answer(b"\xde\xad\xbe\xef"), [Awake(), Seen("TDEADBEEF")]),
        (89, b"", []),
        (90, b"", [Ask(POLL)]),
        (95, ACK + NOBODY, [Awake(), Awake()]),
        (145, b"", [Ask(POLL)]),
    )


def test_a_poll_without_an_answer_is_taken_back_and_made_anew():
    """A chip may wait for a tag without end; that it acknowledges shows that it is there."""
    awake(
        (519, b"", []), (520, b"", [Ask(ACK + POLL)]), (530, ACK, [Awake()]), (1_020, b"", [Ask(ACK + POLL)])
    )


def test_a_chip_that_does_not_acknowledge_a_poll_is_woken_again():
    """Its power was cut for a moment."""
    awake(
        (520, b"", [Ask(ACK + POLL)]),
        (1_020, b"", [Ask(WAKE)]),
        (1_030, ACK + CONFIGURED, [Awake(), Awake(), Ask(POLL)]),
    )


def test_an_answer_that_comes_twice_changes_nothing_but_the_tag():
    """Nor does an acknowledgement, or being configured, said twice."""
    awake(
        (31, ACK + CONFIGURED, [Awake(), Awake()]),
        (40, answer(b"\xde\xad\xbe\xef") * 2, [Awake(), Seen("TDEADBEEF")] * 2),
        (90, b"", [Ask(POLL)]),
    )


def test_a_frame_that_broke_off_is_given_up_in_a_pause():
    """What came after it, and was taken for its inside, counts then."""
    broken = b"\x00\x00\xff\x40\xc0"
    awake((40, broken + NOBODY, []), (60, b"", []), (90, b"", [Awake()]), (140, b"", [Ask(POLL)]))


def test_a_frame_longer_than_any_answer_holds_nothing_up():
    """Its beginning is noise, and what comes behind it counts at once."""
    longer = frame(b"\xd5" * 65)[:20]
    awake((40, longer + NOBODY, [Awake()]))
