"""The reference reader itself, in MicroPython. All but `unix_main` goes on a Raspberry Pi Pico: see
docs/build-a-reader.md. What needs no hardware runs under CPython too.
"""
