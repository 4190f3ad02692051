"""How this reader is wired. The only file to change; docs/build-a-reader.md has the drawing."""

ANTENNA = "rdm6300"
"""`rdm6300` (also ID-12LA and ID-20LA), or `pn532`."""

UART_TX, UART_RX = 16, 17
"""GP numbers of the antenna's line: the Pico's TX and RX of UART 0."""

BUTTON = 14
"""GP number of the button, which connects it to ground."""

LIGHT = 15
"""GP number of the light. The small one on the Pico itself shows the same."""
