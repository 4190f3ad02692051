"""What people see now: the views of a state."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from .awards import Awards, Winner
from .desk import Claimed
from .draw import cannot_draw
from .drawing import DrawCorrected
from .judging import facts_at, last_called, since
from .prizes.drawing import drawings
from .prizes.prize import Prize
from .programme import GamePlanned, PlanGame
from .runs import size
from .settling import worth
from .state import State
from .vault import Vault
from .verdicts import Verdict, counting, lapsed
from .views import (
    ClaimView,
    CorrectionView,
    GameRow,
    GameView,
    HallView,
    NextAction,
    PrizeState,
    PrizeView,
    ProofView,
    Scene,
    SellerRow,
    SeriesRow,
    SeriesView,
    Snapshot,
    WinnerView,
)

DRAWN_BALLS = 75
"""Games of so many balls have patterns that are drawn."""


def snapshot(state: State, vault: Vault) -> Snapshot:
    """The operator's view."""
    opened, draw = state.evening.opened, state.draw
    prizes = _prizes(state, vault, names=True)
    return Snapshot(
        hall=hall_view(state),
        evening=opened.evening if opened else "",
        programme=tuple(_game_row(state, game) for game in state.programme.games),
        series=tuple(_series_row(state, number) for number in state.programme.series),
        totals=totals(state, vault),
        sales_closed=state.sales.closed,
        words_taken=state.sales.words is not None,
        source=draw.source,
        awarding=state.planned.awarding if state.planned else "claimed",
        late_sales=state.planned is not None and state.planned.rules.late_sales,
        balls=draw.drawn,
        halt=draw.halt,
        cannot_draw=cannot_draw(state),
        prizes=prizes,
        claims=tuple(_claim_view(state, claim, prizes) for claim in state.desk.claims if claim.on_desk),
        waiting=state.inbox.waiting,
        reading=state.inbox.reading,
        tags=dict(state.inbox.tags),
        heard=dict(state.inbox.heard),
        next_action=next_action(state),
        another=_another(state),
        closed=state.evening.closed,
    )


def totals(state: State, vault: Vault) -> tuple[SellerRow, ...]:
    """What every seller has of every series: handed out - returned - damaged = sold, in every row."""
    return tuple(
        SellerRow(
            seller=tally.seller,
            name=vault.people.get(tally.seller, ""),
            series=tally.series,
            handed_out=tally.handed_out,
            returned=tally.returned,
            damaged=tally.damaged,
            sold=tally.sold,
            money=tally.money,
        )
        for tally in state.sales.tallies
    )


def next_action(state: State) -> NextAction:
    """The one obvious thing to do now."""
    if state.evening.opened is None:
        return "open_evening"
    if state.evening.closed:
        return "nothing"
    if state.planned is None:
        if state.next_game:
            return "start_game"
        return "close_evening" if state.draw.played else "plan_game"
    return _next_in_game(state, state.planned)


def _next_in_game(state: State, planned: GamePlanned) -> NextAction:
    draw = state.draw
    if state.desk.standing:
        return "award"
    if planned.prizes and not draw.hidden and not _reachable(state, planned):
        return "close_game"
    if draw.halt == "claim" and not state.awards.now and not any(c.on_desk for c in state.desk.claims):
        return "judge"
    if draw.halt:
        return "resume"
    match cannot_draw(state):
        case "reveal_first":
            return "reveal"
        case "announce_first":
            return "announce"
        case "all_out":
            return "close_game"
        case _:
            return _next_ball(state)


def _next_ball(state: State) -> NextAction:
    if state.draw.source != "balls":
        return "draw"
    return "take_read" if state.inbox.waiting and state.inbox.reading == "confirm" else "await_ball"


def _reachable(state: State, planned: GamePlanned) -> bool:
    """Whether some prize can still be won."""
    facts = facts_at(state, last_called(state))
    return any(not lapsed(prize, facts) for prize in state.awards.left(planned.prizes))


