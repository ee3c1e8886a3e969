package answer

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Under is the reading that a command was given, in JSON.
type Under struct {
	File  string `json:"file,omitempty"`
	Title string `json:"title,omitempty"`
	Note  string `json:"note,omitempty"`
	// Answers are those that were given, option by question.
	Answers map[string]string `json:"answers"`
	// Components is the digest of the component file, "" for the game's own components.
	Components string `json:"components,omitempty"`
	// Instead are the answers of a record's header that the reading replaces by others, option by question.
	Instead map[string]string `json:"instead,omitempty"`

	// effect is what the reading answers, or what it changes in a record, for people.
	effect string
}

// UnderOf is what a reading says of itself.
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

// Put says of every question which answer holds under a reading.
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

// Over puts a reading over the header of the record.
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
	c.Under.effect = "nothing in it differs from the header of the record"
	if len(list) > 0 {
		c.Under.effect = "over the header of the record: " + strings.Join(list, ", ")
	}
	c.Transcript = over
}

// Text is the first line of an answer, for people: the reading, and what it answers or changes in a record. It is broken where it is long.
func (u *Under) Text() string {
	says := u.effect
	for _, who := range []string{u.Title, u.File} {
		if who != "" {
			says = who + "; " + says
		}
	}
	return prose.Wrap("reading: ", says)
}
