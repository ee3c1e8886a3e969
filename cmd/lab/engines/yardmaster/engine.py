"""Yardmaster behind the wire: what is offered, and the game that is being played."""

from typing import Any

from rules import box, document, notation, position, setup
from rules.document import Malformed
from rules.game import Moment
from rules.lawful import Unlawful
from rules.questions import QUESTIONS, CannotBePlayed, Reading, UnknownAnswer, complete
from rules.refusal import refuse
from rules.table import CHANCE, Table
from wire import ILLEGAL, NO_PARAMS, NO_REQUEST, NOT_UNDERSTOOD, REFUSED, UNSUPPORTED, Answer, Params, Result, part

GAME = "yardmaster"
NAME, VERSION = "yardmaster in Python", "1"


class Yardmaster:
    """An engine that plays one game at a time. Moments are never changed, so that undo goes back to the one before."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def hello(self) -> Result:
        return {
            "engine": {"name": NAME, "version": VERSION},
            "games": [
                {
                    "game": GAME,
                    "seats": {"min": box.MIN_SEATS, "max": box.MAX_SEATS},
                    "level": 3,
                    "chance": "told",
                    "offers": ["start", "position", "views", "undo"],
                    "reading": {name: "*" if len(options) > 1 else options[0] for name, options in QUESTIONS.items()},
                }
            ],
        }

    def new(self, params: Params) -> Result:
        if part(params, "game", str) != GAME:
            raise Answer(UNSUPPORTED, f"this engine plays {GAME} only")
        if params.get("components"):
            raise Answer(UNSUPPORTED, "this engine plays with the game's own components only")
        try:
            reading = complete(part(params, "reading", dict))
        except CannotBePlayed as why:
            raise Answer(UNSUPPORTED, str(why)) from None
        except UnknownAnswer as why:
            raise Answer(NOT_UNDERSTOOD, str(why)) from None
        names = part(params, "seats", list)
        check_seats(names)
        given = part(params, "position", dict) if "position" in params else None
        self.moments = [Moment(setup.begin(names, reading) if given is None else at(given, names, reading))]
        return self.standing()

    def play(self, actor: str, action: str) -> Result:
        moment = self.now
        if actor != moment.actor or action not in moment.legal:
            raise refusal(moment.table, actor, action)
        self.moments.append(moment.after(action))
        return self.standing()

    def position(self, seat: str | None) -> Result:
        table = self.now.table
        if seat is None:
            return {"position": position.whole(table)}
        if seat != CHANCE and table.seat(seat) < 0:
            raise Answer(NOT_UNDERSTOOD, f"there is no seat {seat!r}")
        return {"position": position.view(table, seat)}

    def undo(self) -> Result:
        if len(self.moments) < 2:
            raise Answer(NO_REQUEST, "there is nothing to take back")
        self.moments.pop()
        return self.standing()

    @property
    def now(self) -> Moment:
        if not self.moments:
            raise Answer(NO_REQUEST, "no game has been begun")
        return self.moments[-1]

    def standing(self) -> Result:
        """How the game stands: who decides, scores, winners, what is legal, and the odds of chance."""
        moment = self.now
        standing: dict[str, Any] = {
            "actor": moment.actor,
            "scores": moment.scores,
            "winners": list(moment.table.winners),
            "legal": moment.legal,
        }
        if moment.actor == CHANCE:
            standing["odds"] = moment.odds
        return standing


def at(given: Params, names: list[str], reading: Reading) -> Table:
    """The position to begin at."""
    try:
        return document.read(given, names, reading)
    except Malformed as why:
        raise Answer(NOT_UNDERSTOOD, f"position: {why}") from None
    except Unlawful as why:
        raise Answer(REFUSED, f"position: {why}", clause=why.clause) from None


def refusal(table: Table, actor: str, action: str) -> Answer:
    """The answer to an action that is not legal: is it one of the game at all?"""
    names = [player.name for player in table.players]
    if actor not in (*names, CHANCE):
        return Answer(NOT_UNDERSTOOD, f"nobody called {actor!r} plays here")
    if not notation.understood(action, names):
        return Answer(NOT_UNDERSTOOD, f"{action!r} is no action of {GAME}")
    why = refuse(table, actor, action)
    question = {"question": f"YM-R-{why.question}"} if why.question else {}
    return Answer(ILLEGAL, why.why, clause=why.clause, **question)


def check_seats(names: list[Any]) -> None:
    """Two to five players with names that records can hold (YM-OBJ-01)."""
    if not all(isinstance(name, str) for name in names):
        raise Answer(NO_PARAMS, "seats are names")
    if len(set(names)) < len(names) or not all(notation.is_name(name) for name in names):
        raise Answer(NOT_UNDERSTOOD, "seats have names of their own: lower-case letters, digits and hyphens")
    if not box.MIN_SEATS <= len(names) <= box.MAX_SEATS:
        raise Answer(REFUSED, f"{len(names)} players; the game is for {box.MIN_SEATS} to {box.MAX_SEATS}", clause="YM-OBJ-01")
