"""The table: everything that a position of the game consists of."""

from dataclasses import dataclass, field
from typing import TypeVar

from . import box
from .box import Bag
from .questions import Reading

CHANCE = "chance"


@dataclass
class Player:
    """What lies before one player."""

    name: str
    token: str = ""  # the type on the exchange rate token, "" before it is dealt (YM-SWAP-05)
    hand: Bag = field(default_factory=dict)
    train: tuple[str, ...] = ()  # from the engine to the last railcar (YM-LOAD-03)
    yard: Bag = field(default_factory=dict)  # the sorting yard (YM-YARD-02)

    def fits(self, car: str) -> bool:
        """Whether a railcar can be added to the train now (YM-LOAD-01, YM-LOAD-04)."""
        if not self.train:
            return True
        last = self.train[-1]
        return box.TYPE_OF[car] == box.TYPE_OF[last] or box.VALUE_OF[car] == box.VALUE_OF[last]


@dataclass
class Turn:
    """The counters of the turn in progress; each turn begins with new ones."""

    allowed: int = 0  # actions, with those of Plus 1 Action
    used: int = 0
    loaded: bool = False  # something was loaded this turn
    just_loaded: bool = False  # the last decision loaded something
    moved: bool = False  # the last loading was a move from the sorting yard
    draws: int = 0  # cards that a Draw 2 still brings, the one being drawn included
    pay_less: int = 0  # Pay 1 Less waiting for a purchase
    one_to_one: tuple[str, ...] = ()  # for each Exchange 1:1 waiting: its player's token when it was played
    one_to_one_spent: bool = False  # one of them served an earlier purchase of this turn
    waiting: Bag = field(default_factory=dict)  # bonus cards in hand, drawn with no action left (YM-BONUS-06)
    taken: Bag = field(default_factory=dict)  # bonus cards in hand, taken, that have to wait (YM-R-take-then-play)


@dataclass
class Table:
    """A position. The rules change a copy of it; bags and tuples in it are shared between copies and never changed."""

    reading: Reading
    players: list[Player]
    phase: str = "set-up"  # set-up, turn, drawn-card, refill, draw-two, take-one or over
    railcars: Bag = field(default_factory=dict)  # the railcar draw pile
    arrival: tuple[str, ...] = ()  # "" is a gap
    cargo: Bag = field(default_factory=lambda: box.CARGO)  # the cargo draw pile
    discards: tuple[str, ...] = ()  # from bottom to top
    played: tuple[int, ...] = ()  # places in discards of bonus cards played this turn (YM-R-take-repeat)
    centre: tuple[str, ...] = box.TYPES  # exchange rate tokens in the centre
    holder: int = -1  # of the Yardmaster token; -1 before there is a start player
    face_up: bool = True
    number: int = 0  # of the turn, from 1
    owner: int = -1  # whose turn it is
    start: int = -1
    turn: Turn = field(default_factory=Turn)
    bought: str = ""  # a railcar bought and not yet placed
    gap: int = -1  # the place in the arrival yard that is to be filled
    goal_reached: bool = False  # and played on (YM-R-win-timing)
    winners: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.arrival = self.arrival or ("",) * self.edition.yard

    @property
    def edition(self) -> box.Edition:
        """The set-up of the edition that is played."""
        return box.EDITIONS[self.reading["edition"]]

    def copy(self) -> "Table":
        """Another table that can be changed without this one."""
        other = twin(self)
        other.players = [twin(player) for player in self.players]
        other.turn = twin(self.turn)
        return other

    def answer(self, question: str) -> str:
        """How an open question is answered."""
        return self.reading[question]

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.owner]

    @property
    def actions_left(self) -> int:
        return self.turn.allowed - self.turn.used

    @property
    def actor(self) -> str:
        """Who decides: a player, chance, or nobody when the game is over."""
        if self.phase == "over":
            return ""
        if self.phase in ("set-up", "drawn-card", "refill"):
            return CHANCE
        return self.me.name

    def seat(self, name: str) -> int:
        """The seat of a player; -1 if there is none of that name."""
        return next((i for i, player in enumerate(self.players) if player.name == name), -1)

    def discard(self, card: str) -> None:
        """Lays a card on the discard pile."""
        self.discards += (card,)

    def pick(self, place: int) -> str:
        """Takes a card out of the discard pile; the others keep their order."""
        card = self.discards[place]
        self.discards = self.discards[:place] + self.discards[place + 1 :]
        self.played = tuple(p - (p > place) for p in self.played if p != place)
        return card


T = TypeVar("T")


def twin(thing: T) -> T:
    """Another of the same; copy.copy does that too, and takes ten times as long."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other
