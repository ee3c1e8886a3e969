package conform

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostQuoted bounds how many findings are judged to find the clause to quote.
const mostQuoted = 40

// Quote puts the clauses of each finding into the order in which the judge names them for the decision that shows it: first what only that
// decision rests on, so that this is what is quoted. A finding that the judge does not read keeps its order.
func (a *Answer) Quote(ctx context.Context, entry games.Entry) {
	for i := range a.Found[:min(mostQuoted, len(a.Found))] {
		f := &a.Found[i]
		if len(f.Clauses) < 2 || f.Decision.Action == "" || ctx.Err() != nil {
			continue
		}
		text, err := f.Record(entry)
		if err != nil {
			continue
		}
		record, err := transcript.Parse(f.Trial, []byte(text))
		if err != nil {
			continue
		}
		said, err := judge.Judge(ctx, record, judge.Options{Game: entry, Components: f.Game.Start.Components})
		if err == nil && said.Action == f.Decision.Action {
			f.quote(said.Cited)
		}
	}
}

// quote sorts the clauses as the judge has them; those that it does not cite come last.
func (f *Found) quote(cited []judge.Clause) {
	at := func(id engine.Clause) int {
		if i := slices.IndexFunc(cited, func(c judge.Clause) bool { return c.ID == id }); i >= 0 {
			return i
		}
		return len(cited)
	}
	f.Clauses = slices.Clone(f.Clauses)
	slices.SortStableFunc(f.Clauses, func(a, b engine.Clause) int { return at(a) - at(b) })
}
