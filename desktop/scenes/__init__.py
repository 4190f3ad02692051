"""What the hall sees, painted from a HallView: scenes, themes, the drawing of a card."""
