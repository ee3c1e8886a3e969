"""Swapping exchange rate tokens (YM-SWAP)."""

from . import box
from .table import Table

CENTRE = "center-"  # how records mark a token in the centre


def listed(table: Table) -> list[str]:
    """Any other player, and any token in the centre (YM-SWAP-02, YM-SWAP-03)."""
    others = [player.name for player in table.players if player is not table.me]
    return [f"swap {name}" for name in others] + [f"swap {CENTRE}{kind}" for kind in table.centre]


def swap(table: Table, partner: str) -> None:
    """Two tokens change places; nobody is asked (YM-SWAP-01, YM-SWAP-05, YM-SWAP-06)."""
    table.turn.used += 1
    me = table.me
    if partner.startswith(CENTRE):
        kind = partner.removeprefix(CENTRE)
        centre = {*table.centre, me.token} - {kind}
        table.centre = tuple(other for other in box.TYPES if other in centre)
        me.token = kind
    else:
        other = table.players[table.seat(partner)]
        me.token, other.token = other.token, me.token
