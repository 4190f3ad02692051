"""Tabellone, a hall's tombola evening on one PC."""
