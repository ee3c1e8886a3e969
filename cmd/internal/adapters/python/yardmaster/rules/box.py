"""What is in the box: types, railcars, cargo cards, and the numbers of play (YM-CONT, YM-GOAL).

Everything is called what records call it: a railcar "coal-3", a cargo card
"coal" or "draw-2", an exchange rate token "coal".
"""

from collections.abc import Iterable, Mapping

Bag = Mapping[str, int]
"""How many there are of each kind, without those of which there are none. Never changed: a new one takes its place."""

TYPES = ("coal", "livestock", "oil", "timber", "automobile")
VALUES = (1, 2, 3, 4)
BONUSES = ("draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1")
CARDS = TYPES + BONUSES
RAILCARS = tuple(f"{kind}-{value}" for kind in TYPES for value in VALUES)

TYPE_OF = {car: car.rpartition("-")[0] for car in RAILCARS}
VALUE_OF = {car: int(car[-1]) for car in RAILCARS}

CARGO: Bag = {**dict.fromkeys(TYPES, 12), **dict.fromkeys(BONUSES, 2)}
"""YM-CONT-03 to YM-CONT-05, YM-CARD-01."""

COPIES = {
    "four-three-two-one": (4, 3, 2, 1),
    "three-three-two-two": (3, 3, 2, 2),
    "two-three-three-two": (2, 3, 3, 2),
}
"""How many railcars of each type have the value 1, 2, 3 and 4 (YM-R-railcar-values)."""

MIN_SEATS, MAX_SEATS = 2, 5  # YM-OBJ-01
YARD_SIZE = 4  # YM-SETUP-05
HAND_SIZE = 5  # YM-SETUP-10
ACTIONS = 2  # YM-TURN-01
YARDMASTER_ACTIONS = 3  # YM-ROLE-02


def railcars(distribution: str) -> Bag:
    """The railcar deck: ten of each of the five types (YM-CONT-01, YM-CONT-02)."""
    copies = COPIES[distribution]
    return {car: copies[VALUE_OF[car] - 1] for car in RAILCARS}


def goal(players: int, answer: str) -> int:
    """The point goal for a number of players (YM-GOAL-01, YM-GOAL-02, YM-R-point-goal)."""
    if answer == "twenty":
        return 20
    small, large = (18, 16) if answer == "rulebook" else (16, 18)
    return small if players <= 3 else large


def score(train: Iterable[str]) -> int:
    """A train is worth the sum of its railcars; the sorting yard is worth nothing (YM-WIN-03, YM-WIN-04)."""
    return sum(VALUE_OF[car] for car in train)


def plus(bag: Bag, kind: str, count: int = 1) -> Bag:
    """The bag with some more of a kind."""
    return {**bag, kind: bag.get(kind, 0) + count}


def minus(bag: Bag, kind: str, count: int = 1) -> Bag:
    """The bag with fewer of a kind, of which it must have as many."""
    left = bag.get(kind, 0) - count
    if left < 0:
        raise ValueError(f"{count} {kind} taken where {bag.get(kind, 0)} are")
    rest = {**bag, kind: left}
    if left == 0:
        del rest[kind]
    return rest


def bag_of(kinds: Iterable[str]) -> Bag:
    """The bag of some cards."""
    bag: dict[str, int] = {}
    for kind in kinds:
        bag[kind] = bag.get(kind, 0) + 1
    return bag
