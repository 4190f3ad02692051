"""The rules of the evening, pure: commands in, events out, an immutable state."""
