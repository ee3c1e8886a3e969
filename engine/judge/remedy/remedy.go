package remedy

import (
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// Remedy is what would make an overruled action legal. Whatever it says has been tried: what is not there was not found, which does not
// mean that it is not so.
type Remedy struct {
	// Nearest are the legal actions that say almost the same.
	Nearest []Near `json:"nearest"`
	// By is who could do it, instead of who did.
	By string `json:"by,omitempty"`
	// Before is the last earlier decision before which it was legal, After are decisions after which it is.
	Before *verdict.Decision `json:"before,omitempty"`
	After  []Step            `json:"after"`
	// Changes are the smallest changes of the position under which it would be legal, the smallest first, each of another part.
	Changes []Change `json:"changes"`
	// Tried is how many positions were tried: those before earlier decisions, those after one more, and changed ones.
	Tried int `json:"tried"`
	// Untried is how many changes of the position were thought of and not tried, because enough were; few may be tried where a verdict is
	// to come at once.
	Untried int  `json:"untried"`
	Few     bool `json:"few,omitempty"`
}

// Step is a decision that is legal instead, and what chance decides after it.
type Step []verdict.Decision

// Change is a change of the position before the decision.
type Change struct {
	// Says is the change in words, as they follow "if".
	Says string `json:"says"`
	// Means is what a changed part says or counts, where its name alone does not say it: "says that a railcar was loaded this turn".
	Means string `json:"means,omitempty"`
	// Patch is the JSON Patch that makes the changed position of the position before the decision.
	Patch edit.Patch `json:"patch"`
}

// How many positions are tried: before earlier decisions, after one more, and changed ones. They are counts and no time, so that two people
// see the same. Where no other answers are tried, the verdict is to come at once, and fewer are.
const (
	mostEarlier = 8
	mostSteps   = 48
	mostTried   = 2048

	fewSteps = 12
	fewTried = 72
)

// mostPatch is of how many edits a change may consist, mostWhole of how many with what follows from it.
const mostPatch, mostWhole = 3, 12

// How many steps and changes are shown.
const (
	mostAfter    = 2
	mostRemedies = 3
)

// healer looks for what would make a refused action legal.
type healer struct {
	*verdict.Court
	v *verdict.Verdict
	// position is the one before the decision, and document the same, read.
	position []byte
	document any
	// steps and most are how many decisions more, and how many positions in all, may be tried.
	steps, most int
	words       edit.Words
	loose       []edit.Part // the parts of the position that follow from the others
	remedy      *Remedy
}

// open starts the game at a position, and reports whether it can be. Each time counts.
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

// read is the position as it stands.
func (h *healer) read() (any, error) {
	position, _, err := h.Subject.Position("")
	if err != nil {
		return nil, err
	}
	return edit.Read(position)
}

// legal plays the decision, and reports whether it can be.
func (h *healer) legal() bool {
	_, err := h.Subject.Play(h.v.Actor, h.v.Action)
	return err == nil
}
