package inference

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// run is the behaviour of this module's game on a probe under some answers.
type run struct {
	// asked lists the questions used, in the order of their first use. The field under holds the answers to
	// them. Different answers to the other questions give the same run.
	asked []int
	under answers
	// moments are the moments after the opening and after each decision; none if the position is
	// refused.
	moments []moment
	// parts are the hashes of the final position, whole and in all views. seen reports that the
	// hashes have been computed.
	parts map[part]uint64
	seen  bool
	// shown is the number of questions used before the position was shown.
	shown int
}

// covers reports whether the answers give this run.
func (r *run) covers(a answers) bool {
	for i, q := range r.asked {
		if a[q] != r.under[i] {
			return false
		}
	}
	return true
}

// use notes the questions used.
func (r *run) use(k *Kit, a answers, out engine.Outcome) {
	for _, id := range out.Asked {
		number, ok := k.entry.Book.Number(id)
		if q := int(number); ok && !slices.Contains(r.asked, q) {
			r.asked, r.under = append(r.asked, q), append(r.under, a[q])
		}
	}
}

// run returns the behaviour of this module's game on a probe, with or without lists of legal actions.
func (k *Kit) run(p *probe, a answers, lists bool) *run {
	known := &p.runs[0]
	if lists {
		known = &p.runs[1]
	}
	for _, r := range *known {
		if r.covers(a) {
			return r
		}
	}
	r := &run{}
	k.play(p, a, r, lists)
	*known = append(*known, r)
	return r
}

// play plays a probe. The error is an error of the opening.
func (k *Kit) play(p *probe, a answers, r *run, lists bool) (*engine.Local, error) {
	ours := &engine.Local{Game: k.entry.Game}
	start := p.Start
	start.Rulings = k.rulings(a)
	out, err := ours.Start(start)
	r.use(k, a, out)
	if err != nil && p.Start.Position == nil {
		r.moments = []moment{{refused: true, asked: len(r.asked)}}
	}
	if err != nil {
		return nil, err
	}
	k.look(ours, a, r, lists)
	for _, d := range p.Played {
		out, err := ours.Play(d.Actor, d.Action)
		r.use(k, a, out)
		if err != nil {
			r.moments = append(r.moments, moment{refused: true, asked: len(r.asked)})
			continue
		}
		k.look(ours, a, r, lists)
	}
	return ours, nil
}

// look notes the present moment of the game.
func (k *Kit) look(ours *engine.Local, a answers, r *run, lists bool) {
	var m moment
	turn, err := ours.Turn()
	if err == nil {
		m.standing(turn)
	}
	if lists && turn.Actor != "" {
		list, out, _ := ours.Legal()
		r.use(k, a, out)
		m.listing(list)
	}
	m.asked = len(r.asked)
	r.moments = append(r.moments, m)
}

// same reports whether the first moments of two runs are equal, up to a number.
func (r *run) same(other *run, until int) bool {
	return slices.EqualFunc(r.moments[:min(until, len(r.moments))], other.moments[:min(until, len(other.moments))], func(a, b moment) bool {
		a.asked, b.asked = 0, 0
		return a == b
	})
}
