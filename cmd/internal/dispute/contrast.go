package dispute

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Contrast is a game in which two sides differ after some decisions. The sides are two readings, two programs,
// or the rulebook and an engine.
type Contrast struct {
	Entry games.Entry
	// Title names the subject of the feature file. Comment is the text above it, without number signs.
	Title, Comment string
	// Start holds the seats and the position at which the game starts; no position means the set-up.
	Start engine.Start
	// Played lists the decisions after which the sides differ. One side may refuse the last of them.
	Played []transcript.Decision
	// Difference is the only difference to show. With nil, the first difference that steps can express is shown.
	Difference *lockstep.Difference
	// Sides are the two sides. The file contains only the scenarios of sides with Shown set.
	Sides [2]Side
}

// Side is one of the two sides, with its rules and its way to play.
type Side struct {
	// Name names the side.
	Name  string
	Shown bool
	// Rulings and Components are the answers and components that the side plays with.
	Rulings    map[string]string
	Components []byte
	Teller
}

// Teller plays games and scenarios for one side and reports the results.
type Teller interface {
	// Stand returns the state of a game after some decisions, of which the last may be refused. An error shows
	// nothing about the rules.
	Stand(ctx context.Context, start engine.Start, played []transcript.Decision) (*Stand, error)
	// Run runs the scenarios of a text, and returns the result of each, by name.
	Run(ctx context.Context, text string) (map[string]Outcome, error)
}

// Outcome is the result of a scenario.
type Outcome int

// A scenario that could not be run is Unasked.
const (
	Unasked Outcome = iota
	Passed
	Failed
)

// ErrNoContrast reports that no step of a scenario can express the difference.
var ErrNoContrast = errors.New("no step of a scenario can state this difference")

// Feature returns a feature file with a scenario for each side whose field Shown is set. Each scenario passes
// on its own side and fails on the other. The error is [ErrNoContrast] if no scenario shows a difference, or
// ctx.Err().
func (c *Contrast) Feature(ctx context.Context) (string, error) {
	var stands [2]*Stand
	for i := range c.Sides {
		var err error
		if stands[i], err = c.Sides[i].Stand(ctx, c.setup(i), c.Played); err != nil {
			return "", errors.Join(ErrNoContrast, err)
		}
	}
	for _, kind := range c.statements() {
		says := [2]statement{kind(c, stands[0], stands[1]), kind(c, stands[1], stands[0])}
		if says[0].steps == nil && c.Sides[0].Shown || says[1].steps == nil && c.Sides[1].Shown {
			continue
		}
		switch proved, err := c.proved(ctx, says); {
		case err != nil:
			return "", err
		case proved:
			return c.file(says), nil
		}
	}
	return "", ErrNoContrast
}

// setup returns the start of the game on a side.
func (c *Contrast) setup(side int) engine.Start {
	start := c.Start
	start.Rulings, start.Components = c.Sides[side].Rulings, c.Sides[side].Components
	return start
}

// proved reports whether each statement in the file is true on its own side and false on the other.
func (c *Contrast) proved(ctx context.Context, says [2]statement) (bool, error) {
	for on := range c.Sides {
		text := c.head()
		expected := map[string]Outcome{}
		for of := range c.Sides {
			if !c.Sides[of].Shown {
				continue
			}
			name := fmt.Sprintf("what holds on %d", of)
			text += c.scenario(name, on, says[of], nil)
			if expected[name] = Failed; of == on {
				expected[name] = Passed
			}
		}
		said, err := c.Sides[on].Run(ctx, text)
		if err != nil {
			return false, err
		}
		for name, outcome := range expected {
			if said[name] != outcome {
				return false, nil
			}
		}
	}
	return true, nil
}

func (c *Contrast) head() string {
	return fmt.Sprintf("Feature: %s, %s\n", c.Entry.Book.Title, prose.OneLine(c.Title))
}

// file returns the text of the file.
func (c *Contrast) file(says [2]statement) string {
	var b strings.Builder
	for line := range strings.Lines(prose.Wrap("", prose.OneLine(c.Comment))) {
		b.WriteString("# " + strings.TrimLeft(line, " "))
	}
	b.WriteString(c.head())
	for i := range c.Sides {
		if c.Sides[i].Shown {
			b.WriteString(c.scenario(prose.OneLine(c.Sides[i].Name), i, says[i], says[i].clauses))
		}
	}
	return prose.Clean(b.String())
}

// scenario returns the text of a scenario with the setup of a side.
func (c *Contrast) scenario(name string, side int, says statement, tags []engine.Clause) string {
	var b strings.Builder
	b.WriteString("\n")
	if len(tags) > 0 {
		b.WriteString("  @" + strings.Join(words(tags), " @") + "\n")
	}
	start := c.setup(side)
	fmt.Fprintf(&b, "  Scenario: %s\n    Given a %s game of %s\n", name, c.Entry.Book.Title, listed(start.Seats))
	for _, question := range sorted(start.Rulings) {
		fmt.Fprintf(&b, "    And the ruling %q is %q\n", question, start.Rulings[question])
	}
	if start.Components != nil {
		b.WriteString("    And the component file:\n" + quoted(strings.Split(strings.TrimSuffix(string(start.Components), "\n"), "\n")))
	}
	if start.Position != nil {
		if lines, err := broken(start.Position); err == nil { // it was read as JSON before
			b.WriteString("    And the position:\n" + quoted(lines))
		}
	}
	played := c.Played[:len(c.Played)-says.instead]
	if len(played) > 0 {
		b.WriteString("    When these decisions are taken:\n" + quoted(decisions(played)))
	}
	keyword := "Then "
	for _, step := range says.steps {
		b.WriteString("    " + keyword + step + "\n")
		keyword = "And "
	}
	if says.text != nil {
		b.WriteString(quoted(says.text))
	}
	return b.String()
}

func words(clauses []engine.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, string(c))
	}
	return list
}

func sorted(m map[string]string) (keys []string) {
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

func decisions(played []transcript.Decision) (lines []string) {
	for _, d := range played {
		lines = append(lines, d.Actor+": "+d.Action)
	}
	return lines
}
