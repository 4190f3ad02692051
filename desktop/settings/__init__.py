"""Plain data that a hall can change or keeps: schemes, preferences, its series and their backups."""
