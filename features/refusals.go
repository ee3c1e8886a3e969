package features

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// RefusalsFile is beside the scenarios of a game: the words in which the game refuses what they try, as [Refusals] writes them down.
const RefusalsFile = "refusals.tsv"

// Refusals collects in which words an engine refuses things. The zero value is empty and ready.
type Refusals struct {
	mu sync.Mutex
	// said has for each reason what was tried and told.
	said map[refusal]map[refused]bool
}

// refusal is why something is refused, without what differs from one attempt to the next; refused is an attempt and what it was told.
type refusal struct{ clause, question, form string }

type refused struct{ action, told string }

// Of is an engine that behaves like the other; what it refuses is collected.
func (r *Refusals) Of(subject engine.Subject) engine.Subject {
	return &refusing{Subject: subject, by: r}
}

// refusing is an engine whose refusals are collected.
type refusing struct {
	engine.Subject
	by    *Refusals
	seats []string
}

func (s *refusing) Start(start engine.Start) (engine.Outcome, error) {
	out, err := s.Subject.Start(start)
	s.seats = start.Seats
	s.by.note(err, s.seats)
	return out, err
}

func (s *refusing) Play(actor, action string) (engine.Outcome, error) {
	out, err := s.Subject.Play(actor, action)
	s.by.note(err, s.seats)
	return out, err
}

// note keeps a refusal.
func (r *Refusals) note(err error, seats []string) {
	v := new(engine.Violation)
	if !errors.As(err, &v) {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	key := refusal{string(v.Clause), v.Question, prose.Form(v.Reason, append(prose.Apart(v.Action), seats...)...)}
	if r.said == nil {
		r.said = map[refusal]map[refused]bool{}
	}
	if r.said[key] == nil {
		r.said[key] = map[refused]bool{}
	}
	r.said[key][refused{v.Action, v.Reason}] = true
}

func compareRefused(a, b refused) int {
	return cmp.Or(cmp.Compare(a.action, b.action), cmp.Compare(a.told, b.told))
}

// line is how a refusal is written: clause, question, what was tried and what it was told, separated by tabs.
func line(key refusal, of refused) string {
	return strings.Join([]string{key.clause, key.question, of.action, of.told}, "\t")
}

// Text has a line for each form of a refusal, with the attempt that sorts first, so that another scenario seldom changes which it is.
func (r *Refusals) Text() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	var b strings.Builder
	b.WriteString(refusalsHead)
	for _, key := range slices.SortedFunc(maps.Keys(r.said), func(a, b refusal) int {
		return cmp.Or(cmp.Compare(a.clause, b.clause), cmp.Compare(a.question, b.question), cmp.Compare(a.form, b.form))
	}) {
		first := slices.MinFunc(slices.Collect(maps.Keys(r.said[key])), compareRefused)
		b.WriteString(line(key, first) + "\n")
	}
	return b.String()
}

const refusalsHead = "refused by\tquestion\tattempt\ttold\n"

// Same checks that everything pinned beside the scenarios of a game was said while they all ran. The error is the first line that was not.
func (r *Refusals) Same(entry games.Entry) error {
	name := path.Join(entry.Room, RefusalsFile)
	pinned, err := fs.ReadFile(scenarios, name)
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	all := map[string]bool{}
	for key, attempts := range r.said {
		for of := range attempts {
			all[line(key, of)] = true
		}
	}
	number := 0
	for text := range strings.Lines(string(pinned)) {
		if number++; number > 1 && !all[strings.TrimSuffix(text, "\n")] {
			return fmt.Errorf("features/%s:%d: no scenario is refused in these words any more: %q", name, number, text)
		}
	}
	return nil
}
