package inference

import (
	"bytes"
	"hash/fnv"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Probe is a game that may reveal the answers that an engine plays. The start of a probe contains
// the answers under which the game was written.
type Probe struct {
	// Name describes the source of the game.
	Name string
	lockstep.Game
}

// Kit contains the probes for the engines of a game. A Kit remembers the runs of this module's
// game, so that a second engine takes less time than the first. Do not test two engines with one
// Kit at the same time.
type Kit struct {
	entry  rulebook.Entry
	box    []byte
	probes []*probe
}

// probe is a probe with its runs under the answers tried, with and without lists of legal actions.
type probe struct {
	Probe
	own  answers // the answers under which it was written
	runs [2][]*run
	// filled are the probes with completed positions, under the answers tried; fillings are those answers.
	filled   []*probe
	fillings []filling
}

// filling is a probe with its position completed under some answers to the questions used; nil if the position is
// refused.
type filling struct {
	run
	into *probe
}

// answers contains an option for each question of the book, by the question's number.
type answers []rulebook.Option

// with returns the answers with another option for one question.
func (a answers) with(q int, o rulebook.Option) answers {
	other := slices.Clone(a)
	other[q] = o
	return other
}

// New returns a kit for a game with the given components; nil means the game's own. New leaves out
// probes that have components of their own.
func New(entry rulebook.Entry, components []byte, probes []Probe) *Kit {
	k := &Kit{entry: entry, box: components}
	for _, p := range probes {
		if p.Start.Components != nil {
			continue
		}
		p.Start.Components = components
		k.probes = append(k.probes, &probe{Probe: p, own: k.answers(p.Start.Rulings)})
	}
	return k
}

// whole returns a probe with its whole position, completed by this module's game under some answers, because an
// engine may fill in other parts. It returns nil if the game refuses the position.
func (k *Kit) whole(p *probe, a answers) *probe {
	if p.Start.Position == nil {
		return p
	}
	for _, known := range p.fillings {
		if known.covers(a) {
			return known.into
		}
	}
	var f filling
	ours := &engine.Local{Game: k.entry.Game}
	start := p.Start
	start.Rulings = k.rulings(a)
	out, err := ours.Start(start)
	f.use(k, a, out)
	if err == nil {
		var document []byte
		document, out, err = ours.Position("")
		f.use(k, a, out)
		if err == nil {
			f.into = p.with(document)
		}
	}
	p.fillings = append(p.fillings, f)
	return f.into
}

// with returns the probe with a whole position.
func (p *probe) with(position []byte) *probe {
	for _, known := range p.filled {
		if bytes.Equal(known.Start.Position, position) {
			return known
		}
	}
	filled := &probe{Probe: p.Probe, own: p.own}
	filled.Start.Position = slices.Clone(position)
	p.filled = append(p.filled, filled)
	return filled
}

// mostKept is the number of runs of a probe that are remembered for the next engine.
const mostKept = 32

// forget drops old runs, to bound the memory.
func (k *Kit) forget() {
	for _, p := range k.probes {
		if len(p.filled) > mostKept {
			p.filled, p.fillings = nil, nil
		}
		for _, of := range slices.Concat(p.filled, []*probe{p}) {
			for i, runs := range of.runs {
				of.runs[i] = slices.Clone(runs[max(0, len(runs)-mostKept):])
			}
		}
	}
}

// answers returns the given options, with defaults for the other questions. It skips unknown options.
func (k *Kit) answers(given map[string]string) answers {
	all := make(answers, len(k.entry.Book.Questions))
	for i := range k.entry.Book.Questions {
		q := &k.entry.Book.Questions[i]
		all[i] = q.Default
		for _, name := range []string{q.Name, q.ID} {
			if o, ok := option(q, given[name]); ok {
				all[i] = o
			}
		}
	}
	return all
}

// option returns the number of an option.
func option(q *rulebook.Question, id string) (rulebook.Option, bool) {
	i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == id })
	return rulebook.Option(max(i, 0)), i >= 0
}

// rulings returns the answers that are not defaults, in the form of a setup.
func (k *Kit) rulings(of answers) map[string]string {
	given := map[string]string{}
	for i := range k.entry.Book.Questions {
		if q := &k.entry.Book.Questions[i]; of[i] != q.Default {
			given[q.Name] = q.Options[of[i]].ID
		}
	}
	return given
}

// moment is the state of a game after a decision, in hashes.
type moment struct {
	// refused reports that the decision was refused, so that nothing has changed since the moment before.
	refused            bool
	turn, scores, list uint64
	// silent reports that the engine gave neither scores nor a list, quiet that it gave no list.
	silent, quiet bool
	// asked is the number of questions used so far.
	asked int
}

// number returns the hash of texts.
func number(text ...string) uint64 {
	h := fnv.New64a()
	for _, t := range text {
		h.Write([]byte(t))
		h.Write([]byte{0})
	}
	return h.Sum64()
}

// standing sets the hashes of actor, scores and winners.
func (m *moment) standing(turn engine.Turn) {
	m.turn, m.scores = number(turn.Actor), uint64(len(turn.Scores))
	for _, s := range turn.Scores {
		m.scores = m.scores*1_000_003 + uint64(int64(s))
	}
	won := slices.Sorted(slices.Values(turn.Winners))
	m.scores = m.scores*1_000_003 + number(won...)
}

// listing adds the hash of a list in any order, with the odds in their lowest terms.
func (m *moment) listing(list []engine.Choice) {
	common := 0
	for _, c := range list {
		common = divisor(common, c.Weight)
	}
	for _, c := range list {
		m.list += number(c.Action) * uint64(1+c.Weight/max(common, 1))
	}
	m.list += uint64(len(list))
}

func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
