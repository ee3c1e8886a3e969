"""An engine that Yardstick can test. Fill in what is between the two lines of hash signs; the rest speaks the protocol.

Begin at level 0, where a game is played to its end: the methods of Game up to play. Then raise the level in OFFER and fill in the
next ones. What is asked and answered is described in engine/wire/README.md of Yardstick, every action in the notation of records
(yardstick play GAME shows some), the open questions of a rulebook in yardstick rules GAME --questions.
"""

import json
import sys
import traceback
from typing import Any


class Answer(Exception):
    """An answer that is no result."""

    code, data = 5, {}


class Illegal(Answer):
    """The action is one of the game, and not allowed now. Illegal("why") will do; from level 3 set data = {"clause": "..."}."""

    code = 1


class NotUnderstood(Answer):
    """The text is no action of the game, or there is no such seat."""

    code = 2


class Refused(Answer):
    """The set-up breaks a rule."""

    code = 3


class Unsupported(Answer):
    """This engine does not do that."""

    code = 4


class Misplaced(Answer):
    """The request is out of place: nothing to play on, nothing to take back."""

    code = -32600


class NoMethod(Answer):
    """There is no such request."""

    code = -32601


################################################################################

ENGINE = {"name": "my engine", "version": "0"}

OFFER: dict[str, Any] = {
    "game": "yardmaster",
    "seats": {"min": 2, "max": 5},
    "level": 0,
    "chance": "told",  # or "own": you roll the dice, and say what in rolled
    "offers": ["undo"],  # more: "start" and "position", see below; "undo" plays the game anew, which needs nothing of yours
    # By open question: the option that you play, "*" if you play whichever you are told in reading, "?" if you do not know. A question that
    # is not here is as one with "?", and conform finds out what you play: with {} all of them. yardstick rules yardmaster --questions lists
    # the questions.
    "reading": {},
}


class Game:
    """A game under way."""

    def __init__(self, seats: list[str], reading: dict[str, str], position: dict[str, Any] | None = None) -> None:
        """Begins with set-up. A question that is not in reading has the rulebook's default. What is refused raises an Answer.

        If you offer "start", it may have to begin at a position, a document as yardstick schema position-yardmaster describes it.
        """
        raise Unsupported("Game is still to be filled in")

    def actor(self) -> str:
        """The seat that decides, "chance", or "" when the game is over."""
        raise NotImplementedError

    def play(self, actor: str, action: str) -> None:
        """Carries out a decision. What is refused raises an Answer and changes nothing."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Level 1: the scores, in the order of the seats."""
        raise NotImplementedError

    def winners(self) -> list[str]:
        """Level 1: who has won; nobody while the game goes on."""
        raise NotImplementedError

    def legal(self) -> dict[str, int]:
        """Level 2: every legal action of the actor; the weight of each if chance decides, else any number."""
        raise NotImplementedError

    def position(self, seat: str | None) -> dict[str, Any]:
        """If you offer "position": the whole position as a document; if you offer "views", also what a seat sees, or "chance", an onlooker."""
        raise NotImplementedError

    def rolled(self) -> list[str]:
        """If chance is "own": what chance has decided since the last decision of a seat, in order."""
        raise NotImplementedError


################################################################################

game: Game | None = None
start: tuple[Any, ...] = ()
played: list[tuple[str, str]] = []  # what undo plays anew


def respond(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """The result of a request."""
    global game, start
    match method:
        case "hello":
            return {"protocol": 1, "engine": ENGINE, "games": [OFFER]}
        case "new":
            if params["game"] != OFFER["game"] or "components" in params:
                raise Unsupported(f"this engine plays {OFFER['game']}, with the game's own components")
            if "position" in params and "start" not in OFFER["offers"]:
                raise Unsupported("this engine begins with set-up")
            game = None
            start = (params["seats"], params["reading"], *([params["position"]] if "position" in params else []))
            game = Game(*start)
            played.clear()
            return standing(game)
        case "play" | "position" | "undo" if game is None:
            raise Misplaced("no game has begun: ask for a new one first")
        case "play":
            game.play(params["actor"], params["action"])
            played.append((params["actor"], params["action"]))
            return standing(game)
        case "position":
            if ("views" if "seat" in params else "position") not in OFFER["offers"]:
                raise Unsupported("this engine does not show such a position")
            return {"position": game.position(params.get("seat"))}
        case "undo":
            return undo()
        case "ping" | "bye":
            return {}
    raise NoMethod(f"there is no method {method}")


def undo() -> dict[str, Any]:
    """Takes back the last decision, by playing the others anew: what chance decided by itself would come otherwise."""
    global game
    if "undo" not in OFFER["offers"] or OFFER["chance"] == "own":
        raise Unsupported("this engine takes nothing back")
    if not played:
        raise Misplaced("there is nothing to take back")
    played.pop()
    game = Game(*start)
    for actor, action in played:
        game.play(actor, action)
    return standing(game)


def standing(game: Game) -> dict[str, Any]:
    """How the game stands, as far as the level goes."""
    result: dict[str, Any] = {"actor": game.actor()}
    if OFFER["level"] >= 1:
        result |= {"scores": game.scores(), "winners": game.winners()}
    if OFFER["level"] >= 2:
        legal = game.legal() if game.actor() else {}
        result["legal"] = list(legal)
        if game.actor() == "chance":
            result["odds"] = list(legal.values())
    if OFFER["chance"] == "own":
        result["rolled"] = game.rolled()
    return result


def place(fault: Exception) -> str:
    """Where something went wrong, and what; the whole of it goes to standard error."""
    traceback.print_exception(fault)
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {fault}, in line {last.lineno}, {last.name}: {last.line}"


def main() -> None:
    """Answers each line with a line, until bye or the end of the input."""
    for line in sys.stdin:
        answer: dict[str, Any] = {"jsonrpc": "2.0", "id": None}
        request: dict[str, Any] = {"method": ""}
        try:
            request = json.loads(line)
            answer["id"] = request["id"]
        except ValueError:
            answer["error"] = {"code": -32700, "message": "this line is not JSON"}
            print(json.dumps(answer), flush=True)
            continue
        try:
            answer["result"] = respond(request["method"], request.get("params", {}))
        except Answer as why:
            answer["error"] = {"code": why.code, "message": str(why), "data": why.data}
        except Exception as fault:
            answer["error"] = {"code": 5, "message": place(fault)}
        print(json.dumps(answer), flush=True)
        if request["method"] == "bye":
            break


if __name__ == "__main__":
    main()
