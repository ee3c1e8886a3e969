package dispute

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Stand is the state of a game on one side after some decisions. A part that the side does not report is empty.
type Stand struct {
	// Opened is the reason why the side does not open the game, and Refused is the reason why it refuses the
	// last decision.
	Opened, Refused *engine.Violation
	// Rests lists the clauses that the last decision rests on.
	Rests []engine.Clause
	Turn  engine.Turn
	Legal []engine.Choice
	// Refuses returns the reason why the side refuses an action of the actor; nil if the side gives no reason.
	Refuses  func(action string) *engine.Violation
	Position json.RawMessage
}

// statement is the part of a scenario that differs between the sides: its last steps, the text after them, and
// the clauses named in them. instead is the number of last decisions that the scenario leaves out, because the
// steps are about them.
type statement struct {
	steps   []string
	text    []string
	clauses []engine.Clause
	instead int
}

// statements lists functions that make the last steps of a scenario, the clearest first. A statement without
// steps shows no difference.
var statements = []func(c *Contrast, here, there *Stand) statement{
	opens, decides, allows, turns, wins, scores, odds, position, rests,
}

// showing holds the function for each kind of difference. No step of a scenario shows a view that an engine reports.
var showing = map[lockstep.Kind]func(c *Contrast, here, there *Stand) statement{
	lockstep.Opening: opens, lockstep.Turn: turns, lockstep.Refused: decides, lockstep.Accepted: decides, lockstep.Clause: decides,
	lockstep.Scores: scores, lockstep.Winners: wins, lockstep.Missing: allows, lockstep.Extra: allows, lockstep.Odds: odds,
	lockstep.Position: position, lockstep.Effects: rests,
}

// statements returns the statements that can show the difference.
func (c *Contrast) statements() []func(c *Contrast, here, there *Stand) statement {
	if c.Difference == nil {
		return statements
	}
	if says := showing[c.Difference.Kind]; says != nil {
		return []func(c *Contrast, here, there *Stand) statement{says}
	}
	return nil
}

// isShown reports whether an action is one of those to be shown.
func (c *Contrast) isShown(action string) bool {
	return c.Difference == nil || c.Difference.Decision.Action == "" || c.Difference.Decision.Action == action
}

// opens states whether the side opens the game.
func opens(_ *Contrast, here, there *Stand) (s statement) {
	switch {
	case here.Opened == nil && there.Opened != nil:
		s.steps = []string{start(here.Turn.Actor)}
	case here.Opened != nil && there.Opened == nil && here.Opened.Clause != "":
		s.steps = []string{"the set-up is refused because of " + string(here.Opened.Clause)}
		s.clauses = []engine.Clause{here.Opened.Clause}
	}
	return s
}

// decides states whether the last decision is legal, or the reason why not.
func decides(c *Contrast, here, there *Stand) (s statement) {
	if len(c.Played) == 0 || here.Opened != nil || there.Opened != nil || here.Refused == nil && there.Refused == nil {
		return s
	}
	last := c.Played[len(c.Played)-1]
	s = may(last.Actor, last.Action, here.Refused)
	s.instead = 1
	return s
}

// may states whether a player may take an action.
func may(actor, action string, refused *engine.Violation) (s statement) {
	if refused == nil {
		return statement{steps: []string{fmt.Sprintf("%s may do %q", actor, action)}}
	}
	says := fmt.Sprintf("%s may not do %q", actor, action)
	if refused.Clause != "" {
		says += " because of " + string(refused.Clause)
		s.clauses = []engine.Clause{refused.Clause}
	}
	s.steps = []string{says}
	return s
}

// allows states whether the first action that only one side allows is legal.
func allows(c *Contrast, here, there *Stand) (s statement) {
	if here.Turn.Actor == "" || here.Turn.Actor != there.Turn.Actor {
		return s
	}
	mine, theirs := c.without(here.Legal, there.Legal), c.without(there.Legal, here.Legal)
	switch {
	case len(mine)+len(theirs) == 0:
	case len(mine) > 0 && (len(theirs) == 0 || mine[0] < theirs[0]): // both sides then name the same action
		s = may(here.Turn.Actor, mine[0], nil)
	default:
		s = may(here.Turn.Actor, theirs[0], &engine.Violation{})
		if here.Refuses == nil {
			return s
		}
		if v := here.Refuses(theirs[0]); v != nil {
			s = may(here.Turn.Actor, theirs[0], v)
		}
	}
	return s
}

