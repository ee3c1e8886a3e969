package judge

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostCompared is with how many other legal actions a decision is compared.
const mostCompared = 12

// order puts what only the decision rests on before what every decision there rests on: the clauses that the fewest verbs of other legal
// actions cite come first, then those that the fewest of these actions do, then those that what happened names, then what the game came to
// first. Actions are played by turns, one of each verb, up to [mostCompared]. The subject is left anywhere.
func (c *court) order(ctx context.Context, v *Verdict) error {
	if v.Decision == 0 || len(v.Cited) < 2 {
		return nil
	}
	before, err := c.t.Cut(v.Decision - 1)
	if err != nil {
		return err
	}
	if report, err := c.replay(ctx, before, true); err != nil || report.Finding != nil {
		return err
	}
	others, err := c.others(v.Action)
	if err != nil {
		return err
	}
	cites := map[engine.Clause]*citers{}
	named := clausesOf(v.Effects)
	for i := range v.Cited {
		id := v.Cited[i].ID
		cites[id] = &citers{unnamed: !slices.Contains(named, id)}
	}
	rounds, err := c.rounds(before)
	if err != nil {
		return err
	}
	for _, action := range others {
		out, err := rounds.play(action)
		if err != nil {
			return err
		}
		for _, clause := range out {
			cites[clause].add(c.verb(action))
		}
	}
	slices.SortStableFunc(v.Cited, func(a, b Clause) int { return cites[a.ID].compare(cites[b.ID]) })
	return nil
}

// rounds plays one action after another from the same position.
type rounds struct {
	*court
	actor string
	local *engine.Local // the game of this module as it stands there, nil for another subject
	start engine.Start  // of another subject
}

// rounds begins where the subject stands, which is after a record.
func (c *court) rounds(before *transcript.Transcript) (*rounds, error) {
	turn, err := c.subject.Turn()
	if err != nil {
		return nil, err
	}
	r := &rounds{court: c, actor: turn.Actor, start: before.Start()}
	if local, is := c.subject.(*engine.Local); is { // as quick as it can be; what comes of it is the same
		r.local = local.Clone()
		return r, nil
	}
	position, _, err := c.subject.Position("")
	r.start.Position, r.start.Components = slices.Clone(position), c.opts.Components
	return r, err
}

// play is what an action rests on, nothing if it is refused.
func (r *rounds) play(action string) ([]engine.Clause, error) {
	var subject engine.Subject
	if r.local != nil {
		subject = r.local.Clone()
	} else {
		if _, err := r.subject.Start(r.start); err != nil {
			return nil, err
		}
		subject = r.subject
	}
	out, err := subject.Play(r.actor, action)
	if err != nil {
		return nil, nil
	}
	return out.Cited, nil
}

// verb is the kind of an action: the longest of the game's verbs that it begins with, else its first word.
func (c *court) verb(action string) string {
	longest := ""
	for _, verb := range c.game.Verbs() {
		if len(verb) > len(longest) && (action == verb || strings.HasPrefix(action, verb+" ")) {
			longest = verb
		}
	}
	return cmp.Or(longest, parts(action)[0])
}

// citers are the actions that cite a clause. Unnamed says that nothing of what happened names it.
type citers struct {
	verbs   []string
	actions int
	unnamed bool
}

func (c *citers) add(verb string) {
	if c == nil { // the decision does not cite it
		return
	}
	if c.actions++; !slices.Contains(c.verbs, verb) {
		c.verbs = append(c.verbs, verb)
	}
}

func (c *citers) compare(other *citers) int {
	if n := cmp.Or(len(c.verbs)-len(other.verbs), c.actions-other.actions); n != 0 || c.unnamed == other.unnamed {
		return n
	}
	if c.unnamed {
		return 1
	}
	return -1
}

// others are legal actions other than the one that is spelt so: the first of each verb, then the second of each, and so on. The order of a
// list is no promise, so that they are taken by the alphabet.
func (c *court) others(but string) ([]string, error) {
	choices, _, err := c.subject.Legal()
	if err != nil {
		return nil, err
	}
	var legal, next []string
	for _, choice := range choices {
		if choice.Action != but {
			legal = append(legal, choice.Action)
		}
	}
	slices.Sort(legal)
	for len(legal) > 0 && len(next) < mostCompared {
		var verbs []string
		legal = slices.DeleteFunc(legal, func(action string) bool {
			verb := c.verb(action)
			if slices.Contains(verbs, verb) || len(next) == mostCompared {
				return false
			}
			verbs, next = append(verbs, verb), append(next, action)
			return true
		})
	}
	return next, nil
}
