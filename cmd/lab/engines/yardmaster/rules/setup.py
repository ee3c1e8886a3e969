"""Set-up, decision by decision of chance (YM-SETUP-04 to YM-SETUP-20).

The arrival yard, the exchange rate tokens by seat, the cards of each player by seat,
the first discard, the start player. What comes next follows from what is not
there yet.
"""

from collections.abc import Sequence

from . import box, end
from .questions import Reading
from .table import Player, Table


def begin(names: Sequence[str], reading: Reading) -> Table:
    """The table before anything is dealt."""
    return Table(
        reading=reading,
        players=[Player(name) for name in names],
        railcars=box.railcars(reading["railcar-values"]),
    )


def outcomes(table: Table) -> dict[str, int]:
    """What chance may decide next, with the weight of each."""
    if "" in table.arrival:
        return {f"arrival {car}": n for car, n in table.railcars.items()}
    for player in table.players:
        if not player.token:
            return {f"token {player.name} {kind}": 1 for kind in table.centre}
    for player in table.players:
        if sum(player.hand.values()) < table.edition.hand:
            return {f"deal {player.name} {card}": n for card, n in table.cargo.items()}
    if not table.discards:
        return {f"first-discard {card}": n for card, n in table.cargo.items()}
    starters = table.players[:1] if table.answer("start-player") == "first-seat" else table.players
    return {f"start {player.name}": 1 for player in starters}


def decide(table: Table, words: Sequence[str]) -> None:
    """Carries out a decision of chance."""
    match words:
        case ["arrival", car]:
            arrive(table, car)
        case ["token", name, kind]:
            table.players[table.seat(name)].token = kind
            table.centre = tuple(other for other in table.centre if other != kind)
        case ["deal", name, card]:
            player = table.players[table.seat(name)]
            table.cargo = box.minus(table.cargo, card)
            player.hand = box.plus(player.hand, card)
        case ["first-discard", card]:
            first_discard(table, card)
        case ["start", name]:
            start(table, table.seat(name))


def arrive(table: Table, car: str) -> None:
    """The next place of the arrival yard is filled (YM-SETUP-05, YM-SETUP-22)."""
    place = table.arrival.index("")
    table.railcars = box.minus(table.railcars, car)
    table.arrival = table.arrival[:place] + (car,) + table.arrival[place + 1 :]


def first_discard(table: Table, card: str) -> None:
    """A card is turned over (YM-SETUP-12); under YM-R-first-discard-bonus "replace" a bonus card goes back."""
    if card in box.BONUSES and table.answer("first-discard-bonus") == "replace":
        return
    table.cargo = box.minus(table.cargo, card)
    table.discard(card)


def start(table: Table, seat: int) -> None:
    """The start player has turn 1, the neighbour on the right the Yardmaster token (YM-SETUP-13 to YM-SETUP-16).

    In the prototype the start player has it (YM-SETUP-21).
    """
    table.start = seat
    table.holder = seat if table.answer("edition") == "prototype" else (seat - 1) % len(table.players)
    table.face_up = True
    end.begin_turn(table, seat)
