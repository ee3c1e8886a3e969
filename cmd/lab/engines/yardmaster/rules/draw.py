"""Drawing cargo cards, as an action and by Draw 2 (YM-DRAW, YM-CARD-02, YM-CARD-03, YM-BONUS-06)."""

from collections.abc import Sequence

from . import box, end
from .table import Table


def listed(table: Table) -> list[str]:
    """The draws that are possible as an action (YM-DRAW-02 to YM-DRAW-05)."""
    deck = ["draw deck"] * bool(table.cargo)
    discard = bool(table.discards) and table.discards[-1] in box.TYPES
    return deck + ["draw discard"] * discard


def draw(table: Table, source: str) -> None:
    """A draw as an action (YM-DRAW-01)."""
    table.turn.used += 1
    if source == "deck":
        table.phase = "drawn-card"
    else:
        table.me.hand = box.plus(table.me.hand, table.pick(len(table.discards) - 1))
        end.before_decision(table)


def drawn(table: Table, card: str) -> None:
    """Chance has turned up the card."""
    table.cargo = box.minus(table.cargo, card)
    table.me.hand = box.plus(table.me.hand, card)
    if card in box.BONUSES and has_to_wait(table):
        table.turn.waiting = box.plus(table.turn.waiting, card)
    end.before_decision(table)
    if table.turn.draws == 0:
        table.phase = "turn"
        return
    table.turn.draws -= 1
    if table.answer("draw-two-sequence") == "one-by-one":
        go_on(table)
    else:
        carry_out(table)


def has_to_wait(table: Table) -> bool:
    """Whether a bonus card just drawn waits for its owner's next turn (YM-BONUS-06, YM-R-bonus-drawn-by-bonus)."""
    by_action = table.turn.draws == 0
    return table.actions_left <= 0 and (by_action or table.answer("bonus-drawn-by-bonus") == "waits")


# Draw 2, which lies on top of the discard pile while it is carried out.


def begin_two(table: Table) -> None:
    """Two cards are drawn (YM-CARD-02)."""
    table.turn.draws = 2
    go_on(table)


def go_on(table: Table) -> None:
    """The next card is chosen, unless there is none to be drawn or none to be had."""
    if table.turn.draws > 0 and sources(table):
        table.phase = "draw-two"
    else:
        finish(table)


def finish(table: Table) -> None:
    """The turn goes on."""
    table.turn.draws = 0
    table.phase = "turn"
    end.before_decision(table)


def sources(table: Table) -> list[str]:
    """What can be chosen between; nothing, if no card can be had (YM-R-draw-two-sequence, YM-R-draw-two-both)."""
    discards = within_reach(table.discards, table.answer("draw-two-discard"))
    singles = ["draw deck"] * bool(table.cargo) + ["draw discard"] * (discards > 0)
    pairs: list[str] = []
    if table.answer("draw-two-sequence") == "named-together":
        pairs += ["draw deck deck"] * (deck_size(table) > 1)
        pairs += ["draw deck discard"] * (bool(table.cargo) and discards > 0)
        pairs += ["draw discard discard"] * (discards > 1)
    if singles and table.answer("draw-two-both") == "may-stop":
        return pairs + singles + ["draw nothing"]
    return pairs or singles


def deck_size(table: Table) -> int:
    """How many cards can be drawn from the deck, with those that fill it when it becomes empty (YM-R-cargo-runs-out)."""
    size = sum(table.cargo.values())
    if size > 0 and table.answer("cargo-runs-out") == "at-once":
        size += len(end.reshuffled(table))
    return size


def within_reach(discards: tuple[str, ...], answer: str) -> int:
    """How many cards of the discard pile Draw 2 could take one after the other, up to two."""
    count = 0
    while count < 2 and (place := beneath(discards, answer)) >= 0:
        discards = discards[:place] + discards[place + 1 :]
        count += 1
    return count


def beneath(discards: tuple[str, ...], answer: str) -> int:
    """The place of the card that Draw 2 may take from the discard pile, -1 if there is none (YM-R-draw-two-discard)."""
    top = len(discards) - 1
    if answer == "card-beneath":
        return top - 1 if top > 0 and discards[top - 1] in box.TYPES else -1
    if answer == "topmost-cargo":
        return next((place for place in range(top, -1, -1) if discards[place] in box.TYPES), -1)
    return -1


def choose(table: Table, named: Sequence[str]) -> None:
    """The player names a source, or both at once; what comes from the discard pile is taken first."""
    for _ in range(named.count("discard")):
        place = beneath(table.discards, table.answer("draw-two-discard"))
        table.me.hand = box.plus(table.me.hand, table.pick(place))
    if table.answer("draw-two-sequence") == "named-together":
        table.turn.draws = named.count("deck")
        carry_out(table)
    elif "deck" in named:
        table.phase = "drawn-card"
    else:
        table.turn.draws = 0 if "nothing" in named else table.turn.draws - 1
        go_on(table)


def carry_out(table: Table) -> None:
    """What was named is drawn from the deck, card by card."""
    if table.turn.draws > 0 and table.cargo:
        table.phase = "drawn-card"
    else:
        finish(table)
