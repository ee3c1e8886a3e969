"""Bonus cards: which may be played, and what each of them does (YM-BONUS, YM-CARD)."""

from collections.abc import Callable, Iterator

from . import box, buy, draw, end, take
from .table import Table

FOR_PURCHASE = ("pay-1-less", "exchange-1-1")


def plays(table: Table) -> Iterator[str]:
    """Every bonus card that may be played now."""
    if table.actions_left <= 0 and table.answer("bonus-after-last-action") == "turn-is-over":
        return
    for card in box.BONUSES:
        if ready(table, card) > 0 and may_play(table, card):
            yield f"play {card}"


def ready(table: Table, card: str) -> int:
    """How many copies in hand do not have to wait (YM-BONUS-06)."""
    turn = table.turn
    return table.me.hand.get(card, 0) - turn.waiting.get(card, 0) - turn.taken.get(card, 0)


def may_play(table: Table, card: str) -> bool:
    """Whether the answers to the open questions allow a card that is in hand."""
    if card in FOR_PURCHASE:
        return stacks(table, card) and (
            purchase_follows(table, card)
            if table.answer("purchase-bonus-timing") == "purchase-at-once"
            else has_effect(table, card)
        )
    return not owing(table) and has_effect(table, card)


def stacks(table: Table, card: str) -> bool:
    """Whether a card may wait for a purchase beside those that do (YM-R-bonus-stack)."""
    waiting = {"pay-1-less": table.turn.pay_less, "exchange-1-1": len(table.turn.one_to_one)}
    match table.answer("bonus-stack"):
        case "one-per-purchase":
            return not any(waiting.values())
        case "one-of-a-kind":
            return not waiting[card]
        case _:
            return True


def owing(table: Table) -> bool:
    """Whether a purchase has to come first (YM-R-purchase-bonus-timing "purchase-at-once")."""
    waits = table.turn.pay_less > 0 or bool(table.turn.one_to_one)
    return waits and table.answer("purchase-bonus-timing") == "purchase-at-once"


def purchase_follows(table: Table, card: str) -> bool:
    """Whether something could be bought if the card were played."""
    if table.actions_left <= 0:
        return False
    after = table.copy()
    play(after, card)
    return next(buy.purchases(after), None) is not None


def has_effect(table: Table, card: str) -> bool:
    """Whether a card that is played would do something, where that is asked (YM-R-empty-bonus-play)."""
    if table.answer("empty-bonus-play") == "allowed":
        return True
    if card in FOR_PURCHASE:
        return table.actions_left > 0 and any(table.arrival)
    if card == "plus-1-action":
        return True
    after = table.copy()
    play(after, card)
    return after.phase != "turn"


def play(table: Table, card: str) -> None:
    """The card goes on top of the discard pile, then its effect takes place (YM-BONUS-03, YM-BONUS-08)."""
    table.me.hand = box.minus(table.me.hand, card)
    table.discard(card)
    if table.answer("take-repeat") == "not-played-this-turn":
        table.played += (len(table.discards) - 1,)
    EFFECTS[card](table)


def plus_action(table: Table) -> None:
    """One more action; what was drawn as the last action was not the last then (YM-CARD-10, YM-R-last-action-shift)."""
    table.turn.allowed += 1
    if table.answer("last-action-shift") == "unlocks":
        table.turn.waiting = {}
    end.before_decision(table)


def pay_less(table: Table) -> None:
    """A purchase of this turn costs one card less (YM-CARD-04)."""
    table.turn.pay_less += 1
    end.before_decision(table)


def one_to_one(table: Table) -> None:
    """In a purchase of this turn, the token's type stands for any, card for card (YM-CARD-11)."""
    table.turn.one_to_one += (table.me.token,)
    end.before_decision(table)


EFFECTS: dict[str, Callable[[Table], None]] = {
    "draw-2": draw.begin_two,
    "pay-1-less": pay_less,
    "take-1-discarded": take.begin,
    "plus-1-action": plus_action,
    "exchange-1-1": one_to_one,
}
