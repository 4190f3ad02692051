"""Prizes: what can be won, and when a card has it. A pattern a file."""
