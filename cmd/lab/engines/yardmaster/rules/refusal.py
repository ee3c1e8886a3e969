"""Why an action is refused: the first clause that forbids it, in the order of the questions asked here."""

from collections.abc import Sequence
from typing import NamedTuple

from . import bonus, box, buy, draw, end, notation, setup, swap, take
from .table import CHANCE, Table


class Refusal(NamedTuple):
    """The clause that forbids an action, why, and the open question whose answer that rests on."""

    clause: str
    why: str
    question: str = ""


def refuse(table: Table, actor: str, action: str) -> Refusal:
    """Why an actor may not do what is no legal action now, though it is an action of the game."""
    words = action.split(" ")
    return out_of_turn(table, actor, words) or unfinished(table, words) or REASONS[words[0]](table, words)


def out_of_turn(table: Table, actor: str, words: Sequence[str]) -> Refusal | None:
    """Somebody else decides, or nobody."""
    verb = words[0]
    if verb == "swap" and not words[1].startswith(swap.CENTRE) and table.seat(words[1]) < 0:
        return Refusal("YM-SWAP-02", f"nobody called {words[1]} plays here")
    if table.phase == "over":
        return Refusal("YM-WIN-01", "the game is over")
    if notation.by_chance(words):
        if actor == table.actor and verb != due(table):
            return first(table, "chance decides something else now")
        settled = verb == "start" and actor == table.actor
        question = "start-player" if settled else ""  # every player is an outcome, unless the answer settles it
        return Refusal(chance_clause(table, verb), "this is not what chance decides now", question)
    if verb in ("decline", "keep"):
        return Refusal(notation.NEVER[verb], "this is never possible")
    if actor == CHANCE and table.actor != CHANCE:
        return Refusal("YM-TURN-01", "chance takes no turn")
    if table.actor == CHANCE and (actor == CHANCE or table.phase == "set-up" or actor == table.me.name):
        return first(table, "chance decides first")
    if actor != table.me.name:
        return Refusal("YM-BONUS-09" if verb == "play" else "YM-END-06", f"it is the turn of {table.me.name}")
    return None


def first(table: Table, why: str) -> Refusal:
    """What chance decides next comes first."""
    verb = due(table)
    return Refusal(chance_clause(table, verb), why, "start-player" if verb == "start" else "")


def chance_clause(table: Table, verb: str) -> str:
    """The clause by which chance decides, in the edition that is played."""
    match verb:
        case "arrival":
            return table.edition.yard_clause
        case "deal":
            return table.edition.hand_clause
    return notation.CHANCE_VERBS[verb]


def due(table: Table) -> str:
    """What chance decides next."""
    match table.phase:
        case "drawn-card":
            return "draw"
        case "refill":
            return "refill"
        case _:
            return next(iter(setup.outcomes(table))).split(" ")[0]


def unfinished(table: Table, words: Sequence[str]) -> Refusal | None:
    """Something has to be finished first: the effect of a card, a purchase, or the actions of the turn."""
    verb = words[0]
    if table.phase == "draw-two" and verb != "draw":
        return Refusal("YM-CARD-02", "the cards of Draw 2 are drawn first")
    if table.phase == "take-one" and verb != "take":
        return Refusal("YM-CARD-08", "a card is taken first")
    if bonus.owing(table) and verb != "buy" and not (verb == "play" and words[1] in bonus.FOR_PURCHASE):
        clause = "YM-CARD-04" if table.turn.pay_less else "YM-CARD-11"
        return Refusal(clause, "the purchase comes first", "purchase-bonus-timing")
    if verb == "sort" and not table.me.fits(words[1]):
        return Refusal("YM-YARD-01", "what does not fit goes to the sorting yard at once, without a decision")
    if verb == "attach" and table.me.fits(words[1]):
        return Refusal("YM-LOAD-05", "what fits is loaded at once, without a decision")
    if verb in notation.NEVER:
        return Refusal(notation.NEVER[verb], "this is never possible")
    if verb in ("draw", "buy", "swap") and table.phase == "turn" and table.actions_left <= 0:
        return Refusal(no_action(table), "no action is left")
    return None


def no_action(table: Table) -> str:
    """The clause that gives this turn its number of actions."""
    if table.holder != table.owner:
        return "YM-TURN-01"
    return "YM-ROLE-02" if table.face_up else "YM-ROLE-07"


