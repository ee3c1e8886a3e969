package main

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// priced says how prices were measured.
func (a *app) priced(r *answer.Rules) {
	if r.Prices == nil {
		return
	}
	a.say("%s", prose.Wrap("", r.Prices.Text()))
}

// prices prints what each option of a question changes.
func (a *app) prices(q *answer.Question, indent string) {
	for _, o := range q.Options {
		if o.Price != nil {
			a.say("%s", prose.Wrap(indent+"price of "+o.ID+": ", o.Price.Text()))
		}
	}
}

// pairs prints in how many games two answers do together what neither does alone.
func (a *app) pairs(r *answer.Rules) {
	if len(r.Pairs) == 0 {
		a.say("\nno interactions of answers were measured\n")
		return
	}
	a.say("\n%s", prose.Wrap("", fmt.Sprintf("together: of %s, in how many two answers together change what may be done in a place of the game, "+
		"who decides, what a decision leads to, a score or the winner, where neither alone does; the dearest answer of each of the dearest "+
		"questions, the first 40 pairs", prose.Count(int(r.Pairs[0].Games), "game"))))
	const most = 40
	nothing := 0
	for i, t := range r.Pairs {
		if t.More.Value == 0 {
			nothing++
			continue
		}
		if i >= most {
			continue
		}
		a.say("  %-24s %s and %s\n", t.More.Percent(), t.A, t.B)
	}
	if nothing > 0 {
		a.say("  nothing together in any of these games: %s\n", prose.Count(nothing, "pair"))
	}
}

const (
	byReason = "reason"
	byPrice  = "price"
)

// ordered refuses flags about prices that have no meaning.
func (c *rulesCmd) ordered() error {
	switch {
	case c.Sort != byReason && c.Sort != byPrice:
		return at("--sort", fmt.Errorf("%.20q is no order; write %s or %s", c.Sort, byReason, byPrice))
	case !c.Questions && (c.Sort != byReason || c.Pairs):
		return at(prose.Either(c.Pairs, "--pairs", "--sort"), errors.New("only --questions has prices; add it"))
	}
	return nil
}
