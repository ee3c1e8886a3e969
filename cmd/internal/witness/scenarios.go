package witness

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
	"github.com/yardstick-rules/yardstick/features"
)

// Ruling is the result of judging the scenarios of a referee.
type Ruling struct {
	// Under is the reading that overrides that of the scenarios, or nil if there is none.
	Under  *answer.Under `json:"reading,omitempty"`
	File   string        `json:"file"`
	Upheld bool          `json:"upheld"`
	// Error describes on one line the unreadable steps of the first scenario that could not be read, each with
	// place, text and reason. Errors holds the same, one entry per step.
	Error  string   `json:"error,omitempty"`
	Errors []string `json:"-"`
	// Command is the command for the verdicts on several scenarios; each scenario has its own command too.
	Command string `json:"command,omitempty"`
	// Quick reports that other answers and remedies were not tried, because there are too many scenarios.
	Quick     bool     `json:"quick,omitempty"`
	Scenarios []Judged `json:"scenarios"`
}

// Judged is a scenario with the verdict on the last decision that it tried, or on its claim about the state of
// the game. Verdict is nil if the scenario could not be read.
type Judged struct {
	features.Scenario
	Verdict *judge.Verdict `json:"verdict,omitempty"`
	// Held is the number of other claims of the scenario that are true. Left is the number of claims after the
	// failure, which were not checked.
	Held int `json:"claims-held,omitempty"`
	Left int `json:"claims-left,omitempty"`
	// Drawn is an outcome of chance that no step states and on which the result depends; nil for none.
	Drawn *Drawn `json:"drawn,omitempty"`
	// Case is the record that was judged, if Keep is set.
	Case    answer.Case `json:"-"`
	drawing string
	// replaced holds the answers of the steps that the reading replaces, option by question; note describes them.
	replaced map[string]string
	note     string
	// early reports that the decision is refused only because another one is due.
	early bool
}

// Court judges the scenarios that its options select.
type Court struct {
	// Options select the scenarios. The caller decides what to report about them.
	features.Options
	// Others selects the other answers to try for each scenario. Quick tries no other answers and no remedies.
	// If Others selects none and there are several scenarios, Judge tries remedies only for those that fail.
	Others judge.Search
	Quick  bool
	// Unmended leaves out remedies, for lists that do not show them.
	Unmended bool
	// Keep makes Judge keep the records that were judged.
	Keep bool
	// Program names the program that judges. Command returns the command for the scenario in a line, and All is
	// the command for all scenarios.
	Program string
	Command func(line int) string
	All     string
	// Draw, if not nil, draws the position in which a decision was judged.
	Draw func(c answer.Case, v *judge.Verdict) string

	// Editions holds the editions that are known already. It is nil if none are known.
	Editions *Editions
}

// Editions computes the editions of rulebooks, each only once, because the computation reads the whole book.
// The zero value is empty and ready.
type Editions struct{ known map[string]string }

// Of returns the edition of a game's rulebook.
func (e *Editions) Of(entry games.Entry) string {
	name := entry.Name()
	if e.known[name] == "" {
		if e.known == nil {
			e.known = map[string]string{}
		}
		e.known[name] = entry.Book.Edition()
	}
	return e.known[name]
}

// Reads returns the action that a text in another spelling means. The error is the reason why the text means no
// action, if that is known.
func Reads(entry games.Entry, start engine.Start, legal []string, actor, text string) (string, error) {
	game := &engine.Local{Game: entry.Game}
	if _, err := game.Start(start); err != nil {
		return "", nil
	}
	is, err := typed.New(game).Action(legal, actor, text)
	var several *typed.AmbiguousError
	if errors.As(err, &several) && len(several.Actions) > 1 && reordered(several.Actions) {
		return several.Actions[0], nil
	}
	if typed.Explains(err) {
		return "", err
	}
	return is, nil
}

// Ways lists the actions that a text with open parts can mean, with each open part filled in (see
// features.Options.Ways).
func Ways(entry games.Entry, start engine.Start, actor, text string) []string {
	game := &engine.Local{Game: entry.Game}
	if _, err := game.Start(start); err != nil {
		return nil
	}
	return typed.New(game).Ways(actor, text)
}

// reordered reports whether actions differ in nothing but the order of their words: a claim about one is a claim about
// all, and the first is in the order of the text.
func reordered(actions []string) bool {
	first := words(actions[0])
	return !slices.ContainsFunc(actions, func(action string) bool { return !slices.Equal(words(action), first) })
}

func words(action string) []string { return slices.Sorted(slices.Values(strings.Fields(action))) }

// MostJudged is the largest number of scenarios for which other answers and remedies are tried.
const MostJudged = 100

