"""Sentences: the only room where codes and parameters become words, through Qt's translation."""
