package engine

import "errors"

// Level ranks the parts of a game that a subject offers. Each level includes the levels below it.
type Level int

// The levels.
const (
	// Plays reports the actor, so that a game can be played to its end.
	Plays Level = iota
	// Scores adds scores and winners.
	Scores
	// Lists adds the legal actions at every step, with the odds of chance.
	Lists
	// Refuses names the clause that forbids an action, a set-up or a position.
	Refuses
	// Cites adds the effects of a decision, and the clauses and questions that it rests on.
	Cites
)

// Offer lists the parts of a game that a subject supports; callers must not ask for more.
type Offer struct {
	Level Level
	// Start and Position report that it opens games at, and shows, whole positions; Views that it shows a seat's view.
	Start, Position, Views bool
	// OwnChance reports that it draws the outcomes of chance itself: it then lists the drawn one, without odds.
	OwnChance bool
	// Words reports that the reasons of its refusals are worded as in this module.
	Words bool
}

// Limited is a [Subject] that does not offer everything.
type Limited interface {
	// Offer returns the parts supported for the game that was started last.
	Offer() Offer
}

// OfferOf returns the offer of a [Limited] subject; any other subject offers everything.
func OfferOf(s Subject) Offer {
	if limited, ok := s.(Limited); ok {
		return limited.Offer()
	}
	return Offer{Level: Cites, Start: true, Position: true, Views: true, Words: true}
}

// AtLevel wraps a subject so that its offer is at most the level.
func AtLevel(s Subject, level Level) Subject { return &atLevel{s, level} }

type atLevel struct {
	Subject
	level Level
}

// Offer returns the offer of the subject, with the level lowered to the wrapper's.
func (a *atLevel) Offer() Offer {
	offer := OfferOf(a.Subject)
	offer.Level = min(offer.Level, a.level)
	return offer
}

// Undoer is a [Subject] that can take back a decision.
type Undoer interface {
	// Undo takes back the last decision played since Start, and the later ones that the subject
	// made for chance. A subject without undo returns an [*UnsupportedError].
	Undo() (Outcome, error)
}

// UnsupportedError reports an unsupported game, set-up, position or question. It says nothing about its rules.
type UnsupportedError struct {
	// Why is a clause without a full stop, Issue where more is written about it, or "".
	Why, Issue string
}

// PositionRefused is the reason why the suite does not judge a refused position of an engine that
// lists no actions: positions are judged from the level at which legal actions are.
const PositionRefused = "it refuses a position to begin at, which is judged from level 2 on"

// Error says why.
func (e *UnsupportedError) Error() string {
	if e.Issue == "" {
		return "not supported: " + e.Why
	}
	return "not supported: " + e.Why + " (" + e.Issue + ")"
}

// ErrFailed is wrapped by the errors of a subject that fails to answer, as an engine in a process of its own may:
// it reports a fault, returns nothing, or returns something unreadable. Such an error says nothing about its rules.
var ErrFailed = errors.New("the engine failed to answer")

// ErrNotRun is wrapped by the errors of a subject that is not started any more because it has failed too often.
var ErrNotRun = errors.New("the engine is not started again")
