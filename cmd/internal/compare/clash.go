package compare

import (
	"context"
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// clash is a difference with a game that shows it.
type clash struct {
	lockstep.Difference
	game lockstep.Game
	only []string
}

// round holds the state of one game.
type round struct {
	*duel
	number uint64
	seen   map[pairs.Difference]bool
	// alike reports that the two games have not differed yet.
	alike bool
}

// met notes the verbs of the decisions played.
func (r *round) met(t *lockstep.Table) {
	for _, played := range t.Game.Played {
		r.tally.Met[pairs.Place{Phase: anyPhase, Verb: r.verb(played.Action)}] = true
	}
}

// Engines do not report phases; these names stand in their place.
const (
	anyPhase     = "any phase"
	clausesPhase = "clauses"
)

// verb returns the verb of an action.
func (d *duel) verb(action string) string { return verbOf(action, d.Entry.Verbs()) }

// verbOf returns the longest of the verbs that an action begins with, or its first word if no verb fits. A verb ends
// where no letter or digit follows: in "swap center-coal" it is "swap center".
func verbOf(action string, verbs []string) string {
	longest, _, _ := strings.Cut(action, " ")
	for _, verb := range verbs {
		rest, begins := strings.CutPrefix(action, verb)
		ends := rest == "" || !unicode.IsLetter(rune(rest[0])) && !unicode.IsDigit(rune(rest[0]))
		if begins && ends && len(verb) > len(longest) {
			longest = verb
		}
	}
	return longest
}

// kindOf returns the difference in the form of a report.
func (d *duel) kindOf(at lockstep.Difference) pairs.Difference {
	is := pairs.Difference{Phase: anyPhase, Verb: d.verb(at.Decision.Action)}
	switch at.Kind {
	case lockstep.Missing, lockstep.Refused:
		is.Kind = pairs.Narrower
	case lockstep.Extra, lockstep.Accepted:
		is.Kind = pairs.Wider
	case lockstep.Odds:
		is.Kind = pairs.Odds
	case lockstep.Turn:
		is.Kind, is.Verb = pairs.Turn, ""
	case lockstep.Scores:
		is.Kind, is.Verb = pairs.Score, ""
	case lockstep.Winners:
		is.Kind, is.Verb = pairs.Winner, ""
	case lockstep.Clause, lockstep.Effects:
		is.Kind, is.Phase = pairs.Otherwise, clausesPhase
	case lockstep.Opening:
		is.Kind, is.Phase, is.Verb = pairs.Turn, "the set-up", ""
	default: // a position, or what somebody sees of it
		is.Kind = pairs.Otherwise
	}
	return is
}

// differs counts a difference and keeps the shortest game that shows it.
func (r *round) differs(t *lockstep.Table, at lockstep.Difference) {
	is := r.kindOf(at)
	found := pairs.Found{Difference: is, Number: r.number, Table: int(r.number) % len(r.Tables), At: at.At, Direct: r.alike}
	c := &clash{at, at.Game(t.Game), nil}
	switch kept, sum := r.best[is], r.tally.Differences[is]; {
	case sum == nil:
		r.tally.Differences[is], r.best[is] = &pairs.Sum{Best: found, Tables: map[int]bool{}}, c
	case len(c.game.Played) < len(kept.game.Played):
		sum.Best, r.best[is] = found, c
	}
	if sum := r.tally.Differences[is]; !r.seen[is] {
		sum.Tables[found.Table] = true
		if sum.Pairs++; r.alike {
			sum.Direct++
		}
		r.seen[is] = true
	}
	switch is.Kind {
	case pairs.Narrower, pairs.Wider, pairs.Odds:
		r.tally.Met[pairs.Place{Phase: is.Phase, Verb: is.Verb}] = true
	default:
		r.alike = r.alike && is.Phase == clausesPhase
	}
}

// shorten shortens the game that shows each difference.
func (d *duel) shorten(ctx context.Context) map[pairs.Difference]*pairs.Witness {
	short := map[pairs.Difference]*pairs.Witness{}
	for _, is := range d.tally.Sorted() {
		c := d.best[is]
		table := &lockstep.Table{A: d.subjects[0], B: d.subjects[1], Positions: duelPositions}
		if game, at, err := table.Shrink(ctx, c.game, c.Difference, duelReplays/(len(c.game.Played)+1)); err == nil && d.kindOf(at) == is {
			c.game, c.Difference = game, at
		}
		short[is] = c.witness(is)
	}
	return short
}

// witness returns the short game in the form of a report.
func (c *clash) witness(is pairs.Difference) *pairs.Witness {
	w := &pairs.Witness{Difference: is, Seats: c.game.Start.Seats}
	for _, d := range c.game.Played {
		w.Played = append(w.Played, transcript.Decision{Actor: d.Actor, Action: d.Action})
	}
	w.Turns[0].Actor, w.Turns[1].Actor = c.Decision.Actor, c.Decision.Actor
	if n := len(w.Played); n > 0 && (c.Kind == lockstep.Refused || c.Kind == lockstep.Accepted || c.Kind == lockstep.Clause) {
		w.Played = w.Played[:n-1] // one side alone allows the last, or neither
	}
	if is.Kind != pairs.Narrower && is.Kind != pairs.Wider {
		return w
	}
	w.Only = []string{c.Decision.Action}
	refusal := strings.TrimPrefix(c.B, "refused: ")
	if is.Kind == pairs.Wider {
		refusal = strings.TrimPrefix(c.A, "refused: ")
	}
	if refusal == lockstep.Unlisted {
		refusal = "not listed as legal, although the action is carried out"
	}
	w.Refusal = &engine.Violation{Action: c.Decision.Action, Reason: refusal}
	return w
}
