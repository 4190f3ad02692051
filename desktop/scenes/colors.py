"""Colours by their use, and how well one can be read on another."""

import msgspec


class Colors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Colours by what they are used for, as `#RRGGBB`."""

    ground: str
    panel: str
    line: str
    ink: str
    second: str
    label: str
    called_ink: str
    called: str
    coming_ink: str
    gold: str
    gold_low: str
    gold_ink: str
    gold_ring: str
    """Around the disc of the last number."""
    prize: str
    """The name of the prize in play: gold where that can be read as words."""
    good: str
    good_ground: str
    warn: str
    warn_ground: str
    bad: str
    bad_ground: str
    paper: str
    paper_empty: str
    paper_cell: str
    paper_ink: str
    marked: str
    marked_ink: str
    marked_line: str


def contrast(one: str, other: str) -> float:
    """How well one colour can be read on another, 1 to 21 (WCAG 2.2, relative luminance)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part / 255) for part in bytes.fromhex(color.removeprefix("#")))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
