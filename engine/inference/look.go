package inference

import "slices"

// look compares positions part by part where the parts may separate the remaining answers. It
// ignores other parts, because an engine may write anything there. The bool reports whether an
// answer was struck out.
func (f *finder) look() (bool, error) {
	before := f.state
	for _, t := range f.tapes {
		if err := f.ctx.Err(); err != nil {
			return false, err
		}
		if t.lost != nil || len(t.parts) == 0 {
			continue
		}
		for _, at := range f.telling(t) {
			f.compare(t, at)
		}
	}
	return f.state > before, nil
}

// telling returns the parts of a tape's final position that differ under another answer to an open
// question.
func (f *finder) telling(t *tape) (list []part) {
	a := f.first(t.probe)
	here := f.shown(t.probe, a)
	for _, q := range here.asked {
		if !f.domain.open(q) {
			continue
		}
		for _, o := range f.domain.options(q) {
			there := f.shown(t.probe, a.with(q, o))
			if here == there || !there.seen {
				continue
			}
			list = append(list, differing(here.parts, there.parts)...)
		}
	}
	list = slices.DeleteFunc(list, func(p part) bool { return p.seat == "" && !f.offer.Position || p.seat != "" && !f.offer.Views })
	slices.SortFunc(list, part.compare)
	return slices.Compact(list)
}

// differing returns the parts with different values, sorted. Parts of the whole position come
// first.
func differing(a, b map[part]uint64) (list []part) {
	for at, value := range a {
		if b[at] != value {
			list = append(list, at)
		}
	}
	for at := range b {
		if _, both := a[at]; !both {
			list = append(list, at)
		}
	}
	slices.SortFunc(list, part.compare)
	return list
}

// compare strikes out answers for which no combination matches both the tape and the part of its
// final position.
func (f *finder) compare(t *tape, at part) {
	s := &search{domain: f.domain, limit: most, agrees: func(a answers) (bool, []int) {
		r := f.shown(t.probe, a)
		if agrees, asked := t.agrees(r, f.lists()); !agrees {
			return false, r.asked[:asked]
		}
		return !r.seen || r.parts[at] == t.parts[at], r.asked
	}}
	s.run(f.first(t.probe))
	f.keep(s)
}
