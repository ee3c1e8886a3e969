package judge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Search says under which other answers a record is judged besides its own.
type Search uint8

const (
	// Bounded tries every single answer, and the first [MostPairs] pairs.
	Bounded Search = iota
	// Alone tries none, Singles every single answer, Pairs every pair as well.
	Alone
	Singles
	Pairs
)

// MostPairs is how many pairs of other answers are tried if nobody asks for all. It counts replays and no time, so that two people see the
// same.
const MostPairs = 256

// Others is what other answers to open questions would change about the decision that was judged.
type Others struct {
	// Depends says that other answers to open questions judge the decision otherwise: there are hinges, and not only on what the rulebook
	// settles (see [rulebook.Question.Settled]).
	Depends bool `json:"depends"`
	// DependsOn are the ids of the open questions that these hinges answer otherwise, each once.
	DependsOn []string `json:"depends-on"`
	// Singles and Pairs are how many readings with one and with two other answers were tried, Untried how many pairs were not. What cannot
	// matter counts nowhere: answers to questions that are not consulted up to there, and pairs of which one alone turns the verdict.
	Singles int `json:"singles"`
	Pairs   int `json:"pairs"`
	Untried int `json:"untried"`
	// Hinges are the smallest sets of answers that judge the decision otherwise, and the smallest that turn the verdict where a part of one
	// only gives another reason.
	Hinges []Hinge `json:"hinges"`
	// Written are single answers under which the decision is only written otherwise.
	Written []Written `json:"written"`
	// Respelled are decisions before it that are only written otherwise under a single answer: the record stands there all the same.
	Respelled []Respelled `json:"respelled,omitempty"`
	// Parted are single answers under which the game would have gone otherwise before it, in the order of the lines.
	Parted []Parted `json:"parted"`
	// Ends are single answers with the same verdict and another position after it.
	Ends []Ending `json:"ends"`
	// Impossible are single answers under which the game cannot be set up as the record says.
	Impossible []Impossible `json:"impossible"`
	// Unplayed are answers in words only to the questions that the decision consults, and about the clauses that the verdict rests on. None
	// of them was tried.
	Unplayed []Unplayed `json:"unplayed"`
}

// Hinges are those of the other answers that were tried, none if none were.
func (v *Verdict) Hinges() []Hinge {
	if v.Others == nil {
		return nil
	}
	return v.Others.Hinges
}

// Hinge is a set of one or two other answers, and the verdict under it.
type Hinge struct {
	Answers []Other `json:"answers"`
	Upheld  bool    `json:"upheld"`
	Line    int     `json:"line,omitempty"`
	// Clause is what the verdict rests on, Clauses if they are several.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
	// Fact is how the claim comes out that the verdict is about, nil if it is about a decision.
	Fact *Fact `json:"fact,omitempty"`

	// further says that the game ended elsewhere when the claim was looked at.
	further bool
}

// Other is an answer with the one in force, and with the argument for the default of the question, each with what it says.
type Other struct {
	Answer
	Asks        string `json:"asks"`
	WhyOpen     string `json:"why-open"` // one of [rulebook.Reasons]
	Says        string `json:"says"`
	InForce     string `json:"in-force"`
	InForceSays string `json:"in-force-says"`
	Default     string `json:"default"`
	Because     string `json:"because"`
}

// Parted is an answer under which the record goes wrong from a line on.
type Parted struct {
	Answer
	Line int `json:"line"`
}

// Impossible is an answer that cannot be given, and what is wrong then.
type Impossible struct {
	Answer
	Why string `json:"why"`
}

// search judges the decision again under other readings.
type search struct {
	*court
	here     *transcript.Report
	decision int
	// claimed is how the claims come out under the reading given; nil if it is the decision that is judged.
	claimed *Claimed
	// asked are the questions consulted up to there, there those consulted at the decision itself.
	asked, there []string
	// before and after are the positions before the decision and after it under the reading given.
	before, after []byte
	others        *Others
}

// tryOthers judges the decision of a verdict under other answers. The subject is where the record left it.
func (c *court) tryOthers(ctx context.Context, v *Verdict, here *transcript.Report) (*Others, error) {
	if c.opts.Others == Alone {
		return nil, nil
	}
	s := search{court: c, here: here, decision: v.Decision, asked: here.Asked, there: consulted(here)}
	if here.Finding == nil {
		var err error
		if s.after, err = s.document(); err != nil {
			return nil, err
		}
	}
	return s.run(ctx)
}

// run tries the other answers.
func (s *search) run(ctx context.Context) (*Others, error) {
	s.others = &Others{Hinges: []Hinge{}, Written: []Written{}, Parted: []Parted{}, Ends: []Ending{}, Impossible: []Impossible{},
		Unplayed: []Unplayed{}}
	variants, err := s.singles(ctx)
	if err == nil && s.opts.Others != Singles {
		err = s.pairs(ctx, variants)
	}
	slices.SortStableFunc(s.others.Parted, func(a, b Parted) int { return a.Line - b.Line })
	s.others.settle()
	return s.others, err
}

