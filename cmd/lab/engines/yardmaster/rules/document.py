"""Reading a position from a document (engine/yardmaster/position.schema.json), and what makes it lawful.

What a document leaves out is filled in: piles hold whatever is nowhere else, the
arrival yard is filled from the supply, tokens are dealt in the order of the
types, and everything else is as at the start of a turn.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import box, lawful
from .box import Bag
from .lawful import Unlawful
from .questions import Reading
from .table import Player, Table, Turn

PHASES = ("set-up", "turn", "drawn-card", "refill", "draw-two", "take-one", "over")
PARTS = frozenset(
    "phase turn player start yardmaster arrival-yard railcar-draw-pile railcars-left cargo-draw-pile cargo-left discard-pile "
    "discards-hidden played-this-turn centre just-bought gap counters goal-reached players winners".split()
)
PLAYER_PARTS = frozenset("name token hand cards hand-hidden train sorting-yard".split())
COUNTERS = frozenset(
    "actions-allowed actions-used loaded just-loaded moved pay-1-less exchange-1-1 exchange-1-1-spent waiting taken draws".split()
)


class Malformed(ValueError):
    """A document that cannot be read."""


def read(document: Mapping[str, Any], names: Sequence[str], reading: Reading) -> Table:
    """The position that a document describes. Raises Malformed or Unlawful."""
    check_parts(document, PARTS)
    phase = one_of(part(document, "phase", str, "turn"), PHASES, "phase")
    check_phase(document, phase)
    table = Table(reading=reading, players=[Player(name) for name in names], phase=phase)
    read_players(table, listed(document, "players", dict))
    read_turn(table, document)
    read_tokens(table, document)
    read_railcars(table, document)
    read_cargo(table, document)
    if phase != "set-up":
        table.turn = read_counters(table, part(document, "counters", dict, {}))
    table.goal_reached = part(document, "goal-reached", bool, False)
    lawful.check(table)
    if phase == "over":
        table.winners = lawful.winners(table, tuple(listed(document, "winners", str)) if "winners" in document else None)
    return table


def check_phase(document: Mapping[str, Any], phase: str) -> None:
    """Some parts are there only at some decision points."""
    if phase != "over" and listed(document, "winners", str):
        raise Malformed("winners: only a game that is over has them")
    if phase != "refill" and (part(document, "gap", int, 0) or part(document, "just-bought", str, "")):
        raise Malformed("gap, just-bought: only at the phase refill")
    if phase == "set-up" and (document.get("counters") or part(document, "turn", int, 0)):
        raise Malformed("counters, turn: no turn is in progress during set-up")
    if phase != "set-up" and part(document, "turn", int, 1) < 1:
        raise Malformed("turn: turns are numbered from 1")


def read_players(table: Table, documents: Sequence[Mapping[str, Any]]) -> None:
    for document in documents:
        check_parts(document, PLAYER_PARTS)
        seat = table.seat(part(document, "name", str, ""))
        if seat < 0:
            raise Malformed(f"players: nobody called {document.get('name')!r} plays here")
        if "cards" in document or "hand-hidden" in document:
            raise Malformed("players: a hand is hidden; a game does not begin from what a seat sees")
        player = table.players[seat]
        player.token = one_of(document["token"], box.TYPES, "token") if "token" in document else ""
        player.hand = bag(document, "hand", box.CARDS)
        player.train = tuple(one_of(car, box.RAILCARS, "train") for car in listed(document, "train", str))
        player.yard = bag(document, "sorting-yard", box.RAILCARS)


def read_turn(table: Table, document: Mapping[str, Any]) -> None:
    """Whose turn it is, who was the start player, and the Yardmaster token."""
    if table.phase == "set-up":
        return
    names = [player.name for player in table.players]
    table.number = part(document, "turn", int, 1)
    gone = table.number - 1  # turns that came before, one player after the other
    player, start = (part(document, name, str, "") for name in ("player", "start"))
    if start and not player:
        player = names[(table.seat(one_of(start, names, "start")) + gone) % len(names)]
    table.owner = table.seat(one_of(player or names[0], names, "player"))
    start = start or names[(table.owner - gone) % len(names)]
    table.start = table.seat(one_of(start, names, "start"))
    token = part(document, "yardmaster", dict, {})
    check_parts(token, frozenset(("holder", "side")))
    right = names[(table.owner - 1) % len(names)]
    table.holder = table.seat(one_of(part(token, "holder", str, right), names, "yardmaster"))
    table.face_up = one_of(part(token, "side", str, "up"), ("up", "down"), "yardmaster") == "up"


def read_tokens(table: Table, document: Mapping[str, Any]) -> None:
    """The exchange rate tokens (YM-XCH-01, YM-SETUP-08)."""
    dealt = [player.token for player in table.players if player.token]
    if len(set(dealt)) < len(dealt):
        raise Unlawful("YM-XCH-01", "there is one exchange rate token of each type")
    left = [kind for kind in box.TYPES if kind not in dealt]
    if table.phase != "set-up":
        named = listed(document, "centre", str)
        spare = iter([kind for kind in left if kind not in named])
        for player in table.players:
            player.token = player.token or next(spare, "")
        left = [kind for kind in box.TYPES if kind not in {player.token for player in table.players}]
    if set(listed(document, "centre", str)) & set(dealt):
        raise Unlawful("YM-XCH-01", "there is one exchange rate token of each type")
    if "centre" in document and sorted(listed(document, "centre", str)) != sorted(left):
        raise Unlawful("YM-SETUP-08", "the tokens that no player has lie in the centre")
    table.centre = tuple(left)


def read_railcars(table: Table, document: Mapping[str, Any]) -> None:
    """Arrival yard, railcar draw pile, and a railcar being bought."""
    places = [one_of(car, ("", *box.RAILCARS), "arrival-yard") for car in listed(document, "arrival-yard", str)]
    edition = table.edition
    if len(places) > edition.yard:
        raise Unlawful(edition.yard_clause, f"the arrival yard has {edition.yard} places")
    table.bought = one_of(part(document, "just-bought", str, ""), ("", *box.RAILCARS), "just-bought")
    table.gap = part(document, "gap", int, 0) - 1
    lying = [*filter(None, (*places, table.bought)), *lawful.on_rails(table)]
    supply = dict(rest(box.railcars(table.answer("railcar-values")), lying, "YM-CONT-02"))
    while len(places) < edition.yard:
        car = "" if table.phase == "set-up" else next((car for car in box.RAILCARS if supply.get(car)), "")
        places.append(car)
        if car:
            supply[car] -= 1
    table.arrival = tuple(places)
    table.railcars = pile(document, "railcar-draw-pile", box.RAILCARS, {car: n for car, n in supply.items() if n}, "YM-CONT-02")
    check_size(document, "railcars-left", table.railcars)


def read_cargo(table: Table, document: Mapping[str, Any]) -> None:
    """Discard pile and cargo draw pile."""
    discards = [one_of(card, box.CARDS, "discard-pile") for card in listed(document, "discard-pile", str)]
    hands = [card for player in table.players for card, n in player.hand.items() for _ in range(n)]
    supply = rest(box.CARGO, [card for card in hands + discards if card in box.BONUSES], "YM-CARD-01")
    supply = rest(supply, [card for card in hands + discards if card in box.TYPES], "YM-CONT-04")
    if "discard-pile" not in document and table.phase != "set-up":
        first = next((kind for kind in reversed(box.TYPES) if kind in supply), None)
        if first:
            discards, supply = [first], box.minus(supply, first)
    if "discards-hidden" in document:
        raise Malformed("discards-hidden: a game does not begin from what a seat sees")
    table.discards = tuple(discards)
    table.cargo = pile(document, "cargo-draw-pile", box.CARDS, supply, "YM-CONT-04")
    check_size(document, "cargo-left", table.cargo)
    played = listed(document, "played-this-turn", int)
    if any(not 0 <= place < len(discards) or discards[place] not in box.BONUSES for place in played):
        raise Malformed("played-this-turn: places of bonus cards in the discard pile, from 0")
    table.played = tuple(sorted(set(played)))


def read_counters(table: Table, document: Mapping[str, Any]) -> Turn:
    """The turn in progress."""
    check_parts(document, COUNTERS)
    if part(document, "draws", int, 0) and table.phase not in ("drawn-card", "draw-two"):
        raise Malformed("counters: draws: only at the phases drawn-card and draw-two")
    normal = lawful.allowance(table)
    turn = Turn(
        allowed=part(document, "actions-allowed", int, normal),
        used=part(document, "actions-used", int, 0),
        loaded=part(document, "loaded", bool, False),
        just_loaded=part(document, "just-loaded", bool, False),
        moved=part(document, "moved", bool, False),
        draws=part(document, "draws", int, 2 if table.phase == "draw-two" else 0),
        pay_less=part(document, "pay-1-less", int, 0),
        one_to_one=tuple(one_of(kind, box.TYPES, "exchange-1-1") for kind in listed(document, "exchange-1-1", str)),
        one_to_one_spent=part(document, "exchange-1-1-spent", bool, False),
        waiting=bag(document, "waiting", box.BONUSES),
        taken=bag(document, "taken", box.BONUSES),
    )
    for card in box.BONUSES:
        if turn.waiting.get(card, 0) + turn.taken.get(card, 0) > table.me.hand.get(card, 0):
            raise Malformed(f"counters: more {card} wait than are in hand")
    return turn


# Parts of documents.


def check_parts(document: Mapping[str, Any], known: frozenset[str]) -> None:
    if unknown := sorted(set(document) - known):
        raise Malformed(f"there is no part called {unknown[0]!r}")


def part(document: Mapping[str, Any], name: str, kind: type, default: Any) -> Any:
    """A part of a kind, or what holds without it."""
    value = document.get(name)
    if value is None:
        return default
    if type(value) is not kind:
        raise Malformed(f"{name} is no {kind.__name__}")
    if kind is int and not 0 <= value < 10**9:
        raise Malformed(f"{name} is out of range")
    return value


def listed(document: Mapping[str, Any], name: str, kind: type) -> list[Any]:
    """A list of one kind."""
    values = part(document, name, list, [])
    if any(type(value) is not kind for value in values):
        raise Malformed(f"{name} is a list of {kind.__name__}")
    return values


def one_of(value: str, known: Iterable[str], name: str) -> str:
    if value not in known:
        raise Malformed(f"{name}: {value!r} is none of {', '.join(known)}")
    return value


def bag(document: Mapping[str, Any], name: str, known: Sequence[str]) -> Bag:
    """How many there are of each kind."""
    counts = part(document, name, dict, {})
    for kind, count in counts.items():
        one_of(kind, known, name)
        if type(count) is not int or not 0 <= count < 1000:
            raise Malformed(f"{name}: how many {kind} is a whole number")
    return {kind: count for kind, count in counts.items() if count}


def rest(whole: Bag, placed: Iterable[str], clause: str) -> Bag:
    """What is in no other place."""
    left = dict(whole)
    for kind in placed:
        left[kind] = left.get(kind, 0) - 1
        if left[kind] < 0:
            raise Unlawful(clause, f"more {kind} are placed than the game has")
    return {kind: n for kind, n in left.items() if n}


def pile(document: Mapping[str, Any], name: str, known: Sequence[str], left: Bag, clause: str) -> Bag:
    """A draw pile, which holds exactly what is in no other place."""
    if name in document and bag(document, name, known) != left:
        raise Unlawful(clause, f"{name} does not hold what is in no other place")
    return left


def check_size(document: Mapping[str, Any], name: str, held: Bag) -> None:
    if name in document and part(document, name, int, 0) != sum(held.values()):
        raise Malformed(f"{name}: {sum(held.values())} are in no other place")
