package remedy

import (
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// Remedy lists ways to make an overruled action legal. Every entry has been tried. An empty field means that
// no such way was found; there may still be one.
type Remedy struct {
	// Nearest are the legal actions with almost the same words.
	Nearest []Near `json:"nearest"`
	// By is the player who could take the action, instead of the player who did.
	By string `json:"by,omitempty"`
	// Before is the last earlier decision before which the action was legal. After are decisions after which it is
	// legal.
	Before *verdict.Decision `json:"before,omitempty"`
	After  []Step            `json:"after"`
	// Changes are the smallest changes of the position that make the action legal, the smallest first, each of a
	// different part.
	Changes []Change `json:"changes"`
	// Then is the next reason against the action, if no change of the cited reason alone makes it legal.
	Then *Then `json:"then,omitempty"`
	// Tried is the number of positions tried: before earlier decisions, after one more decision, and changed ones.
	Tried int `json:"tried"`
	// Untried is the number of likely changes of the position that were not tried because of the limit. Few reports
	// that the limits were those of a quick verdict.
	Untried int  `json:"untried"`
	Few     bool `json:"few,omitempty"`
}

// Step is another legal decision, with the chance decisions after it.
type Step []verdict.Decision

// Change is a change of the position before the decision.
type Change struct {
	// Says describes the change in words that follow "if".
	Says string `json:"says"`
	// Means explains a changed part if its name does not: "says that a railcar was loaded this turn".
	Means string `json:"means,omitempty"`
	// Patch is the JSON Patch that turns the position before the decision into the changed one.
	Patch edit.Patch `json:"patch"`
}

// Then is a change of the position that removes the cited reason, and the next reason why the decision is refused.
type Then struct {
	Change
	Clause engine.Clause `json:"clause,omitempty"`
	Reason string        `json:"reason"`
}

// Limits on the positions tried: before earlier decisions, after one more decision, and changed ones. The limits are
// counts and not times, so that everyone gets the same result. A verdict without other answers has to be quick, and
// tries fewer positions.
const (
	mostEarlier = 8
	mostSteps   = 48
	mostTried   = 2048

	fewSteps = 12
	fewTried = 72
)

// mostPatch is the limit of edits in a change, and mostWhole is the limit including consequences.
const mostPatch, mostWhole = 3, 12

// Limits on the steps and changes shown.
const (
	mostAfter    = 2
	mostRemedies = 3
)

// healer looks for ways to make a refused action legal.
type healer struct {
	*verdict.Court
	v *verdict.Verdict
	// position is the position before the decision, and document is the same position as a document of package edit.
	position []byte
	document any
	// steps limits the decisions that are tried in addition, and most limits the number of all positions
	// tried.
	steps, most int
	words       edit.Words
	loose       []edit.Part // the parts of the position that follow from the others
	remedy      *Remedy
}

// open starts the game at a position, and reports whether the game starts. Each call counts as tried.
func (h *healer) open(position []byte) bool {
	h.remedy.Tried++
	return h.start(position)
}

func (h *healer) start(position []byte) bool {
	start := h.Record.Start()
	start.Components, start.Position = h.Options.Components, position
	_, err := h.Subject.Start(start)
	return err == nil
}

// read returns the current position as a document.
func (h *healer) read() (any, error) {
	position, _, err := h.Subject.Position("")
	if err != nil {
		return nil, err
	}
	return edit.Read(position)
}

// legal plays the decision, and reports whether it is legal.
func (h *healer) legal() bool { return h.play() == nil }

// play plays the decision, and returns the refusal; nil if the decision is legal.
func (h *healer) play() *engine.Violation {
	_, err := h.Subject.Play(h.v.Actor, h.v.Action)
	var why *engine.Violation
	if err != nil && !errors.As(err, &why) {
		why = &engine.Violation{Reason: err.Error()}
	}
	return why
}
