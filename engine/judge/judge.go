// Package judge decides whether a decision in a record stands: upheld, or overruled by a clause of the rulebook. Both ways it says why: the
// clauses that the game rested on, what the decision brought about, the open questions that were consulted. A record that stops in the
// middle or leaves effects out is unfinished, which is no reason to overrule it. Beside the verdict stands which other answers to open
// questions would change it.
package judge

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options are what a judgement is given besides the record: its game, and with nothing else the last decision is judged.
type Options struct {
	// Decision is the number of the decision to judge, from 1, in the position after those before it; 0 is the last one, with what the
	// record claims about the end. One that the record itself calls a mistake is judged like any other.
	Decision int
	// Try is a decision to judge, "actor: action", that is not in the record: after the first After decisions, or after all of them if
	// After is nil. With it, Decision has no meaning.
	Try   string
	After *int
	// Others says under which other answers to open questions the decision is judged as well.
	Others Search
	// Quick leaves out what many replays would find: other answers, and what would make an illegal action legal.
	Quick bool
	// Unmended leaves out what would make an illegal action legal.
	Unmended bool
	// Claims are judged after the decision, nil if nothing is claimed: one that fails overrules, and the verdict is about that one. The
	// decision is then the one that made it so.
	Claims Claims
	// Asked says that the decision is asked about, so that a claim which holds is beside it; else the verdict is about that claim.
	Asked bool
	// Step says what a scenario's sentence in a line says, "" for none; nil if it is no scenario that is judged.
	Step func(line int) string
	// Assumed is what the sentences of a scenario leave out, with Step.
	Assumed []document.Part
	// Any makes a verdict of what would be an error as a record: a set-up or a position that is refused, a text that is no action.
	Any bool
	// Files is the folder in which the record's position file is looked up; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file that the record was played with.
	Components []byte
	// Game is the record's game, see [transcript.Transcript.Of].
	Game rulebook.Entry
	// Edition is that of the game's rulebook if the caller knows it already; with "", it is made of the book.
	Edition string
	// Over says that the record is judged under other answers than its own: what it calls a mistake may be legal under them.
	Over bool
	// Subject makes the engine that plays the record; nil for the game itself.
	Subject func(game engine.Game) (engine.Subject, error)
	// Program says which program judges, Command what a person types for the same verdict. They are handed on.
	Program, Command string
}

// Judge judges one decision of a record, or an earlier one if the record goes wrong there. An error is a record that cannot be read (a
// [*transcript.Finding]), a decision to try that cannot be (a [*transcript.SyntaxError]), a number that no decision has, an engine that
// failed to answer, or a context that was cancelled.
func Judge(ctx context.Context, t *transcript.Transcript, opts Options) (*Verdict, error) {
	c := court{opts: opts}
	var err error
	if c.t, err = opts.disputed(t); err != nil {
		return nil, err
	}
	if err := c.open(); err != nil {
		return nil, err
	}
	c.opts.Over = c.opts.Over || c.isForeign() // nobody at the table wrote how much is legal under this edition
	if err := c.own(ctx, t); err != nil {
		return nil, err
	}
	replay := c.options(c.opts.Over)
	replay.Loaded = c.loaded
	report, err := transcript.Replay(ctx, c.t, c.subject, replay)
	if err != nil {
		return nil, err
	}
	if f := report.Finding; f != nil && !f.Kind.Readable() && !opts.Any {
		return nil, c.unread(f)
	}
	v := c.verdict(report)
	c.short(v)
	claimed, err := c.claimed(ctx, v, report)
	if err != nil {
		return nil, err
	}
	v.Touched, v.Consulted = c.touched(report.Asked), c.touched(consulted(report))
	if !opts.Quick {
		if v.Remedy, err = c.heal(ctx, v, report); err != nil {
			return nil, err
		}
		if v.Upheld || v.Fact == nil {
			v.Others, err = c.tryOthers(ctx, v, report)
		}
		if v.Kind == transcript.EarlyEnd.String() {
			c.hang(v)
		}
		if err == nil && claimed != nil {
			err = c.tryClaims(ctx, v, report, claimed)
		}
		v.Consulted = c.touched(append(consulted(report), v.hangsOn()...))
	}
	if err == nil {
		err = c.order(v)
		c.unplayed(v)
	}
	if err == nil {
		v.Drift, err = c.drift(ctx, v, report)
	}
	if err != nil {
		return nil, err
	}
	return v, nil
}

// court is where one record is judged, under one reading after another.
type court struct {
	t       *transcript.Transcript
	opts    Options
	game    engine.Game
	book    *rulebook.Book
	edition string // of the book
	subject engine.Subject
	// owned is the number of the decision to judge if the record itself calls it a mistake; else 0.
	owned int
	// filled is what the position leaves out that the decision was taken from.
	filled []document.Part
}

