package compare

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// gap is a place in a game of this program at which the other program differs.
type gap struct {
	pairs.Difference
	// at is the number of decisions before the gap. direct reports that the positions were the same until then.
	at     int
	direct bool
	// action is legal on only one side, and spelled is the action with its odds. mine reports that it is this side.
	action, spelled string
	mine            bool
	// says describes why the comparison ends: the other side allows a set-up that this side refuses, cannot
	// read the game, or refuses it. unread reports that the other side cannot read the game.
	says   string
	unread bool
	// turn is the turn on the other side at the gap.
	turn engine.Turn
}

// follow plays a game of this side in the other program, and lists the differences in order, as long as both
// sides can be compared. The error is ctx.Err().
func (b *beside) follow(ctx context.Context, t *track) ([]gap, error) {
	if len(t.spots) == 0 {
		return b.unopened(ctx, t)
	}
	v, places, err := b.ask(ctx, t)
	if err != nil {
		return unread(t, err)
	}
	var gaps []gap
	alike := true
	t.compared = 0
	for n := range min(len(places), len(t.spots)) {
		here := b.place(t, n, &places[n])
		if was := alike; b.digests {
			alike = places[n].Digest == "" || places[n].Digest == t.spots[n].digest
			if was && !alike {
				g := gap{Difference: pairs.Difference{Kind: pairs.Otherwise, Phase: t.spots[0].phase}, at: n, turn: places[n].Turn}
				b.led(t, &g)
				here = append(here, g)
			}
		}
		if gaps = append(gaps, here...); slices.ContainsFunc(here, func(g gap) bool { return g.Kind == pairs.Turn }) {
			break
		}
		t.compared = n + 1
	}
	if !v.Upheld {
		gaps = b.overruled(t, v, gaps)
	}
	return b.sorted(gaps), nil
}

// ask returns the other program's verdict on a game, and the places up to the decision that the program refuses.
func (b *beside) ask(ctx context.Context, t *track) (v *revision.Verdict, places []revision.Place, err error) {
	whole := len(t.decisions)
	fast := b.digests && !b.other.Slow()
	if fast { // the other program reports all digests: claims are not needed, and a list means upheld
		places, err = b.other.Places(ctx, b.text(t, whole, none), whole)
		if err == nil || ctx.Err() != nil {
			return &revision.Verdict{Upheld: true}, places, err
		}
	}
	if v, err = b.judge(ctx, t, fast); err != nil {
		return nil, nil, err
	}
	if v.Upheld || !fast && v.Kind == transcript.EffectDiffers.String() {
		places, err = b.other.Places(ctx, b.text(t, whole, none), whole)
		if err == nil || v.Upheld || ctx.Err() != nil {
			return v, places, err
		}
	}
	known := max(0, min(whole, v.Decision)-1) // the other program refuses the decisions after these
	places, err = b.other.Places(ctx, b.text(t, known, none), known)
	return v, places, err
}

// judge returns the other program's verdict on a game. For a program that reports no digests, the record claims
// the effects of every decision. Where only the words of an effect differ, the game is judged again with the
// claims after that decision.
func (b *beside) judge(ctx context.Context, t *track, fast bool) (*revision.Verdict, error) {
	whole := len(t.decisions)
	if fast {
		return b.other.Judge(ctx, b.text(t, whole, none))
	}
	const often = 20
	from := 0
	for range often {
		v, err := b.other.Judge(ctx, b.text(t, whole, from))
		if err != nil || v.Upheld || v.Kind != transcript.EffectDiffers.String() || v.Decision <= from || v.Decision > whole || !b.digests {
			return v, err
		}
		theirs, err := b.other.Position(ctx, b.text(t, v.Decision, none))
		if err != nil || transcript.Digest(theirs) != t.spots[v.Decision].digest {
			return v, err
		}
		from = v.Decision
	}
	return b.other.Judge(ctx, b.text(t, whole, none))
}

