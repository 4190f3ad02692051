"""Plain data that a hall can change: schemes of prizes, preferences."""
