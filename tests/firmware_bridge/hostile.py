"""What every decoder keeps, whatever bytes arrive: for the tests, and for the fuzzer."""

import pickle
import random
import re
from collections.abc import Iterator

from firmware_bridge.protocols import PROTOCOLS, Feeds
from firmware_bridge.protocols.events import Ask, DeviceEvent, Event, Seen

MOST_HELD = 1_200
"""Bytes of a pickled decoder: its longest line is 129 bytes, the rest is names of attributes."""
TAG = re.compile("N(0|[1-9][0-9]{0,14})|T([0-9A-F]{2}){1,32}")
"""What the evening takes as a tag."""


def decoder_of(device: str) -> Feeds:
    """A fresh decoder of this device."""
    return next(protocol.decoder() for protocol in PROTOCOLS if protocol.name == device)


def decode(device: str, *pieces: bytes) -> list[Event | DeviceEvent]:
    """What is reported of these bytes, fed piece by piece, and of the pause after them. What a decoder asks for
    depends on the time, and is left out.
    """
    decoder = decoder_of(device)
    events = [event for piece in pieces for event in decoder.feed(piece)]
    events += decoder.feed(b"", 1_000)
    return [event for event in events if not isinstance(event, Ask)]


def cut(data: bytes, seed: int) -> Iterator[bytes]:
    """Data in pieces of chance."""
    rng = random.Random(seed)
    while data:
        size = rng.choice((1, 2, 3, 7, 20))
        yield data[:size]
        data = data[size:]


def check(device: str, data: bytes, seed: int) -> None:
    """Pieces make no difference, nothing raises, little is held, and every tag is one that the evening takes;
    with pauses between the pieces too.
    """
    assert decode(device, *cut(data, seed)) == decode(device, data)
    decoder, now = decoder_of(device), 0
    for piece in cut(data, seed):
        decoder.feed(piece)
        assert len(pickle.dumps(decoder)) <= MOST_HELD
    decoder = decoder_of(device)
    for piece in cut(data, seed):
        for event in (*decoder.feed(piece, now), *decoder.feed(b"", now + len(piece) % 4 * 25)):
            assert not isinstance(event, Seen) or TAG.fullmatch(event.tag), event
        now += 100
        assert len(pickle.dumps(decoder)) <= MOST_HELD
