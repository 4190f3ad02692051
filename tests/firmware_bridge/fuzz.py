"""A fuzzer for the decoders, guided by what the code reaches. Run by hand; CONTRIBUTING.md says how.

    python -m tests.firmware_bridge.fuzz rdm6300 -max_total_time=600

Further arguments are libFuzzer's. It stops at the first input that breaks a decoder, and leaves it in a file.
"""

import sys
import tempfile
import zlib
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["firmware_bridge"]):
    from firmware_bridge.protocols import PROTOCOLS

from tests.firmware_bridge.hostile import check
from tests.firmware_bridge.vectors import VECTORS


def main() -> None:
    """Fuzz the decoder of the device that the first argument names."""
    device = sys.argv.pop(1)
    assert device in [protocol.name for protocol in PROTOCOLS], device

    def try_one(data: bytes) -> None:
        check(device, data, zlib.crc32(data))

    with tempfile.TemporaryDirectory() as seeds:
        for number, vector in enumerate(VECTORS[device]):
            Path(seeds, str(number)).write_bytes(vector)
        atheris.Setup([*sys.argv, seeds], try_one)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
