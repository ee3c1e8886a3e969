"""An engine that Yardstick can test. Fill in what is between the two lines of hash signs; the rest speaks the protocol.

Begin at level 0, where a game is played to its end: the methods of Game up to play. Then raise the level in OFFER and fill in the
next ones. What is asked and answered is described in engine/wire/README.md of Yardstick, every action in the notation of records
(yardstick play GAME shows some), the open questions of a rulebook in yardstick rules GAME --questions.
"""

import json
import sys
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


################################################################################

ENGINE = {"name": "my engine", "version": "0"}

OFFER: dict[str, Any] = {
    "game": "yardmaster",
    "seats": {"min": 2, "max": 5},
    "level": 0,
    "chance": "told",
    "offers": [],
    "reading": {},  # by open question: the option that you play, "*" if you play whichever you are told, "?" if you do not know
}


class Game:
    """A game under way."""

    def __init__(self, seats: list[str], reading: dict[str, str]) -> None:
        """Begins with set-up. A question that is not in reading has the rulebook's default. What is refused raises an Answer."""
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


################################################################################

game: Game | None = None


def respond(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """The result of a request."""
    global game
    match method:
        case "hello":
            return {"protocol": 1, "engine": ENGINE, "games": [OFFER]}
        case "new":
            if params["game"] != OFFER["game"] or "position" in params or "components" in params:
                raise Unsupported(f"this engine plays {OFFER['game']} from set-up, with the game's own components")
            game = None
            game = Game(params["seats"], params["reading"])
            return standing(game)
        case "play" if game is not None:
            game.play(params["actor"], params["action"])
            return standing(game)
        case "ping" | "bye":
            return {}
    raise Unsupported(f"there is no {method} now")


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
    return result


def main() -> None:
    """Answers each line with a line, until bye or the end of the input."""
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            answer["result"] = respond(request["method"], request.get("params", {}))
        except Answer as why:
            answer["error"] = {"code": why.code, "message": str(why), "data": why.data}
        except Exception as fault:
            answer["error"] = {"code": 5, "message": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(answer), flush=True)
        if request["method"] == "bye":
            break


if __name__ == "__main__":
    main()
