"""The host's side of the readers: bytes in, reads out. No Qt, and nothing of the program's other rooms."""
