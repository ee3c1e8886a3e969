"""Positions as documents (engine/yardmaster/position.schema.json): shown whole, as somebody sees them, and read."""

from collections.abc import Mapping
from typing import Any

from . import box
from .table import CHANCE, Player, Table, Turn

Document = dict[str, Any]

NAMES = {
    "actions-used": "used",
    "loaded": "loaded",
    "just-loaded": "just_loaded",
    "moved": "moved",
    "draws": "draws",
    "pay-1-less": "pay_less",
    "exchange-1-1": "one_to_one",
    "exchange-1-1-spent": "one_to_one_spent",
    "waiting": "waiting",
    "taken": "taken",
}
"""What documents call the counters of a turn, besides actions-allowed."""


def whole(table: Table) -> Document:
    """The position with everything in it."""
    return show(table, None)


def view(table: Table, viewer: str) -> Document:
    """The position as a player sees it, or an onlooker, who is called chance (YM-SETUP-19, YM-SETUP-20)."""
    return show(table, viewer)


def show(table: Table, viewer: str | None) -> Document:
    document: Document = {"phase": table.phase, "turn": table.number}
    if table.start >= 0:
        document["player"] = table.me.name
        document["start"] = table.players[table.start].name
        document["yardmaster"] = {
            "holder": table.players[table.holder].name,
            "side": "up" if table.face_up else "down",
        }
    document["arrival-yard"] = list(table.arrival)
    document |= piles(table, viewer is None) | discard_pile(table, viewer)
    document["centre"] = list(table.centre)
    if table.gap >= 0:
        document["gap"] = table.gap + 1
    if table.bought:
        document["just-bought"] = table.bought
    if table.goal_reached:
        document["goal-reached"] = True
    if table.number > 0:
        document["counters"] = counters(table, viewer is None or viewer == table.me.name)
    document["players"] = [before(table, player, viewer) for player in table.players]
    if table.winners:
        document["winners"] = list(table.winners)
    return document


def piles(table: Table, open_to_all: bool) -> Document:
    """The draw pile of railcars and that of cargo, unless they are empty; only their sizes are seen."""
    if open_to_all:
        both = {"railcar-draw-pile": dict(table.railcars), "cargo-draw-pile": dict(table.cargo)}
        return {name: pile for name, pile in both.items() if pile}
    return {"railcars-left": sum(table.railcars.values()), "cargo-left": sum(table.cargo.values())}


def discard_pile(table: Table, viewer: str | None) -> Document:
    """The discards, or the top one only (YM-R-discard-view), but for whoever looks under a card that is being carried out."""
    searching = table.phase in ("take-one", "draw-two") and viewer == table.me.name
    if viewer is None or searching or table.answer("discard-view") == "open" or len(table.discards) < 2:
        document: Document = {"discard-pile": list(table.discards)}
        if table.played:
            document["played-this-turn"] = list(table.played)
        return document
    return {"discard-pile": [table.discards[-1]], "discards-hidden": len(table.discards) - 1}


def counters(table: Table, owner: bool) -> Document:
    """The counters of the turn; which bonus cards wait is for their owner to see."""
    document: Document = {"actions-allowed": table.turn.allowed, "actions-used": table.turn.used}
    for name, attribute in NAMES.items():
        value = getattr(table.turn, attribute)
        if value and (owner or attribute not in ("waiting", "taken")):
            document[name] = list(value) if isinstance(value, tuple) else value
    return document


def before(table: Table, player: Player, viewer: str | None) -> Document:
    """What lies before a player, and what is seen of the hand (YM-R-hand-count)."""
    document: Document = {"name": player.name}
    if player.token:
        document["token"] = player.token
    if viewer is None or (viewer == player.name and table.phase != "set-up"):
        if player.hand:
            document["hand"] = dict(player.hand)
    elif table.answer("hand-count") == "public":
        document["cards"] = sum(player.hand.values())
    else:
        document["hand-hidden"] = True
    document["train"] = list(player.train)
    if player.yard:
        document["sorting-yard"] = dict(player.yard)
    return document
