package conformance

import (
	"regexp"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
)

// Status is the result of a trial.
type Status string

// The results of a trial.
const (
	Passed Status = "passed"
	Failed Status = "failed"
	// Excused means that all findings are known deviations.
	Excused Status = "excused"
	// ByConvention means that all differences are in questions that the rulebook leaves open.
	ByConvention Status = "by convention"
	// NotApplicable means that the trial needs more than the engine offers.
	NotApplicable Status = "not applicable"
	// NotRun means that the trial was not run to its end: the run was stopped, or the engine had failed too often.
	NotRun Status = "not run"
)

// Statuses lists all results that a trial can have.
func Statuses() []Status {
	return []Status{Passed, Failed, Excused, ByConvention, NotApplicable, NotRun}
}

// Kind is the kind of a trial, such as a random game or a scenario.
type Kind string

// The kinds of trials, in the order in which they are run.
const (
	Precedents Kind = "precedent"
	Games      Kind = "game"
	Positions  Kind = "position"
	Scenarios  Kind = "scenario"
	Walks      Kind = "walk"
)

// Kinds lists the kinds of trials.
func Kinds() []Kind { return []Kind{Precedents, Games, Positions, Scenarios, Walks} }

// Trial is one test of an engine, with its result.
type Trial struct {
	Kind Kind `json:"kind"`
	// Name is unique among the trials of a kind.
	Name   string `json:"name"`
	Status Status `json:"status"`
	// Why is the reason why the trial was not applicable or not run.
	Why string `json:"why,omitempty"`
	// Cited lists the clauses that the game of this module cited during the trial.
	Cited []engine.Clause `json:"cited,omitempty"`
	// Excused is the number of known findings.
	Excused int `json:"excused,omitempty"`
	// Conventions lists the differences in questions that the engine decides in its own way, one of each kind.
	Conventions []Finding `json:"conventions,omitempty"`
	// Findings lists the differences that are not known deviations, one of each kind.
	Findings []Finding `json:"findings,omitempty"`
	// More counts the differences that were not kept, because the trial already had the largest number of their
	// kind.
	More int `json:"more,omitempty"`

	// Refuses reports a trial with an impossible position. Aside reports a trial for engines with other answers.
	Refuses bool `json:"-"`
	Aside   bool `json:"-"`

	// known holds the findings that are excused.
	known []Finding
	// share is the weight of the trial's decisions and lists on each clause.
	share map[engine.Clause]float64

	kept, agreed kept // of the findings, and of the conventions
}

// mostOfKind is the largest number of findings of one kind, and of conventions of one kind, that a trial keeps.
const mostOfKind = 50

// kept holds the keys and counts of a trial's findings, so that a new one is not compared with each of them.
type kept struct {
	keys  map[string]bool
	count map[lockstep.Kind]int
}

// full reports whether no more of a kind of difference is kept.
func (k *kept) full(kind lockstep.Kind) bool { return k.count[kind] >= mostOfKind }

// add reports whether a finding is kept, which is the case for the first with its key.
func (k *kept) add(key string, kind lockstep.Kind) bool {
	if k.keys[key] {
		return false
	}
	if k.keys == nil {
		k.keys, k.count = map[string]bool{}, map[lockstep.Kind]int{}
	}
	k.keys[key] = true
	k.count[kind]++
	return true
}

// Finding is a difference between the game of this module (A) and the engine (B).
type Finding struct {
	lockstep.Difference
	// Level is the lowest level of an engine at which the finding counts.
	Level engine.Level `json:"level"`
	// Game is the start and the decisions of a game that shows the finding.
	Game lockstep.Game `json:"game"`
	// Script is the scenario that failed. Game then holds what the engine received up to the failed step.
	Script *Script `json:"scenario,omitempty"`
	// Failure reports that the engine failed to answer. B then describes the failure, and no clause is behind it.
	Failure bool `json:"failure,omitempty"`
	// Impossible reports a finding about an impossible position, which shows nothing about the engine's play.
	Impossible bool `json:"impossible,omitempty"`
	// Later reports that a score or position was already wrong in the same game, so that the finding may follow
	// from it.
	Later bool `json:"later,omitempty"`
	// Convention is the open question behind the finding, if the engine decides the question in its own way.
	// Such a finding is not scored.
	Convention string `json:"convention,omitempty"`

	happened string // of a failure, the part that is the same in others of its kind
}

// key returns the key that findings of one kind share. It begins with the level, because findings are sorted by
// level.
func (f *Finding) key() string {
	switch {
	case f.Failure && f.Impossible: // the words do not matter, because the game must not begin there
		return strconv.Itoa(int(f.Level)) + " impossible"
	case f.Failure:
		return strconv.Itoa(int(f.Level)) + " failed " + varying.ReplaceAllString(f.happened, "_")
	}
	return strconv.Itoa(int(f.Level)) + " " + f.Key()
}

// varying matches the parts that differ between two failures with one cause: quoted text and numbers.
var varying = regexp.MustCompile(`"[^"]*"|'[^']*'|[0-9]+`)

// news reports whether the trial would keep a finding that is not a convention.
func (c *Trial) news(f *Finding) bool { return !c.kept.full(f.Kind) && !c.kept.keys[f.key()] }

// fail adds a finding, unless the trial already has one with the same key.
func (c *Trial) fail(f Finding) {
	switch {
	case f.Convention != "":
		c.agree(f)
		return
	case c.kept.keys[f.key()]:
		return
	case c.kept.full(f.Kind):
		c.More++
		return
	}
	c.kept.add(f.key(), f.Kind)
	c.Status = Failed
	c.Findings = append(c.Findings, f)
}

// agree adds a convention, unless the trial already has one with the same key.
func (c *Trial) agree(f Finding) {
	if c.agreed.full(f.Kind) || !c.agreed.add(f.key(), f.Kind) {
		return
	}
	if c.Conventions = append(c.Conventions, f); c.Status == Passed {
		c.Status = ByConvention
	}
}
