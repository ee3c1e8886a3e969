package properties

import "github.com/yardstick-rules/yardstick/engine"

// law is something that holds at the start of every game and after every decision.
type law struct {
	id, says string
	// clauses are what the law follows from; a law of the kernel has none.
	clauses []engine.Clause
	// watch begins to watch a walk that stands at its start. What it returns is called there and after every
	// decision; its error says what is broken.
	watch func(w *walk) func() error
}

// laws lists what holds in a game: the laws that it exports, those of its own that look back or take a second game beside the first,
// and those of the kernel. They are held in this order, because what breaks a rule of the game often breaks a promise of the kernel
// as well, and the rule says more.
func laws(g engine.Game) []law {
	all := append(exported(g), loreOf(g.Name()).laws...)
	return append(all, kernel()...)
}

// kernel are the laws that the kernel promises of every game.
func kernel() []law {
	return []law{
		{id: "one-actor", says: "one seat decides and has a legal action, or nobody does and has none", watch: oneActor},
		{id: "listed-is-accepted", says: "the actor may do what is listed, nobody else may, and nothing is listed twice", watch: listedIsAccepted},
		{id: "accepted-is-listed", says: "nobody may do what is not listed", watch: acceptedIsListed},
		{id: "refusals-are-reasoned", says: "a refusal names a clause of the rulebook and a reason", watch: refusalsAreReasoned},
		{id: "refused-changes-nothing", says: "an action refused leaves the game as it was", watch: refusedChangesNothing},
		{id: "one-spelling", says: "an action has one spelling, and the spelling is read as that action", watch: oneSpelling},
		{id: "seen-is-spelled", says: "an action is seen as it is spelled, or with ? for what is hidden", watch: seenIsSpelled},
		{id: "odds-fill-the-pile", says: "the weights of all outcomes of chance sum to their total", watch: oddsFillThePile},
		{id: "positions-load", says: "a position loads as the state that it was written from", watch: positionsLoad},
		{id: "positions-tell-apart", says: "two states are equal if and only if their positions are", watch: positionsTellApart},
		{id: "replays-are-true", says: "the list of decisions alone leads to the same state", watch: replaysAreTrue},
		{id: "citations-exist", says: "every clause cited is a testable one of the rulebook, every question asked an open one", watch: citationsExist},
		{id: "records-only-listen", says: "with a record and without one the same is listed, judged and done", watch: recordsOnlyListen},
		{id: "copies-are-apart", says: "what becomes of a copy does not touch the original", watch: copiesAreApart},
		{id: "views-hide", says: "a seat's view does not depend on what the seat cannot see", watch: viewsHide},
		{id: "choices-are-seen", says: "what a seat may do does not depend on what the seat cannot see", watch: choicesAreSeen},
		{id: "unseen-looks-alike", says: "outcomes that a seat sees alike look alike to it afterwards", watch: unseenLooksAlike},
	}
}

// exported are the laws that the game itself lists.
func exported(g engine.Game) []law {
	var all []law
	for _, l := range g.Laws() {
		all = append(all, law{id: l.ID, says: l.Says, clauses: l.Clauses, watch: func(w *walk) func() error {
			return func() error { return keeps(w, l) }
		}})
	}
	return all
}

func keeps(w *walk, l engine.Law) error {
	if l.Position != nil {
		if err := l.Position(w.state); err != nil {
			return err
		}
	}
	if l.Walk != nil {
		if err := l.Walk(w.state); err != nil {
			return err
		}
	}
	if l.Step != nil && w.moved {
		return l.Step(w.before, w.last, w.state)
	}
	return nil
}
