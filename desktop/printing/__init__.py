"""Cards and reports on paper."""
