package inference

import (
	"context"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Verdict is the kind of result for a question.
type Verdict string

// The verdicts.
const (
	// Follows: the engine follows one answer and no other.
	Follows Verdict = "follows"
	// NoneOfOurs: where the answers give different results, the engine gives a result that no answer
	// allows.
	NoneOfOurs Verdict = "none of ours"
	// Alike: several answers match the engine wherever it was asked.
	Alike Verdict = "indistinguishable"
	// NotAsked: wherever the answers give different results, the engine could not be asked.
	NotAsked Verdict = "could not be asked"
)

// Answer is the result for a question.
type Answer struct {
	Question string  `json:"question"`
	Verdict  Verdict `json:"verdict"`
	// Options are the remaining answers: a single one if the engine follows it.
	Options []string `json:"options"`
	// Says is the engine's own claim, or "". Contradicts reports that the engine plays differently.
	Says        string `json:"says,omitempty"`
	Contradicts bool   `json:"contradicts,omitempty"`
	// Positions is the number of positions where another answer would have given another result,
	// counted up to three. Against is the number of positions where the engine behaves as only
	// another answer allows.
	Positions int `json:"positions"`
	Against   int `json:"against,omitempty"`
	// Shown names one of the positions.
	Shown string `json:"shown,omitempty"`
	// Reason is the reason why answers cannot be separated or asked. For NoneOfOurs, it is the
	// engine's behaviour at Shown.
	Reason string `json:"reason,omitempty"`
}

// Found is the result for an engine.
type Found struct {
	// Answers are the results for the questions, in the order of the book.
	Answers []Answer `json:"answers"`
	// Asked is the number of games that the engine had to play. Lost is the number of games that it
	// did not play. Faults is the number of games in which it behaved as no answer allows.
	Asked  int `json:"asked"`
	Lost   int `json:"lost"`
	Faults int `json:"faults"`
	// Doubtful are the names of the questions used where the engine behaves as no answer allows, in
	// the order of the book.
	Doubtful []string `json:"doubtful,omitempty"`
}

// Reading returns the answers under which an engine is tested. For each question, it returns the
// answer that the engine follows. If several answers remain, Reading takes the engine's own claim, or else
// the first of them.
func (f *Found) Reading() map[string]string {
	reading := map[string]string{}
	for _, a := range f.Answers {
		reading[a.Question] = a.Options[0]
		if slices.Contains(a.Options, a.Says) {
			reading[a.Question] = a.Says
		}
	}
	return reading
}

// Find infers the answers that an engine plays. Find returns an error if the context ends, or if
// the engine is not started again.
func (k *Kit) Find(ctx context.Context, e engine.Subject, opts Options) (*Found, error) {
	f := &finder{ctx: ctx, kit: k, engine: e, opts: opts}
	f.prepare()
	for more := true; more; {
		var err error
		for _, step := range []func() (bool, error){f.ask, f.narrow, f.mend, f.look, f.explore} {
			if more, err = step(); err != nil {
				return nil, err
			}
			if more {
				break
			}
		}
	}
	return f.found()
}

// found assembles the result.
func (f *finder) found() (*Found, error) {
	found, doubtful := &Found{Asked: len(f.tapes)}, map[int]bool{}
	for _, t := range f.tapes {
		switch {
		case t.lost != nil:
			found.Lost++
		case f.isFault(t):
			found.Faults++
			for _, q := range f.used(t) {
				doubtful[q] = true
			}
		}
	}
	for _, q := range slices.Sorted(maps.Keys(doubtful)) {
		found.Doubtful = append(found.Doubtful, f.kit.entry.Book.Questions[q].Name)
	}
	for i := range f.kit.entry.Book.Questions {
		if !f.open[i] {
			continue
		}
		a, err := f.answer(i)
		if err != nil {
			return nil, err
		}
		found.Answers = append(found.Answers, a)
	}
	return found, nil
}

// answer assembles the result for a question.
func (f *finder) answer(i int) (Answer, error) {
	q := &f.kit.entry.Book.Questions[i]
	a := Answer{Question: q.Name, Verdict: Follows, Says: f.opts.Says[q.Name]}
	for _, o := range append([]rulebook.Option{f.guess[i]}, f.domain.options(i)...) {
		if id := q.Options[o].ID; !slices.Contains(a.Options, id) {
			a.Options = append(a.Options, id)
		}
	}
	a.Contradicts = a.Says != "" && !slices.Contains(a.Options, a.Says)
	shortest := f.weigh(i, &a)
	if shortest != nil {
		a.Shown = shortest.Name
	}
	if len(a.Options) == 1 {
		return a, nil
	}
	for _, later := range []bool{false, true} {
		t := f.neither(i, later)
		if t == nil {
			continue
		}
		d, err := f.difference(t)
		if err == nil && d != nil {
			a.Reason = d.String()
		}
		if a.Verdict, a.Shown = NoneOfOurs, t.Name; later {
			a.Verdict, a.Reason = NotAsked, "the engine does something else before they differ: "+a.Reason
		}
		return a, err
	}
	a.Verdict, a.Reason = f.why(i)
	return a, f.ctx.Err()
}

// enough is the number of supporting positions up to which positions are counted.
const enough = 3

// weigh counts the positions for and against the found answer, and returns the shortest probe that supports it.
func (f *finder) weigh(i int, a *Answer) (shortest *probe) {
	for _, t := range f.tapes {
		fault := f.isFault(t)
		if t.lost != nil || !fault && a.Positions == enough || !slices.Contains(f.kit.run(t.probe, f.first(t.probe), f.lists()).asked, i) {
			continue
		}
		here, there := f.does(t, f.first(t.probe)), f.others(t, i)
		switch {
		case here && !there[false]:
		case here:
			if a.Positions++; shortest == nil || len(t.Played) < len(shortest.Played) {
				shortest = t.probe
			}
		case there[true]:
			a.Against++
		}
	}
	return shortest
}

// others reports whether any other answer to a question matches the engine on a tape, and whether
// any other does not.
func (f *finder) others(t *tape, i int) map[bool]bool {
	found := map[bool]bool{}
	for o := range f.kit.entry.Book.Questions[i].Options {
		if o := rulebook.Option(o); o != f.guess[i] {
			found[f.does(t, f.first(t.probe).with(i, o))] = true
		}
	}
	return found
}

// does reports whether the game under some answers matches the engine on a tape.
func (f *finder) does(t *tape, a answers) bool {
	agrees, _ := t.agrees(f.kit.run(t.probe, a, f.lists()), f.lists())
	return agrees
}

// isFault reports whether none of the remaining answers matches the engine on a tape.
func (f *finder) isFault(t *tape) bool { return t.lost == nil && t.seen == f.state+1 && t.fits == nil }

// used returns the open questions used at the place where no answer matches the engine: the
// questions first used there, or else all questions used before.
func (f *finder) used(t *tape) (list []int) {
	r := f.kit.run(t.probe, f.first(t.probe), f.lists())
	at := t.parting(r, f.lists()) - 1
	if at < 0 || at >= len(r.moments) {
		return nil
	}
	until, from := r.moments[at].asked, 0
	if at > 0 {
		from = r.moments[at-1].asked
	}
	for _, some := range [][]int{r.asked[from:until], r.asked[:until]} {
		for _, q := range some {
			if f.open[q] {
				list = append(list, q)
			}
		}
		if list != nil {
			break
		}
	}
	return list
}

// neither returns the shortest tape with a fault on which the remaining answers to a question
// differ: up to the fault or, if later is set, after it. It returns nil if there is none.
func (f *finder) neither(i int, later bool) (shortest *tape) {
	for _, t := range f.tapes {
		if !f.isFault(t) || shortest != nil && len(t.Played) >= len(shortest.Played) {
			continue
		}
		a := f.first(t.probe)
		here := f.kit.run(t.probe, a, f.lists())
		until := t.parting(here, f.lists())
		for _, o := range f.domain.options(i) {
			there := f.kit.run(t.probe, a.with(i, o), f.lists())
			if !here.same(there, until) || later && !here.same(there, len(here.moments)) {
				shortest = t
			}
		}
	}
	return shortest
}

// difference returns the first difference between the engine on a tape and the game under the guessed answers.
func (f *finder) difference(t *tape) (first *lockstep.Difference, err error) {
	table := &lockstep.Table{A: &under{&engine.Local{Game: f.kit.entry.Game}, f.kit.rulings(f.first(t.probe))}, B: f.engine}
	table.Differs = func(d lockstep.Difference) {
		if first == nil {
			first = &d
		}
	}
	game := t.Game
	game.Start.Rulings = f.told(t.probe)
	err = table.Replay(f.ctx, game)
	if err != nil && isNoAnswer(err) {
		err = nil
	}
	return first, err
}

// under is a subject that plays under fixed answers, whatever answers Start gets.
type under struct {
	engine.Subject
	answers map[string]string
}

// Start starts the game under the fixed answers.
func (u *under) Start(start engine.Start) (engine.Outcome, error) {
	start.Rulings = u.answers
	return u.Subject.Start(start)
}