// Judge runs and judges the scenarios. A scenario that cannot be read does not stop the others. The error
// reports a file without scenarios, or is ctx.Err().
func (c *Court) Judge(ctx context.Context) (*Ruling, error) {
	said := &Ruling{}
	if c.Editions == nil {
		c.Editions = &Editions{}
	}
	var verdicts []Judged
	var broken error
	opts := c.Options
	opts.Now, opts.Over = time.Now, c.over(said)
	opts.Facts, opts.Reads, opts.Ways = features.LastFact, Reads, Ways
	brief := false // each of many scenarios with the expected result needs only one line
	opts.Begins = func(scenarios int) {
		said.Quick = c.Quick || scenarios > MostJudged
		brief = scenarios > 1 && c.Others == judge.Alone
	}
	opts.Ran = func(s features.Scenario) {
		one, err := c.judge(ctx, s, said.Quick || brief && s.Failure == nil)
		verdicts = append(verdicts, one)
		if broken == nil {
			broken = err
		}
	}
	ran, err := features.Run(ctx, opts)
	if err != nil {
		return nil, err
	}
	if broken != nil {
		return nil, broken
	}
	said.Upheld, said.Scenarios = ran.Passed(), verdicts
	said.put()
	if len(verdicts) > 1 {
		said.Command = c.All
	}
	if i := slices.IndexFunc(ran.Scenarios, Unread); i >= 0 {
		s := ran.Scenarios[i]
		for _, f := range append([]features.Failure{*s.Failure}, s.Failure.Also...) {
			said.Errors = append(said.Errors, prose.OneLine(fmt.Sprintf("%s:%d: %q: %s", s.File, f.Line, f.Step, f.Message)))
		}
		said.Error = strings.Join(said.Errors, "; ")
	}
	return said, nil
}

// over returns a function that opens the reading of a game, and notes the first reading.
func (c *Court) over(said *Ruling) func(games.Entry) (*reading.Reading, error) {
	if c.Over == nil {
		return nil
	}
	return func(entry games.Entry) (*reading.Reading, error) {
		r, err := c.Over(entry)
		if err == nil && said.Under == nil {
			said.Under = answer.UnderOf(r)
		}
		return r, err
	}
}

// judge judges the last decision of a scenario, or its claim about the state of the game.
func (c *Court) judge(ctx context.Context, s features.Scenario, quick bool) (Judged, error) {
	d := s.Dispute
	one := Judged{Scenario: s}
	one.Dispute, one.Fact = nil, nil
	if Unread(s) || d == nil {
		return one, nil
	}
	one.replaced = d.Replaced
	opts := judge.Options{Any: true, Quick: quick, Others: c.Others, Components: d.Start.Components, Game: d.Entry, Program: c.Program,
		Edition: c.Editions.Of(d.Entry)}
	opts.Unmended, opts.Assumed, opts.Title, opts.Doubt = c.Unmended, d.Assumed(), s.Name, doubt(s)
	opts.Asked, opts.Step = d.Tried != nil, func(line int) string { return d.Said[line] }
	if c.Command != nil {
		opts.Command = c.Command(s.Line)
	}
	t, err := c.record(s, &opts)
	if err != nil {
		return one, err
	}
	if one.Verdict, err = judge.Judge(ctx, t, opts); err != nil {
		return one, fmt.Errorf("%s:%d: %w", s.File, s.Line, err)
	}
	if err := c.under(ctx, s, one.Verdict); err != nil {
		return one, err
	}
	if !quick && len(s.Unsaid)+len(d.Taken) > 0 {
		if one.Drawn, err = c.drawn(ctx, s); err != nil {
			return one, err
		}
	}
	one.count()
	if v := one.Verdict; !v.Upheld && v.Fact == nil && v.Action != "" {
		one.early = d.Entry.Book.Early(&engine.Violation{Clause: v.Clause, Reason: v.Reason})
	}
	one.Verdict.WrittenUnder = one.Verdict.Edition // steps use the words of the present edition
	record := answer.Case{Transcript: t, Entry: d.Entry, Components: d.Start.Components}
	if c.Keep {
		one.Case = record
	}
	if c.Draw != nil {
		one.drawing = c.Draw(record, one.Verdict)
	}
	return one, nil
}

// under reports, for each set of answers that changes the verdict on a decision, whether the scenario passes
// under it.
func (c *Court) under(ctx context.Context, s features.Scenario, v *judge.Verdict) error {
	if v.Others == nil || v.Fact != nil {
		return nil // the scenario itself judges a claim
	}
	again := &claims{court: c, scenario: s, book: s.Dispute.Entry.Book}
	for i := range v.Others.Hinges {
		h := &v.Others.Hinges[i]
		var answers []verdict.Answer
		for _, a := range h.Answers {
			answers = append(answers, a.Answer)
		}
		ran, err := again.play(ctx, answers)
		if err != nil {
			return err
		}
		if !Unread(ran) {
			right := ran.Failure == nil
			h.Scenario = &right
		}
	}
	return nil
}

// record returns the game of a scenario as a record. The record ends with the decision to judge: the disputed
// one, or the one that made a claim true or false.
func (c *Court) record(s features.Scenario, opts *judge.Options) (*transcript.Transcript, error) {
	d, f := s.Dispute, s.Fact
	opts.Claims = c.claims(s)
	if f == nil || f.Message == "" {
		return d.Transcript(s.File)
	}
	t, err := d.Game(s.File)
	if err != nil {
		return nil, err
	}
	opts.Decision = max(f.Since, 0)
	if opts.Decision == 0 {
		return t.Cut(d.Done)
	}
	return t, nil
}

// Unread reports whether a scenario could not be read.
func Unread(s features.Scenario) bool { return s.Failure != nil && s.Failure.Unknown }
