package compare

import (
	"context"
	"errors"
	"path"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// pinned plays the reference games on this side and again in the other program.
func (b *beside) pinned(ctx context.Context) (*Pinned, error) {
	set, err := golden.Open(b.Entry)
	if err != nil {
		return nil, err
	}
	names := set.Pinned.Names()
	found := make([]*Parted, len(names))
	errs := make([]error, len(names))
	b.each(len(names), func(i int) { found[i], errs[i] = b.parts(ctx, set.Records[names[i]]) })
	all := &Pinned{All: len(names), Part: []Parted{}}
	for _, p := range found {
		if p != nil {
			all.Part = append(all.Part, *p)
		}
	}
	return all, errors.Join(errs...)
}

// parts finds the first decision of a record at which the sides differ; nil if they do not.
func (b *beside) parts(ctx context.Context, record *transcript.Transcript) (*Parted, error) {
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	start := record.Start()
	t := b.lay(start, record.Decisions)
	gaps, err := b.follow(ctx, t)
	if err != nil || len(gaps) == 0 {
		return nil, err
	}
	g := &gaps[0]
	p := &Parted{File: path.Join("golden", b.Entry.Room, path.Base(record.File)), Line: record.At.Game,
		Unread: g.unread}
	at := g.at // the next decision, or the one before for its effects
	if g.Kind != pairs.Otherwise && g.Kind != pairs.Score && at < len(record.Decisions) {
		at++
	}
	if at > 0 && at <= len(record.Decisions) {
		d := &record.Decisions[at-1]
		p.Decision, p.Line, p.Actor, p.Action = at, d.Line, d.Actor, d.Action
	}
	p.Is = b.way(t, g)
	both, err := b.grounds(ctx, t, g)
	p.A, p.B = both[0], both[1]
	return p, err
}

// way returns [Narrower] or [Wider] if a player may do something on one side only; else "".
func (b *beside) way(t *track, g *gap) string {
	listed := g.says == "" && g.Kind != pairs.Turn && (g.mine || g.action != "")
	if !listed || len(t.spots) == 0 || t.spots[g.at].turn.Actor == chance {
		return ""
	}
	allows := b.there
	if g.mine {
		allows = b.here
	}
	return [...]string{Narrower, Wider}[allows]
}

// grounds returns the statements of both sides about a difference. The error is ctx.Err().
func (b *beside) grounds(ctx context.Context, t *track, g *gap) (both [2]Ground, err error) {
	mine, theirs := &both[b.here], &both[b.there]
	switch {
	case len(t.spots) == 0:
		*mine, *theirs = groundOf(engine.Outcome{}, violation(t.refused)), Ground{Says: g.says}
	case g.says != "":
		*mine, *theirs = Ground{Says: "plays it"}, Ground{Says: g.says}
	case g.Kind == pairs.Turn:
		*mine, *theirs = Ground{Says: decides(t.spots[g.at].turn.Actor)}, Ground{Says: decides(g.turn.Actor)}
	case g.mine:
		v, asked := b.theirRefusal(ctx, t, g)
		*mine, *theirs, err = Ground{Says: "allows " + g.spelled}, groundOf(engine.Outcome{}, violation(v)), asked
	case g.action != "":
		*mine, *theirs = groundOf(engine.Outcome{}, violation(b.refusal(t, g))), Ground{Says: "allows " + g.spelled}
	case g.Kind == pairs.Otherwise:
		effects, asked := b.effects(ctx, t, g)
		if both[0], both[1] = firstOf(effects); asked == nil && both[0].Says == both[1].Says {
			both[0], both[1], asked = b.unlike(ctx, t, g.at)
		}
		err = asked
	default:
		*mine, *theirs = standing(t.spots[g.at].turn), standing(g.turn)
	}
	return both, err
}

// firstOf returns the first effect that differs between the sides. If no effect differs, firstOf returns the
// same effect twice.
func firstOf(effects [2][]engine.Effect) (a, b Ground) {
	for i := range max(len(effects[0]), len(effects[1])) {
		if a, b = effect(effects[0], i), effect(effects[1], i); a.Says != b.Says {
			return a, b
		}
	}
	return a, a
}

// unlike names the first part in which the positions differ after a number of decisions. The error is
// ctx.Err().
func (b *beside) unlike(ctx context.Context, t *track, decisions int) (one, other Ground, err error) {
	w := &pairs.Witness{}
	short := *t
	short.decisions = t.decisions[:decisions]
	if err := b.positions(ctx, &short, w); err != nil {
		return one, other, ctx.Err()
	}
	one, other = unlike(w.Positions[0], w.Positions[1])
	return one, other, nil
}

// effects returns the effects of the decision before a difference, on both sides; none for the set-up.
func (b *beside) effects(ctx context.Context, t *track, g *gap) (both [2][]engine.Effect, err error) {
	if g.at == 0 {
		return both, nil
	}
	v, err := b.other.Judge(ctx, b.text(t, g.at, g.at-1))
	if says := new(revision.UnreadError); errors.As(err, &says) {
		return both, nil
	}
	if err == nil {
		both[b.here], both[b.there] = t.effects[g.at-1], v.Effects
	}
	return both, err
}

// violation returns a refusal as an error.
func violation(v *engine.Violation) error {
	if v == nil {
		return errors.New("this is not an action at that place")
	}
	return v
}

// trying returns the decisions before a difference, followed by the action that only one side allows.
func (t *track) trying(g *gap) []transcript.Decision {
	return append(slices.Clone(t.decisions[:g.at]), transcript.Decision{Actor: t.spots[g.at].turn.Actor, Action: g.action})
}

// refusal returns the reason why this side refuses an action that the other side allows.
func (b *beside) refusal(t *track, g *gap) *engine.Violation {
	return b.lay(t.start, t.trying(g)).refused
}

// theirRefusal returns the reason why the other side refuses an action that this side allows. The error is
// ctx.Err().
func (b *beside) theirRefusal(ctx context.Context, t *track, g *gap) (*engine.Violation, error) {
	tried := *t
	tried.decisions = t.trying(g)
	v, err := b.other.Judge(ctx, b.text(&tried, len(tried.decisions), none))
	says := new(revision.UnreadError)
	switch {
	case errors.As(err, &says):
		return &engine.Violation{Reason: says.Says}, nil
	case err != nil:
		return nil, err
	case v.Upheld:
		return nil, nil
	}
	refused := &engine.Violation{Reason: v.Reason}
	if rests := v.Rests(); len(rests) > 0 {
		refused.Clause = rests[0]
	}
	return refused, nil
}
