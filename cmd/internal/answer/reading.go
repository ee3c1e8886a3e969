package answer

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Under is the reading that the user gave to a command, for JSON.
type Under struct {
	File  string `json:"file,omitempty"`
	Title string `json:"title,omitempty"`
	Note  string `json:"note,omitempty"`
	// Answers holds the given answers, option by question.
	Answers map[string]string `json:"answers"`
	// Components is the digest of the component file, "" for the game's own components.
	Components string `json:"components,omitempty"`
	// Instead holds the answers that the reading replaces, by question. They come from the header of a record
	// or from the steps of a scenario.
	Instead map[string]string `json:"instead,omitempty"`

	// effect describes for people the answers of the reading, or its changes to a record.
	effect  string
	changes bool
}

// UnderOf describes a reading in the form of JSON.
func UnderOf(r *reading.Reading) *Under {
	u := &Under{File: r.File, Title: r.Title, Note: r.Note, Answers: r.Answers}
	says := r.List()
	if r.Components != nil {
		u.Components = transcript.Digest(r.Components)
		says = append(says, "the component file "+u.Components)
	}
	if len(says) == 0 {
		says = []string{"it answers nothing"}
	}
	u.effect = strings.Join(says, ", ")
	return u
}

// Put fills in, for every question, its answer under the reading.
func (r *Rules) Put(under *Under) {
	r.Under = under
	for i := range r.Clauses {
		under.put(r.Clauses[i].Questions)
	}
	under.put(r.Questions)
}

func (u *Under) put(questions []Question) {
	for i := range questions {
		q := &questions[i]
		if q.Answer = u.Answers[q.Name]; q.Answer == "" {
			q.Answer = q.Default
		}
	}
}

// Over replaces the answers and components in the header of the record by those of a reading.
func (c *Case) Over(r *reading.Reading) {
	c.Under = UnderOf(r)
	over, changes := r.Over(c.Transcript)
	var list []string
	for _, change := range changes {
		if c.Under.Instead == nil {
			c.Under.Instead = map[string]string{}
		}
		c.Under.Instead[change.Question] = change.Was
		list = append(list, fmt.Sprintf("%s=%s instead of %s", change.Question, change.Option, change.Was))
	}
	if over.Components != c.Transcript.Components {
		list = append(list, "the component file "+over.Components)
	}
	c.Under.effect = "it changes nothing in the header of the record"
	if c.Under.changes = len(list) > 0; c.Under.changes {
		c.Under.effect = "it overrides the header of the record: " + strings.Join(list, ", ")
	}
	c.Transcript = over
}

// OverSteps notes the answers in steps of the scenario that the reading replaces: the options by question.
func (u *Under) OverSteps(replaced map[string]string) {
	if len(replaced) > 0 {
		u.Instead, u.effect = replaced, u.Replacing(replaced)
	}
}

// Replacing describes the answers of the reading that replace answers in a scenario's steps. It returns "" if
// the reading replaces no answer.
func (u *Under) Replacing(replaced map[string]string) string {
	var list []string
	for _, question := range slices.Sorted(maps.Keys(replaced)) {
		list = append(list, fmt.Sprintf("%s=%s instead of %s", question, u.Answers[question], replaced[question]))
	}
	if list == nil {
		return ""
	}
	return "it overrides steps of the scenario: " + strings.Join(list, ", ")
}

// Changes reports whether the reading differs from the answers or components in the record's header. A nil
// reading differs in nothing.
func (u *Under) Changes() bool { return u != nil && u.changes }

// Text returns [Under.Line] for people, wrapped if it is long.
func (u *Under) Text() string { return prose.Wrap("", u.Line()) }

// Line describes the reading in one line: its title, its file, and its answers or the changes that it makes.
// Line returns "" for a nil reading.
func (u *Under) Line() string {
	if u == nil {
		return ""
	}
	says := u.effect
	for _, who := range []string{u.Title, u.File} {
		if who != "" {
			says = who + "; " + says
		}
	}
	return "reading: " + says
}
