"""The session: the only writer. Commands in; events stored, folded and published out."""
