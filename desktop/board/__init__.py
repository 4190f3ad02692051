"""The public windows: only windows and screens; what they show is painted by scenes."""
