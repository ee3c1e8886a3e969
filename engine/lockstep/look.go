package lockstep

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// look compares the actors, scores, winners and legal actions of both engines.
func (t *Table) look() error {
	a, err := t.A.Turn()
	if err != nil {
		return &SideError{Cause: err}
	}
	b, err := t.B.Turn()
	if err != nil {
		return &SideError{B: true, Cause: err}
	}
	t.Turn = a
	if t.pending = t.b.OwnChance && b.Actor == chance; !t.pending {
		t.effects()
		t.standing(a, b)
	}
	if a.Actor != b.Actor {
		t.parted = true
		return t.turns(a, b)
	}
	if err := t.lists(); err != nil || t.parted || t.pending || t.Positions == 0 || len(t.Game.Played)-t.looked < t.Positions {
		return err
	}
	t.looked = len(t.Game.Played)
	return t.positions()
}

// chance is the actor of decisions that belong to no player.
const chance = "chance"

// turns reports different actors, with the clauses of the last decision and of A's next list.
func (t *Table) turns(a, b engine.Turn) error {
	clauses := slices.Clone(t.rests)
	if a.Actor != "" {
		_, now, err := t.A.Legal()
		if err != nil {
			return &SideError{Cause: err}
		}
		for _, c := range now.Cited {
			if !slices.Contains(clauses, c) {
				clauses = append(clauses, c)
			}
		}
	}
	t.differ(Difference{Kind: Turn, A: decider(a), B: decider(b), Clauses: clauses})
	return nil
}

// decider names the actor in words.
func decider(turn engine.Turn) string {
	if turn.Actor == "" {
		return "the game is over"
	}
	return turn.Actor + " decides"
}

// standing compares scores and winners. It does not report an old difference again after a
// decision, because the decision and its clauses did not cause it.
func (t *Table) standing(a, b engine.Turn) {
	if t.level() < engine.Scores && len(b.Scores) != len(a.Scores) {
		return // an engine need not report scores
	}
	off, before := gap(a.Scores, b.Scores), t.off
	if t.off = off; !slices.Equal(off, before) && !slices.Equal(a.Scores, b.Scores) {
		t.differ(Difference{Kind: Scores, A: fmt.Sprint(a.Scores), B: fmt.Sprint(b.Scores), Clauses: t.rests})
	}
	won, wonB := slices.Sorted(slices.Values(a.Winners)), slices.Sorted(slices.Values(b.Winners))
	says := [2]string{winners(won), winners(wonB)}
	if says[0] != says[1] && says != t.won {
		t.differ(Difference{Kind: Winners, A: says[0], B: says[1], Clauses: t.rests})
	}
	t.won = says
}

// gap returns the differences between the scores of two engines, seat by seat; nil if there are
// none. A missing score counts as 0.
func gap(a, b []int) []int {
	if slices.Equal(a, b) {
		return nil
	}
	off := make([]int, max(len(a), len(b)))
	for i := range off {
		if i < len(b) {
			off[i] = b[i]
		}
		if i < len(a) {
			off[i] -= a[i]
		}
	}
	return off
}

// winners lists the winners in words.
func winners(names []string) string {
	if len(names) == 0 {
		return "nobody has won"
	}
	return "won by " + strings.Join(names, ", ")
}

// lists compares the legal actions. Only actions that both engines list can be chosen afterwards.
func (t *Table) lists() error {
	t.Choices = nil
	if t.Turn.Actor == "" {
		return nil
	}
	a, rests, err := t.A.Legal()
	if err != nil {
		return &SideError{Cause: err}
	}
	cited := slices.Clone(rests.Cited)
	if t.Choices = a; t.b.Level < engine.Lists && !t.pending {
		return nil
	}
	b, _, err := t.B.Legal()
	if err != nil {
		return &SideError{B: true, Cause: err}
	}
	if t.pending {
		return t.follows(a, b, cited)
	}
	if t.level() < engine.Lists {
		return nil
	}
	return t.sets(a, b, cited)
}

// follows adopts an engine's own decision for chance, if it is a possible outcome.
func (t *Table) follows(a, b []engine.Choice, cited []engine.Clause) error {
	t.Choices = b
	for _, c := range b {
		if !slices.ContainsFunc(a, func(o engine.Choice) bool { return o.Action == c.Action }) {
			t.parted = true
			t.differ(Difference{Kind: Extra, Decision: Decision{t.Turn.Actor, c.Action}, A: "impossible", B: "rolled", Clauses: cited})
		}
	}
	return nil
}

// mostExtra limits the actions for which A has to name a clause because only B lists them. An
// engine may list any number.
const mostExtra = 1000

