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
	// Excused means known findings, and nothing else.
	Excused Status = "excused"
	// ByConvention means differences in questions that the rulebook leaves open, and nothing else.
	ByConvention Status = "by convention"
	// NotApplicable asks more than the engine offers.
	NotApplicable Status = "not applicable"
	// NotRun was not tried, or not to its end: the run was broken off, or the engine had failed too often.
	NotRun Status = "not run"
)

// Statuses lists the results of trials.
func Statuses() []Status {
	return []Status{Passed, Failed, Excused, ByConvention, NotApplicable, NotRun}
}

// Kind is the kind of a trial: what it plays.
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

// Trial is one thing that an engine was tried with.
type Trial struct {
	Kind Kind `json:"kind"`
	// Name is unique within the kind.
	Name   string `json:"name"`
	Status Status `json:"status"`
	// Why is the reason why the trial is not applicable or was not run.
	Why string `json:"why,omitempty"`
	// Cited are the clauses that the game of this module cited meanwhile.
	Cited []engine.Clause `json:"cited,omitempty"`
	// Excused is the number of known findings.
	Excused int `json:"excused,omitempty"`
	// Conventions lists the differences in questions that the engine decides in its own way, one of each kind.
	Conventions []Finding `json:"conventions,omitempty"`
	// Findings lists the differences, one of each kind, without known ones.
	Findings []Finding `json:"findings,omitempty"`
	// More is the number of further differences, found once the trial kept as many of their kind as it may.
	More int `json:"more,omitempty"`

	// Refuses reports a trial about an impossible position, and Aside one for which no engine with the same answers
	// could be asked.
	Refuses bool `json:"-"`
	Aside   bool `json:"-"`

	// known are the findings that are excused.
	known []Finding
	// share is the weight of the trial's decisions and lists on each clause.
	share map[engine.Clause]float64

	kept, agreed kept // of the findings, and of the conventions
}

// mostOfKind is the largest number of findings, and of conventions, of one kind that a trial keeps.
const mostOfKind = 50

// kept holds the keys and counts of a trial's findings, so that a new one is not compared with each of them.
type kept struct {
	keys  map[string]bool
	count map[lockstep.Kind]int
}

// full reports whether no more of a kind of difference is kept.
func (k *kept) full(kind lockstep.Kind) bool { return k.count[kind] >= mostOfKind }

// add reports whether something is to be kept: it is the first with its key.
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

// Finding is a difference between the engine, B, and the game of this module, A.
type Finding struct {
	lockstep.Difference
	// Level is the lowest level of an engine at which it counts.
	Level engine.Level `json:"level"`
	// Game shows it.
	Game lockstep.Game `json:"game"`
	// Script is the scenario that failed; Game then holds what was sent up to that step.
	Script *Script `json:"scenario,omitempty"`
	// Failure says that the engine failed to answer there: B describes the failure, and no clause is behind it.
	Failure bool `json:"failure,omitempty"`
	// Impossible reports a finding about an impossible position; it shows nothing about the engine's play.
	Impossible bool `json:"impossible,omitempty"`
	// Later reports an earlier wrong score or position in the same game, so that the finding may follow from it.
	Later bool `json:"later,omitempty"`
	// Convention is the open question that it rests on, if the engine decides that in a way of its own: it is not scored then.
	Convention string `json:"convention,omitempty"`

	happened string // of a failure, the part that is the same in others of its kind
}

// key returns the key that findings of one kind share. It begins with the level, by which they are sorted.
func (f *Finding) key() string {
	switch {
	case f.Failure && f.Impossible: // in whatever words: it was not to begin there
		return strconv.Itoa(int(f.Level)) + " impossible"
	case f.Failure:
		return strconv.Itoa(int(f.Level)) + " failed " + varying.ReplaceAllString(f.happened, "_")
	}
	return strconv.Itoa(int(f.Level)) + " " + f.Key()
}

// varying matches the parts that differ between two failures with one cause: quoted text and numbers.
var varying = regexp.MustCompile(`"[^"]*"|'[^']*'|[0-9]+`)

// news reports whether a finding would be kept, if it is not by convention.
func (c *Trial) news(f *Finding) bool { return !c.kept.full(f.Kind) && !c.kept.keys[f.key()] }

// fail adds a finding unless the trial has one of its kind.
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

// agree adds a finding by convention unless the trial has one of its kind.
func (c *Trial) agree(f Finding) {
	if c.agreed.full(f.Kind) || !c.agreed.add(f.key(), f.Kind) {
		return
	}
	if c.Conventions = append(c.Conventions, f); c.Status == Passed {
		c.Status = ByConvention
	}
}
