"""A turn: what its owner may do, and the moves from the sorting yard (YM-TURN, YM-YARD, YM-END-05)."""

from collections.abc import Iterator, Sequence

from . import bonus, box, buy, draw, end, swap, take
from .table import Table


def listed(table: Table) -> list[str]:
    """Every legal action of the turn's owner."""
    if table.phase == "draw-two":
        return draw.sources(table)
    if table.phase == "take-one":
        return take.listed(table)
    actions: list[str] = []
    if bonus.owing(table):
        return [*buy.purchases(table), *bonus.plays(table)]
    if table.actions_left > 0:
        actions += [*draw.listed(table), *buy.purchases(table), *swap.listed(table)]
    actions += [*bonus.plays(table), *loads(table)]
    return actions + ["done"] * may_stop(table)


def may_stop(table: Table) -> bool:
    """Whether the turn may be ended (YM-R-take-all-actions)."""
    return table.actions_left <= 0 or table.answer("take-all-actions") == "may-stop"


def loads(table: Table) -> Iterator[str]:
    """The moves from the sorting yard (YM-YARD-03 to YM-YARD-08)."""
    if moves_open(table):
        yield from (f"load {car}" for car in box.RAILCARS if car in table.me.yard and table.me.fits(car))


def moves_open(table: Table) -> bool:
    """Whether railcars may be moved at all now (YM-R-yard-timing)."""
    match table.answer("yard-timing"):
        case "same-turn":
            return table.turn.loaded
        case "right-after":
            return table.turn.just_loaded
        case _:
            return True


def decide(table: Table, words: Sequence[str]) -> None:
    """Carries out a legal action of the turn's owner."""
    table.turn.just_loaded = False
    match words:
        case ["draw", *named] if table.phase == "draw-two":
            draw.choose(table, named)
        case ["draw", source]:
            draw.draw(table, source)
        case ["buy", *_]:
            buy.buy(table, words)
        case ["swap", partner]:
            swap.swap(table, partner)
            end.before_decision(table)
        case ["play", card]:
            bonus.play(table, card)
        case ["take", card]:
            take.take(table, card)
        case ["load", car]:
            move(table, car)
        case ["done"]:
            end.done(table)


def move(table: Table, car: str) -> None:
    """A railcar goes from the sorting yard to the train, at no cost (YM-YARD-05, YM-YARD-06)."""
    table.me.yard = box.minus(table.me.yard, car)
    buy.load(table, car)
    table.turn.moved = True
    if table.phase == "turn":
        end.before_decision(table)
