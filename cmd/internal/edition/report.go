package edition

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Report lists the changes between two editions with their effects.
type Report struct {
	Game string `json:"game"`
	// Old and New name the editions.
	Old string `json:"old"`
	New string `json:"new"`
	// Stopped reports that the run was stopped early.
	Stopped bool `json:"stopped,omitempty"`
	// Trials lists the changes. Those that cannot be played apart share a trial.
	Trials []*Trial `json:"trials"`
	// Precedents lists the precedents that stand in the older edition and fall in the newer one. Answers lists the answers
	// to open questions that lose their ground.
	Precedents []Fallen `json:"precedents"`
	Answers    []Fallen `json:"answers"`
	// NotTried lists the limits of the answer.
	NotTried []string `json:"not-tried"`
}

// Fallen is a precedent or an answer that the newer edition does not keep, with the reason.
type Fallen struct {
	Name string `json:"name"`
	Says string `json:"says"`
}

// Question asks for the changes from one edition to another.
type Question struct {
	Entry    games.Entry
	Old, New *Edition
	// How describes the games of a trial; its sides are not used.
	How compare.Comparison
	// Tables are all table sizes of the game, of which How may use only some.
	Tables []int
}

// Run classes every change. If the context ends, the report covers the trials until then.
func (q *Question) Run(ctx context.Context) (*Report, error) {
	r := &Report{Game: q.Entry.Book.Game, Old: q.Old.Name, New: q.New.Name, Trials: []*Trial{}, Precedents: []Fallen{}}
	r.Answers = q.answers()
	trials, err := plan(q.Entry, q.Old, q.New, changes(q.Old, q.New, dependents(q.Entry)))
	if err != nil {
		return nil, err
	}
	planned := len(trials)
	for i := 0; i < len(trials); i++ {
		t := trials[i]
		if err := q.try(ctx, t, fmt.Sprintf("change %d of %d: ", i+1, len(trials))); err != nil {
			return nil, err
		}
		if i+1 == planned {
			trials = q.whole(trials)
		}
		if len(t.Changes) > 0 || t.Class != Wording {
			r.Trials = append(r.Trials, t)
		}
	}
	if r.Stopped = ctx.Err() != nil; r.Stopped {
		return r, nil
	}
	q.during("judging precedents", func() { r.Precedents, err = q.precedents(ctx) })
	r.Stopped, r.NotTried = ctx.Err() != nil, q.notTried(trials)
	return r, err
}

// whole adds a last trial of all changes together, if several were tried and none had an effect alone.
func (q *Question) whole(trials []*Trial) []*Trial {
	effect := slices.ContainsFunc(trials, func(t *Trial) bool { return t.Class != Wording })
	if len(trials) < 2 || effect {
		return trials
	}
	return append(trials, &Trial{Changes: []*Change{}, sides: [2]compare.Side{q.Old.Side, q.New.Side}})
}

func (q *Question) during(what string, work func()) {
	if q.How.During == nil {
		work()
		return
	}
	q.How.During(what, work)
}

// try plays a trial. The argument place is the beginning of each line about the progress.
func (q *Question) try(ctx context.Context, t *Trial, place string) error {
	t.Effect = Effect{Class: Untried, Shown: []Shown{}, Scenarios: []string{}, Pinned: []string{}, Kept: []Sentence{}}
	if ctx.Err() != nil {
		return nil
	}
	c := q.How
	c.Entry, c.Sides = q.Entry, t.sides
	c.During = func(what string, work func()) { q.during(place+what, work) }
	said, err := c.Run(ctx)
	if err != nil || said.Stopped {
		return err
	}
	files, err := said.Records(ctx)
	if err != nil {
		return err
	}
	records := map[string]string{}
	for _, f := range files {
		records[f.Name] = f.Text
	}
	t.Effect = effectOf(said, records, q.Old.Name, q.New.Name)
	if t.Named = t.pure || t.named(said); t.Class != Wording {
		t.Kept = t.kept(said, q.Old, q.New)
	}
	for _, table := range tables(said) {
		t.refused = append(t.refused, fmt.Sprintf("a table of %d, which one side refuses: %s", table.Players, table.Refused))
	}
	return nil
}

// tables lists the tables that a side refuses.
func tables(r *compare.Report) []compare.Table {
	if r.Play == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(r.Play.Tables), func(t compare.Table) bool { return t.Refused == "" })
}

// notTried lists the games that could have shown more.
func (q *Question) notTried(trials []*Trial) (list []string) {
	if q.Old.reading == nil || q.New.reading == nil {
		list = append(list, "precedents, because another program plays one edition")
	}
	list = append(list, fmt.Sprintf("seeds other than %d, players other than %s, more than %s for each change", q.How.Seed, q.How.Cast.Name,
		prose.Count(trials[0].Pairs, "game")))
	var sizes []int
	for _, n := range q.Tables {
		if !slices.Contains(q.How.Tables, n) {
			sizes = append(sizes, n)
		}
	}
	if len(sizes) > 0 {
		list = append(list, "tables of "+strings.Trim(strings.Join(strings.Fields(fmt.Sprint(sizes)), ", "), "[]")+" players")
	}
	for _, t := range trials {
		if t.unread > 0 {
			list = append(list, prose.Count(t.unread, "record")+" and scenarios that the other program cannot read")
		}
		for _, says := range t.refused {
			if !slices.Contains(list, says) {
				list = append(list, says)
			}
		}
	}
	return list
}
