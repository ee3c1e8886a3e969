"""What holds in every position that a game can reach; a position that breaks it is refused with the clause."""

from collections.abc import Iterator

from . import bonus, box, buy, draw, end, take
from .table import Table


class Unlawful(ValueError):
    """A position that breaks a clause."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(message)
        self.clause = clause


def check(table: Table) -> None:
    """Raises Unlawful for the first clause that a position breaks."""
    for clause, message in breaches(table):
        raise Unlawful(clause, message)


def breaches(table: Table) -> Iterator[tuple[str, str]]:
    if table.phase == "set-up":
        yield from unfinished(table)
        return
    yield from order(table)
    yield from trains(table)
    yield from yard(table)
    yield from token(table)
    yield from counters(table)
    yield from decision(table)
    yield from goal(table)


def on_rails(table: Table) -> Iterator[str]:
    """The railcars that players have."""
    for player in table.players:
        yield from player.train
        for car, count in player.yard.items():
            yield from [car] * count


def trains(table: Table) -> Iterator[tuple[str, str]]:
    for player in table.players:
        for car, after in zip(player.train, player.train[1:]):
            if box.TYPE_OF[car] != box.TYPE_OF[after] and box.VALUE_OF[car] != box.VALUE_OF[after]:
                yield "YM-LOAD-02", f"on {player.name}'s train {after} comes after {car}"
        if player.yard and not player.train:
            yield "YM-LOAD-04", f"{player.name} has railcars in the sorting yard and none on the train"


def unfinished(table: Table) -> Iterator[tuple[str, str]]:
    """During set-up nothing is on the tables of the players yet, and everything is laid out one after the other."""
    edition = table.edition
    places = [bool(car) for car in table.arrival]
    if places != sorted(places, reverse=True):
        yield edition.yard_clause, "the arrival yard is filled place by place"
    if any(player.train or player.yard for player in table.players):
        yield "YM-SETUP-18", "trains and sorting yards are empty during set-up"
    hands = [sum(player.hand.values()) for player in table.players]
    tokens = [bool(player.token) for player in table.players]
    if any(hand > edition.hand for hand in hands) or any(after and before < edition.hand for before, after in zip(hands, hands[1:])):
        yield edition.hand_clause, f"each player is dealt {edition.hand} cards, one player after another"
    if tokens != sorted(tokens, reverse=True):
        yield "YM-SETUP-07", "the exchange rate tokens are dealt seat by seat"
    if not all(places) and any(tokens):
        yield "YM-SETUP-07", "tokens are dealt after the arrival yard is laid out"
    if not (all(places) and all(tokens)) and any(hands):
        yield edition.hand_clause, "cards are dealt after the exchange rate tokens"
    dealt = all(places) and all(tokens) and all(hand == edition.hand for hand in hands)
    if len(table.discards) > dealt:
        yield "YM-SETUP-12", "one card begins the discard pile, after the deal"
    if table.goal_reached:
        yield "YM-WIN-01", "nobody has reached the goal"


def order(table: Table) -> Iterator[tuple[str, str]]:
    """Turns go round the table from the start player."""
    due = (table.start + table.number - 1) % len(table.players)
    if table.owner != due:
        yield "YM-END-06", f"turn {table.number} belongs to {table.players[due].name}"


def yard(table: Table) -> Iterator[tuple[str, str]]:
    """A gap in the arrival yard is the one that is to be filled, or nothing is left to fill it with."""
    gaps = [place for place, car in enumerate(table.arrival) if not car]
    if table.phase == "refill":
        if table.gap not in gaps:
            yield "YM-BUY-07", "the gap that is to be filled is no gap"
        if not table.railcars:
            yield "YM-BUY-07", "there is nothing to fill the gap with"
        if not table.turn.used:
            yield "YM-TURN-01", "the purchase has used an action"
        gaps = [place for place in gaps if place != table.gap]
    if gaps and table.railcars and table.phase != "over":
        yield "YM-BUY-08", f"place {gaps[0] + 1} of the arrival yard is empty while the draw pile has railcars"


def token(table: Table) -> Iterator[tuple[str, str]]:
    """Everybody has an exchange rate token. With two players that of the Yardmaster lies face down only before whose turn it is."""
    for player in table.players:
        if not player.token:
            yield "YM-SWAP-05", f"{player.name} has no exchange rate token"
    if not table.face_up and (len(table.players) > 2 or (table.holder != table.owner and table.phase != "over")):
        yield "YM-ROLE-04", "the Yardmaster token lies face up"


def allowance(table: Table) -> int:
    return end.allowance(table)


def counters(table: Table) -> Iterator[tuple[str, str]]:
    turn = table.turn
    if turn.allowed < allowance(table) and table.phase != "over":
        yield "YM-TURN-01", f"a turn gives {allowance(table)} actions"
    if turn.used > turn.allowed:
        yield "YM-TURN-01", f"{turn.used} of {turn.allowed} actions are used"


def decision(table: Table) -> Iterator[tuple[str, str]]:
    """What lies ready for the decision that is due."""
    top = table.discards[-1:]
    if bonus.owing(table) and not (table.phase == "turn" and table.actions_left > 0 and any(buy.purchases(table))):
        yield "YM-CARD-05", "a bonus card waits for its purchase, which cannot follow"
    match table.phase:
        case "drawn-card":
            if not table.cargo:
                yield "YM-DRAW-02", "there is no card to draw"
            if table.turn.draws and (top != ("draw-2",) or table.turn.draws > 2):
                yield "YM-CARD-02", "the played draw-2 lies on top of the discard pile"
            if not table.turn.draws and not table.turn.used:
                yield "YM-TURN-01", "the draw has used an action"
        case "draw-two":
            if top != ("draw-2",) or not 1 <= table.turn.draws <= 2 or not draw.sources(table):
                yield "YM-CARD-02", "the played draw-2 lies on top of the discard pile, and a card can be drawn"
        case "take-one":
            if top != ("take-1-discarded",) or not take.places(table):
                yield "YM-CARD-08", "the played take-1-discarded lies on top of the discard pile, and a card can be taken"


def goal(table: Table) -> Iterator[tuple[str, str]]:
    """Whether the game goes on although it is over, or the other way round."""
    points = box.goal(len(table.players), table.answer("point-goal"))
    reached = [player.name for player in table.players if box.score(player.train) >= points]
    at_once = table.answer("win-timing") == "at-once"
    if table.phase != "over":
        if reached and (at_once or not table.goal_reached):
            yield "YM-WIN-01", f"{reached[0]} has reached {points} points, and the game goes on"
    elif not reached and not end.run_out(table):
        yield "YM-WIN-01", "the game is not over"
    if table.answer("win-timing") == "end-of-turn" and any(name != table.me.name for name in reached):
        yield "YM-WIN-01", "somebody had reached the goal, and the game went on after that turn"
    if table.goal_reached and (at_once or not reached):
        yield "YM-WIN-01", "nobody has reached the goal and played on"


def winners(table: Table, named: tuple[str, ...] | None) -> tuple[str, ...]:
    """Who has won a game that is over; if a document names others, that is refused."""
    ended = table.copy()
    if box.score(table.me.train) >= box.goal(len(table.players), table.answer("point-goal")) and not table.goal_reached:
        end.check_goal(ended)
    else:
        end.over(ended)
    if named is not None and sorted(named) != sorted(ended.winners):
        raise Unlawful("YM-WIN-01", f"the winners are {', '.join(ended.winners) or 'nobody'}")
    return ended.winners
