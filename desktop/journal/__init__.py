"""The record of an evening on disk: one SQLite file, committed before anything shows it."""
