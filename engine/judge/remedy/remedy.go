package remedy

import (
	"bytes"
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
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

// refused are the findings of a decision that the rules refuse.
var refused = []transcript.Kind{transcript.IllegalAction, transcript.ForgedChance, transcript.OutOfTurn, transcript.AfterEnd}

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

// Find is what would make the decision legal that a verdict overrules; nil if it is not the rules that refuse it, or if nobody asks. The
// subject is where the record left it.
func Find(ctx context.Context, c *verdict.Court) (*Remedy, error) {
	if f := c.Report.Finding; c.Options.Quick || c.Options.Unmended || f == nil || !slices.Contains(refused, f.Kind) {
		return nil, nil
	}
	v := c.Verdict
	h := healer{Court: c, v: v, steps: mostSteps, most: mostTried,
		remedy: &Remedy{Nearest: nearest(v.Action, v.Legal), After: []Step{}, Changes: []Change{}}}
	if c.Options.Others == verdict.Alone {
		h.steps, h.most, h.remedy.Few = fewSteps, fewTried, true
	}
	position, _, err := c.Subject.Position("")
	if err != nil {
		return nil, err
	}
	h.position = bytes.Clone(position)
	if h.document, err = edit.Read(h.position); err != nil {
		return nil, err
	}
	h.words.Learn(h.document)
	for _, look := range []func(context.Context) error{h.byOther, h.before, h.after, h.changed} {
		if err := look(ctx); err != nil {
			return nil, err
		}
	}
	return h.remedy, nil
}

// byOther asks whether the one who decides could do it.
func (h *healer) byOther(context.Context) error {
	if actor := h.v.Turn.Actor; actor != "" && actor != h.v.Actor {
		if _, err := h.Subject.Play(actor, h.v.Action); err == nil {
			h.remedy.By = actor
		}
	}
	return nil
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

// legal plays the decision, and reports whether it can be.
func (h *healer) legal() bool {
	_, err := h.Subject.Play(h.v.Actor, h.v.Action)
	return err == nil
}

// before asks whether it was legal a few decisions earlier.
func (h *healer) before(ctx context.Context) error {
	t, err := h.Record.Cut(h.v.Decision - 1)
	if err != nil {
		return err
	}
	var earlier [][]byte // the positions before the last decisions, the latest last
	at := 0
	opts := transcript.Options{Files: h.Options.Files, Components: h.Options.Components, IgnoreMarks: true}
	opts.Each = func(*transcript.Decision, engine.Outcome) {
		if at++; at > len(t.Decisions)-mostEarlier && at <= len(t.Decisions) {
			if position, _, fails := h.Subject.Position(""); fails == nil {
				earlier = append(earlier, bytes.Clone(position))
			}
		}
	}
	if _, err := transcript.Replay(ctx, t, h.Subject, opts); err != nil {
		return err
	}
	for i, position := range slices.Backward(earlier) {
		if document, err := edit.Read(position); err == nil {
			h.words.Learn(document)
		}
		if h.remedy.Before == nil && h.open(position) && h.legal() {
			n := len(t.Decisions) - len(earlier) + i
			d := t.Decisions[n]
			h.remedy.Before = &verdict.Decision{Decision: n + 1, Line: d.Line, Actor: d.Actor, Action: d.Action}
		}
	}
	return nil
}
