"""What is in the box: types, railcars, cargo cards, and the numbers of play (YM-CONT, YM-GOAL).

How many there are of each stands in components.yaml, beside the rulebook.

Everything is called what records call it: a railcar "coal-3", a cargo card
"coal" or "draw-2", an exchange rate token "coal".
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

Bag = Mapping[str, int]
"""How many there are of each kind, without those of which there are none. Never changed: a new one takes its place."""

TYPES = ("coal", "livestock", "oil", "timber", "automobile")
VALUES = (1, 2, 3, 4)
BONUSES = ("draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1")
CARDS = TYPES + BONUSES
RAILCARS = tuple(f"{kind}-{value}" for kind in TYPES for value in VALUES)

TYPE_OF = {car: car.rpartition("-")[0] for car in RAILCARS}
VALUE_OF = {car: int(car[-1]) for car in RAILCARS}

FIGURES = next(
    file.read_text("utf-8")
    for folder in Path(__file__).resolve().parents
    for file in (folder / "components.yaml", folder / "engine/yardmaster/components.yaml")
    if file.exists()
)
"""The file as it lies beside this engine, or in the repository that it is in."""


def figures(pattern: str) -> list[int]:
    """The numbers at the first place in components.yaml where the pattern and then a line of the file go on with some."""
    found = re.search(pattern + r"([^\n]*)", FIGURES, re.DOTALL)
    return [int(number) for number in re.findall(r"(?:value|copies|goal): (\d+)", found[1])]


def parameter(name: str) -> int:
    return figures(rf"parameters:.*?id: {name}, ")[0]


CARGO: Bag = {card: figures(rf"\ncargo:.*?id: {card}\b.*?(?=copies:)")[0] for card in CARDS}
"""YM-CONT-03 to YM-CONT-05, YM-CARD-01."""

COPIES = {
    name: tuple(figures(rf"distributions:.*?id: {name}\n.*?each-type: ")[1::2])
    for name in ("four-three-two-one", "three-three-two-two", "two-three-three-two")
}
"""How many railcars of each type have the value 1, 2, 3 and 4 (YM-R-railcar-values)."""

MIN_SEATS, MAX_SEATS = 2, 5  # YM-OBJ-01


class Edition(NamedTuple):
    """The set-up of an edition (YM-R-edition): the sizes, and the clauses that say so."""

    yard: int
    hand: int
    yard_clause: str
    hand_clause: str


EDITIONS = {
    "printed": Edition(parameter("arrival-yard-size"), parameter("hand-at-start"), "YM-SETUP-05", "YM-SETUP-10"),
    "prototype": Edition(3, 3, "YM-SETUP-22", "YM-SETUP-23"),
}

ACTIONS = parameter("actions-per-turn")  # YM-TURN-01
YARDMASTER_ACTIONS = ACTIONS + parameter("yardmaster-extra-actions")  # YM-ROLE-02
FEW, MANY = (figures(rf"point-goal:.*?players: {n}, ")[0] for n in (2, 4))  # YM-GOAL-01, YM-GOAL-02


def railcars(distribution: str) -> Bag:
    """The railcar deck: ten of each of the five types (YM-CONT-01, YM-CONT-02)."""
    copies = COPIES[distribution]
    return {car: copies[VALUE_OF[car] - 1] for car in RAILCARS}


def goal(players: int, answer: str) -> int:
    """The point goal for a number of players (YM-GOAL-01, YM-GOAL-02, YM-R-point-goal)."""
    if answer == "twenty":
        return 20
    few, many = (MANY, FEW) if answer == "reversed" else (FEW, MANY)
    return few if players <= 3 else many


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
