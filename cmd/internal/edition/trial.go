package edition

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Trial is a part of the difference between two editions that can be played alone: the newer edition with some changes
// set back, compared with the newer edition.
type Trial struct {
	// Changes are the changes of the trial. Several changes cannot be played one without another. Without a change, the
	// trial covers everything that no sentence and no figure explains.
	Changes []*Change `json:"changes"`
	Effect
	sides [2]compare.Side
	// pure reports that the trial sets back figures only, so that nothing else can have its effect.
	pure bool
	// refused lists the tables that one side refuses.
	refused []string
}

// plan splits the changes into trials. A change of figures is played alone, by a component file with the older figures,
// if the game accepts this file. The rest of the changes is one trial: the older edition with all other figures as in the
// newer edition.
func plan(entry games.Entry, old, is *Edition, all []*Change) ([]*Trial, error) {
	rest := &Trial{Changes: []*Change{}, sides: [2]compare.Side{old.Side, is.Side}}
	if old.reading == nil || is.reading == nil {
		rest.Changes = all
		return []*Trial{rest}, nil
	}
	var trials []*Trial
	var alone []knobs.Set
	p := planner{entry: entry, old: old, is: is}
	for _, c := range all {
		trial, newer := p.alone(c)
		if trial == nil {
			rest.Changes = append(rest.Changes, c)
			continue
		}
		trials, alone = append(trials, trial), append(alone, newer...)
	}
	if len(alone) > 0 {
		file, err := p.file(alone)
		if err != nil {
			return nil, err
		}
		for i, e := range []*Edition{old, is} {
			r, err := boxed(e, file)
			if err != nil {
				return nil, err
			}
			rest.sides[i] = compare.SideOf(e.Name, r)
		}
	}
	return append(trials, rest), nil
}

// planner makes the sides of trials.
type planner struct {
	entry   games.Entry
	old, is *Edition
}

// alone returns the trial of a change alone, and the figures of the newer edition. The trial is nil if the change cannot be
// played alone.
func (p planner) alone(c *Change) (*Trial, []knobs.Set) {
	if len(c.Figures) == 0 {
		return nil, nil
	}
	var older, newer []knobs.Set
	var names []string
	for _, f := range c.Figures {
		if f.Was == "" || f.Is == "" {
			return nil, nil
		}
		older, newer = append(older, knobs.Set{Field: f.Path, Value: f.Was}), append(newer, knobs.Set{Field: f.Path, Value: f.Is})
		names = append(names, f.name()+" "+f.Was)
	}
	file, err := p.file(older)
	if err != nil {
		return nil, nil
	}
	r, err := boxed(p.is, file)
	if err != nil {
		return nil, nil
	}
	given := fmt.Sprintf("%s with %s", p.is.Name, strings.Join(names, ", "))
	return &Trial{Changes: []*Change{c}, sides: [2]compare.Side{compare.SideOf(given, r), p.is.Side}, pure: true}, newer
}

// file returns the component file that sets figures.
func (p planner) file(sets []knobs.Set) ([]byte, error) {
	box, err := knobs.NewBox(p.entry)
	if err != nil {
		return nil, err
	}
	for i := range sets {
		if n := box.Nodes[sets[i].Field]; n != nil && n.Kind == source.Text {
			sets[i].Value = knobs.Quoted(sets[i].Value)
		}
	}
	file, wrong := box.File(sets)
	if wrong != nil {
		return nil, wrong
	}
	return file, nil
}

// boxed returns the reading of an edition with a component file over its figures.
func boxed(e *Edition, file []byte) (*reading.Reading, error) {
	r := reading.Of(e.reading.Entry)
	r.Title, r.Answers = e.reading.Title, maps.Clone(e.reading.Answers)
	if err := r.Box("components.yaml", file); err != nil {
		return nil, err
	}
	return r, r.Closed()
}

// worded reports whether a sentence changed.
func (t *Trial) worded() bool { return slices.ContainsFunc(t.Changes, (*Change).worded) }

// kept lists the clauses of both editions whose rule the trial changes although their sentence did not change: those that
// depend on a changed figure, and those that refuse an action on one side only. If no sentence changed and nothing else
// is known, kept lists the clauses of the scenarios that differ.
func (t *Trial) kept(r *compare.Report, old, is *Edition) []Sentence {
	found := []Sentence{}
	add := func(id string) {
		c := is.clause(id)
		changed := slices.ContainsFunc(t.Changes, func(c *Change) bool { return c.has([]string{id}) })
		if c == nil || old.clause(id) == nil || changed || slices.Contains(found, sentence(c)) {
			return
		}
		found = append(found, sentence(c))
	}
	for _, c := range t.Changes {
		for _, s := range c.kept {
			add(s.ID)
		}
	}
	for _, d := range r.Found() {
		if d.Direct > 0 && byPlayer(&d) {
			add(d.Clause)
		}
	}
	if len(found) > 0 || t.worded() {
		return found
	}
	for _, s := range r.Scenarios.Changed() {
		for _, id := range s.Clauses {
			add(string(id))
		}
	}
	return found
}

// named reports whether a difference names one of the changed clauses: as the reason of a refusal, in an effect, or in the
// tags of a scenario.
func (t *Trial) named(r *compare.Report) bool {
	var ids []string
	for _, s := range r.Scenarios.Changed() {
		for _, id := range s.Clauses {
			ids = append(ids, string(id))
		}
	}
	for _, d := range r.Found() {
		if d.Direct > 0 {
			ids = append(append(ids, d.Clause), prose.Apart(strings.NewReplacer("[", " ", "]", " ").Replace(d.Says))...)
		}
	}
	return slices.ContainsFunc(t.Changes, func(c *Change) bool { return c.has(ids) })
}
