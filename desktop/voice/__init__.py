"""Numbers spoken aloud."""
