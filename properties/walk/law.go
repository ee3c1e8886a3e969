package walk

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// Law is a statement that is true at the start of every game and after every decision.
type Law struct {
	// ID is the id of the law, such as "YM-INV-21" or "one-actor". Says is the law in one sentence.
	ID, Says string
	// Clauses lists the clauses that the law follows from; a law of the kernel has none.
	Clauses []engine.Clause
	// Seldom is the reason why the law applies in few positions, as in [engine.Law].
	Seldom string
	// Watch prepares the law at the start of a walk and returns its check. The check is called at the start and
	// after every decision. It returns the fault, or [engine.ErrIdle] if the law does not apply.
	Watch func(w *Walk) func() error
}

// Exported returns the laws that a game itself exports.
func Exported(g engine.Game) []Law {
	var all []Law
	for _, l := range g.Laws() {
		all = append(all, Law{ID: l.ID, Says: l.Says, Clauses: l.Clauses, Seldom: l.Seldom, Watch: func(w *Walk) func() error {
			return func() error { return w.keeps(l) }
		}})
	}
	return all
}

// keeps checks a law of the game in the position, and for the decision that led to it.
func (w *Walk) keeps(l engine.Law) error {
	if w.From != nil {
		l.Walk = nil
	}
	if !w.Moved {
		return l.Look(nil, 0, w.State)
	}
	return l.Look(w.Before, w.Last, w.State)
}

// Broken is the error for a law that is broken in the position of a walk.
type Broken struct {
	Law Law
	Err error
}

// Error names the law and its fault.
func (b *Broken) Error() string { return fmt.Sprintf("%s (%s): %v", b.Law.ID, b.Law.Says, b.Err) }

// Unwrap returns the error that the law reported.
func (b *Broken) Unwrap() error { return b.Err }

// These two laws have no Watch, because they are true if a walk can begin and continue.
var (
	opens = Law{ID: "set-up-opens", Says: "every mix of rulings can be played by every number of players"}
	sound = Law{ID: "no-panic", Says: "no decision and no question makes the game panic"}
)

// LawOf returns the law that an error of a walk reports as broken. For any other error it returns the law no-panic.
func LawOf(err error) Law {
	var b *Broken
	if errors.As(err, &b) {
		return b.Law
	}
	return sound
}
