"""What each device really sends: bytes that its maker or its users have published, and what they mean."""

from collections.abc import Mapping

VECTORS: Mapping[str, Mapping[bytes, str]] = {
    "reference": {b"$BALL,3F9A,42,T0C000621A5,350*BA0C\r\n": "T0C000621A5"},
    "id12": {b"\x020C000621A58E\r\n\x03": "T0C000621A5"},
    "rdm6300": {b"\x02010063E9AE25\x03": "T010063E9AE"},
    "em18": {b"4500C5D1E9B8": "T4500C5D1E9"},
    "binary125": {bytes.fromhex("020A0206008E6D5DB003"): "T06008E6D5D"},
    "pn532": {bytes.fromhex("0000FF0CF4D54B010100040804DEADBEEF9600"): "TDEADBEEF"},
    "gm65": {b"45\r": "N45"},
    "line": {b"45\r": "N45", b"45\n": "N45", b"45\r\n": "N45", b"45\t": "N45"},
}
"""By device: the bytes, and the tag that they name."""
