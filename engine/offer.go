package engine

import "errors"

// Level ranks the parts of a game that a subject offers. Each level includes the levels below it.
type Level int

// The levels.
const (
	// Plays: the engine reports the actor, so that a game can be played to its end.
	Plays Level = iota
	// Scores: the engine also reports scores and winners.
	Scores
	// Lists: the engine also lists the legal actions at every step, with the odds of chance.
	Lists
	// Refuses: the engine also names the clause that forbids an action, a set-up or a position.
	Refuses
	// Cites: the engine also reports the effects of a decision, with the clauses and questions behind it.
	Cites
)

// Offer lists the parts of a game that a subject supports. Callers must not ask for more.
type Offer struct {
	Level Level
	// Start reports that the subject opens games at positions, Position that it shows whole positions, and Views that
	// it shows a seat's view.
	Start, Position, Views bool
	// OwnChance reports that the subject draws the outcomes of chance itself. Then it lists only the drawn outcome,
	// without odds.
	OwnChance bool
	// Words reports that the subject gives the reasons of its refusals in the words of this module.
	Words bool
}

// Limited is a [Subject] that does not offer everything.
type Limited interface {
	// Offer returns the parts that are supported for the game started last.
	Offer() Offer
}

// OfferOf returns the offer of a [Limited] subject. Any other subject offers everything.
func OfferOf(s Subject) Offer {
	if limited, ok := s.(Limited); ok {
		return limited.Offer()
	}
	return Offer{Level: Cites, Start: true, Position: true, Views: true, Words: true}
}

// AtLevel wraps a subject so that the level of its offer is at most the given level.
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
	// Undo takes back the last decision played since Start, and any later decisions that the subject made for chance.
	// A subject without undo returns an [*UnsupportedError].
	Undo() (Outcome, error)
}

// UnsupportedError reports an unsupported game, set-up, position or question. The error is no evidence about the
// engine's rules.
type UnsupportedError struct {
	// Why is a clause without a full stop. Issue is the place of further information, or "".
	Why, Issue string
}

// PositionRefused is the reason why the suite does not judge the refusal of a position by an engine that lists no
// legal actions. Positions are judged only from the level of legal actions on.
const PositionRefused = "it refuses a position to begin at, which is judged from level 2 on"

// Error returns the reason.
func (e *UnsupportedError) Error() string {
	if e.Issue == "" {
		return "not supported: " + e.Why
	}
	return "not supported: " + e.Why + " (" + e.Issue + ")"
}

// ErrFailed is wrapped by the errors of a subject that fails to answer, for example an engine in another process.
// The engine reports a fault, returns nothing, or returns an unreadable answer. Such an error is no evidence about
// its rules.
var ErrFailed = errors.New("the engine failed to answer")

// ErrNotRun is wrapped by the errors of a subject that is not started again because it has failed too often.
var ErrNotRun = errors.New("the engine is not started again")
