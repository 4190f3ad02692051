"""After a game: every prize with its winners, and how anyone can check the draw."""

from PySide6.QtCore import QRectF

from ..game.views import HallView, ProofView
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .parts import game_title, paint_prizes
from .qr import paint_qr, proof_text

PROOF_SHARE = 0.34
GAP = 28.0
A_LINE = 32
"""How many digits of the secret stand in a line."""


def paint_results(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The prizes at the left; at the right the secret of the draw, as a QR code and in digits."""
    inside, colors = canvas.inside, canvas.colors
    head = QRectF(inside.x(), inside.y(), inside.width(), 110)
    title = speaker.say(BOARD, "results")
    if view.game:
        title = " · ".join(filter(None, (title, game_title(view.game, view, speaker))))
    canvas.text(head, title, 84, Weight.ExtraBold, colors.ink)
    body = QRectF(inside.x(), head.bottom() + 20, inside.width(), inside.bottom() - head.bottom() - 20)
    side = body.adjusted(body.width() * (1 - PROOF_SHARE), 0, 0, 0)
    room = body.adjusted(0, 0, -side.width() - GAP if view.proof else 0, 0)
    canvas.panel(room, colors.panel, radius=20)
    prizes = view.game.prizes if view.game else ()
    paint_prizes(canvas, room.adjusted(44, 24, -44, -24), prizes, view, speaker)
    if view.proof:
        _paint_proof(canvas, side, view.proof, speaker)


def _paint_proof(canvas: Canvas, area: QRectF, proof: ProofView, speaker: Speaker) -> None:
    colors = canvas.colors
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(32, 26, -32, -24)
    label = QRectF(inner.x(), inner.y(), inner.width(), 40)
    words = speaker.upper(speaker.say(BOARD, "check_draw"))
    canvas.text(label, words, 32, Weight.DemiBold, colors.label, Align.AlignHCenter)
    lines = [proof.secret[i : i + A_LINE] for i in range(0, len(proof.secret), A_LINE)]
    foot = QRectF(inner.x(), inner.bottom() - 34 * len(lines) - 44, inner.width(), 34 * len(lines) + 44)
    paint_qr(
        canvas,
        QRectF(inner.x(), label.bottom() + 18, inner.width(), foot.y() - label.bottom() - 36),
        proof_text(proof),
    )
    caption = QRectF(foot.x(), foot.y(), foot.width(), 40)
    canvas.text(caption, speaker.say(BOARD, "secret"), 26, Weight.Medium, colors.label, Align.AlignHCenter)
    for place, digits in enumerate(lines):
        line = QRectF(foot.x(), caption.bottom() + 4 + 34 * place, foot.width(), 34)
        canvas.text(line, digits, 24, Weight.Medium, colors.second, Align.AlignHCenter)
