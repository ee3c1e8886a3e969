package properties

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// trail collects the report of one random game while it is played.
type trail struct {
	Report
	// rec and legal are buffers for lists, and held is one for the counts of the laws.
	rec   engine.Record
	legal []engine.Action
	held  []walk.Tally
	verbs []string
}

// see adds the last decision of a walk, or its set-up; err is the law that it broke, or nil.
func (t *trail) see(w *walk.Walk, err error) {
	t.Decisions = len(w.Played)
	switch {
	case w.Moved:
		t.decided(w)
	case err == nil:
		t.rec.Reset()
		w.State.Observe(engine.Chance, &t.rec)
		t.rests(w, &t.rec)
	}
	t.rests(w, &w.Rec)
	if t.rec.Reset(); err == nil { // after a broken law, nothing more is asked
		t.legal = w.State.Legal(t.legal[:0], &t.rec)
		t.rests(w, &t.rec)
	}
	t.held = w.Tallies(t.held[:0])
	for i, tally := range t.held {
		t.Laws[i].Times, t.Laws[i].Applied = tally.Held, tally.Applied
	}
}

// decided counts the last decision.
func (t *trail) decided(w *walk.Walk) {
	if w.Over() {
		t.Ended = 1
	}
	if t.verbs == nil {
		t.verbs = w.Game.Verbs()
	}
	if verb := int(w.Before.Verb(w.Last)); verb < len(t.verbs) {
		t.Verbs[t.verbs[verb]]++
	}
}

// rests adds the citations and questions of a record.
func (t *trail) rests(w *walk.Walk, rec *engine.Record) {
	for _, c := range rec.Cited() {
		t.Cited[c] = 1
	}
	for _, number := range rec.Asked() {
		if int(number) >= len(w.Book.Questions) {
			continue
		}
		q := &w.Book.Questions[number]
		option, named := w.Setup.Rulings[q.Name]
		if !named {
			option = q.Options[q.Default].ID
		}
		if t.Options[q.Name] == nil {
			t.Options[q.Name] = map[string]int{option: 1}
		}
	}
}