// sets compares two lists of legal actions as sets, and the odds of the common actions.
func (t *Table) sets(a, b []engine.Choice, cited []engine.Clause) error {
	theirs := make(map[string]engine.Choice, len(b))
	for _, c := range b {
		theirs[c.Action] = c
	}
	both := make([]engine.Choice, 0, len(a))
	for _, c := range a {
		other, listed := theirs[c.Action]
		delete(theirs, c.Action)
		if !listed {
			t.differ(Difference{Kind: Missing, Decision: Decision{t.Turn.Actor, c.Action}, A: "legal", B: "not listed", Clauses: cited})
			continue
		}
		both = append(both, c)
		if c.Weight*other.Total != other.Weight*c.Total {
			t.differ(Difference{Kind: Odds, Decision: Decision{t.Turn.Actor, c.Action}, A: odds(c), B: odds(other), Clauses: cited})
		}
	}
	t.Choices = both
	for i, action := range slices.Sorted(maps.Keys(theirs)) { // an engine may list its actions in any order
		if i >= mostExtra {
			t.differ(Difference{Kind: Extra, Decision: Decision{t.Turn.Actor, action}, A: "not listed", B: "legal"})
			continue
		}
		if err := t.extra(action); err != nil || t.parted {
			return err
		}
	}
	return nil
}

// odds returns the odds of an outcome, in words.
func odds(c engine.Choice) string { return fmt.Sprintf("%d in %d", c.Weight, c.Total) }

// Unlisted describes an action that A does not list but carries out.
const Unlisted = "not listed, and carried out"

// extra reports an action that only B lists, with the clause by which A forbids the action.
func (t *Table) extra(action string) error {
	_, refusal, err := answer(t.A.Play(t.Turn.Actor, action))
	d := Difference{Kind: Extra, Decision: Decision{t.Turn.Actor, action}, B: "legal"}
	switch {
	case err != nil:
		return &SideError{Cause: err}
	case refusal == nil: // A may be any engine; its game has gone on, and B's has not
		t.parted = true
		d.A = Unlisted
	default:
		d.A, d.Clauses = refusal.Because(), []engine.Clause{refusal.Clause}
	}
	t.differ(d)
	return nil
}

// positions compares the position, whole and in all views.
func (t *Table) positions() error {
	if t.a.Position && t.b.Position {
		if err := t.position("", Position); err != nil {
			return err
		}
	}
	if !t.a.Views || !t.b.Views {
		return nil
	}
	for _, seat := range append(slices.Clone(t.Game.Start.Seats), chance) {
		if err := t.position(seat, View); err != nil {
			return err
		}
	}
	return nil
}

// position compares the position, whole or in one view.
func (t *Table) position(seat string, kind Kind) error {
	a, out, err := t.A.Position(seat)
	if err != nil {
		return &SideError{Cause: err}
	}
	cited := slices.Clone(out.Cited)
	b, _, err := t.B.Position(seat)
	if err != nil {
		return &SideError{B: true, Cause: err}
	}
	if bytes.Equal(a, b) && json.Valid(a) {
		return nil // the usual case
	}
	var left, right any
	if err := json.Unmarshal(a, &left); err != nil {
		return &SideError{Cause: err}
	}
	if err := json.Unmarshal(b, &right); err != nil {
		return &SideError{B: true, Cause: err}
	}
	d := Difference{Kind: kind, Decision: Decision{Actor: seat}, Clauses: cited}
	if kind == Position {
		d.Clauses = t.rests
	} else if at, owner, shows, any := shown("", "", left, right); any && t.has(at) {
		d.Where, d.Hidden = at, true
		d.A, d.B = strings.TrimSpace(at+" "+owner)+" is hidden from "+Looker(seat), "shows it: "+shows
		t.differ(d)
		return nil
	}
	at, x, y, differ := first("", left, right)
	if differ {
		d.Where, d.A, d.B = at, at+" is "+x, y
		t.differ(d)
	}
	return nil
}

// has reports whether the whole position of A has a value at a JSON Pointer.
func (t *Table) has(at string) bool {
	whole, _, err := t.A.Position("")
	return err == nil && Says(whole, at)
}

// Looker names the viewer, in words.
func Looker(seat string) string {
	if seat == chance {
		return "an onlooker"
	}
	return seat
}

// effects compares the clauses of the effects of a decision. The texts, and the division into effects,
// may differ between engines. The effects of an opening belong to no decision, and are skipped.
func (t *Table) effects() {
	if t.opening || t.level() < engine.Cites {
		return
	}
	left, right := t.ours.clauses(), t.theirs.clauses()
	slices.Sort(left)
	slices.Sort(right)
	if !slices.Equal(left, right) {
		t.differ(Difference{Kind: Effects, A: fmt.Sprint(left), B: fmt.Sprint(right), Clauses: t.rests})
	}
}
