"""Buying a railcar: payments, the purchase, the refill, loading (YM-BUY, YM-XCH, YM-LOAD, YM-YARD-01)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from . import box, end
from .table import Table


@dataclass(frozen=True)
class Terms:
    """On which terms a purchase is made: the bonus cards that serve it."""

    pay_less: int = 0
    one_to_one: bool = False
    using: str = ""  # how the purchase names them (only under YM-R-purchase-bonus-timing "chosen-purchase")


def purchases(table: Table) -> Iterator[str]:
    """Every purchase that is possible, if there is an action left for it."""
    for car in dict.fromkeys(filter(None, table.arrival)):
        for terms in choices(table, car):
            for payment in payments(table, car, terms):
                yield f"buy {car} pay {payment}{terms.using}"


def choices(table: Table, car: str) -> Iterator[Terms]:
    """The terms on which a railcar can be bought: the bonus cards waiting, or which of them the buyer chooses."""
    turn = table.turn
    if table.answer("purchase-bonus-timing") != "chosen-purchase":
        yield Terms(turn.pay_less, bool(turn.one_to_one))
        return
    for pay_less in range(min(turn.pay_less, box.VALUE_OF[car]) + 1):
        for one_to_one in (False, True)[: 1 + bool(turn.one_to_one)]:
            named = [f"pay-1-less*{pay_less}"] * bool(pay_less) + ["exchange-1-1*1"] * one_to_one
            yield Terms(pay_less, one_to_one, " using " + " ".join(named) if named else "")


def payments(table: Table, car: str, terms: Terms) -> Iterator[str]:
    """Every way to pay for a railcar from the hand of the turn's owner, in every order of the cards.

    The price is the railcar's value less one for each Pay 1 Less (YM-BUY-04, YM-CARD-04, YM-CARD-06). Cards of the
    type on the token stand for others two for one (YM-XCH-02, YM-XCH-05), under Exchange 1:1 one for one (YM-CARD-11).
    """
    price = max(0, box.VALUE_OF[car] - terms.pay_less)
    own, wild = box.TYPE_OF[car], wild_type(table, terms)
    hand = table.me.hand
    rate = 1 if terms.one_to_one else 2
    for exchanged in range(most_exchanged(table, own, wild, price, terms) + 1):
        if hand.get(own, 0) >= price - exchanged and hand.get(wild, 0) >= rate * exchanged:
            yield from orders(own, price - exchanged, wild, rate * exchanged)


def wild_type(table: Table, terms: Terms) -> str:
    """The type of the token that counts in a purchase (YM-R-one-to-one-token)."""
    if terms.one_to_one and table.answer("one-to-one-token") == "at-play":
        return table.turn.one_to_one[0]
    return table.me.token


def most_exchanged(table: Table, own: str, wild: str, price: int, terms: Terms) -> int:
    """For how many cards of the price cards of the token's type may stand at most."""
    if own == wild:
        return 0  # YM-XCH-03
    if terms.pay_less and table.answer("pay-less-with-token") == "own-type-only":
        return 0
    if not terms.one_to_one and table.answer("exchange-count") == "once":
        return min(price, 1)
    return price


@lru_cache(maxsize=None)
def orders(own: str, owns: int, wild: str, wilds: int) -> tuple[str, ...]:
    """The orders in which cards of two types can be laid down, each written in runs (YM-XCH-06)."""
    length = owns + wilds
    if length == 0:
        return ("nothing",)
    rows = ([wild if place in places else own for place in range(length)] for places in combinations(range(length), wilds))
    return tuple(runs(row) for row in rows)


def runs(row: list[str]) -> str:
    """Cards in a row as records write them: coal*2 livestock*2."""
    merged: list[tuple[str, int]] = []
    for kind in row:
        if merged and merged[-1][0] == kind:
            merged[-1] = (kind, merged[-1][1] + 1)
        else:
            merged.append((kind, 1))
    return " ".join(f"{kind}*{count}" for kind, count in merged)


def buy(table: Table, words: list[str]) -> None:
    """A purchase: buy CAR pay PAYMENT [using CARDS] (YM-BUY-01 to YM-BUY-07)."""
    car = words[1]
    split = words.index("using") if "using" in words else len(words)
    for run in words[3:split]:
        if run != "nothing":
            pay(table, run)
    serve(table, words[split + 1 :])
    table.turn.used += 1
    table.gap = table.arrival.index(car)
    table.arrival = set_place(table.arrival, table.gap, "")
    table.bought = car
    if table.answer("refill-order") == "load-first":
        place_bought(table)
    if table.phase == "over":
        table.gap = -1
    elif table.railcars:
        table.phase = "refill"
    else:
        refilled(table)


def pay(table: Table, run: str) -> None:
    """Cards of one type go from the hand to the discard pile (YM-BUY-05)."""
    kind, _, count = run.rpartition("*")
    table.me.hand = box.minus(table.me.hand, kind, int(count))
    table.discards += (kind,) * int(count)


def serve(table: Table, using: list[str]) -> None:
    """The bonus cards that served the purchase wait no longer (YM-CARD-05, YM-CARD-12)."""
    turn = table.turn
    if table.answer("purchase-bonus-timing") != "chosen-purchase":
        turn.one_to_one_spent |= bool(turn.one_to_one)
        turn.pay_less, turn.one_to_one = 0, ()
        return
    for card in using:
        kind, _, count = card.rpartition("*")
        if kind == "pay-1-less":
            turn.pay_less -= int(count)
        else:
            turn.one_to_one_spent = True
            turn.one_to_one = turn.one_to_one[1:]


def refill(table: Table, car: str) -> None:
    """The gap in the arrival yard is filled (YM-BUY-07, YM-BUY-08)."""
    table.railcars = box.minus(table.railcars, car)
    table.arrival = set_place(table.arrival, table.gap, car)
    refilled(table)


def refilled(table: Table) -> None:
    """The purchase is finished; without railcars in the draw pile the gap stays (YM-R-railcars-run-out)."""
    table.gap = -1
    table.phase = "turn"
    if table.bought:
        place_bought(table)
    if table.phase == "turn":
        end.before_decision(table)


def place_bought(table: Table) -> None:
    """The railcar is loaded if it fits, else it goes to the sorting yard; neither is a choice (YM-LOAD-06, YM-YARD-01)."""
    car, table.bought = table.bought, ""
    if table.me.fits(car):
        load(table, car)
        table.turn.moved = False
    else:
        table.me.yard = box.plus(table.me.yard, car)


def load(table: Table, car: str) -> None:
    """A railcar joins the train at its end (YM-LOAD-01, YM-LOAD-03)."""
    table.me.train += (car,)
    table.turn.loaded = table.turn.just_loaded = True
    end.check_goal(table)


def set_place(places: tuple[str, ...], place: int, car: str) -> tuple[str, ...]:
    return places[:place] + (car,) + places[place + 1 :]
