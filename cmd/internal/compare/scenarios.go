package compare

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/features"
)

// Scenarios holds the results of a game's scenarios on both sides.
type Scenarios struct {
	// All is the number of scenarios.
	All int `json:"all"`
	// Differ lists the scenarios whose result differs, in the order of the files.
	Differ []Scenario `json:"differ"`
}

// Scenario is a scenario whose result differs between the sides. A and B are the results: "passed", or the failure.
type Scenario struct {
	File string `json:"file"`
	Line int    `json:"line"`
	Name string `json:"name"`
	A    string `json:"a"`
	B    string `json:"b"`
	// Clauses lists the clauses in the tags of the scenario.
	Clauses []engine.Clause `json:"clauses,omitempty"`
	// Unread reports that a side finds the set-up impossible, so that the scenario shows nothing about the rules.
	Unread bool `json:"unread,omitempty"`
	// Untried reports that the other program gives no result: it stops, takes too long, or cannot read the file.
	Untried bool `json:"untried,omitempty"`
}

// scenarioOf returns a scenario with its results on both sides: the argument one on side A, and two on side
// B.
func scenarioOf(s *features.Scenario, one, two string, unread bool) Scenario {
	return Scenario{File: s.File, Line: s.Line, Name: s.Name, A: one, B: two, Clauses: s.Clauses(), Unread: unread}
}

// called returns the place and the name of the scenario, after the clauses that it is about.
func (s *Scenario) called() string {
	about := ""
	for _, id := range s.Clauses {
		about += string(id) + " "
	}
	return fmt.Sprintf("%s%s:%d: %s", about, s.File, s.Line, s.Name)
}

// passed is the result of a scenario that passes.
const passed = "passed"

// scenarios runs a game's scenarios on both sides. A scenario that names a ruling keeps it. If both sides have
// the same components, side B runs only the scenarios that used an answer on which the sides differ.
func (c *Comparison) scenarios(ctx context.Context) (*Scenarios, error) { return c.files(ctx, c.file) }

// files runs the files of a game's scenarios, each worker one file at a time.
func (c *Comparison) files(ctx context.Context, run func(context.Context, string) (*Scenarios, error)) (*Scenarios, error) {
	files := features.Files(c.Entry.Name())
	all := &Scenarios{Differ: []Scenario{}}
	found := make([]*Scenarios, len(files))
	errs := make([]error, len(files))
	c.each(len(files), func(i int) { found[i], errs[i] = run(ctx, files[i]) })
	for i, f := range found {
		if errs[i] != nil {
			return nil, errs[i]
		}
		all.All += f.All
		all.Differ = append(all.Differ, f.Differ...)
	}
	return all, nil
}

// file runs the scenarios of a file on both sides.
func (c *Comparison) file(ctx context.Context, file string) (*Scenarios, error) {
	a, err := c.run(ctx, 0, file, nil)
	if err != nil {
		return nil, err
	}
	used := map[string]bool{}
	for _, s := range a.Scenarios {
		used[s.Name] = c.uses(s)
	}
	found := &Scenarios{All: len(a.Scenarios)}
	if !slices.ContainsFunc(a.Scenarios, func(s features.Scenario) bool { return used[s.Name] }) {
		return found, nil
	}
	b, err := c.run(ctx, 1, file, func(name string) bool { return used[name] })
	if err != nil {
		return nil, err
	}
	others := map[string]features.Scenario{}
	for _, s := range b.Scenarios {
		others[s.Name] = s
	}
	for _, s := range a.Scenarios {
		other := others[s.Name]
		if one, two := outcomeOf(s), outcomeOf(other); used[s.Name] && one != two {
			found.Differ = append(found.Differ, scenarioOf(&s, one, two, impossible(s) || impossible(other)))
		}
	}
	return found, nil
}

// impossible reports whether a scenario sets up an impossible position.
func impossible(s features.Scenario) bool {
	return s.Failure != nil && (s.Failure.Unknown || features.RefusesPosition(s.Failure.Message))
}

// run runs the scenarios of a file on one side.
func (c *Comparison) run(ctx context.Context, side int, file string, only func(string) bool) (*features.Report, error) {
	return features.Run(ctx, features.Options{Game: c.Entry.Name(), Files: []string{file}, Only: only,
		Subject: func(string) (engine.Subject, error) { return c.Sides[side].subject(), nil }})
}

// uses reports whether a scenario could have another result on side B.
func (c *Comparison) uses(s features.Scenario) bool {
	if c.Sides[0].Components != c.Sides[1].Components || s.Failure != nil {
		return true
	}
	return slices.ContainsFunc(s.Asked, func(a features.Answer) bool {
		q := c.Entry.Book.Question(a.Question)
		return q == nil || !a.Set && c.Sides[0].answer(q) != c.Sides[1].answer(q)
	})
}

// outcomeOf returns the result of a scenario in words.
func outcomeOf(s features.Scenario) string {
	if s.Failure == nil {
		return passed
	}
	return failed(s.Failure.Step, s.Failure.Message)
}

// failed describes the failure of a scenario in words.
func failed(step, message string) string {
	says := strings.TrimSpace(message)
	if step != "" {
		says = strings.TrimSuffix(step, ":") + ": " + says
	}
	return says
}

// kinds sorts the scenarios: those that differ, those with an impossible set-up, and those that one side alone has run.
func (s *Scenarios) kinds() (otherwise, unread, untried []Scenario) {
	for _, d := range s.Differ {
		switch {
		case d.Untried:
			untried = append(untried, d)
		case d.Unread:
			unread = append(unread, d)
		default:
			otherwise = append(otherwise, d)
		}
	}
	return otherwise, unread, untried
}

// Changed lists the scenarios that show a change of the rules: those that differ, and those whose set-up is impossible on
// only one side. A scenario without a result on one side shows nothing.
func (s *Scenarios) Changed() []Scenario {
	if s == nil {
		return nil
	}
	differ, unread, _ := s.kinds()
	return append(differ, unread...)
}

// outline returns the name of a scenario without the part that distinguishes the rows of an outline.
func (s *Scenario) outline() string {
	name, _, _ := strings.Cut(s.Name, " - ")
	if i := strings.LastIndex(name, " (row "); i >= 0 {
		name = name[:i]
	}
	return name
}
