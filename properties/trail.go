package properties

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// trail is what a walk leaves behind for the report.
type trail struct {
	walk      *walk
	err       error
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

func newTrail(w *walk, err error) *trail {
	t := &trail{walk: w, verbs: map[string]int{}, cited: map[engine.Clause]bool{}, options: map[string]string{}}
	if err == nil {
		w.state.Observe(engine.Chance, &t.rec)
		t.rests(&t.rec)
	}
	t.read(err)
	return t
}

// note adds what the last decision of the walk did; err is the law it broke, or nil.
func (t *trail) note(err error) {
	w := t.walk
	t.decisions, t.ended = len(w.played), w.over()
	if verb := int(w.before.Verb(w.last)); verb < len(w.game.Verbs()) {
		t.verbs[w.game.Verbs()[verb]]++
	}
	t.read(err)
}

// read adds what the last decision and the list of what is legal now rest on, and the tallies of the laws. Of a game that has
// broken a law nothing more is asked.
func (t *trail) read(err error) {
	w := t.walk
	t.rests(&w.rec)
	if t.rec.Reset(); err == nil {
		t.legal = w.state.Legal(t.legal[:0], &t.rec)
		t.rests(&t.rec)
	}
	t.held = t.held[:0]
	for _, at := range w.watches {
		t.held = append(t.held, at.held)
	}
}

// rests adds what a record notes.
func (t *trail) rests(rec *engine.Record) {
	for _, c := range rec.Cited() {
		t.cited[c] = true
	}
	for _, q := range rec.Asked() {
		if int(q) < len(t.walk.book.Questions) {
			t.asked(int(q))
		}
	}
}

// asked notes the option under which a question was asked.
func (t *trail) asked(number int) {
	q := &t.walk.book.Questions[number]
	option, named := t.walk.setup.Rulings[q.Name]
	if !named {
		option = q.Options[q.Default].ID
	}
	t.options[q.Name] = option
}

// empty is the report of no walks.
func (p *party) empty() Report {
	r := Report{Game: p.game.Name(), Verbs: map[string]int{}, Cited: map[engine.Clause]int{}, Options: map[string]map[string]int{}}
	for _, l := range p.laws {
		r.Laws = append(r.Laws, Held{ID: l.id, Says: l.says, Clauses: l.clauses})
	}
	for _, v := range p.game.Verbs() {
		r.Verbs[v] = 0
	}
	return r
}
