package properties

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// trail is what a walk leaves behind for the report.
type trail struct {
	ended     bool
	decisions int
	held      []int
	verbs     map[string]int
	cited     map[engine.Clause]bool
	options   map[string]string
	// rec and legal are where what is listed is noted.
	rec   engine.Record
	legal []engine.Action
}

func newTrail() *trail {
	return &trail{verbs: map[string]int{}, cited: map[engine.Clause]bool{}, options: map[string]string{}}
}

// see adds what the last decision of a walk did, or its set-up; err is the law it broke, or nil.
func (t *trail) see(w *walk.Walk, err error) {
	t.decisions, t.ended = len(w.Played), w.Moved && w.Over()
	switch {
	case w.Moved:
		if verb := int(w.Before.Verb(w.Last)); verb < len(w.Game.Verbs()) {
			t.verbs[w.Game.Verbs()[verb]]++
		}
	case err == nil:
		t.rec.Reset()
		w.State.Observe(engine.Chance, &t.rec)
		t.rests(w, &t.rec)
	}
	t.read(w, err)
}

// read adds what the last decision and the list of what is legal now rest on, and the tallies of the laws. Of a game that has
// broken a law nothing more is asked.
func (t *trail) read(w *walk.Walk, err error) {
	t.rests(w, &w.Rec)
	if t.rec.Reset(); err == nil {
		t.legal = w.State.Legal(t.legal[:0], &t.rec)
		t.rests(w, &t.rec)
	}
	t.held = w.Held(t.held[:0])
}

// rests adds what a record notes.
func (t *trail) rests(w *walk.Walk, rec *engine.Record) {
	for _, c := range rec.Cited() {
		t.cited[c] = true
	}
	for _, q := range rec.Asked() {
		if int(q) < len(w.Book.Questions) {
			t.asked(w, int(q))
		}
	}
}

// asked notes the option under which a question was asked.
func (t *trail) asked(w *walk.Walk, number int) {
	q := &w.Book.Questions[number]
	option, named := w.Setup.Rulings[q.Name]
	if !named {
		option = q.Options[q.Default].ID
	}
	t.options[q.Name] = option
}
