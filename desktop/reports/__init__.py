"""Tables of codes and values made from an evening's events; no sentences."""
