package transcript

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// effects compares the effects that the record claims for a decision with those that it had.
func (p *replay) effects(d *Decision, happened []engine.Effect) *Finding {
	if len(d.Effects) == 0 {
		return nil
	}
	for i, claim := range d.Effects {
		switch {
		case i >= len(happened):
			return p.effect(d, claim.Line, "the record has the effect %s, the game has no more effects here", show(claim.Effect))
		case !sameEffect(claim.Effect, happened[i]):
			f := p.effect(d, claim.Line, "the record has the effect %s, the game has %s", show(claim.Effect), show(happened[i]))
			f.Rests = differing(claim.Effect, happened[i])
			return f
		}
	}
	if n := len(d.Effects); n < len(happened) {
		line := d.Effects[n-1].Line
		f := p.effect(d, line, "the record leaves out the next effect, %s; write all of them or none", show(happened[n]))
		f.Rests = slices.Clone(happened[n].Clauses)
		return f
	}
	return nil
}

func (p *replay) effect(d *Decision, line int, format string, args ...any) *Finding {
	f := p.finding(line, EffectDiffers, format, args...)
	f.Actor, f.Action = d.Actor, d.Action
	return f
}

// sameEffect compares what is claimed with what happened. A claim that cites nothing makes no claim about clauses.
func sameEffect(claim, happened engine.Effect) bool {
	return (claim.Text == happened.Text || claim.Text == oneLine(happened.Text)) &&
		(len(claim.Clauses) == 0 || slices.EqualFunc(claim.Clauses, happened.Clauses,
			func(a, b engine.Clause) bool { return a == b || a == oneWord(b) }))
}

// differing are the clauses that a wrong claim turns on: those of what happened that it does not cite, or all of them if it cites them all.
// A claim that cites nothing turns on all.
func differing(claim, happened engine.Effect) []engine.Clause {
	left := slices.DeleteFunc(slices.Clone(happened.Clauses), func(c engine.Clause) bool {
		return slices.Contains(claim.Clauses, c) || slices.Contains(claim.Clauses, oneWord(c))
	})
	if len(left) > 0 {
		return left
	}
	return slices.Clone(happened.Clauses)
}

// copied are effects that outlive the next call to the subject.
func copied(effects []engine.Effect) []engine.Effect {
	effects = slices.Clone(effects)
	for i := range effects {
		effects[i].Clauses = slices.Clone(effects[i].Clauses)
	}
	return effects
}

// show is an effect in a message. It is longer than other quotations: two accounts of a score can differ in their last words.
func show(e engine.Effect) string {
	const longest = 400
	return quoteAtMost(longest, oneLine(e.Text)) + " " + Effect{Effect: e}.cites()
}