func (c *court) open() (err error) {
	entry := c.opts.Game
	if entry.Game == nil {
		return errors.New("judging a record: the options have no game; find it with its method Of")
	}
	c.game, c.book, c.edition, c.subject = entry.Game, entry.Book, c.opts.Edition, &engine.Local{Game: entry.Game}
	if c.edition == "" {
		c.edition = c.book.Edition()
	}
	if c.opts.Subject != nil {
		c.subject, err = c.opts.Subject(entry.Game)
	}
	return err
}

func (c *court) replay(ctx context.Context, t *transcript.Transcript, ignoreMarks bool) (*transcript.Report, error) {
	return transcript.Replay(ctx, t, c.subject, c.options(ignoreMarks))
}

func (c *court) options(ignoreMarks bool) transcript.Options {
	return transcript.Options{Files: c.opts.Files, Components: c.opts.Components, IgnoreMarks: ignoreMarks}
}

// loaded notes what the game has filled in that a position leaves out. A subject that cannot tell now is asked again soon.
func (c *court) loaded(position json.RawMessage) {
	if made, _, err := c.subject.Position(""); err == nil {
		c.filled, _ = document.Filled(position, made)
	}
}

func (c *court) verdict(report *transcript.Report) *Verdict {
	v := &Verdict{File: c.t.File, Game: c.t.Game, Title: c.book.Title, Edition: c.edition, Answers: c.answers(),
		WrittenUnder: c.t.Edition,
		Components:   c.t.Components, Program: c.opts.Program, Command: c.opts.Command, Upheld: report.Finding == nil,
		Decisions: report.Decisions, Turn: report.Turn, Unfinished: report.Unfinished, Mistakes: c.mistakes(report), Filled: c.filled,
		Cited: c.clauses(report.Last.Cited), Effects: append([]engine.Effect{}, report.Last.Effects...)}
	v.named(c.t, c.book)
	if v.spoken = c.opts.Step != nil; v.spoken {
		v.Filled = c.opts.Assumed
	}
	v.about(c.t, report)
	if v.Decision > 0 {
		v.Step = c.sentence(&c.t.Decisions[v.Decision-1])
	}
	v.Owned = c.owned != 0 && v.Decision == c.owned
	v.Tried = c.opts.Try != "" && v.Wanted == 0
	if report.Finding == nil {
		return v
	}
	c.overrule(v, report)
	return v
}

// about says which decision the verdict is about.
func (v *Verdict) about(t *transcript.Transcript, report *transcript.Report) {
	last := len(t.Decisions)
	v.Decision = last
	if f := report.Finding; f != nil {
		v.Decision = f.About()
	}
	if v.Decision < last {
		v.Wanted = last
	}
	if v.Decision > 0 {
		d := t.Decisions[v.Decision-1]
		v.Line, v.Actor, v.Action = d.Line, d.Actor, d.Action
	}
}

func (c *court) overrule(v *Verdict, report *transcript.Report) {
	f := report.Finding
	refusal := f.Refusal()
	v.Line, v.Kind, v.Question, v.Reason = f.Line, f.Kind.String(), refusal.Question, refusal.Reason
	v.Clauses = c.clauses(f.Clauses())
	if len(v.Clauses) == 1 {
		one := v.Clauses[0]
		v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses = one.ID, one.Says, one.At, nil
	}
	v.Besides = c.besides(v)
	// An effect is nobody's choice.
	if f.Kind == transcript.EffectDiffers {
		return
	}
	for _, choice := range report.Legal {
		v.Legal = append(v.Legal, choice.Action)
	}
}

// answers are those that the record is judged under and that are not the default.
func (c *court) answers() []Answer {
	answers := []Answer{}
	for i := range c.book.Questions {
		q := &c.book.Questions[i]
		if option := c.option(q); option != q.Options[q.Default].ID {
			answers = append(answers, Answer{q.ID, option})
		}
	}
	return answers
}

// clauses are clauses with what they say.
func (c *court) clauses(ids []engine.Clause) []Clause {
	clauses := []Clause{}
	for _, id := range ids {
		clauses = append(clauses, c.clause(id))
	}
	return clauses
}

// consulted are the ids of the questions that were consulted at the last decision.
func consulted(report *transcript.Report) []string {
	asked := report.Last.Asked
	if f := report.Finding; f != nil && f.Violation != nil && f.Violation.Question != "" {
		asked = append(asked, f.Violation.Question)
	}
	return asked
}

// clause is a clause with what the rulebook says there.
func (c *court) clause(id engine.Clause) Clause {
	rest := Clause{ID: id}
	if clause := c.book.Clause(string(id)); clause != nil {
		rest.Says, rest.At = clause.Says, clause.At
	}
	return rest
}

// isMark reports whether a finding is about a mark, which holds under one reading alone.
func isMark(f *transcript.Finding) bool {
	return f != nil && (f.Kind == transcript.LegalDiffers || f.Kind == transcript.PositionDiffers || f.Kind == transcript.NoMistake)
}
