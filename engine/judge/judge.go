// Package judge decides whether a record stands: upheld, or overruled at a line by a clause of the rulebook. A record that stops in the
// middle or leaves effects out is unfinished, which is no reason to overrule it. It says which open questions
// the record touched, and which other answers to them would change the verdict.
package judge

import (
	"context"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Options are what a judgement may be given besides the record. The zero value is ready.
type Options struct {
	// Files is the folder in which the record's position file is looked up; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file that the record was played with.
	Components []byte
	// Game is the record's game if the caller knows it already; with the zero Entry, [Game] finds it.
	Game games.Entry
	// Subject makes the engine that plays the record; nil for the game itself.
	Subject func(game engine.Game) (engine.Subject, error)
}

// Verdict is the answer to a record.
type Verdict struct {
	File string `json:"file"`
	Game string `json:"game"`
	// Upheld says that the record conforms as far as it goes. The fields from Line to Legal are empty then.
	Upheld bool `json:"upheld"`
	// Line is the first line that is wrong, and Kind what is wrong with it, such as "illegal action".
	Line int    `json:"line,omitempty"`
	Kind string `json:"kind,omitempty"`
	// Actor and Action are the decision that is wrong, or whose effects or mark are.
	Actor  string `json:"actor,omitempty"`
	Action string `json:"action,omitempty"`
	// Clause is what the verdict rests on if it is one clause, ClauseSays what it says and ClauseAt where it is in the rulebook.
	Clause     engine.Clause `json:"clause,omitempty"`
	ClauseSays string        `json:"clause-says,omitempty"`
	ClauseAt   string        `json:"clause-at,omitempty"`
	// Clauses are what the verdict rests on if they are several: those of what happened instead of a wrong effect or a wrong end.
	Clauses []Clause `json:"clauses,omitempty"`
	// Question is the open question whose answer the refusal rests on.
	Question string `json:"question,omitempty"`
	// Reason says what is wrong.
	Reason string `json:"reason,omitempty"`
	// Legal is what would have been legal; empty if an effect is wrong, which is nobody's choice.
	Legal []string `json:"legal,omitempty"`
	// Unfinished is what the record says less than it has begun to say, beside the verdict on the rest.
	Unfinished *transcript.Unfinished `json:"unfinished,omitempty"`
	// Mistakes are the decisions that the record itself calls mistakes.
	Mistakes []Mistake `json:"mistakes,omitempty"`
	// Decisions is the number of decisions that are right, Turn how the game stands after them.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
	// Touched are the open questions whose answers the record used, Hinges the other answers that change the verdict.
	Touched []Question `json:"touched"`
	Hinges  []Hinge    `json:"hinges"`
}

// Clause is a clause with what it says and where it is in the rulebook.
type Clause struct {
	ID   engine.Clause `json:"id"`
	Says string        `json:"says,omitempty"`
	At   string        `json:"at,omitempty"`
}

// Question is an open question with the answer in force.
type Question struct {
	ID     string `json:"id"`
	Asks   string `json:"asks,omitempty"`
	Option string `json:"option,omitempty"`
}

// Hinge is another answer to one of the touched questions, and the verdict under it.
type Hinge struct {
	Question string `json:"question"`
	Option   string `json:"option"`
	Upheld   bool   `json:"upheld"`
	Line     int    `json:"line,omitempty"`
	// Clause is what the verdict rests on, Clauses if they are several.
	Clause  engine.Clause   `json:"clause,omitempty"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
	Reason  string          `json:"reason,omitempty"`
}

// Judge judges a record. An error is a record that cannot be read (a [*transcript.Finding]), an engine that failed to answer, or
// a context that was cancelled.
func Judge(ctx context.Context, t *transcript.Transcript, opts Options) (*Verdict, error) {
	c := court{t: t, opts: opts}
	if err := c.open(); err != nil {
		return nil, err
	}
	report, err := c.replay(ctx, t, false)
	if err != nil {
		return nil, err
	}
	if f := report.Finding; f != nil && !f.Kind.Readable() {
		return nil, f
	}
	v := c.verdict(report)
	v.Touched = c.touched(report.Asked)
	v.Hinges, err = c.hinges(ctx, report)
	if err != nil {
		return nil, err
	}
	return v, nil
}

// court is where one record is judged, under one reading after another.
type court struct {
	t       *transcript.Transcript
	opts    Options
	book    *rulebook.Book
	subject engine.Subject
}

// Game finds the game that a record is of. The error is a [*transcript.Finding] at the line that names it.
func Game(t *transcript.Transcript) (games.Entry, error) {
	entry, err := games.Find(t.Game)
	if err != nil {
		return entry, t.NoGame(err)
	}
	return entry, nil
}

func (c *court) open() (err error) {
	entry := c.opts.Game
	if entry.Game == nil {
		if entry, err = Game(c.t); err != nil {
			return err
		}
	}
	c.book, c.subject = entry.Book, &engine.Local{Game: entry.Game}
	if c.opts.Subject != nil {
		c.subject, err = c.opts.Subject(entry.Game)
	}
	return err
}

func (c *court) replay(ctx context.Context, t *transcript.Transcript, ignoreMarks bool) (*transcript.Report, error) {
	return transcript.Replay(ctx, t, c.subject,
		transcript.Options{Files: c.opts.Files, Components: c.opts.Components, IgnoreMarks: ignoreMarks})
}

func (c *court) verdict(report *transcript.Report) *Verdict {
	v := &Verdict{File: c.t.File, Game: c.t.Game, Upheld: report.Finding == nil, Decisions: report.Decisions, Turn: report.Turn,
		Unfinished: report.Unfinished, Mistakes: c.mistakes(report)}
	f := report.Finding
	if f == nil {
		return v
	}
	refusal := f.Refusal()
	v.Line, v.Kind, v.Actor, v.Action = f.Line, f.Kind.String(), f.Actor, f.Action
	v.Question, v.Reason = refusal.Question, refusal.Reason
	c.rests(v, f.Clauses())
	// An effect is nobody's choice.
	if f.Kind == transcript.EffectDiffers {
		return v
	}
	for _, choice := range report.Legal {
		v.Legal = append(v.Legal, choice.Action)
	}
	return v
}

// rests writes down what the verdict rests on.
func (c *court) rests(v *Verdict, clauses []engine.Clause) {
	for _, id := range clauses {
		v.Clauses = append(v.Clauses, c.clause(id))
	}
	if len(v.Clauses) == 1 {
		one := v.Clauses[0]
		v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses = one.ID, one.Says, one.At, nil
	}
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
	return f != nil && (f.Kind == transcript.LegalDiffers || f.Kind == transcript.PositionDiffers)
}
