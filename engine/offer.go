package engine

import "errors"

// Level is how much of a game a subject tells. Each level offers what those below it do.
type Level int

// The levels.
const (
	// Plays says who decides, so that a game can be played to its end.
	Plays Level = iota
	// Scores tells scores and winners as well.
	Scores
	// Lists tells what is legal at every step, with the odds of chance.
	Lists
	// Refuses names the clause that forbids an action, a set-up or a position.
	Refuses
	// Cites tells what happened, and the clauses and questions that it rests on.
	Cites
)

// Offer is what a subject offers of a game; more may not be asked of it.
type Offer struct {
	Level Level
	// Start says that it opens games at a position, Position that it shows the whole position, Views that it shows what a seat sees.
	Start, Position, Views bool
	// OwnChance says that it decides by itself what chance decides: its list is then the one outcome that it has drawn, without odds.
	OwnChance bool
	// Words says that its refusals are in the words of this module.
	Words bool
}

// Limited is a [Subject] that does not offer everything.
type Limited interface {
	// Offer is what it offers of the game that was started last.
	Offer() Offer
}

// OfferOf is what a subject offers: everything, unless it is [Limited].
func OfferOf(s Subject) Offer {
	if limited, ok := s.(Limited); ok {
		return limited.Offer()
	}
	return Offer{Level: Cites, Start: true, Position: true, Views: true, Words: true}
}

// AtLevel is a subject of which no more is asked than a level, where it offers more.
func AtLevel(s Subject, level Level) Subject { return &atLevel{s, level} }

type atLevel struct {
	Subject
	level Level
}

// Offer is what the subject offers, at the level.
func (a *atLevel) Offer() Offer {
	offer := OfferOf(a.Subject)
	offer.Level = min(offer.Level, a.level)
	return offer
}

// Undoer is a [Subject] that can take back a decision.
type Undoer interface {
	// Undo takes back the last decision played since Start; what chance decided by itself after it goes with it. A subject that cannot
	// returns an [*UnsupportedError].
	Undo() (Outcome, error)
}

// UnsupportedError is what a subject does not offer, for a game, a set-up, a position or a question. It says nothing about its rules.
type UnsupportedError struct {
	// Why is a clause without a full stop, Issue where more is written about it, or "".
	Why, Issue string
}

// PositionRefused is why an engine that lists nothing, and refuses to begin at a position, is not judged by that: whether a position is
// legal is judged where it is judged what else is.
const PositionRefused = "it refuses a position to begin at, which is judged from level 2 on"

// Error says why.
func (e *UnsupportedError) Error() string {
	if e.Issue == "" {
		return "not supported: " + e.Why
	}
	return "not supported: " + e.Why + " (" + e.Issue + ")"
}

// ErrFailed is wrapped by the errors of a subject that fails to answer, as an engine in a process of its own may: it says that something
// went wrong, or says nothing, or cannot be understood. Such an error says nothing about its rules.
var ErrFailed = errors.New("the engine failed to answer")

// ErrNotRun is wrapped by the errors of a subject that is not started any more because it has failed too often.
var ErrNotRun = errors.New("the engine is not started again")