def _another(state: State) -> PlanGame | None:
    """A provable draw must be committed to before sale; after it, another game is drawn live."""
    games = state.programme.games
    if not games or state.draw.game or state.evening.closed:
        return None
    last = games[-1]
    committed = last.source != "provable" or not (state.sales.begun or state.sales.words)
    return PlanGame(
        title=last.title,
        balls=last.balls,
        source=last.source if committed else "live",
        awarding=last.awarding,
        rules=last.rules,
        series=last.series,
        prizes=last.prizes,
    )


def hall_view(state: State) -> HallView:
    """What the hall may know."""
    opened = state.evening.opened
    if opened is None:
        return HallView()
    prizes = _prizes(state, Vault(), names=False)
    shown = next((c for c in state.desk.claims if c.claim == state.desk.shown), None)
    words = state.sales.words
    return HallView(
        scene=_scene(state, shown),
        name=opened.name,
        hall=opened.hall,
        currency=opened.currency,
        language=opened.language,
        rehearsal=opened.rehearsal,
        game=_game_view(state, prizes),
        called=tuple(ball.number for ball in state.draw.counting if ball.shown),
        claim=_claim_view(state, shown, prizes) if shown else None,
        asked=state.desk.asked,
        checking=state.draw.halt == "claim" and not state.awards.now,
        won_now=tuple(prize for prize in prizes if prize.id in state.awards.now) if state.planned else (),
        correction=_correction(state),
        words=words.words if words else "",
        proof=_proof(state),
        coming=_coming(state),
    )


def _scene(state: State, shown: Claimed | None) -> Scene:
    if state.evening.closed:
        return "goodbye"
    if state.planned is None:
        return "results" if state.draw.played else "welcome"
    if shown:
        return "claim"
    if state.draw.halt == "claim" and state.awards.now:
        return "winners"
    return "pause" if state.draw.halt == "pause" else "play"


def _prizes(state: State, vault: Vault, *, names: bool) -> tuple[PrizeView, ...]:
    """The prizes of the game being played, or of the one just closed."""
    planned = _told(state)
    if planned is None:
        return ()
    awards = state.awards if state.planned or state.draw.played else Awards()
    return tuple(_prize_view(state, planned, prize, awards, vault, names=names) for prize in planned.prizes)


def _prize_view(
    state: State, planned: GamePlanned, prize: Prize, awards: Awards, vault: Vault, *, names: bool
) -> PrizeView:
    award = awards.given.get(prize.id)
    winners: list[WinnerView] = []
    for winner in award.winners if award else ():
        key = (winner.series, winner.number)
        notes = [n for n in state.awards.noted if n.prize == prize.id and (n.series, n.number) == key]
        winners.append(
            WinnerView(
                series=winner.series,
                number=winner.number,
                printed=_printed(state, winner),
                share=winner.share,
                name=vault.people.get(notes[-1].person, "") if notes and names else "",
                table=notes[-1].table if notes else "",
            )
        )
    return PrizeView(
        id=prize.id,
        names=prize.names,
        value=award.amount if award else worth(state, planned.game, prize),
        state=_prize_state(state, prize, awards),
        winners=tuple(winners),
        thing=prize.thing,
        place=prize.place,
        position=award.position if award else 0,
        drawings=drawings(prize.pattern) if planned.balls == DRAWN_BALLS else (),
    )


def _printed(state: State, winner: Winner) -> str:
    return state.desk.claim(winner.claim).printed


def _prize_state(state: State, prize: Prize, awards: Awards) -> PrizeState:
    if prize.id in awards.given:
        return "won"
    if state.planned and lapsed(prize, facts_at(state, last_called(state))):
        return "lapsed"
    return "open" if not prize.predecessor or prize.predecessor in awards.given else "coming"


def _told(state: State) -> GamePlanned | None:
    """The game that windows speak of: the one being played, else the last one, else the next."""
    if state.planned:
        return state.planned
    if state.draw.played:
        return state.programme.game(state.draw.played[-1])
    return state.next_game


def _game_view(state: State, prizes: tuple[PrizeView, ...]) -> GameView | None:
    told = _told(state)
    return _announced(state, told, prizes) if told else None


