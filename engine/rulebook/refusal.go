package rulebook

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Refusal is a reason why an action is not legal, as refusals.yaml states it. The constants of type refusal in a
// game are the numbers of its refusals.
type Refusal struct {
	// ID is the name of the refusal in the file; "" for number 0, which means a legal action.
	ID string
	// Clause is the clause that forbids the action; "" if it depends on the action or the position.
	Clause engine.Clause
	// Question is the open question on whose answer the refusal depends, or [engine.NoQuestion].
	Question engine.Question
	// Says is the reason, a sentence without a full stop. {action} is replaced by the refused action, {detail} by
	// details of the position.
	Says string
}

// Refuse returns the violation of a refused action, given in notation, and cites the clause and question of the
// refusal. Detail returns the words for {detail}. Refuse calls detail only if the reason contains {detail}.
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

// early are the ids, in every game, of refusals because another decision or another player's is due. They come before
// most other refusals, so they do not tell whether the action would be legal when it is due.
var early = []string{"not-due", "not-now", "out-of-turn", "not-your-turn", "anothers-choice", "anothers-chance",
	"chance-decides", "player-decides"}

// Early reports whether a violation only says that another decision or another player's is due.
func (b *Book) Early(v *engine.Violation) bool {
	return slices.ContainsFunc(b.Refusals, func(r Refusal) bool { return slices.Contains(early, r.ID) && r.refuses(v) })
}

// Row returns the number of the reason behind a violation; reasons are judged in the order of their
// numbers. Row returns -1 if no reason has these words.
func (b *Book) Row(v *engine.Violation) int {
	return slices.IndexFunc(b.Refusals, func(r Refusal) bool { return r.ID != "" && r.refuses(v) })
}

// refuses reports whether a violation has the words and the clause of the refusal. A refusal without a clause takes any.
func (r Refusal) refuses(v *engine.Violation) bool {
	before, after, open := strings.Cut(r.Says, "{")
	after = after[strings.LastIndexByte(after, '}')+1:]
	says := v.Reason == r.Says || open && strings.HasPrefix(v.Reason, before) && strings.HasSuffix(v.Reason, after)
	return says && (r.Clause == "" || r.Clause == v.Clause)
}