def no_draw(table: Table, words: Sequence[str]) -> Refusal:
    if table.phase == "draw-two":
        return no_draw_two(table, words)
    if len(words) > 2 or words[1] == "nothing":
        return Refusal("YM-DRAW-01", "a draw brings one card")
    if words[1] == "deck":
        return EMPTY_DECK
    if not table.discards:
        return Refusal("YM-DRAW-04", "the discard pile is empty")
    return Refusal("YM-DRAW-05", "a bonus card is on top of the discard pile")


EMPTY_DECK = Refusal("YM-DRAW-02", "the cargo draw pile is empty", "cargo-runs-out")


def no_draw_two(table: Table, words: Sequence[str]) -> Refusal:
    """What cannot be named while a Draw 2 is carried out."""
    if words[1] == "nothing":
        return Refusal("YM-CARD-02", "both cards are drawn", "draw-two-both")
    together = table.answer("draw-two-sequence") == "named-together"
    if len(words) > 2 and not together:
        return Refusal("YM-CARD-02", "the cards are chosen one by one", "draw-two-sequence")
    named = words[1:]
    discards, deck = draw.within_reach(table.discards, table.answer("draw-two-discard")), draw.deck_size(table)
    if named.count("deck") > deck and not too_few(table, named, deck + discards):
        return EMPTY_DECK
    if named.count("discard") > discards and not too_few(table, named, deck + discards):
        return Refusal("YM-CARD-03", "no such card can be drawn from the discard pile", "draw-two-discard")
    return Refusal("YM-CARD-02", "two cards are named", "draw-two-sequence")


def too_few(table: Table, named: Sequence[str], to_draw: int) -> bool:
    """Whether one card is named where two have to be, whatever the source named holds."""
    together = table.answer("draw-two-sequence") == "named-together"
    return together and len(named) == 1 and to_draw > 1 and table.answer("draw-two-both") == "both"


def no_purchase(table: Table, words: Sequence[str]) -> Refusal:
    car, runs = words[1], notation.paid(words)
    if car not in table.arrival:
        return Refusal("YM-BUY-02", f"{car} does not lie in the arrival yard")
    for kind, count in notation.used(words):
        waiting = table.turn.pay_less if kind == "pay-1-less" else len(table.turn.one_to_one)
        chosen = table.answer("purchase-bonus-timing") == "chosen-purchase"
        most = min(waiting, box.VALUE_OF[car]) if kind == "pay-1-less" else waiting
        if not chosen or count > most:
            clause = "YM-CARD-05" if kind == "pay-1-less" else "YM-CARD-11" if chosen else "YM-CARD-12"
            return Refusal(clause, f"no such {kind} waits for a purchase", "purchase-bonus-timing")
    paid = box.bag_of(())
    for kind, count in runs:
        paid = box.plus(paid, kind, count)
    return wrong_cards(table, words, paid)


def wrong_cards(table: Table, words: Sequence[str], paid: box.Bag) -> Refusal:
    """What is wrong with a payment: not in hand, a bonus card, the wrong type, or the amount."""
    car = words[1]
    if any(count > table.me.hand.get(kind, 0) for kind, count in paid.items()):
        return Refusal("YM-BUY-03", "that is not in hand")
    if any(kind in box.BONUSES for kind in paid):
        return Refusal("YM-BUY-04", "bonus cards pay for nothing")
    terms = terms_of(table, words)
    own, wild = box.TYPE_OF[car], buy.wild_type(table, terms)
    if any(kind not in (own, wild) for kind in paid):
        return Refusal("YM-XCH-02", "only the railcar's type and that of the own token pay for it")
    return wrong_amount(table, car, terms, paid.get(own, 0), paid.get(wild, 0) if own != wild else -1)


def terms_of(table: Table, words: Sequence[str]) -> buy.Terms:
    """The terms of a purchase as it is written."""
    if table.answer("purchase-bonus-timing") != "chosen-purchase":
        return buy.Terms(table.turn.pay_less, bool(table.turn.one_to_one))
    named = dict(notation.used(words))
    return buy.Terms(named.get("pay-1-less", 0), "exchange-1-1" in named)