def _announced(state: State, game: GamePlanned, prizes: tuple[PrizeView, ...]) -> GameView:
    games = state.programme.games
    return GameView(
        game=game.game,
        title=game.title,
        place=games.index(game) + 1,
        of=len(games),
        balls=game.balls,
        cards=state.sales.cards(game.series, game.game),
        prizes=prizes,
        commitment=game.commitment,
    )


def _coming(state: State) -> GameView | None:
    """The next game, while none is being played, with the cards that are sold for it."""
    game = state.next_game
    if state.planned or state.evening.closed or game is None:
        return None
    prizes = tuple(_prize_view(state, game, prize, Awards(), Vault(), names=False) for prize in game.prizes)
    series = tuple(_series_view(state, number, game.game) for number in game.series)
    return structs.replace(_announced(state, game, prizes), series=series)


def _series_view(state: State, number: int, game: str) -> SeriesView:
    known = state.programme.series[number]
    in_play = state.sales.cards([number], game)
    return SeriesView(number, known.cards, in_play, known.price, known.colour)


def _proof(state: State) -> ProofView | None:
    """What the draw of the game just closed is checked with, where it was a provable one."""
    started, words = state.sales.provable, state.sales.provable_words
    closed = state.draw.played[-1:] if state.planned is None else ()
    if started is None or words is None or started.game not in closed:
        return None
    secret = state.draw.revealed[started.game]
    return ProofView(started.game, secret, started.sold, words.words, words.beacon, started.balls)


def _claim_view(state: State, claim: Claimed, prizes: Sequence[PrizeView]) -> ClaimView:
    numbers = claim.card.numbers if claim.card else frozenset[int]()
    first = since(state, claim.key)
    calls = {ball.number: ball.position for ball in state.called if ball.position > first}
    spoken = _spoken(claim.verdict)
    patterns = [p.pattern for p in state.planned.prizes if p.id in spoken] if state.planned else []
    last = [ball for ball in state.called[-2:] if ball.position != claim.position]
    return ClaimView(
        claim=claim.claim,
        series=claim.series,
        number=claim.number,
        printed=claim.printed,
        card=claim.card,
        marked=numbers & calls.keys(),
        counting=counting(patterns[-1], claim.card, calls) if patterns and claim.card else frozenset(),
        verdict=claim.verdict,
        status=claim.status,
        prizes=tuple(prize for prize in prizes if prize.id in spoken),
        finder=claim.finder,
        ball=next((ball.number for ball in state.called if ball.position == claim.position), 0),
        latest=claim.position == last_called(state),
        other=claim.other,
        other_ball=last[0].number if claim.other and last else 0,
        other_prizes=tuple(prize for prize in prizes if claim.other and prize.id in _spoken(claim.other)),
    )


def _spoken(verdict: Verdict) -> set[str]:
    """The prizes that a verdict speaks of."""
    return {reached.prize for reached in verdict.reached} | {verdict.prize}


def _correction(state: State) -> CorrectionView | None:
    match state.draw.correction:
        case None:
            return None
        case DrawCorrected(was=was, number=number):
            return CorrectionView(was, number)
        case undone:
            return CorrectionView(undone.number, 0)


def _game_row(state: State, game: GamePlanned) -> GameRow:
    playing = game.game == state.draw.game
    played = game.game in state.draw.played
    return GameRow(
        game=game.game,
        title=game.title,
        source=game.source,
        awarding=game.awarding,
        state="playing" if playing else "played" if played else "coming",
    )


def _series_row(state: State, number: int) -> SeriesRow:
    known = state.programme.series[number]
    runs = state.sales.in_play(number)
    damaged = sum(map(size, state.sales.damaged(number)))
    return SeriesRow(
        series=number,
        cards=known.cards,
        in_play=state.sales.cards([number]),
        runs=runs,
        commitment=known.commitment,
        damaged=damaged,
        kind=known.kind,
        price=known.price,
        colour=known.colour,
    )
