package compare

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// Pinned reports how the two sides play the reference games.
type Pinned struct {
	// All is the number of reference games.
	All int `json:"all"`
	// Part lists the reference games that differ between the sides.
	Part []Parted `json:"part"`
}

// Parted is a reference game with the first decision at which the legal actions or the effects differ between
// the sides.
type Parted struct {
	File string `json:"file"`
	Line int    `json:"line"`
	// Decision is the 1-based number of that decision, 0 for the set-up. Actor and Action are those of the record.
	Decision int    `json:"decision"`
	Actor    string `json:"actor,omitempty"`
	Action   string `json:"action,omitempty"`
	A        Ground `json:"a"`
	B        Ground `json:"b"`
	// Is is [Narrower] or [Wider] if a player may do something on one side only; else "".
	Is string `json:"-"`
	// Unread reports that the other program cannot read the record, which shows nothing about the rules.
	Unread bool `json:"-"`
}

// Ground is the statement of one side about a decision, with the clauses that support it.
type Ground struct {
	Says    string          `json:"says"`
	Clauses []engine.Clause `json:"clauses,omitempty"`
}

// pinned plays the reference games on both sides. Both sides use the answers in the header of a record.
func (c *Comparison) pinned(ctx context.Context) (*Pinned, error) {
	set, err := golden.Open(c.Entry)
	if err != nil {
		return nil, err
	}
	found := &Pinned{Part: []Parted{}}
	for _, name := range set.Pinned.Names() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		found.All++
		if parted, ok := c.parts(set.Records[name]); ok {
			found.Part = append(found.Part, parted)
		}
	}
	return found, nil
}

// parts finds the first decision of a record at which the sides differ.
func (c *Comparison) parts(t *transcript.Transcript) (Parted, bool) {
	both := [2]*subject{c.Sides[0].subject(), c.Sides[1].subject()}
	p := Parted{File: path.Join("golden", c.Entry.Room, path.Base(t.File)), Line: t.At.Game}
	var outs [2]engine.Outcome
	var errs [2]error
	for i, s := range both {
		outs[i], errs[i] = s.Start(t.Start())
	}
	if p.A, p.B = grounds(outs, errs); p.A.Says != p.B.Says || errs[0] != nil {
		return p, p.A.Says != p.B.Says
	}
	if !both[0].State().Alike(both[1].State()) {
		p.A, p.B = positions(both) // without clauses: a set-up cites dozens
		return p, true
	}
	for i := range t.Decisions {
		d := &t.Decisions[i]
		p.Decision, p.Line, p.Actor, p.Action = i+1, d.Line, d.Actor, d.Action
		var differ bool
		if p.A, p.B, p.Is, differ = lists(both); differ {
			return p, true
		}
		for i, s := range both {
			outs[i], errs[i] = s.Play(d.Actor, d.Action)
		}
		if p.A, p.B = grounds(outs, errs); p.A.Says != p.B.Says || errs[0] != nil {
			return p, p.A.Says != p.B.Says
		}
		if !both[0].State().Alike(both[1].State()) {
			one, other := positions(both)
			p.A.Says, p.B.Says = one.Says, other.Says
			return p, true
		}
	}
	return p, ended(both, &p)
}

// positions names the first part in which the positions of both sides differ.
func positions(both [2]*subject) (a, b Ground) {
	var documents [2]json.RawMessage
	for i, s := range both {
		documents[i], _, _ = s.Position("") // a position that cannot be written differs without words
	}
	return unlike(documents[0], documents[1])
}