// singles tries every other answer to every question consulted up to the decision, alone.
func (s *search) singles(ctx context.Context) ([]*variant, error) {
	var variants []*variant
	for _, q := range s.questions(s.asked) {
		for _, answer := range s.alternatives(q) {
			one, err := s.try(ctx, answer)
			if err != nil {
				return nil, err
			}
			s.others.Singles++
			if err := s.note(ctx, one); err != nil {
				return nil, err
			}
			variants = append(variants, one)
		}
	}
	return variants, nil
}

// alternatives are the other answers to a question that can be played.
func (s *search) alternatives(q *rulebook.Question) []Answer {
	var answers []Answer
	for _, option := range q.Options {
		if !q.Fixed && option.ID != s.option(q) {
			answers = append(answers, Answer{q.ID, option.ID})
		}
	}
	return answers
}

// try replays the record under other answers, up to the decision.
func (s *search) try(ctx context.Context, answers ...Answer) (*variant, error) {
	if s.claimed != nil {
		claimed, err := s.opts.Claims.Under(ctx, answers)
		if err != nil {
			return nil, err
		}
		return &variant{answers: answers, claimed: claimed, asked: claimed.Asked}, nil
	}
	v := &variant{answers: answers, record: s.respelled(s.under(answers...), answers)}
	var err error
	if v.report, err = s.replay(ctx, v.record, !isMark(s.here.Finding)); err != nil {
		return nil, err
	}
	v.asked = v.report.Asked
	if len(answers) > 1 { // they are written as under each alone
		return v, nil
	}
	return v, s.rewrite(ctx, v)
}

// under is the record with other answers.
func (c *court) under(answers ...Answer) *transcript.Transcript {
	t := *c.t
	t.Rulings = slices.Clone(t.Rulings)
	for _, a := range answers {
		name := c.book.Question(a.Question).Name
		t.Rulings = slices.DeleteFunc(t.Rulings, func(r transcript.Ruling) bool { return r.Question == name })
		t.Rulings = append(t.Rulings, transcript.Ruling{Question: name, Option: a.Option})
	}
	return &t
}

// note writes down what came of a reading, of which the subject still has the game.
func (s *search) note(ctx context.Context, v *variant) error {
	if s.claimed != nil {
		s.claim(v)
		return nil
	}
	there := v.report.Finding
	alone := len(v.answers) == 1
	switch {
	case isImpossible(there) && !isImpossible(s.here.Finding):
		if alone {
			s.others.Impossible = append(s.others.Impossible, Impossible{v.answers[0], why(there)})
		}
	case there != nil && there.About() < s.decision:
		if alone {
			s.others.Parted = append(s.others.Parted, Parted{v.answers[0], there.Line})
		}
	default:
		return s.judged(ctx, v, alone)
	}
	return nil
}

// judged compares the verdict on the decision itself.
func (s *search) judged(ctx context.Context, v *variant, alone bool) error {
	here, there := s.here.Finding, v.report.Finding
	written, err := s.written(ctx, v)
	if err != nil {
		return err
	}
	if written != nil && alone {
		s.others.Written = append(s.others.Written, *written)
	}
	if written == nil && differs(here, there) && v.judgedSo((here == nil) != (there == nil)) {
		s.others.Hinges = append(s.others.Hinges, s.hinge(v.answers, there))
	}
	if here == nil && v.report.Finding == nil && alone {
		return s.ends(ctx, v)
	}
	return nil
}

// isImpossible reports whether the game cannot be set up so.
func isImpossible(f *transcript.Finding) bool {
	if f == nil {
		return false
	}
	switch f.Kind {
	case transcript.SetupUnread, transcript.SetupRefused, transcript.PositionRefused, transcript.PositionUnread:
		return f.Decision == 0
	}
	return false
}

// differs reports whether another answer gives another verdict: upheld or not, another line, other clauses.
func differs(here, there *transcript.Finding) bool {
	if here == nil || there == nil {
		return here != there
	}
	return here.Line != there.Line || !slices.Equal(here.Clauses(), there.Clauses())
}

func (c *court) hinge(answers []Answer, f *transcript.Finding) Hinge {
	h := Hinge{Upheld: f == nil}
	for _, a := range answers {
		q := c.book.Question(a.Question)
		inForce := c.option(q)
		h.Answers = append(h.Answers, Other{Answer: a, Asks: q.Asks, WhyOpen: q.WhyOpen, Says: says(q, a.Option), InForce: inForce,
			InForceSays: says(q, inForce), Default: q.Options[q.Default].ID, Because: q.Because})
	}
	if f != nil {
		v := f.Refusal()
		h.Line, h.Clause, h.Reason = f.Line, v.Clause, v.Reason
		if clauses := f.Clauses(); len(clauses) > 1 {
			h.Clauses = clauses
		}
	}
	return h
}

// says is an answer in words.
func says(q *rulebook.Question, option string) string {
	i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == option })
	if i < 0 {
		return ""
	}
	return q.Options[i].Says
}
