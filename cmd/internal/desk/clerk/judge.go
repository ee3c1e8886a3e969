package clerk

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/judge"
	ruling "github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// dispute is a decision to judge: a decision of the record, or one to try after some decisions.
type dispute struct {
	// Decision is the number of the decision, from 1. 0 means the last decision, with the record's claims about
	// the end of the game.
	Decision int `json:"decision"`
	// Try is the decision to try, "actor: action", after the first After decisions.
	Try   string `json:"try"`
	After *int   `json:"after"`
	// Start means that the start is judged and no decision: the set-up or the position, and the automatic moves
	// after it.
	Start bool `json:"start"`
	// Others is the number of other answers that are tried at once, as for yardstick judge; nil for the default.
	Others *int `json:"others"`
	// Program names the program that judges.
	Program string `json:"program"`
}

// verdict is the answer of yardstick judge with its text.
type verdict struct {
	Under *answer.Under `json:"reading,omitempty"`
	*judge.Verdict
	// Answer is the verdict for people. Markdown is the same text to paste.
	Answer   blocks.Doc `json:"answer"`
	Markdown string     `json:"markdown"`
	// Sentences lists the clauses of a decision that is upheld, after the first one, which the answer quotes.
	Sentences []ruling.Clause `json:"sentences,omitempty"`
}

// judged judges a decision.
func judged(s *side, ctx context.Context, asked *dispute) (any, error) {
	t, err := s.disputed(asked)
	if err != nil {
		return nil, err
	}
	tried, err := s.tried(asked)
	if err != nil {
		return nil, err
	}
	v, err := judge.Judge(ctx, t, s.options(asked))
	if err != nil {
		return nil, err
	}
	seen := *v
	seen.Filled = slices.DeleteFunc(slices.Clone(v.Filled), isDifference)
	said := seen.Answer().Noted(copyist.Notes(append(tried, s.readings...), v.Line)...)
	said = withoutFlags(said)
	if asked.Others != nil && *asked.Others == 0 { // the page asks for more at once, and the search goes on
		said = slices.DeleteFunc(said, isUnfound)
	}
	return &verdict{s.Under, v, said, said.Markdown(), sentences(v)}, nil
}

// isDifference reports whether a part that the game filled in is below 0: a difference from the beginning of the game,
// and no number of pieces on the table.
func isDifference(p document.Part) bool {
	n, isNumber := p.Is.(float64)
	return isNumber && n < 0
}

// isUnfound reports whether a block says that no small change makes the action legal.
func isUnfound(b blocks.Block) bool {
	return b.Label == "help" && len(b.Spans) > 0 && strings.HasPrefix(b.Spans[0].Text, "no small change")
}

// flag matches the advice to give a flag to the command.
var flag = regexp.MustCompile(`; --[a-z-]+ [^;)]*`)

// withoutFlags returns blocks without the flags of the command, which nobody can give at the page.
func withoutFlags(all []blocks.Block) []blocks.Block {
	bare := func(spans []blocks.Span) []blocks.Span {
		spans = slices.Clone(spans)
		for i := range spans {
			spans[i].Text = flag.ReplaceAllString(spans[i].Text, "")
		}
		return spans
	}
	all = slices.Clone(all)
	for i := range all {
		b := &all[i]
		b.Spans, b.Blocks, b.Rows = bare(b.Spans), withoutFlags(b.Blocks), slices.Clone(b.Rows)
		for j := range b.Rows {
			b.Rows[j] = bare(b.Rows[j])
		}
	}
	return all
}

// sentences returns the clauses of a decision that is upheld after the first, which the answer quotes: those of the same
// chapter before the others.
func sentences(v *judge.Verdict) []ruling.Clause {
	if !v.Upheld || len(v.Cited) < 2 || len(v.Akin) > 0 {
		return nil
	}
	chapter := func(c ruling.Clause) string { return string(c.ID[:strings.LastIndexByte(string(c.ID), '-')]) }
	isOther := func(c ruling.Clause) int {
		if chapter(c) == chapter(v.Cited[0]) {
			return 0
		}
		return 1
	}
	rest := slices.Clone(v.Cited[1:])
	slices.SortStableFunc(rest, func(a, b ruling.Clause) int { return isOther(a) - isOther(b) })
	return rest
}

// tried changes the decision to try to the spelling of the game, and returns how its text was read. A text
// without a meaning goes to the judge unchanged; a text with several meanings is an error.
func (s *side) tried(d *dispute) ([]copyist.Reading, error) {
	if d.Try == "" {
		return nil, nil
	}
	after := len(s.Decisions)
	if d.After != nil {
		after = *d.After
	}
	place, _, err := s.Place(after)
	if err != nil {
		return nil, nil
	}
	read, err := copyist.Decision(place.Local(), s.Transcript, d.Try)
	var several *copyist.AmbiguousError
	if errors.As(err, &several) {
		return nil, err
	}
	if err != nil {
		return nil, nil
	}
	said := d.Try
	d.Try = read
	return copyist.Tried(said, read), nil
}

// disputed returns the record that a dispute is about.
func (s *side) disputed(d *dispute) (*transcript.Transcript, error) {
	if d.Start {
		return s.Transcript.Cut(0)
	}
	return s.Transcript, nil
}

// options returns the options of the judge for a dispute.
func (s *side) options(d *dispute) judge.Options {
	opts := judge.Options{Decision: d.Decision, Try: d.Try, After: d.After, Files: s.Files, Components: s.Components,
		Over: s.Under.Changes(),
		Game: s.Entry, Program: d.Program, Command: s.command(d)}
	if d.Others != nil {
		opts.Others = [...]judge.Search{judge.Alone, judge.Singles, judge.Pairs}[min(2, max(0, *d.Others))]
	}
	return opts
}

// command returns the command that gives the same verdict; "" if there is none.
func (s *side) command(d *dispute) string {
	if d.Start && len(s.Decisions) > 0 {
		return ""
	}
	words := []string{"yardstick", "judge", quoted(s.File)}
	if d.Try == "" && d.Decision > 0 {
		words = append(words, "--decision", fmt.Sprint(d.Decision))
	}
	if d.Try != "" {
		words = append(words, "--try", quoted(d.Try))
		if d.After != nil {
			words = append(words, "--at", fmt.Sprint(*d.After))
		}
	}
	if s.Under != nil {
		for _, r := range s.Rulings {
			if s.Under.Answers[r.Question] == r.Option {
				words = append(words, "--answer", r.Question+"="+r.Option)
			}
		}
	}
	return strings.Join(words, " ")
}

// plain matches a word that a shell reads unchanged.
var plain = regexp.MustCompile(`^[A-Za-z0-9_./:=@+,%-]+$`)

// quoted returns a word in the quotation that a shell needs.
func quoted(word string) string {
	if plain.MatchString(word) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
