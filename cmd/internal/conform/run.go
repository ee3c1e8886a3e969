package conform

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// MaxRun is the largest size of a report that can be read, in bytes.
const MaxRun = 128 << 20

// Run is the report of one run, as a matrix compares it.
type Run struct {
	// File is the path that the report was read from.
	File string `json:"file"`
	// These fields are as in [Answer].
	Engine   string            `json:"engine"`
	Version  string            `json:"version"`
	Program  string            `json:"program"`
	Command  string            `json:"command"`
	Edition  string            `json:"edition"`
	Seed     uint64            `json:"seed"`
	Conforms bool              `json:"conforms"`
	Complete bool              `json:"complete"`
	Partial  bool              `json:"partial"`
	Level    engine.Level      `json:"level"`
	Offered  engine.Level      `json:"offered"`
	Reading  map[string]string `json:"reading,omitempty"`

	game      string
	decisions int
	ids       []engine.Clause // of the clauses, in the order of the book
	clauses   map[engine.Clause]*conformance.Clause
	// ran holds the titles of the trials that were run. failing holds, for each clause, its failing trials with
	// the lowest level that fails.
	ran     map[string]bool
	failing map[engine.Clause]map[string]engine.Level
	// shown holds, for each clause, the finding at the lowest level that rests on the clause.
	shown map[engine.Clause]shownFinding
}

// shownFinding is the description of a finding, with its level.
type shownFinding struct {
	level engine.Level
	text  string
}

// readRun holds the parts of a report's file that a matrix uses, without the games of the findings.
type readRun struct {
	Run
	Game      string               `json:"game"`
	Decisions int                  `json:"decisions"`
	Clauses   []conformance.Clause `json:"clauses"`
	Trials    []struct {
		Kind     conformance.Kind   `json:"kind"`
		Name     string             `json:"name"`
		Status   conformance.Status `json:"status"`
		Findings []readFinding      `json:"findings"`
	} `json:"trials"`
}

type readFinding struct {
	Kind     string            `json:"kind"`
	Level    engine.Level      `json:"level"`
	Failure  bool              `json:"failure"`
	Decision lockstep.Decision `json:"decision"`
	A        string            `json:"a"`
	B        string            `json:"b"`
	Clauses  []engine.Clause   `json:"clauses"`
}

// ReadRun reads a report that was saved as JSON. The error names the fault in the text.
func ReadRun(file string, text []byte) (*Run, error) {
	var read readRun
	if err := json.Unmarshal(text, &read); err != nil {
		return nil, errors.New("this is no report of an engine: " + prose.JSON(err))
	}
	r := &read.Run
	if read.Game == "" || r.Engine == "" || len(read.Clauses) == 0 {
		return nil, errors.New("this is no report of an engine: conform -o writes one if the name ends in .json")
	}
	if outside(r.Offered) || r.Level < -1 || r.Level > r.Offered {
		return nil, fmt.Errorf("its levels are not valid: it offers level %d and reaches level %d", r.Offered, r.Level)
	}
	r.File, r.game, r.decisions, r.clauses = file, read.Game, read.Decisions, map[engine.Clause]*conformance.Clause{}
	r.ran, r.failing, r.shown = map[string]bool{}, map[engine.Clause]map[string]engine.Level{}, map[engine.Clause]shownFinding{}
	for i := range read.Clauses {
		c := &read.Clauses[i]
		if r.clauses[c.ID] != nil {
			return nil, fmt.Errorf("clause %.60q is listed twice", c.ID)
		}
		r.ids, r.clauses[c.ID] = append(r.ids, c.ID), c
	}
	for _, t := range read.Trials {
		if t.Status == conformance.NotApplicable || t.Status == conformance.NotRun {
			continue
		}
		title := string(t.Kind) + " " + t.Name
		if t.Kind == conformance.Walks { // another seed is another game
			title += fmt.Sprintf(", seed %d, %d decisions", r.Seed, r.decisions)
		}
		r.ran[title] = true
		for _, f := range t.Findings {
			if outside(f.Level) {
				return nil, fmt.Errorf("%s: there is no level %d", prose.OneLine(title), f.Level)
			}
			r.fails(title, f, string(t.Kind)+" "+t.Name)
		}
	}
	return r, nil
}

func outside(level engine.Level) bool { return level < engine.Plays || level > engine.Cites }

// fails notes a finding of a trial for each clause that it rests on.
func (r *Run) fails(title string, f readFinding, trial string) {
	for _, c := range f.Clauses {
		in := r.failing[c]
		if in == nil {
			in = map[string]engine.Level{}
			r.failing[c] = in
		}
		if level, fails := in[title]; !fails || f.Level < level {
			in[title] = f.Level
		}
		if shown, has := r.shown[c]; !has || f.Level < shown.level {
			r.shown[c] = shownFinding{f.Level, f.text(trial)}
		}
	}
}

// text describes the finding in a line.
func (f *readFinding) text(trial string) string {
	does := f.Kind
	for kind, says := range doing {
		if kind.String() == f.Kind {
			does = says
		}
	}
	if f.Failure {
		does = "it fails to answer"
	}
	if f.Decision.Action != "" {
		does += ", " + f.Decision.Actor + ": " + f.Decision.Action
	}
	return prose.OneLine(fmt.Sprintf("%s, in %s; the rulebook: %s; the engine: %s", does, trial, f.A, f.B))
}

// Name returns the name of the engine with its version.
func (r *Run) Name() string {
	return prose.OneLine(strings.TrimSpace(r.Engine + " " + r.Version))
}

// Verdict describes the result of the run in a sentence.
func (r *Run) Verdict() string {
	switch {
	case r.Conforms && r.Partial:
		return fmt.Sprintf("offers level %d, and passed everything that it offers", r.Offered)
	case r.Conforms:
		return fmt.Sprintf("conforms at level %d", r.Level)
	case r.Level == r.Offered && !r.Complete:
		return fmt.Sprintf("offers level %d, not everything was tried", r.Offered)
	case r.Level < 0:
		return fmt.Sprintf("offers level %d, fails at level 0", r.Offered)
	}
	return fmt.Sprintf("offers level %d, conforms at level %d", r.Offered, r.Level)
}

// answers lists the answers that the run plays and the other run does not, in the order of the names.
func (r *Run) answers(other *Run) []string {
	var apart []string
	for question, option := range r.Reading {
		if other.Reading[question] != option {
			apart = append(apart, question+"="+option)
		}
	}
	slices.SortFunc(apart, cmp.Compare)
	return apart
}
