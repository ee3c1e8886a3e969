package inference

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// why returns the verdict and the reason for a question whose answers cannot be separated.
func (f *finder) why(q int) (Verdict, string) {
	if err := f.nothing(); err != nil {
		return NotAsked, "the engine does not play: " + said(err)
	}
	if reason := f.joint(q); reason != "" {
		return Alike, reason
	}
	if reason, asked := f.unheard(q); reason != "" && asked {
		return Alike, reason
	} else if reason != "" {
		return NotAsked, reason
	}
	if reason := f.eclipsed(q); reason != "" {
		return Alike, reason
	}
	return Alike, "none of the positions tells them apart, and no game at random under its other answers"
}

// nothing returns the reason why the engine has played none of the probes; nil if it has played or
// refused a probe.
func (f *finder) nothing() (why error) {
	for _, t := range f.tapes {
		if t.lost == nil || !isNoAnswer(t.lost) {
			return nil
		}
		why = cmp.Or(why, t.lost)
	}
	return why
}

// joint returns the reason if the results differed, but the engine's result depends on another open
// question.
func (f *finder) joint(q int) string {
	for _, t := range f.tapes {
		if t.lost != nil || !f.does(t, f.first(t.probe)) {
			continue
		}
		for _, o := range f.domain.options(q) {
			r := f.kit.run(t.probe, f.first(t.probe).with(q, o), f.lists())
			agrees, asked := t.agrees(r, f.lists())
			if agrees {
				continue
			}
			for _, other := range r.asked[:asked] {
				if other != q && f.domain.open(other) {
					return "what tells them apart hangs on " + f.kit.entry.Book.Questions[other].Name + ", which is open too"
				}
			}
		}
	}
	return ""
}

// unheard returns the reason if the answers give different results that the engine does not report.
// The same reason applies to a position that the engine refuses or does not play. The bool reports
// whether the engine was asked there.
func (f *finder) unheard(q int) (reason string, asked bool) {
	for _, p := range f.kit.probes {
		whole := f.kit.whole(p, f.first(p))
		if whole == nil {
			continue
		}
		a := f.first(p)
		for _, o := range f.domain.options(q) {
			how := f.contrast(whole, a, a.with(q, o))
			if how == "" || how == impossible {
				continue
			}
			if err := f.idle(whole); err != nil && !asked {
				reason = "where they come to different things, the engine does not play: " + said(err)
			}
			for _, t := range f.tapes {
				switch {
				case t.probe != whole:
				case t.lost == nil:
					return "they differ in " + how + ", which the engine does not tell", true
				case !isNoAnswer(t.lost): // the engine may be right: such a position may be impossible under another open answer
					reason, asked = "the engine refuses the position in which they come to different things: "+said(t.lost), true
				case !asked:
					reason = "where they come to different things, the engine does not play: " + said(t.lost)
				}
			}
		}
	}
	return reason, asked
}

// said returns an error as one line.
func said(err error) string { return strings.TrimPrefix(prose.OneLine(err.Error()), ": ") }

// impossible describes the difference if one of two runs refuses the position.
const impossible = "whether there can be such a position"

// contrast describes the difference between two runs of a probe; "" if there is none.
func (f *finder) contrast(p *probe, a, b answers) string {
	full := *f
	full.offer = engine.Offer{Level: engine.Cites, Position: true, Views: true}
	x, y := full.shown(p, a), full.shown(p, b)
	switch {
	case len(x.moments) == 0 || len(y.moments) == 0:
		return impossible
	case x == y:
		return ""
	}
	for i := range min(len(x.moments), len(y.moments)) {
		m, n := x.moments[i], y.moments[i]
		switch {
		case m.turn != n.turn, m.refused != n.refused && f.lists():
			return "who decides"
		case m.scores != n.scores:
			return "scores or winners (level 1)"
		case m.list != n.list || m.refused != n.refused:
			return "what is legal (level 2)"
		}
	}
	switch parts := differing(x.parts, y.parts); {
	case len(parts) == 0:
		return ""
	case parts[0].seat == "":
		return "the position alone"
	}
	return "what somebody sees of the position"
}

// eclipsed returns the reason if another answer of the engine hides the differences. It takes a
// probe that shows the differences and replaces its answers by the engine's, one by one. It names
// the first answer that hides them.
func (f *finder) eclipsed(q int) (rare string) {
	for _, p := range f.kit.probes {
		whole := f.kit.whole(p, p.own)
		if whole == nil || !slices.Contains(f.kit.run(whole, p.own, true).asked, q) {
			continue
		}
		differ := func(a answers) (how string) {
			for _, o := range f.domain.options(q) {
				how = cmp.Or(how, f.contrast(whole, a.with(q, f.guess[q]), a.with(q, o)))
			}
			return how
		}
		if how := differ(p.own); how == "" || how == impossible {
			continue
		}
		a := p.own
		for _, other := range f.kit.run(whole, p.own, true).asked {
			if other == q || !f.open[other] || a[other] == f.guess[other] {
				continue
			}
			name := f.kit.entry.Book.Questions[other]
			a = a.with(other, f.guess[other])
			switch differ(a) {
			case "":
				return fmt.Sprintf("they come to the same where %s is %s", name.Name, name.Options[f.guess[other]].ID)
			case impossible:
				rare = cmp.Or(rare, fmt.Sprintf("a position in which they differ cannot be where %s is %s", name.Name, name.Options[f.guess[other]].ID))
			default:
				continue
			}
			break
		}
	}
	return rare
}
