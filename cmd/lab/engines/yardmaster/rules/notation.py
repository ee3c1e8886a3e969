"""How actions are written: what is an action of the game at all, whether or not it is legal now."""

import re
from collections.abc import Sequence

from . import box
from .table import CHANCE

CAR = "|".join(box.RAILCARS)
TYPE = "|".join(box.TYPES)
BONUS = "|".join(box.BONUSES)
CARD = f"{TYPE}|{BONUS}"
COUNT = r"[1-9][0-9]{0,8}"
RUN = rf"(?:{CARD})\*{COUNT}"
USING = rf"(?:pay-1-less\*[1-4](?: exchange-1-1\*1)?|exchange-1-1\*1)"
NAME = r"[a-z][a-z0-9-]*"

CHANCE_VERBS = {
    "arrival": "YM-SETUP-05",
    "token": "YM-SETUP-07",
    "deal": "YM-SETUP-10",
    "first-discard": "YM-SETUP-12",
    "start": "YM-SETUP-13",
    "draw": "YM-DRAW-02",
    "refill": "YM-BUY-07",
}
"""What chance decides, each with the clause that has it decided."""

NEVER = {"sort": "YM-LOAD-06", "attach": "YM-LOAD-02", "insert": "YM-LOAD-03", "decline": "YM-SWAP-06", "keep": "YM-ROLE-05"}
"""What can be written and is never legal, with the clause that forbids it."""

FORMS = [
    re.compile(form)
    for form in (
        "draw (?:deck|discard|nothing|deck deck|deck discard|discard discard)",
        f"draw (?:{CARD})",
        f"buy (?:{CAR}) pay (?:nothing|{RUN}(?: {RUN})*)(?: using {USING})?",
        f"play (?:{BONUS})",
        f"take (?:{CARD})",
        f"(?:load|sort|attach|insert|arrival|refill) (?:{CAR})",
        f"first-discard (?:{CARD})",
        f"swap (?:center-(?:{TYPE})|(?!center-){NAME})",
        "done|decline swap|keep yardmaster",
    )
]


def is_name(text: str) -> bool:
    """Whether a player can be called that."""
    return re.fullmatch(NAME, text) is not None and text != CHANCE and not text.startswith("center-")


def understood(action: str, names: Sequence[str]) -> bool:
    """Whether a text is an action of the game."""
    words = action.split(" ")
    match words:
        case ["token", name, kind]:
            return name in names and kind in box.TYPES
        case ["deal", name, card]:
            return name in names and card in box.CARDS
        case ["start", name]:
            return name in names
    if not any(form.fullmatch(action) for form in FORMS):
        return False
    return words[0] != "buy" or not repeats(paid(words))


def by_chance(words: Sequence[str]) -> bool:
    """Whether this is something that chance decides."""
    if words[0] == "draw":
        return words[1] in box.CARDS
    return words[0] in CHANCE_VERBS


def paid(words: Sequence[str]) -> list[tuple[str, int]]:
    """The runs of the payment of a purchase: how many cards of which kind."""
    end = words.index("using") if "using" in words else len(words)
    return counts(words[3:end])


def used(words: Sequence[str]) -> list[tuple[str, int]]:
    """The bonus cards that a purchase names."""
    return counts(words[words.index("using") + 1 :]) if "using" in words else []


def counts(runs: Sequence[str]) -> list[tuple[str, int]]:
    split = (run.rpartition("*") for run in runs if run != "nothing")
    return [(kind, int(count)) for kind, _, count in split]


def repeats(runs: Sequence[tuple[str, int]]) -> bool:
    """Whether neighbouring runs are of one kind; they would be written as one."""
    return any(first[0] == second[0] for first, second in zip(runs, runs[1:]))
