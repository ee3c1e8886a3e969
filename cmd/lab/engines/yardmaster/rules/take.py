"""Take 1 Discarded, which lies on top of the discard pile while it is carried out (YM-CARD-08, YM-CARD-09)."""

from . import box, end
from .table import Table


def begin(table: Table) -> None:
    """A card of the discard pile is chosen, if one can be taken."""
    if places(table):
        table.phase = "take-one"
    else:
        finish(table)


def listed(table: Table) -> list[str]:
    """Every kind of card that can be taken."""
    found = places(table)
    return [f"take {card}" for card in box.CARDS if card in found]


def places(table: Table) -> dict[str, int]:
    """The place of the uppermost copy of each kind that can be taken."""
    found: dict[str, int] = {}
    for place in range(len(table.discards) - 1, -1, -1):
        if may_take(table, place):
            found.setdefault(table.discards[place], place)
    return found


def may_take(table: Table, place: int) -> bool:
    """Whether a card may be taken, by the answers (YM-R-take-bonus, YM-R-take-itself, YM-R-take-repeat)."""
    if table.discards[place] in box.TYPES:
        return True
    if table.answer("take-bonus") == "never-bonus" or place in table.played:
        return False
    itself = place == len(table.discards) - 1
    return not itself or table.answer("take-itself") == "itself-too"


def take(table: Table, card: str) -> None:
    """The card goes to the hand; a bonus card may have to wait there (YM-R-take-then-play)."""
    table.pick(places(table)[card])
    table.me.hand = box.plus(table.me.hand, card)
    if card in box.BONUSES and table.answer("take-then-play") == "next-turn":
        table.turn.taken = box.plus(table.turn.taken, card)
    finish(table)


def finish(table: Table) -> None:
    """The turn goes on."""
    table.phase = "turn"
    end.before_decision(table)