// lists compares the actors and the legal actions; a refusal gives the clause of the first action that differs.
func lists(both [2]*subject) (a, b Ground, is string, differ bool) {
	var turns [2]engine.Turn
	var legal [2][]engine.Choice
	var outs [2]engine.Outcome
	for i, s := range both {
		turns[i], _ = s.Turn()
		legal[i], outs[i], _ = s.Legal()
		outs[i].Cited = slices.Clone(outs[i].Cited)
	}
	if turns[0].Actor != turns[1].Actor {
		return Ground{decides(turns[0].Actor), outs[0].Cited}, Ground{decides(turns[1].Actor), outs[1].Cited}, "", true
	}
	for side := range both {
		for _, choice := range legal[side] {
			if slices.Contains(legal[1-side], choice) {
				continue
			}
			grounds := [2]Ground{}
			grounds[side] = Ground{Says: "allows " + spell(choice)}
			grounds[1-side] = refusal(both[1-side], turns[0].Actor, choice)
			if turns[0].Actor != chance {
				is = [...]string{Narrower, Wider}[side]
			}
			return grounds[0], grounds[1], is, true
		}
	}
	return a, b, "", false
}

func decides(actor string) string {
	if actor == "" {
		return "the game is over"
	}
	return actor + " decides"
}

// spell writes a choice with its odds.
func spell(c engine.Choice) string {
	if c.Total > 0 {
		return fmt.Sprintf("%s, %d in %d", c.Action, c.Weight, c.Total)
	}
	return c.Action
}

// refusal returns the response of a side to an action that it does not list, or lists with other odds.
func refusal(s *subject, actor string, choice engine.Choice) Ground {
	legal, _, _ := s.Legal()
	for _, other := range legal {
		if other.Action == choice.Action {
			return Ground{Says: "allows " + spell(other)}
		}
	}
	_, err := s.Play(actor, choice.Action)
	return groundOf(engine.Outcome{}, err)
}

// grounds compares the effects of a decision or of the set-up one by one, up to the first that differs between
// the sides.
func grounds(outs [2]engine.Outcome, errs [2]error) (a, b Ground) {
	if errs[0] != nil || errs[1] != nil {
		return groundOf(outs[0], errs[0]), groundOf(outs[1], errs[1])
	}
	one, other := outs[0].Effects, outs[1].Effects
	for i := range max(len(one), len(other)) {
		a, b = effect(one, i), effect(other, i)
		if a.Says != b.Says {
			return a, b
		}
	}
	return Ground{Clauses: slices.Clone(outs[0].Cited)}, Ground{Clauses: slices.Clone(outs[1].Cited)}
}

func effect(effects []engine.Effect, i int) Ground {
	if i >= len(effects) {
		return Ground{Says: "nothing more happens"}
	}
	return Ground{effects[i].Text, slices.Clone(effects[i].Clauses)}
}

// groundOf returns the statement of a side about a decision that it allows or refuses.
func groundOf(out engine.Outcome, err error) Ground {
	var v *engine.Violation
	switch {
	case err == nil:
		return Ground{"allows it", slices.Clone(out.Cited)}
	case errors.As(err, &v) && v.Clause != "":
		return Ground{"refuses it: " + v.Reason, []engine.Clause{v.Clause}}
	case errors.As(err, &v):
		return Ground{Says: "refuses it: " + v.Reason}
	}
	return Ground{Says: "cannot read it: " + err.Error()}
}

// ended compares the results of two games with the same decisions.
func ended(both [2]*subject, p *Parted) bool {
	var says [2]string
	for i, s := range both {
		turn, _ := s.Turn()
		says[i] = standing(turn).Says
	}
	p.A, p.B = Ground{Says: says[0]}, Ground{Says: says[1]}
	return says[0] != says[1]
}

// standing describes the state of a game: the actor, the scores and the winners.
func standing(turn engine.Turn) Ground {
	return Ground{Says: fmt.Sprintf("%s; scores %v; winners %s", decides(turn.Actor), turn.Scores, strings.Join(turn.Winners, ", "))}
}

// where names the decision at which a reference game differs.
func (p *Parted) where() string {
	if p.Decision == 0 {
		return "the set-up"
	}
	return fmt.Sprintf("decision %d, %s: %s", p.Decision, p.Actor, p.Action)
}
