package features

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// These files next to the scenarios of a game contain the messages that [Told] is compared with: the words of
// refusals, the words of effects, and the number of scenarios that cite each clause and each open question.
const (
	RefusalsFile  = "refusals.tsv"
	EffectsFile   = "effects.tsv"
	CitationsFile = "citations.tsv"
)

const (
	refusalsHead = "refused by\tquestion\tattempt\ttold\ttimes\n"
	effectsHead  = "rests on\tdecision\ttold\ttimes\n"
)

// Told collects the messages of an engine while scenarios run: the words of its refusals and effects, and its
// citations. The zero value is empty and ready.
type Told struct {
	mu                sync.Mutex
	refusals, effects forms
	citations
}

// forms holds the messages of each form, and the number of times that scenarios report it.
type forms struct {
	said  map[form]map[said]bool
	times map[form]int
}

// form identifies messages that differ only in values: by the clauses and question behind them, and by the
// words without values. The type said holds one such message with its decision or attempt.
type form struct{ rests, words string }

type said struct {
	action, told string
	// second reports that the message names the second player at the table. This player seldom begins, so the
	// example shows who is meant.
	second bool
}

// compareSaid sorts messages of one form, the best example first.
func compareSaid(a, b said) int {
	switch {
	case a.second && !b.second:
		return -1
	case b.second && !a.second:
		return 1
	}
	return cmp.Or(cmp.Compare(a.action, b.action), cmp.Compare(a.told, b.told))
}

// Of returns an engine that behaves like the given one, while Told collects its messages.
func (t *Told) Of(subject engine.Subject) engine.Subject {
	return &telling{Subject: subject, to: t}
}

// telling is an engine whose messages are collected.
type telling struct {
	engine.Subject
	to    *Told
	seats []string
}

func (s *telling) Start(start engine.Start) (engine.Outcome, error) {
	out, err := s.Subject.Start(start)
	s.seats = start.Seats
	s.to.note(opening, "", s.seats, out, err)
	return out, err
}

func (s *telling) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := s.Subject.Legal()
	s.to.note(listing, "", s.seats, out, err)
	return choices, out, err
}

func (s *telling) Play(actor, action string) (engine.Outcome, error) {
	out, err := s.Subject.Play(actor, action)
	use := deciding
	if err != nil {
		use = refusing
	}
	s.to.note(use, action, s.seats, out, err)
	return out, err
}

func (s *telling) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	document, out, err := s.Subject.Position(seat)
	s.to.note(viewing, "", s.seats, out, err)
	return document, out, err
}

// note records the messages of an answer.
func (t *Told) note(by use, action string, seats []string, out engine.Outcome, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, e := range out.Effects {
		t.says(&t.effects, by, strings.Join(idsOf(e.Clauses), " "), said{action: action, told: e.Text}, seats)
	}
	t.cites(by, action, append(idsOf(out.Cited), out.Asked...)...)
	v := new(engine.Violation)
	if errors.As(err, &v) {
		t.says(&t.refusals, by, string(v.Clause)+"\t"+v.Question, said{action: v.Action, told: v.Reason}, seats)
		t.cites(by, action, append(clausesIn.FindAllString(v.Reason, -1), string(v.Clause), v.Question)...)
	}
}

// clausesIn matches the ids of clauses in words, such as those of a price.
var clausesIn = regexp.MustCompile(`\b[A-Z]+-[A-Z][A-Z0-9]*-[0-9]+\b`)

// idsOf lists the ids of some clauses.
func idsOf(clauses []engine.Clause) (ids []string) {
	for _, c := range clauses {
		ids = append(ids, string(c))
	}
	return ids
}

// says notes a message about a decision or an attempt.
func (t *Told) says(forms *forms, by use, rests string, of said, seats []string) {
	key := form{rests, prose.Form(of.told, append(prose.Apart(of.action), seats...)...)}
	of.second = len(seats) > 1 && slices.Contains(prose.Apart(of.told), seats[1])
	forms.add(key, of)
	t.heard(citation{forms: forms, form: key, by: by, said: of})
}

func (s *forms) add(key form, of said) {
	if s.said == nil {
		*s = forms{map[form]map[said]bool{}, map[form]int{}}
	}
	if s.said[key] == nil {
		s.said[key] = map[said]bool{}
	}
	s.said[key][of] = true
}

// line writes one message, separated by tabs: the clauses and question behind it, the decision, and the message.
func line(key form, of said) string {
	return strings.Join([]string{key.rests, of.action, of.told}, "\t")
}

// text returns a line for each form, with the message that sorts first, so that another scenario seldom changes
// the line.
func (s forms) text(head string) string {
	var b strings.Builder
	b.WriteString(head)
	for _, key := range slices.SortedFunc(maps.Keys(s.said), func(a, b form) int {
		return cmp.Or(cmp.Compare(a.rests, b.rests), cmp.Compare(a.words, b.words))
	}) {
		one := slices.MinFunc(slices.Collect(maps.Keys(s.said[key])), compareSaid)
		fmt.Fprintf(&b, "%s\t%d\n", line(key, one), s.times[key])
	}
	return b.String()
}

// Refusals returns a table with a line for each form of a refusal. A line shows one of the attempts, and counts
// them.
func (t *Told) Refusals() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.refusals.text(refusalsHead)
}

// Effects returns a table with a line for each form of an effect. A line shows one of the decisions, and counts
// them.
func (t *Told) Effects() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.effects.text(effectsHead)
}

// Same checks that all scenarios together produced every message in the files of a game, and every citation as
// often as the file states. The error names the first wrong line of each file.
func (t *Told) Same(entry games.Entry) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return errors.Join(
		t.refusals.same(path.Join(entry.Room, RefusalsFile), "no scenario is refused in these words any more"),
		t.effects.same(path.Join(entry.Room, EffectsFile), "no scenario gets this answer any more"),
		t.citations.same(path.Join(entry.Room, CitationsFile)))
}

func (s forms) same(name, gone string) error {
	pinned, err := fs.ReadFile(scenarios, name)
	if err != nil {
		return err
	}
	all := map[string]form{}
	for key, of := range s.said {
		for one := range of {
			all[line(key, one)] = key
		}
	}
	number := 0
	for text := range strings.Lines(string(pinned)) {
		if number++; number == 1 {
			continue
		}
		at := max(0, strings.LastIndex(text, "\t"))
		was, err := strconv.Atoi(strings.TrimSpace(text[at:]))
		if err != nil {
			return fmt.Errorf("features/%s:%d: %w", name, number, err)
		}
		switch key, told := all[text[:at]]; {
		case !told:
			return fmt.Errorf("features/%s:%d: %s: %q", name, number, gone, text[:at])
		case s.times[key] < was:
			return fmt.Errorf("features/%s:%d: only %d of %s with these words are left: %q",
				name, number, s.times[key], prose.Count(was, "answer"), text[:at])
		}
	}
	return nil
}
