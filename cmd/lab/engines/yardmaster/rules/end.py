"""The end of a turn, and the end of the game (YM-END, YM-ROLE, YM-WIN)."""

from . import box
from .table import Table, Turn


def begin_turn(table: Table, seat: int) -> None:
    """Two actions, three for the Yardmaster (YM-TURN-01, YM-ROLE-02)."""
    table.number += 1
    table.owner = seat
    table.turn = Turn(allowed=allowance(table))
    table.played = ()
    table.phase = "turn"
    before_decision(table)


def allowance(table: Table) -> int:
    """How many actions the turn's owner has before any Plus 1 Action."""
    yardmaster = table.holder == table.owner and table.face_up
    return box.YARDMASTER_ACTIONS if yardmaster else box.ACTIONS


def before_decision(table: Table) -> None:
    """Under YM-R-cargo-runs-out "at-once" an empty cargo draw pile is filled whenever the turn's owner is to decide."""
    if table.answer("cargo-runs-out") == "at-once":
        reshuffle(table)


def reshuffle(table: Table) -> None:
    """An empty cargo draw pile is made anew of what lies under the top discard (YM-END-03, YM-END-04)."""
    if table.cargo:
        return
    places = reshuffled(table)
    table.cargo = box.bag_of(table.discards[place] for place in places)
    for place in reversed(places):
        table.pick(place)


def reshuffled(table: Table) -> list[int]:
    """The places in the discard pile of what a reshuffle takes (YM-R-reshuffle-bonus)."""
    under = range(len(table.discards) - 1)
    if table.answer("reshuffle-bonus") == "all-but-top":
        return list(under)
    return [place for place in under if table.discards[place] in box.TYPES]


def done(table: Table) -> None:
    """The turn is over: token, reshuffle, end of the game, next player (YM-END-01 to YM-END-06)."""
    turn = table.turn
    turn.pay_less, turn.one_to_one, turn.waiting, turn.taken = 0, (), {}, {}  # what waits for nothing more is lost
    table.played = ()
    pass_token(table)
    reshuffle(table)
    if not over(table):
        begin_turn(table, (table.owner + 1) % len(table.players))


def pass_token(table: Table) -> None:
    """What becomes of the Yardmaster token in the hands of the turn's owner."""
    if table.holder != table.owner:
        return
    right = (table.owner - 1) % len(table.players)
    if len(table.players) > 2:
        table.holder = right  # face up (YM-ROLE-03, YM-ROLE-04)
    elif table.face_up:
        table.holder, table.face_up = right, False  # YM-ROLE-06
    else:
        table.face_up = True  # YM-ROLE-08, YM-END-02
        if table.answer("two-player-token") == "one-turn-limit":
            table.holder = right


def over(table: Table) -> bool:
    """Whether the game ends with this turn; if so, it has its winners."""
    if table.goal_reached:
        if table.answer("win-timing") == "end-of-turn":
            return finish(table, (table.me.name,))
        last = (table.start - 1) % len(table.players)
        return table.owner == last and finish(table, highest(table))
    if not run_out(table):
        return False
    nobody = table.answer("railcars-run-out") == "no-winner"
    return finish(table, () if nobody else highest(table))


def run_out(table: Table) -> bool:
    """Whether the railcars have run out (YM-R-railcars-run-out)."""
    if table.railcars:
        return False
    return table.answer("railcars-run-out") == "empty-deck-ends" or not any(table.arrival)


def highest(table: Table) -> tuple[str, ...]:
    """The players with the highest total, or the first of them in turn order (YM-R-tie)."""
    best = max(box.score(player.train) for player in table.players)
    order = table.players[table.start :] + table.players[: table.start]
    names = [player.name for player in order if box.score(player.train) == best]
    if table.answer("tie") == "earlier-seat":
        return (names[0],)
    return tuple(player.name for player in table.players if player.name in names)


def finish(table: Table, winners: tuple[str, ...]) -> bool:
    """The game is over."""
    table.phase = "over"
    table.winners = winners
    return True


def check_goal(table: Table) -> None:
    """After every loading: whether the train has reached the goal (YM-WIN-01, YM-WIN-02, YM-R-win-timing)."""
    goal = box.goal(len(table.players), table.answer("point-goal"))
    if box.score(table.me.train) < goal:
        return
    if table.answer("win-timing") == "at-once":
        finish(table, (table.me.name,))
    else:
        table.goal_reached = True
