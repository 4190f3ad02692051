"""Cards: how they are made from a key, numbered, coded and read back."""
