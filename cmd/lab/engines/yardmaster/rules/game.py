"""A game from its first decision to its last."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from . import box, buy, draw, setup, turn
from .table import CHANCE, Table


class Moment:
    """A position with what can be decided in it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def actor(self) -> str:
        """Who decides: a player, chance, or nobody."""
        return self.table.actor

    @cached_property
    def outcomes(self) -> Mapping[str, int]:
        """What chance may decide, with the weight of each: the copies of a card in the pile that it comes from."""
        match self.table.phase:
            case "set-up":
                return setup.outcomes(self.table)
            case "drawn-card":
                return {f"draw {card}": n for card, n in self.table.cargo.items()}
            case "refill":
                return {f"refill {car}": n for car, n in self.table.railcars.items()}
            case _:
                return {}

    @cached_property
    def legal(self) -> Sequence[str]:
        """Every legal action of the actor."""
        if self.actor in ("", CHANCE):
            return list(self.outcomes)
        return turn.listed(self.table)

    @property
    def odds(self) -> Sequence[int]:
        """The weights of the legal actions, if chance decides."""
        return list(self.outcomes.values())

    @property
    def scores(self) -> list[int]:
        """The score of each player, by seat (YM-WIN-03)."""
        return [box.score(player.train) for player in self.table.players]

    def after(self, action: str) -> "Moment":
        """The moment after a legal action."""
        table = self.table.copy()
        words = action.split(" ")
        match table.phase:
            case "set-up":
                setup.decide(table, words)
            case "drawn-card":
                draw.drawn(table, words[1])
            case "refill":
                buy.refill(table, words[1])
            case _:
                turn.decide(table, words)
        return Moment(table)
