package tune

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// candidate is one choice of values.
type candidate struct {
	// choice contains the number of the value of each parameter; 0 is the present value. changes counts the others.
	choice  []int
	changes int
	// refused is the reason why the game does not allow the candidate, "" if it does.
	refused string
	// setups are the set-ups of the candidate, one for each table.
	setups []engine.Setup
	// race and fresh contain the sums of the games, by table: those for the choice, and those for the comparison.
	race, fresh []*sum
}

// MostCandidates is the highest number of candidates.
const MostCandidates = 4000

// product returns the candidates, every choice of values. The first is the present rules.
func product(parameters []Parameter) ([]*candidate, error) {
	all := 1
	for i := range parameters {
		if all *= len(parameters[i].Values); all > MostCandidates {
			return nil, fmt.Errorf("more than %d candidates result from all values together; vary fewer parameters, or list fewer values",
				MostCandidates)
		}
	}
	list := make([]*candidate, all)
	for n := range list {
		c := &candidate{choice: make([]int, len(parameters))}
		for i, rest := len(parameters)-1, n; i >= 0; i-- {
			c.choice[i] = rest % len(parameters[i].Values)
			rest /= len(parameters[i].Values)
			if c.choice[i] != 0 {
				c.changes++
			}
		}
		list[n] = c
	}
	return list, nil
}

// Refused is a candidate that the game does not allow.
type Refused struct {
	Change string `json:"change"`
	Reason string `json:"reason"`
}

// openAll gives every candidate its set-ups, and returns those that can be played. The present rules come first; an
// error means that the game does not allow them.
func (q *Question) openAll(ctx context.Context, all []*candidate, said *Report) (playable []*candidate, err error) {
	w := &workshop{q: q, boxes: map[string]boxed{}}
	for i, c := range all {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		err := w.open(c)
		switch {
		case err != nil && i == 0:
			return nil, err
		case err != nil:
			c.refused = prose.OneLine(err.Error())
			said.Refused = append(said.Refused, Refused{q.change(c), c.refused})
			continue
		}
		playable = append(playable, c)
	}
	if len(playable) == 1 {
		return nil, fmt.Errorf("the game allows no candidate: %s: %s", said.Refused[0].Change, said.Refused[0].Reason)
	}
	return playable, nil
}

// workshop makes the set-ups of candidates. boxes contains the component files, by their values.
type workshop struct {
	q     *Question
	box   *knobs.Box
	boxes map[string]boxed
}

type boxed struct {
	text []byte
	err  error
}

func (w *workshop) open(c *candidate) error {
	text, err := w.components(c)
	if err != nil {
		return err
	}
	rulings := maps.Clone(w.q.Reading.Answers)
	for i, value := range c.choice {
		if p := &w.q.Parameters[i]; p.Field == "" {
			rulings[p.Name] = p.Values[value]
		}
	}
	for _, seats := range w.q.Tables {
		setup := engine.Setup{Seats: seats, Rulings: rulings, Components: text}
		if _, err := w.q.Entry.New(setup, nil); err != nil {
			return fmt.Errorf("a table of %d: %w", len(seats), err)
		}
		c.setups = append(c.setups, setup)
		c.race, c.fresh = append(c.race, newSum(w.q.Wants, seats)), append(c.fresh, newSum(w.q.Wants, seats))
	}
	return nil
}

// components returns the component file of a candidate; that of the reading if no figure changes.
func (w *workshop) components(c *candidate) ([]byte, error) {
	sets := w.q.sets(c)
	if sets == nil {
		return w.q.Reading.Components, nil
	}
	key := fmt.Sprint(sets)
	if b, known := w.boxes[key]; known {
		return b.text, b.err
	}
	if w.box == nil {
		var err error
		if w.box, err = knobs.NewBox(w.q.Entry); err != nil {
			return nil, err
		}
	}
	var b boxed
	text, wrong := w.box.File(sets)
	if b.text = text; wrong != nil {
		b.err = errors.New(strings.TrimSpace(wrong.Field + " " + wrong.Problem))
	}
	w.boxes[key] = b
	return b.text, b.err
}

// sets returns the figures that a candidate changes.
func (q *Question) sets(c *candidate) (sets []knobs.Set) {
	for i, value := range c.choice {
		if p := &q.Parameters[i]; p.Field != "" && value != 0 {
			sets = append(sets, knobs.Set{Field: p.Field, Value: p.Values[value]})
		}
	}
	return sets
}

// unchanged names the present rules.
const unchanged = "the present rules"

// change names the changed values of a candidate.
func (q *Question) change(c *candidate) string {
	var list []string
	for i, value := range c.choice {
		if p := &q.Parameters[i]; value != 0 {
			says := p.Name + "=" + p.Values[value]
			if departs := p.departs(p.Values[value]); departs != "" {
				says += " (" + departs + ")"
			}
			list = append(list, says)
		}
	}
	if list == nil {
		return unchanged
	}
	return strings.Join(list, ", ")
}

// figures returns the figures of the candidate in some sums, and whether its games end.
func figuresIn(sums []*sum) (list []Figure, ends bool) {
	ends = true
	for _, s := range sums {
		list = append(list, s.figures()...)
		// With more stopped games than these, the figures say little about the game.
		const most = 0.05
		ends = ends && float64(s.games-s.ended) <= most*float64(s.games)
	}
	return list, ends
}

// worst returns the figure of a want that is furthest from the wanted range, in widths of its interval.
func worst(list []Figure, want *Want) *Figure {
	var far *Figure
	for i := range list {
		if f := &list[i]; f.want == want && (far == nil || f.misses > far.misses || f.misses == far.misses && f.used > far.used) {
			far = f
		}
	}
	return far
}

// meetsAll reports whether every figure is in its range.
func meetsAll(list []Figure) bool {
	return !slices.ContainsFunc(list, func(f Figure) bool { return !f.meets() })
}