def wrong_amount(table: Table, car: str, terms: buy.Terms, own: int, wild: int) -> Refusal:
    """Which rule of the exchange an amount breaks; wild is -1 if the token is of the railcar's own type."""
    price = max(0, box.VALUE_OF[car] - terms.pay_less)
    if wild < 0:
        if own > price:
            return Refusal("YM-XCH-03", "the token gives nothing for a railcar of its own type")
        return wrong_price(price, terms, False)
    if wild and terms.pay_less and table.answer("pay-less-with-token") == "own-type-only":
        return Refusal("YM-BUY-04", "with Pay 1 Less all cards are of the railcar's type", "pay-less-with-token")
    if not terms.one_to_one and (wild % 2 or (wild and own + wild == price)):
        spent = table.turn.one_to_one_spent
        return Refusal("YM-CARD-12" if spent else "YM-XCH-02", "cards of the token's type count in pairs")
    if not terms.one_to_one and wild > 2 and table.answer("exchange-count") == "once":
        return Refusal("YM-XCH-02", "a purchase may have one pair", "exchange-count")
    lowered = terms.pay_less and table.answer("pay-less-with-token") == "own-type-only"
    return wrong_price(price, terms, terms.one_to_one and not lowered)


def wrong_price(price: int, terms: buy.Terms, one_for_one: bool) -> Refusal:
    """A price that is not met, by the card that has changed it."""
    if terms.pay_less:
        return Refusal("YM-CARD-04" if price else "YM-CARD-06", f"the price is {price}")
    return Refusal("YM-CARD-11" if one_for_one else "YM-BUY-04", f"the price is {price}")


def no_swap(table: Table, words: Sequence[str]) -> Refusal:
    if not words[1].startswith(swap.CENTRE):
        return Refusal("YM-SWAP-02", "a swap is made with another player")
    if len(table.players) == box.MAX_SEATS:
        return Refusal("YM-SWAP-04", "with five players no token lies in the centre")
    return Refusal("YM-SWAP-03", "this token does not lie in the centre")


def no_play(table: Table, words: Sequence[str]) -> Refusal:
    card = words[1]
    if not table.me.hand.get(card):
        return Refusal("YM-BONUS-08", f"{card} is not in hand")
    if bonus.ready(table, card) <= 0:
        question = "take-then-play" if card in table.turn.taken else ""
        return Refusal("YM-BONUS-06", f"{card} has to wait for the next turn", question)
    if table.actions_left <= 0 and table.answer("bonus-after-last-action") == "turn-is-over":
        return Refusal("YM-BONUS-11", "no action is left", "bonus-after-last-action")
    if card in bonus.FOR_PURCHASE and not bonus.stacks(table, card):
        return Refusal("YM-BONUS-07", "another one waits for its purchase", "bonus-stack")
    if not bonus.has_effect(table, card):
        return Refusal("YM-BONUS-08", f"{card} would do nothing", "empty-bonus-play")
    clause = "YM-CARD-04" if card == "pay-1-less" else "YM-CARD-11"
    return Refusal(clause, "nothing could be bought with it", "purchase-bonus-timing")


def no_take(table: Table, words: Sequence[str]) -> Refusal:
    card, top = words[1], len(table.discards) - 1
    places = [place for place, other in enumerate(table.discards) if other == card]
    found_nothing = table.phase == "turn" and table.discards[-1:] == ("take-1-discarded",) and not take.places(table)
    if table.phase != "take-one" and not found_nothing:
        places = []
    if not places:
        return Refusal("YM-CARD-08", "no such card can be taken")
    if table.answer("take-bonus") == "never-bonus":
        return Refusal("YM-BONUS-10", "bonus cards are not taken", "take-bonus")
    if places[-1] == top and table.answer("take-itself") == "not-itself":
        return Refusal("YM-CARD-08", "it is the card that is being carried out", "take-itself")
    return Refusal("YM-CARD-09", "it was played on this turn", "take-repeat")


def no_load(table: Table, words: Sequence[str]) -> Refusal:
    car = words[1]
    if not table.me.yard.get(car):
        return Refusal("YM-YARD-03", f"{car} does not lie in the own sorting yard")
    if not table.me.fits(car):
        return Refusal("YM-YARD-08" if table.turn.moved else "YM-YARD-03", f"{car} does not fit")
    return Refusal("YM-YARD-04", "nothing was loaded", "yard-timing")


def no_end(table: Table, words: Sequence[str]) -> Refusal:
    return Refusal("YM-TURN-01", "all actions are taken first", "take-all-actions")


REASONS = {
    "draw": no_draw,
    "buy": no_purchase,
    "swap": no_swap,
    "play": no_play,
    "take": no_take,
    "load": no_load,
    "done": no_end,
}
