package rulebook

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Refusal is a reason why an action is not legal, as refusals.yaml states it. A game's constant of type refusal is its number.
type Refusal struct {
	// ID is its name in the file; "" for number 0, which stands for a legal action.
	ID string
	// Clause forbids the action; "" where the clause depends on the action or the position.
	Clause engine.Clause
	// Question is the open question whose answer the refusal rests on, or [engine.NoQuestion].
	Question engine.Question
	// Says is the reason, a sentence without a full stop: {action} stands for the action refused, {detail} for what the position adds.
	Says string
}

// Refuse makes the violation of a refused action, in notation, and cites its clause and question. Detail gives the words for {detail}; it
// is called only where the reason has that.
func (b *Book) Refuse(r Refusal, action string, detail func() string, rec *engine.Record) *engine.Violation {
	v := &engine.Violation{Clause: r.Clause, Action: action, Reason: strings.ReplaceAll(r.Says, "{action}", action)}
	if before, after, found := strings.Cut(v.Reason, "{detail}"); found {
		v.Reason = before + detail() + after
	}
	if r.Question != engine.NoQuestion {
		v.Question = b.Questions[r.Question].ID
		rec.Ask(r.Question)
	}
	rec.Cite(r.Clause)
	return v
}

// Row returns the number of the reason for a violation in the order in which reasons are judged; -1 if none has its words.
func (b *Book) Row(v *engine.Violation) int {
	return slices.IndexFunc(b.Refusals, func(r Refusal) bool {
		before, after, open := strings.Cut(r.Says, "{")
		after = after[strings.LastIndexByte(after, '}')+1:]
		says := v.Reason == r.Says || open && strings.HasPrefix(v.Reason, before) && strings.HasSuffix(v.Reason, after)
		return r.ID != "" && says && (r.Clause == "" || r.Clause == v.Clause)
	})
}
