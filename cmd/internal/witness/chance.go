package witness

import (
	"context"
	"fmt"
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// Drawn is an outcome of chance that no step states and on which the result of a scenario depends.
type Drawn struct {
	features.Unsaid
	// Instead is another outcome in its place, under which the scenario has the other result.
	Instead string `json:"instead"`
}

const (
	mostDrawn  = 6  // outcomes of a scenario that are varied
	mostOthers = 24 // other outcomes in the place of one
)

// draw is an outcome of chance in a scenario, and the outcomes in its place.
type draw struct {
	features.Unsaid
	actions []string
}

// drawn returns the first outcome of chance that no step states and on which the result of a scenario depends. It
// plays the scenario again with other outcomes, one at a time; nil if the result is always the same.
func (c *Court) drawn(ctx context.Context, s features.Scenario) (*Drawn, error) {
	var draws []draw
	again := &claims{court: c, scenario: s, book: s.Dispute.Entry.Book}
	note := func(d features.Unsaid, actions []string) string {
		draws = append(draws, draw{d, slices.Clone(actions)})
		return ""
	}
	if _, err := again.draw(ctx, note); err != nil {
		return nil, err
	}
	for n, d := range draws[:min(len(draws), mostDrawn)] {
		for _, action := range others(d) {
			at := 0
			ran, err := again.draw(ctx, func(features.Unsaid, []string) (instead string) {
				if at == n {
					instead = action
				}
				at++
				return instead
			})
			if err != nil {
				return nil, err
			}
			if !Unread(ran) && ran.Dispute != nil && (ran.Failure == nil) != (s.Failure == nil) {
				return &Drawn{d.Unsaid, action}, nil
			}
		}
	}
	return nil, nil
}

// copied matches the number of a copy in an action.
var copied = regexp.MustCompile(`#\d+`)

// others lists the outcomes in the place of one, each kind once and at most mostOthers, spread over all of them.
func others(d draw) (all []string) {
	kinds := map[string]bool{copied.ReplaceAllString(d.Action, ""): true}
	for _, action := range d.actions {
		if kind := copied.ReplaceAllString(action, ""); !kinds[kind] {
			kinds[kind] = true
			all = append(all, action)
		}
	}
	every := (len(all) + mostOthers - 1) / mostOthers
	some := all[:0]
	for i, action := range all {
		if i%every == 0 {
			some = append(some, action)
		}
	}
	return some
}

// depends states that the result of the scenario depends on an outcome of chance; nil if it does not.
func (j *Judged) depends() []blocks.Span {
	d := j.Drawn
	if d == nil {
		return nil
	}
	return []blocks.Span{blocks.Marked(blocks.Strong, "This depends on chance"), blocks.Text(": no step states the outcome "), action(d.Action),
		blocks.Text(fmt.Sprintf(", needed for line %d. With ", d.Line)), action(d.Instead),
		blocks.Text(" the scenario would be " + prose.Either(j.Failure == nil, "false", "true") + ". To state the outcome, write: "),
		blocks.Marked(blocks.Typed, d.Step())}
}

func action(text string) blocks.Span { return blocks.Marked(blocks.Typed, fmt.Sprintf("%q", text)) }