// unopened returns the difference if this side refuses the set-up of a game and the other side allows it.
func (b *beside) unopened(ctx context.Context, t *track) ([]gap, error) {
	_, err := b.other.Places(ctx, b.text(t, 0, none), 0)
	switch unread := new(revision.UnreadError); {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err == nil:
		return []gap{{Difference: pairs.Difference{Kind: pairs.Otherwise}, direct: true, says: "allows the set-up"}}, nil
	case errors.As(err, &unread):
		return nil, nil
	}
	return nil, err
}

// unread returns the difference if the other program cannot read a game.
func unread(t *track, err error) ([]gap, error) {
	says := new(revision.UnreadError)
	if !errors.As(err, &says) {
		return nil, err
	}
	return []gap{{Difference: pairs.Difference{Kind: pairs.Otherwise, Phase: t.spots[0].phase}, at: len(t.decisions), direct: true,
		says: "cannot read it: " + says.Says, unread: true}}, nil
}

// place compares both sides at a place.
func (b *beside) place(t *track, n int, there *revision.Place) (gaps []gap) {
	here := &t.spots[n]
	note := func(kind pairs.Kind, verb string) *gap {
		gaps = append(gaps, gap{Difference: pairs.Difference{Kind: kind, Phase: here.phase, Verb: verb}, at: n, turn: there.Turn})
		return &gaps[len(gaps)-1]
	}
	if !slices.Equal(here.turn.Scores, there.Turn.Scores) {
		note(pairs.Score, "").Phase = anyPhase // a difference in scoring has no phase of its own
	}
	if here.turn.Actor != there.Turn.Actor {
		note(pairs.Turn, "")
		return gaps
	}
	if !slices.Equal(here.turn.Winners, there.Turn.Winners) {
		note(pairs.Winner, "")
	}
	b.lists(t, here, there, note)
	return gaps
}

// lists compares the legal actions.
func (b *beside) lists(t *track, here *spot, there *revision.Place, note func(pairs.Kind, string) *gap) {
	alone := [2]pairs.Kind{pairs.Narrower, pairs.Wider}
	theirs := map[string]engine.Choice{}
	for _, c := range there.Legal {
		theirs[c.Action] = c
	}
	for i, c := range here.legal {
		other, both := theirs[c.Action]
		delete(theirs, c.Action)
		switch {
		case !both:
			g := note(alone[b.here], here.verbs[i])
			g.action, g.spelled, g.mine = c.Action, spell(c), true
		case c.Weight*other.Total != other.Weight*c.Total:
			note(pairs.Odds, here.verbs[i])
		}
	}
	for _, c := range there.Legal {
		if _, only := theirs[c.Action]; only {
			g := note(alone[b.there], t.verb(c.Action, b.Entry.Verbs()))
			g.action, g.spelled = c.Action, spell(c)
		}
	}
}

// led fills in the phase and the verb of the decision after which the positions differ.
func (b *beside) led(t *track, g *gap) {
	if g.at > 0 {
		g.Phase, g.Verb = t.spots[g.at-1].phase, t.verb(t.decisions[g.at-1].Action, b.Entry.Verbs())
	}
}

// overruled adds the reason why the other side overrules a game.
func (b *beside) overruled(t *track, v *revision.Verdict, gaps []gap) []gap {
	n := min(max(v.Decision, 0), len(t.decisions))
	g := gap{at: n, Difference: pairs.Difference{Kind: pairs.Otherwise, Phase: t.spots[0].phase}}
	if b.led(t, &g); v.Kind == transcript.EffectDiffers.String() {
		return append(gaps, g)
	}
	if slices.ContainsFunc(gaps, func(g gap) bool { return g.at <= n }) {
		return gaps // the refusal follows from an earlier gap
	}
	g.says = "refuses it: " + v.Reason
	return append(gaps, g)
}

// sorted sorts the differences, and marks the direct ones.
func (b *beside) sorted(gaps []gap) []gap {
	last := func(g gap) int { // the position of a place precedes its list
		if g.Kind == pairs.Otherwise {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(gaps, func(g, h gap) int { return cmp.Or(cmp.Compare(g.at, h.at), cmp.Compare(last(g), last(h))) })
	alike := true
	for i := range gaps {
		gaps[i].direct = alike
		kind := gaps[i].Kind
		alike = alike && kind != pairs.Otherwise && (b.digests || kind != pairs.Score)
	}
	return gaps
}
