package walk

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Answer is an answer to an open question, by the numbers of question and option.
type Answer struct {
	Question engine.Question
	Option   rulebook.Option
}

// Answers counts the comparisons that were made for each answer.
type Answers struct {
	// Compared counts the comparisons in which the answer made no difference because its question had not been
	// asked. Told counts those in which the answer made a difference after its question had been asked.
	Compared, Told map[Answer]int
}

// Otherwise compares a place in a game with the same place under other answers. In a second game, all questions
// that have not been asked get another answer. The second game must look the same, because the look of a game
// may only depend on questions that the game asked.
type Otherwise struct {
	*Place
	// Shut holds the answers under which the place cannot be reached. They are not tried again while they are in it.
	Shut map[Answer]bool
	// Count, if not nil, counts the comparisons. Each asked answer needs a game to see whether it makes a
	// difference, so it is tried only until it has made one.
	Count *Answers

	others  []Answer
	reached map[string]engine.State
}

// NewOtherwise returns a comparison in which every question that was not asked on the way to a place has
// another answer. The function random selects the options.
func NewOtherwise(p *Place, shut map[Answer]bool, random func(n int) int) *Otherwise {
	o := &Otherwise{Place: p, Shut: shut, reached: map[string]engine.State{}}
	asked := p.Asked.Asked()
	for i := range p.Book.Questions {
		q, number := &p.Book.Questions[i], engine.Question(i)
		if q.Fixed || len(q.Options) < 2 || slices.Contains(asked, number) {
			continue
		}
		other := (int(p.option(number)) + 1 + random(len(q.Options)-1)) % len(q.Options)
		if a := (Answer{number, rulebook.Option(other)}); !shut[a] {
			o.others = append(o.others, a)
		}
	}
	return o
}

// Compare compares the place with the same place under the other answers. The error names an answer that makes
// a difference although its question was not asked.
func (o *Otherwise) Compare(look Look) error {
	var rec engine.Record
	want := look.See(o.State, &rec)
	asked := rec.Asked()
	unasked := slices.DeleteFunc(slices.Clone(o.others), func(a Answer) bool { return slices.Contains(asked, a.Question) })
	for _, answers := range [][]Answer{o.others, unasked} {
		s, kept, err := o.reach(nil, answers)
		if err != nil {
			return err
		}
		if o.unlike(look, want, s, kept) == nil {
			o.count(look, want, asked, kept)
			return nil
		}
	}
	return o.blame(look, want, unasked)
}

// reach returns the place under given answers and as many other answers as are possible together, and these answers.
func (o *Otherwise) reach(given, others []Answer) (engine.State, []Answer, error) {
	s, err := o.single(slices.Concat(given, others))
	if err == nil || len(others) == 0 {
		return s, others, err
	}
	if len(others) == 1 {
		if err := o.shut(others, err); err != nil {
			return nil, nil, err
		}
		s, err := o.single(given)
		return s, nil, err
	}
	half := len(others) / 2
	_, first, err := o.reach(given, others[:half])
	if err != nil {
		return nil, nil, err
	}
	s, second, err := o.reach(slices.Concat(given, first), others[half:])
	return s, slices.Concat(first, second), err
}

// shut notes that an answer makes the place impossible. It returns an error if the rules refuse the way to the
// place.
func (o *Otherwise) shut(answer []Answer, together error) error {
	_, alone := o.single(answer)
	if alone == nil {
		alone = together
	} else {
		o.Shut[answer[0]] = true
	}
	var astray *Astray
	if errors.As(alone, &astray) {
		return fmt.Errorf("under %s, which nobody has asked for, this is refused: %w", o.listed(answer), alone)
	}
	return nil
}

// single returns the place under exactly these other answers.
func (o *Otherwise) single(answers []Answer) (engine.State, error) {
	key := make([]byte, 0, 2*len(answers))
	for _, a := range answers {
		key = append(key, byte(a.Question), byte(a.Option))
	}
	if s := o.reached[string(key)]; s != nil {
		return s, nil
	}
	s, err := o.Reach(o.under(answers))
	if err == nil {
		o.reached[string(key)] = s
	}
	return s, err
}

// blame finds the answer that makes a difference. If no single answer does, it names all that do together.
func (o *Otherwise) blame(look Look, want any, unasked []Answer) error {
	for _, a := range unasked {
		if s, err := o.single([]Answer{a}); err == nil {
			if err := o.unlike(look, want, s, []Answer{a}); err != nil {
				return err
			}
		}
	}
	s, kept, err := o.reach(nil, unasked)
	if err != nil {
		return err
	}
	return o.unlike(look, want, s, kept)
}

// unlike reports the difference under other answers; nil if there is none.
func (o *Otherwise) unlike(look Look, want any, s engine.State, answers []Answer) error {
	var rec engine.Record
	got := look.See(s, &rec)
	if Alike(want, got) {
		return nil
	}
	return fmt.Errorf("under %s, which nobody has asked for, %s differs: it is %s and not %s", o.listed(answers), look.What, Text(got),
		Text(want))
}

// count counts the answers that were compared, and the asked answers that make a difference.
func (o *Otherwise) count(look Look, want any, asked []engine.Question, kept []Answer) {
	if o.Count == nil {
		return
	}
	for _, a := range kept {
		if !slices.Contains(asked, a.Question) {
			o.Count.Compared[a]++
		}
	}
	for _, number := range slices.Concat(asked, o.Asked.Asked()) {
		q, here := &o.Book.Questions[number], o.option(number)
		for i := range q.Options {
			a := Answer{number, rulebook.Option(i)}
			if q.Fixed || a.Option == here || o.Count.Told[a] > 0 {
				continue
			}
			s, err := o.single([]Answer{a})
			var astray *Astray
			if errors.As(err, &astray) || err == nil && o.unlike(look, want, s, nil) != nil {
				o.Count.Told[a]++
				o.Count.Told[Answer{number, here}]++
			}
		}
	}
}

// option returns the answer in force.
func (p *Place) option(number engine.Question) rulebook.Option {
	q := &p.Book.Questions[number]
	i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == p.Setup.Rulings[q.Name] })
	if i < 0 {
		return q.Default
	}
	return rulebook.Option(i)
}

// under returns the set-up with some answers changed.
func (p *Place) under(answers []Answer) engine.Setup {
	setup := p.Setup
	setup.Rulings = map[string]string{}
	maps.Copy(setup.Rulings, p.Setup.Rulings)
	for _, a := range answers {
		q := &p.Book.Questions[a.Question]
		setup.Rulings[q.Name] = q.Options[a.Option].ID
	}
	return setup
}

// listed names answers.
func (p *Place) listed(answers []Answer) string {
	var names []string
	for _, a := range answers {
		q := &p.Book.Questions[a.Question]
		names = append(names, q.Name+"="+q.Options[a.Option].ID)
	}
	return strings.Join(names, ", ")
}
