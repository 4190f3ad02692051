"""Data that comes with the program: schemes, translations, themes."""
