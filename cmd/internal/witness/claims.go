package witness

import (
	"context"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// claims holds the claims of a scenario, and can play the scenario under other answers.
type claims struct {
	court    *Court
	scenario features.Scenario
	options  *features.Options // that run it alone, once that is asked for; nothing of it is reported
	book     *rulebook.Book
	given    *verdict.Claimed
}

// claims returns the claims of a scenario; nil if it makes no claim about the state of the game.
func (c *Court) claims(s features.Scenario) verdict.Claims {
	if s.Fact == nil {
		return nil
	}
	return &claims{court: c, scenario: s, book: s.Dispute.Entry.Book, given: claimed(s)}
}

// optionsFor returns the options that run one scenario again without reading the others of its file.
func (c *Court) optionsFor(s features.Scenario) features.Options {
	opts := features.Options{FS: c.FS, Files: c.Files, Root: c.Root, Over: c.Over, Reads: Reads, Ways: Ways}
	if s.Fact != nil {
		opts.Facts = s.Fact.Line
	}
	if len(c.Files) != 1 {
		return opts
	}
	if text, err := fs.ReadFile(c.FS, c.Files[0]); err == nil {
		opts.FS = features.Single{Name: path.Base(c.Files[0]), Text: features.Apart(text, s.Line)}
		opts.Files = []string{path.Base(c.Files[0])}
	}
	return opts
}

// Under plays the scenario under other answers and returns the results of its claims.
func (c *claims) Under(ctx context.Context, answers []verdict.Answer) (*verdict.Claimed, error) {
	if len(answers) == 0 {
		return c.given, nil
	}
	line := c.given.Fact.Line
	if c.given.Fact.Holds { // all claims hold, and each may fail
		s, err := c.about(ctx, answers, 0)
		switch {
		case err != nil:
			return nil, err
		case s.Failure == nil:
			said := claimed(s)
			said.Fact = c.given.Fact
			return said, nil
		}
		line = max(line, s.Failure.Line)
	}
	s, err := c.about(ctx, answers, line)
	if err != nil {
		return nil, err
	}
	return claimed(s), nil
}

// play plays only this scenario under other answers.
func (c *claims) play(ctx context.Context, answers []verdict.Answer) (features.Scenario, error) {
	return c.about(ctx, answers, c.once().Facts)
}

// about does the same, and looks for the origin of the claim in a line.
func (c *claims) about(ctx context.Context, answers []verdict.Answer, line int) (features.Scenario, error) {
	opts := c.once()
	opts.Facts = line
	opts.Over = func(entry games.Entry) (*reading.Reading, error) { return c.over(entry, answers) }
	return ran(ctx, opts)
}

// draw plays only this scenario with other outcomes of chance, without looking for the origin of its claims.
func (c *claims) draw(ctx context.Context, draws func(drawn features.Unsaid, actions []string) string) (features.Scenario, error) {
	opts := c.once()
	opts.Draws, opts.Facts = draws, 0
	return ran(ctx, opts)
}

// once returns the options that play only this scenario.
func (c *claims) once() features.Options {
	if c.options == nil {
		alone := c.court.optionsFor(c.scenario)
		c.options = &alone
	}
	opts := *c.options
	opts.Only = func(scenario string) bool { return scenario == c.scenario.Name }
	return opts
}

// ran plays a scenario and returns its result.
func ran(ctx context.Context, opts features.Options) (s features.Scenario, err error) {
	opts.Ran = func(ran features.Scenario) { s = ran }
	_, err = features.Run(ctx, opts)
	return s, err
}

// over returns the reading that overrides that of the scenario, with some answers changed.
func (c *claims) over(entry games.Entry, answers []verdict.Answer) (*reading.Reading, error) {
	over := reading.Of(entry)
	if c.options.Over != nil {
		given, err := c.options.Over(entry)
		if err != nil {
			return nil, err
		}
		copied := *given
		over = &copied
	}
	over.Answers = maps.Clone(over.Answers)
	for _, a := range answers {
		over.Answers[c.book.Question(a.Question).Name] = a.Option
	}
	return over, nil
}

// claimed returns the result of the claims of a scenario.
func claimed(s features.Scenario) *verdict.Claimed {
	said := &verdict.Claimed{Impossible: Unread(s) || s.Dispute == nil}
	for _, a := range s.Asked {
		said.Asked = append(said.Asked, a.Question)
	}
	if s.Failure != nil {
		said.Line = s.Failure.Line
		if said.Impossible {
			said.Why = strings.TrimPrefix(s.Failure.Message, features.InvalidPosition+": ")
		}
	}
	if s.Fact != nil {
		said.Fact = factOf(s.Fact, s.Name)
	}
	return said
}

// factOf returns a fact in the form of a verdict.
func factOf(f *features.Fact, title string) *verdict.Fact {
	said := &verdict.Fact{Line: f.Line, Claim: f.Step, Title: title, Holds: f.Message == "", Instead: f.Message, Since: f.Since,
		Count: f.Count, Grounds: f.Grounds, Set: append([]engine.Effect{}, f.Set...), Next: (*verdict.Next)(f.Next)}
	if f.Next != nil {
		said.Set = append([]engine.Effect{}, f.Next.Effects...)
	}
	said.Relevant()
	return said
}

// count counts the claims that the verdict is not about.
func (j *Judged) count() {
	about := j.Verdict.Line
	if f := j.Verdict.Fact; f != nil {
		about = f.Line
	}
	j.Held, j.Left = len(j.Claims.Held), j.Claims.Left
	if slices.Contains(j.Claims.Held, about) {
		j.Held--
	}
}

// otherClaims states the results of the claims that the verdict is not about.
func (j *Judged) otherClaims() string {
	var says []string
	switch {
	case j.Held == 0, j.Failure == nil && j.Verdict.Fact != nil: // the first line counts them
	case j.Failure == nil:
		says = []string{prose.Count(j.Held, "other claim") + " checked, and true"}
	default:
		says = []string{prose.Either(j.Held == 1, "The claim before it is true", prose.Count(j.Held, "claim")+" before it are true")}
	}
	if j.Left > 0 {
		says = append(says, prose.Either(j.Left == 1, "the claim after it was not checked", prose.Count(j.Left, "claim")+" after it were not checked"))
	}
	return strings.Join(says, "; ")
}
