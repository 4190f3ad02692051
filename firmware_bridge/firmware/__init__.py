"""The reference reader itself. `reader_core` runs under CPython and MicroPython alike."""
