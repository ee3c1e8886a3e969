package transcript

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// effects compares the claimed effects of a decision with its actual effects. The claimed effects have to be among
// the actual ones, in the same order. The report notes missing effects, unless the record claims none at all.
func (p *replay) effects(d *Decision, happened []engine.Effect) *Finding {
	claims := d.Effects
	if len(claims) == 0 {
		return nil
	}
	said, line := 0, d.Line
	missed, below := -1, 0
	for i := range claims {
		at := said
		for at < len(happened) && !sameEffect(claims[i].Effect, happened[at]) {
			at++
		}
		if at == len(happened) {
			if at = p.cutEffect(claims[i].Line, happened, said); at < 0 {
				return p.falseEffect(d, i, happened, said)
			}
		}
		if at > said && missed < 0 {
			missed, below = said, line
		}
		said, line = at+1, claims[i].Line
	}
	if said < len(happened) && missed < 0 {
		missed, below = said, line
	}
	if missed >= 0 {
		p.leftOut(len(happened)-len(claims), below, happened[missed])
	}
	return nil
}

// cutEffect finds the first effect, from an index on, that begins with the text of the line. It returns -1 if
// there is none, or if the file does not end inside the line.
func (p *replay) cutEffect(line int, happened []engine.Effect, from int) int {
	for at := from; at < len(happened); at++ {
		if p.endsInside(line, written(happened[at : at+1])[0].String()) {
			return at
		}
	}
	return -1
}

// falseEffect returns the finding for claim i, which is not among the effects from index said on. It compares the
// claim with the most similar effect. If there are as many claims as effects, it compares the first wrong claim with
// the unclaimed effects.
func (p *replay) falseEffect(d *Decision, i int, happened []engine.Effect, said int) *Finding {
	claims := d.Effects
	if claims[i].Text == "" {
		return p.unread()
	}
	if len(claims) == len(happened) {
		for i = 0; sameEffect(claims[i].Effect, happened[i]); i++ {
		}
		if left := unclaimed(claims[i:], happened[i:]); len(left) > 0 {
			return p.differs(d, claims[i], likest(claims[i], left))
		}
		return p.differs(d, claims[i], happened[i])
	}
	for _, e := range happened[:said] {
		if sameEffect(claims[i].Effect, e) {
			f := p.effect(d, claims[i].Line, "the record has the effect %s here, the game has it earlier", show(e))
			f.Rests = slices.Clone(e.Clauses)
			return f
		}
	}
	if said == len(happened) {
		text := show(claims[i].Effect)
		return p.effect(d, claims[i].Line, "the record has the effect %s, the game has no more effects here", text)
	}
	return p.differs(d, claims[i], likest(claims[i], happened[said:]))
}

// unclaimed returns the effects that are not claimed.
func unclaimed(claims []Effect, happened []engine.Effect) []engine.Effect {
	return slices.DeleteFunc(slices.Clone(happened), func(e engine.Effect) bool {
		return slices.ContainsFunc(claims, func(claim Effect) bool { return sameEffect(claim.Effect, e) })
	})
}

// likest returns the effect that has the most words in common with a claim. Among equals, it returns the one with
// the most equal letters at the beginning and the end.
func likest(claim Effect, of []engine.Effect) engine.Effect {
	words := strings.Fields(claim.Text)
	alike := func(e engine.Effect) int { // in thousandths of all words of both texts
		others := strings.Fields(e.Text)
		all := len(words) + len(others)
		for _, w := range words {
			if i := slices.Index(others, w); i >= 0 {
				others = slices.Delete(others, i, i+1)
			}
		}
		return 2000 * (all - len(words) - len(others)) / max(all, 1)
	}
	return slices.MaxFunc(of, func(a, b engine.Effect) int {
		return cmp.Or(alike(a)-alike(b), shared(claim.Text, a.Text)-shared(claim.Text, b.Text))
	})
}

func (p *replay) differs(d *Decision, claim Effect, happened engine.Effect) *Finding {
	f := p.effect(d, claim.Line, "the record has the effect %s, the game has %s", show(claim.Effect), show(happened))
	f.Rests = differing(claim.Effect, happened)
	return f
}

// shared returns the number of equal bytes at the beginnings and ends of two texts.
func shared(a, b string) int {
	n, least := 0, min(len(a), len(b))
	for n < least && a[n] == b[n] {
		n++
	}
	end := 0
	for end < least-n && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	return n + end
}

func (p *replay) effect(d *Decision, line int, format string, args ...any) *Finding {
	f := p.finding(line, EffectDiffers, format, args...)
	f.Actor, f.Action = d.Actor, d.Action
	return f
}

// sameEffect compares a claim with an effect. A claim without clauses claims nothing about clauses. A claim with
// clauses has to name all of them, in any order.
func sameEffect(claim, happened engine.Effect) bool {
	return (claim.Text == happened.Text || claim.Text == oneLine(happened.Text)) &&
		(len(claim.Clauses) == 0 || sameClauses(claim.Clauses, happened.Clauses))
}

// sameClauses compares the clauses of a claim and an effect. In nearly every record, even the order is the same.
func sameClauses(claim, happened []engine.Clause) bool {
	same := func(a, b engine.Clause) bool { return a == b || a == oneWord(b) }
	if len(claim) != len(happened) || slices.EqualFunc(claim, happened, same) {
		return len(claim) == len(happened)
	}
	said, are := slices.Sorted(slices.Values(claim)), make([]engine.Clause, len(happened))
	for i, c := range happened {
		are[i] = oneWord(c)
	}
	slices.Sort(are)
	return slices.Equal(said, are)
}

// differing returns the decisive clauses of a wrong claim: the clauses of the actual effect that the claim does not
// cite. If the claim cites all or none of them, differing returns all.
func differing(claim, happened engine.Effect) []engine.Clause {
	left := slices.DeleteFunc(slices.Clone(happened.Clauses), func(c engine.Clause) bool {
		return slices.Contains(claim.Clauses, c) || slices.Contains(claim.Clauses, oneWord(c))
	})
	if len(left) > 0 {
		return left
	}
	return slices.Clone(happened.Clauses)
}

// copied returns copies of effects, which stay valid after the next call to the subject.
func copied(effects []engine.Effect) []engine.Effect {
	effects = slices.Clone(effects)
	for i := range effects {
		effects[i].Clauses = slices.Clone(effects[i].Clauses)
	}
	return effects
}

// longestShown is the length in bytes above which a line is shortened in a message.
const longestShown = 400

// show returns an effect for a message. It shortens less than for other quotations, because two accounts of a score
// may differ only in their last words.
func show(e engine.Effect) string {
	text := quoteAtMost(longestShown, oneLine(e.Text))
	if len(e.Clauses) == 0 {
		return text
	}
	return text + " " + Effect{Effect: e}.cites()
}
