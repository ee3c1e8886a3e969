package answer

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// The relations of a new verdict to a precedent.
const (
	// Agrees means that the precedent and the new verdict are both upheld or both overruled.
	Agrees = "agrees"
	// Differs means that the results differ, and that the new verdict has the precedent's result under an
	// answer of the precedent.
	Differs = "differs by an answer"
	// Contradicts means that the results differ, and that no answer of the precedent explains the difference.
	Contradicts = "contradicts"
)

// Compared compares a precedent with a new verdict that rests on the same clauses and questions.
type Compared struct {
	File  string `json:"file"`
	Issue string `json:"issue"`
	// Upheld is the result of the precedent. Stands is Agrees, Differs or Contradicts.
	Upheld bool   `json:"upheld"`
	Stands string `json:"stands"`
	// Rests lists the shared clauses and questions by their ids.
	Rests []string `json:"rests"`
	// Answers lists the answers of the precedent that explain the difference.
	Answers []verdict.Answer `json:"answers,omitempty"`
	// Today describes the change if the rules would now decide the precedent differently or for other reasons;
	// else it is "".
	Today string `json:"today,omitempty"`
}

// Compare lists the precedents in a folder, by file, that rest on the same clauses and questions as a verdict
// on the case. Compare reads one precedent at a time and also lists the files that cannot be read. The error is
// about the folder, or is ctx.Err().
func (c *Case) Compare(ctx context.Context, v *judge.Verdict, folder fs.FS, name string) (*Precedents, error) {
	found := &Precedents{Folder: name, List: []Compared{}}
	clauses, questions := rests(v)
	for p, err := range precedent.Each(folder, name, games.Find) {
		switch {
		case errors.Is(err, precedent.ErrNone):
			found.Others++
			continue
		case isUnread(err):
			found.Unread = append(found.Unread, prose.OneLine(err.Error()))
			continue
		case err != nil:
			return nil, err
		}
		found.Read++
		shared := p.Shares(clauses, questions)
		if p.Game != v.Game || p.File == v.File || len(shared) < len(p.Clauses)+len(p.Questions) {
			continue
		}
		said := compared(v, p, shared)
		err := c.rejudge(ctx, p, folder)
		var f *transcript.Finding
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case errors.As(err, &f): // the precedent cannot be played, so its result is unknown
			found.Read--
			found.Unread = append(found.Unread, prose.OneLine(err.Error()))
			continue
		case err != nil:
			said.Today = err.Error()
		}
		found.List = append(found.List, said)
	}
	return found, nil
}

// isUnread reports whether an error means that a single record cannot be read.
func isUnread(err error) bool {
	var (
		syntax  *transcript.SyntaxError
		finding *transcript.Finding
	)
	return errors.As(err, &syntax) || errors.As(err, &finding)
}

// rejudge judges a precedent again. A precedent with a component file other than that of the case keeps its result.
func (c *Case) rejudge(ctx context.Context, p *precedent.Precedent, folder fs.FS) error {
	components := c.Components
	if p.Components == "" {
		components = nil
	}
	err := p.Again(ctx, folder, components)
	var f *transcript.Finding
	if errors.As(err, &f) && f.Kind == transcript.ComponentsDiffer {
		return nil
	}
	return err
}

// rests lists the clauses and questions that a verdict rests on: those of the refusal, and those that could
// change the verdict.
func rests(v *judge.Verdict) (clauses []engine.Clause, questions []string) {
	clauses, questions = v.IDs(), append(questions, v.Question)
	for _, h := range v.Hinges() {
		for _, a := range h.Answers {
			questions = append(questions, a.Question)
		}
		if v.Upheld {
			clauses = append(append(clauses, h.Clause), h.Clauses...)
		}
	}
	slices.Sort(clauses)
	slices.Sort(questions)
	return slices.Compact(clauses), slices.Compact(questions)
}

func compared(v *judge.Verdict, p *precedent.Precedent, shared []string) Compared {
	said := Compared{File: p.File, Issue: p.Issue, Upheld: p.Upheld, Stands: Agrees, Rests: shared}
	if v.Upheld == p.Upheld {
		return said
	}
	said.Stands = Contradicts
	for _, h := range v.Hinges() {
		if h.Upheld != p.Upheld || slices.ContainsFunc(h.Answers, func(a hinge.Other) bool { return !answers(p, a.Answer) }) {
			continue
		}
		said.Stands = Differs
		for _, a := range h.Answers {
			said.Answers = append(said.Answers, a.Answer)
		}
	}
	return said
}

// answers reports whether a precedent is about a question and was decided under the answer.
func answers(p *precedent.Precedent, a verdict.Answer) bool {
	return slices.Contains(p.Questions, a.Question) && p.Answer(a.Question) == a.Option
}

// Precedents holds the precedents of a folder after a comparison with a verdict.
type Precedents struct {
	// List holds the precedents that rest on the same clauses and questions as the verdict.
	List []Compared
	// Folder is the name of the folder, and Read is the number of its precedents. Others counts the records
	// that do not state an issue and so are no precedents.
	Folder       string
	Read, Others int
	// Unread lists the files that cannot be read, each with its line and the error.
	Unread []string
}

// Lines describes the precedents for people. If no precedent applies, Lines names the folder that was searched.
func (p *Precedents) Lines() (lines []string) {
	for i := range p.List {
		lines = append(lines, "a precedent on the same clauses and questions "+p.List[i].Text())
	}
	if none := p.none(); none != "" {
		lines = append(lines, none)
	}
	for _, why := range p.Unread {
		lines = append(lines, "precedent not read: "+why)
	}
	return lines
}

// none explains why the list of precedents is empty; "" if it is not.
func (p *Precedents) none() string {
	switch {
	case len(p.List) > 0, p.Read == 0 && len(p.Unread) > 0:
		return "" // Lines names them
	case p.Read > 0:
		return fmt.Sprintf("no precedent rests on the same clauses and questions; Yardstick read %s in %s",
			prose.Count(p.Read, "precedent"), p.Folder)
	case p.Others > 0:
		return fmt.Sprintf("there is no precedent in %s: it has %s, but no comment that states the issue", p.Folder, prose.Count(p.Others, "record"))
	}
	return fmt.Sprintf("there is no precedent in %s: no name there ends in .yard or .golden", p.Folder)
}

// Text describes the relation of one precedent to the verdict.
func (p *Compared) Text() string {
	decided := prose.Either(p.Upheld, "upheld", "overruled")
	says := map[string]string{
		Agrees:      fmt.Sprintf("agrees with %s (%s): ", p.File, decided),
		Differs:     fmt.Sprintf("differs from %s because of another answer (%s under %s): ", p.File, decided, p.under()),
		Contradicts: fmt.Sprintf("contradicts %s (%s; no answer explains the difference): ", p.File, decided),
	}[p.Stands] + p.Issue
	if p.Today != "" {
		says += " But " + p.Today
	}
	return says
}

// under lists the answers by which the verdicts differ.
func (p *Compared) under() string {
	var answers []string
	for _, a := range p.Answers {
		answers = append(answers, a.String())
	}
	return strings.Join(answers, ", ")
}
