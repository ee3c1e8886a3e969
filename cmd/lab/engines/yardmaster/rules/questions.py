"""The open questions of the rulebook with the answers that can be played (engine/yardmaster/rulings.yaml).

The first answer of each is the default. Two more answers are in the rulebook's
data and cannot be played by anybody, because nothing in the box would hold what
they need: they are in NOT_PLAYABLE.
"""

from collections.abc import Mapping
from types import MappingProxyType

QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "point-goal": ("rulebook", "reversed", "twenty"),
    "railcar-values": ("four-three-two-one", "three-three-two-two", "two-three-three-two"),
    "start-player": ("drawn", "first-seat"),
    "first-discard-bonus": ("leave", "replace"),
    "discard-view": ("open", "top-only"),
    "hand-count": ("public", "secret"),
    "take-all-actions": ("may-stop", "must-take-all"),
    "cargo-runs-out": ("end-of-turn", "at-once"),
    "reshuffle-bonus": ("all-but-top", "bonus-cards-stay"),
    "refill-order": ("refill-first", "load-first"),
    "railcars-run-out": ("last-car-ends", "empty-deck-ends", "no-winner"),
    "tie": ("shared", "earlier-seat"),
    "win-timing": ("at-once", "end-of-turn", "finish-round"),
    "exchange-count": ("many", "once"),
    "yard-timing": ("same-turn", "right-after", "any-time"),
    "two-player-token": ("exception-governs", "one-turn-limit"),
    "bonus-after-last-action": ("held-cards-may", "turn-is-over"),
    "last-action-shift": ("unlocks", "stays-locked"),
    "bonus-drawn-by-bonus": ("playable", "waits"),
    "empty-bonus-play": ("allowed", "needs-effect"),
    "draw-two-discard": ("card-beneath", "blocked", "topmost-cargo"),
    "draw-two-sequence": ("one-by-one", "named-together"),
    "draw-two-both": ("both", "may-stop"),
    "play-between": ("finish-first",),
    "purchase-bonus-timing": ("next-purchase", "purchase-at-once", "chosen-purchase"),
    "bonus-lapse": ("lapses",),
    "pay-less-with-token": ("combine", "own-type-only"),
    "bonus-stack": ("all", "one-per-purchase", "one-of-a-kind"),
    "one-to-one-token": ("at-purchase", "at-play"),
    "take-bonus": ("card-overrides", "never-bonus"),
    "take-itself": ("not-itself", "itself-too"),
    "take-repeat": ("unlimited", "not-played-this-turn"),
    "take-then-play": ("at-once", "next-turn"),
    "edition": ("printed", "prototype"),
}

NOT_PLAYABLE = {"play-between": ("between",), "bonus-lapse": ("waits-on",)}

Reading = Mapping[str, str]
"""An answer to every question."""

DEFAULTS: Reading = MappingProxyType({question: options[0] for question, options in QUESTIONS.items()})


class UnknownAnswer(ValueError):
    """A question that the rulebook does not have, or an answer that the question does not have."""


class CannotBePlayed(ValueError):
    """An answer that is known and cannot be played."""


def complete(answers: Mapping[str, str]) -> Reading:
    """The answers that were given, and the default for every other question."""
    for question, answer in answers.items():
        options = QUESTIONS.get(question)
        if options is None:
            raise UnknownAnswer(f"there is no open question {question!r}")
        if answer in NOT_PLAYABLE.get(question, ()):
            raise CannotBePlayed(f"{question}: {answer!r} needs something to be remembered that nothing in the box holds")
        if answer not in options:
            raise UnknownAnswer(f"{question} has no answer {answer!r}; there are: {', '.join(options)}")
    return {**DEFAULTS, **answers}
