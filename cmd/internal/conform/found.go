package conform

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// words are clauses as words.
func words(clauses []engine.Clause) (all []string) {
	for _, c := range clauses {
		all = append(all, string(c))
	}
	return all
}

// Does says what the engine does, in a few words.
func (f *Found) Does() string { return does(&f.Finding) }

func does(f *conformance.Finding) string {
	switch {
	case f.Failure && f.Impossible:
		return "fails to answer at an impossible position"
	case f.Failure:
		return "fails to answer"
	case f.Impossible && f.Kind == lockstep.Opening:
		return "begins at an impossible position"
	case f.Kind == lockstep.Opening && f.B != lockstep.CarriedOut:
		return "refuses to begin a legal game"
	}
	if f.Kind == lockstep.View && f.Hidden {
		return "shows " + lockstep.Looker(f.Decision.Actor) + " what is hidden"
	}
	return doing[f.Kind]
}

// doing says of each kind of difference what the engine does.
var doing = map[lockstep.Kind]string{
	lockstep.Opening:  "begins a game that is not legal",
	lockstep.Turn:     "lets another player decide",
	lockstep.Refused:  "refuses a legal action",
	lockstep.Accepted: "carries out an illegal action",
	lockstep.Scores:   "has another score",
	lockstep.Winners:  "has other winners",
	lockstep.Missing:  "does not list a legal action",
	lockstep.Extra:    "lists an illegal action",
	lockstep.Odds:     "has other odds",
	lockstep.Position: "has another position",
	lockstep.View:     "shows a player another view",
	lockstep.Clause:   "refuses by another clause",
	lockstep.Effects:  "cites other clauses for what happened",
	lockstep.Other:    "plays a scenario differently",
}
