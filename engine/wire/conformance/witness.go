package conformance

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// The limits for making findings short: the number of kinds of findings, and the approximate number of
// decisions played for each.
const (
	mostShrunk   = 20
	mostReplayed = 10_000
)

// shrink shortens the shortest game of each kind of finding. It does not shorten games in which the engine
// failed to answer, because each trial would cost a restart.
func (r *Report) shrink(ctx context.Context, entry games.Entry, b engine.Subject) {
	for i, g := range r.Kinds() {
		if i == mostShrunk || ctx.Err() != nil {
			return
		}
		if g.Failure || g.In.Kind == Scenarios {
			continue
		}
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: b, Positions: positions}
		game, at, err := table.Shrink(ctx, g.Game, g.Difference, mostReplayed/(len(g.Game.Played)+1))
		f := r.finding(g)
		if at.Hidden { // the clauses are those of the question that hides it
			at.Clauses = f.Clauses
		}
		f.Game, f.Difference = game, at
		f.rest(entry)
		if err != nil {
			return
		}
	}
}

// finding returns the finding of a group in its trial.
func (r *Report) finding(g Group) *Finding {
	for i := range r.Trials {
		c := &r.Trials[i]
		if c.Kind != g.In.Kind || c.Name != g.In.Name {
			continue
		}
		for j := range c.Findings {
			if f := &c.Findings[j]; f.key() == g.key() {
				return f
			}
		}
	}
	return nil // a group is made of findings
}

// Record returns a record that shows the finding, with a comment about the answers of both sides. The record
// ends with the decision in dispute, for the judge.
func (f *Finding) Record(entry games.Entry) (string, error) {
	recorder := transcript.NewRecorder(&engine.Local{Game: entry.Game}, true)
	if _, err := recorder.Start(f.Game.Start); err != nil {
		return "", err
	}
	var last string
	for i, d := range f.Game.Played {
		_, err := recorder.Play(d.Actor, d.Action)
		var refused *engine.Violation
		if errors.As(err, &refused) && i == len(f.Game.Played)-1 {
			last = d.Actor + ": " + d.Action + "\n"
		} else if err != nil {
			return "", err
		}
	}
	t := recorder.SoFar()
	t.Version, t.Edition = transcript.Latest, entry.Book.Edition()
	if k := f.Kind; k == lockstep.Missing || k == lockstep.Extra {
		last = f.Decision.Actor + ": " + f.Decision.Action + "\n"
	}
	first, rest, _ := strings.Cut(transcript.Format(t), "\n")
	return prose.Clean(first + "\n" + f.comment() + rest + last), nil
}

// comment describes the finding in a comment of the record.
func (f *Finding) comment() string {
	says := fmt.Sprintf("%s; the rulebook: %s; the engine: %s.", f.Kind, prose.OneLine(f.A), prose.OneLine(f.B))
	if f.Decision.Action != "" {
		says = f.Decision.Actor + ": " + f.Decision.Action + ": " + says
	}
	var b strings.Builder
	for line := range strings.Lines(prose.Wrap("", says)) {
		b.WriteString("# " + strings.TrimLeft(line, " "))
	}
	return b.String()
}
