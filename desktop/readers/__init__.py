"""Joins the readers of firmware_bridge to the session."""
