package judge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Claims are what is claimed about a game besides its decisions: how it stands.
type Claims interface {
	// Under says how they come out under other answers to open questions; none are the reading given. The error is the context's, or an
	// engine that failed.
	Under(ctx context.Context, answers []Answer) (*Claimed, error)
}

// Claimed is how claims came out under a reading.
type Claimed struct {
	// Fact is the first claim that fails; if all hold, the last, or the one that fails under the reading given. It is nil if something else
	// went wrong before it, in the line Line.
	Fact *Fact
	Line int
	// Impossible says that the game cannot begin, Why for what reason.
	Impossible bool
	Why        string
	// Asked are the ids of the open questions that were consulted.
	Asked []string
}

// Fact is a claim about how a game stands.
type Fact struct {
	// Line and Claim are where it is claimed, and in which words.
	Line  int    `json:"line"`
	Claim string `json:"claim"`
	// Holds says that it is true, Instead what is true if it is not.
	Holds   bool   `json:"holds"`
	Instead string `json:"instead,omitempty"`
	// Title is what the scenario is called that claims it: what people quarrel about, in their words.
	Title string `json:"-"`
	// Since is the number of the decision that made it so, from 1; 0 if it has been so from the start, -1 if that was not found. Set is
	// what happened then, or last if it has been so from the start: what speaks of the claim, if anything does.
	Since int             `json:"since"`
	Set   []engine.Effect `json:"set"`

	// all is everything that happened then, and last the last of it.
	all  []engine.Effect
	last string
	// spoken says that what is in Set speaks of the claim in more words than one.
	spoken bool
}

// claimed is how the claims come out; nil if there are none to judge. The verdict is about one that fails, or where no decision is asked
// about, about the one that holds.
func (c *court) claimed(ctx context.Context, v *Verdict, report *transcript.Report) (*Claimed, error) {
	if c.opts.Claims == nil || report.Finding != nil {
		return nil, nil
	}
	claimed, err := c.opts.Claims.Under(ctx, nil)
	if err != nil || claimed.Fact == nil {
		return nil, err
	}
	switch f := claimed.Fact; {
	case !f.Holds:
		err = c.claim(v, f)
	case !c.opts.Asked:
		c.grant(v, f)
	}
	return claimed, err
}

// hangsOn are the questions that other answers to would change the verdict.
func (v *Verdict) hangsOn() []string {
	var ids []string
	for _, h := range v.Hinges() {
		for _, a := range h.Answers {
			ids = append(ids, a.Question)
		}
	}
	return ids
}

// falseClaim is the kind of a verdict on a fact.
const falseClaim = "false claim"

// claim makes the verdict on a decision one on a claim that fails after it.
func (c *court) claim(v *Verdict, f *Fact) error {
	if v.Line > 0 && v.Decision > 0 {
		v.taken = v.Line
	}
	v.Fact, v.Upheld, v.Kind, v.Line, v.Reason = f, false, falseClaim, f.Line, f.Instead
	v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses, v.Question, v.Legal, v.Remedy = "", "", "", nil, "", nil, nil
	ids, err := c.against(v, f)
	c.blame(v, ids)
	return err
}

// clausesOf are the clauses of some effects, each once.
func clausesOf(effects []engine.Effect) []engine.Clause {
	var ids []engine.Clause
	for _, e := range effects {
		for _, id := range e.Clauses {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// blame names the clauses that a verdict rests on.
func (c *court) blame(v *Verdict, ids []engine.Clause) {
	ids = first(ids, whole.sentences)
	if v.Clauses = c.clauses(ids); len(ids) == 1 {
		one := v.Clauses[0]
		v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses = one.ID, one.Says, one.At, nil
	}
}

// hang names what a claim hangs on if no decision made it so, or that the game is over if it is not: the one open question under another
// answer to which it would hold, and the clauses that need it answered.
func (c *court) hang(v *Verdict) {
	for _, h := range v.Hinges() {
		if len(h.Answers) > 1 || !h.Upheld {
			continue
		}
		if q := c.book.Question(h.Answers[0].Question); v.Question == "" && (v.Fact != nil && v.Fact.Since < 1 || len(v.ids()) == 0) {
			v.Question = q.ID
			c.blame(v, q.Clauses)
		}
	}
}

// tryClaims judges the claims under other answers, after those of a verdict on the decision were tried if all claims hold.
func (c *court) tryClaims(ctx context.Context, v *Verdict, here *transcript.Report, claimed *Claimed) error {
	if c.opts.Others == Alone {
		return nil
	}
	s := search{court: c, here: here, claimed: claimed, asked: claimed.Asked, there: consulted(here)}
	others, err := s.run(ctx)
	switch {
	case err != nil:
		return err
	case v.Others == nil:
		v.Others = others
		c.hang(v)
	default:
		v.Others.join(others)
	}
	return nil
}

// claim notes how the claims come out under other answers.
func (s *search) claim(v *variant) {
	base, there, alone := s.claimed.Fact, v.claimed, len(v.answers) == 1
	switch f := there.Fact; {
	case there.Impossible:
		if alone {
			s.others.Impossible = append(s.others.Impossible, Impossible{v.answers[0], there.Why})
		}
	case f == nil, !base.Holds && !f.Holds && f.Line < base.Line:
		if alone {
			s.others.Parted = append(s.others.Parted, Parted{v.answers[0], there.Line})
		}
	case f.Holds != base.Holds, f.Line != base.Line:
		if !v.judgedSo(f.Holds != base.Holds) {
			return
		}
		h := s.hinge(v.answers, nil)
		h.Fact, h.Upheld, h.Reason, h.further = f, f.Holds, f.Instead, f.last != base.last
		if !h.Upheld {
			h.Line = f.Line
		}
		if !h.Upheld && f.Since > 0 {
			h.Clauses = clausesOf(f.Set)
			if len(h.Clauses) == 1 {
				h.Clause, h.Clauses = h.Clauses[0], nil
			}
		}
		s.others.Hinges = append(s.others.Hinges, h)
	case f.Instead != base.Instead && alone:
		s.others.Ends = append(s.others.Ends, Ending{v.answers[0], []Difference{{Part: f.Claim, Here: base.Instead, There: f.Instead}}})
	}
}

// join adds what other answers change about the claims that follow a decision.
func (o *Others) join(claims *Others) {
	known := func(h Hinge) bool {
		return slices.ContainsFunc(o.Hinges, func(is Hinge) bool { return is.names() == h.names() })
	}
	for _, h := range claims.Hinges {
		if known(h) {
			continue
		}
		o.Hinges = append(o.Hinges, h)
		same := func(a Answer) bool { return len(h.Answers) == 1 && a == h.Answers[0].Answer }
		o.Ends = slices.DeleteFunc(o.Ends, func(e Ending) bool { return same(e.Answer) })
		o.Written = slices.DeleteFunc(o.Written, func(w Written) bool { return same(w.Answer) })
	}
	o.settle()
	o.Singles, o.Pairs, o.Untried = max(o.Singles, claims.Singles), max(o.Pairs, claims.Pairs), max(o.Untried, claims.Untried)
}