// without returns the actions that only one side lists, in alphabetical order.
func (c *Contrast) without(list, other []engine.Choice) (only []string) {
	has := map[string]bool{}
	for _, choice := range other {
		has[choice.Action] = true
	}
	for _, choice := range list {
		if !has[choice.Action] && c.isShown(choice.Action) {
			only = append(only, choice.Action)
		}
	}
	slices.Sort(only)
	return only
}

// turns names the player to decide.
func turns(_ *Contrast, here, there *Stand) (s statement) {
	if here.Turn.Actor == there.Turn.Actor {
		return s
	}
	switch actor := here.Turn.Actor; actor {
	case "", "chance":
		s.steps = []string{start(actor)}
	default:
		s.steps = []string{fmt.Sprintf("it is %s's turn", actor)}
	}
	return s
}

// wins names the winners.
func wins(_ *Contrast, here, there *Stand) (s statement) {
	names := here.Turn.Winners
	if here.Turn.Actor != "" || there.Turn.Actor != "" || slices.Equal(names, there.Turn.Winners) {
		return s
	}
	says := prose.Either(len(names) > 1, listed(names)+" win together", listed(names)+" wins")
	if len(names) == 0 {
		says = "nobody wins"
	}
	s.steps = []string{says}
	return s
}

// scores states the points of the players whose points differ on the other side.
func scores(c *Contrast, here, there *Stand) (s statement) {
	if len(here.Turn.Scores) != len(c.Start.Seats) || len(there.Turn.Scores) != len(c.Start.Seats) {
		return s
	}
	for i, points := range here.Turn.Scores {
		if points != there.Turn.Scores[i] && points >= 0 {
			s.steps = append(s.steps, fmt.Sprintf("%s has %s", c.Start.Seats[i], prose.Count(points, "point")))
		}
	}
	return s
}

// odds states the odds of the first outcome whose odds differ on the other side.
func odds(c *Contrast, here, there *Stand) (s statement) {
	if here.Turn.Actor != "chance" || there.Turn.Actor != "chance" {
		return s
	}
	for _, a := range here.Legal {
		for _, b := range there.Legal {
			if a.Action == b.Action && c.isShown(a.Action) && a.Weight*b.Total != b.Weight*a.Total {
				s.steps = []string{fmt.Sprintf("chance may do %q with %s in %d", a.Action, prose.Count(a.Weight, "chance"), a.Total)}
				return s
			}
		}
	}
	return s
}

// mostParts is the number of parts of a position that a scenario lists.
const mostParts = 6

// position lists the parts of the position that differ on the other side.
func position(_ *Contrast, here, there *Stand) (s statement) {
	var mine, theirs any
	if json.Unmarshal(here.Position, &mine) != nil || json.Unmarshal(there.Position, &theirs) != nil {
		return s
	}
	if s.text = different("", mine, theirs); len(s.text) == 0 {
		return statement{}
	}
	s.text = s.text[:min(len(s.text), mostParts)]
	s.steps = []string{"the position has:"}
	return s
}

// different lists the parts of a document that are not in the other one.
func different(at string, mine, theirs any) (lines []string) {
	if document.Same(mine, theirs) {
		return nil
	}
	switch a := mine.(type) {
	case map[string]any:
		if b, ok := theirs.(map[string]any); ok {
			for _, name := range namesOf(a, b) {
				lines = append(lines, different(at+"/"+strings.NewReplacer("~", "~0", "/", "~1").Replace(name), a[name], b[name])...)
			}
			return lines
		}
	case []any:
		if b, ok := theirs.([]any); ok && len(a) == len(b) {
			for i := range a {
				lines = append(lines, different(fmt.Sprintf("%s/%d", at, i), a[i], b[i])...)
			}
			return lines
		}
	}
	if at == "" {
		return nil
	}
	text := "nothing"
	if mine != nil {
		raw, err := json.Marshal(mine)
		if err != nil {
			return nil // it was read from JSON
		}
		text = string(raw)
	}
	return []string{at + ": " + text}
}

// namesOf returns the names of two objects, in the order of the alphabet.
func namesOf(a, b map[string]any) (names []string) {
	for name := range a {
		names = append(names, name)
	}
	for name := range b {
		if _, both := a[name]; !both {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// rests states the clauses that the last decision rests on here and not on the other side, or the other way round.
func rests(c *Contrast, here, there *Stand) (s statement) {
	if len(c.Played) == 0 {
		return s
	}
	for _, both := range []struct {
		list, other []engine.Clause
		says        string
	}{{here.Rests, there.Rests, "the play rests on "}, {there.Rests, here.Rests, "the play does not rest on "}} {
		for _, id := range both.list {
			if !slices.Contains(both.other, id) {
				s.steps = append(s.steps, both.says+string(id))
			}
		}
	}
	return s
}
