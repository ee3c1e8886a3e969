package remedy

import (
	"cmp"
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// search tries changes of a position, the likeliest first. It stops trying a kind of change that is
// refused a few times and never loads, such as cards from nowhere.
type search struct {
	*healer
	queue
	// base is the change to which all others are added. document is the position after base, and why
	// is the refusal there.
	base     edit.Patch
	document any
	why      *engine.Violation
	found    []sized
	stones   []stone
	fails    map[string]int
	opens    map[string]bool
}

// stone is a change that removes the reason against the decision, with the reason that comes next.
type stone struct {
	patch edit.Patch
	why   *engine.Violation
}

// mostFails is the number of refusals after which a kind of one-edit change is not tried any more.
// mostFound limits the changes compared. mostMore limits the positions that are tried for a smaller
// change after one was found.
const (
	mostFails = 10
	mostFound = 6
	mostMore  = 96
)

// The first changes may use one part in ofFirst of all positions. Then each of the mostStones
// smallest changes to another reason may use one part in ofStone.
const (
	ofFirst    = 4
	mostStones = 4
	ofStone    = 6
)

// search prepares the changes that may remove a refusal in the position after base.
func (h *healer) search(base edit.Patch, document any, why *engine.Violation) *search {
	return &search{healer: h, queue: newQueue(h.words.Likely(document, h.clues(why))), base: base, document: document, why: why,
		fails: map[string]int{}, opens: map[string]bool{}}
}

// run tries changes until the given number of positions was tried in all, or until enough changes
// were found.
func (s *search) run(ctx context.Context, until int) error {
	for s.remedy.Tried < until && len(s.found) < mostFound {
		patch, ok := s.take()
		if !ok {
			return nil
		}
		kind, like := kindOf(patch), likeOf(patch)
		if s.givesUp(patch, kind) || s.givesUp(patch, like) || isKnown(s.found, patch) {
			continue
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		fits, why, err := s.try(slices.Concat(s.base, patch))
		if err != nil {
			return err
		}
		if !fits {
			s.fails[kind]++
			s.fails[like]++
			continue
		}
		s.opens[kind], s.opens[like] = true, true
		if why == nil {
			if err := s.legal(patch); err != nil {
				return err
			}
			if len(s.found) > 0 {
				until = min(until, s.remedy.Tried+mostMore)
			}
			continue
		}
		s.refused(patch, why)
	}
	return nil
}

// givesUp reports whether a kind of change was refused often enough, and never opened.
func (s *search) givesUp(patch edit.Patch, kind string) bool {
	most := mostFails / len(patch)
	if s.isRead(patch) {
		most = mostAhead
	}
	return !s.opens[kind] && s.fails[kind] >= most
}

// legal adds a change that makes the decision legal. It leaves out the base if the decision is
// legal without it.
func (s *search) legal(patch edit.Patch) error {
	base, document := s.base, s.document
	if base != nil {
		fits, why, err := s.try(patch)
		if err != nil {
			return err
		}
		if fits && why == nil {
			base, document = nil, s.healer.document
		}
	}
	whole, err := s.nearer(base, patch, document)
	if err != nil {
		return err
	}
	change, err := s.healer.found(whole, nil)
	if err != nil || change == nil {
		return err
	}
	switch i := slices.IndexFunc(s.found, change.equals); {
	case i < 0:
		s.found = append(s.found, *change)
	case change.size < s.found[i].size:
		s.found[i] = *change
	}
	return nil
}

// refused learns from a change that does not make the decision legal: whether the reason reads the
// changed part.
func (s *search) refused(patch edit.Patch, why *engine.Violation) {
	before, now := s.Book.Row(s.why), s.Book.Row(why)
	switch {
	case same(s.why, why):
		s.miss(patch)
	case now >= before:
		s.hit(patch)
	}
	if now > before || now < 0 && why.Clause != s.why.Clause {
		s.stones = append(s.stones, stone{patch, why})
	}
}

// nearest returns the smallest changes that lead to another reason. They differ in the reason or in
// the parts.
func (s *search) nearest() []stone {
	slices.SortStableFunc(s.stones, func(a, b stone) int {
		return cmp.Or(a.patch.Size(s.document)-b.patch.Size(s.document), written(a.patch)-written(b.patch))
	})
	var nearest []stone
	for _, step := range s.stones {
		is := func(other stone) bool {
			return same(step.why, other.why) && slices.Equal(touched(step.patch), touched(other.patch))
		}
		if len(nearest) < mostStones && !slices.ContainsFunc(nearest, is) {
			nearest = append(nearest, step)
		}
	}
	return nearest
}

// written returns the number of values that a patch writes.
func written(patch edit.Patch) (n int) {
	for _, e := range patch {
		if e.Value != nil {
			n++
		}
	}
	return n
}

// further looks for changes that make the decision legal together with a change that only removes
// the cited reason.
func (first *search) further(ctx context.Context) ([]sized, error) {
	h := first.healer
	each := (h.most - h.remedy.Tried) / ofStone // none in a quick verdict, which has used its limit
	for _, step := range first.nearest() {
		document, err := step.patch.Apply(h.document)
		if err != nil {
			continue
		}
		if err := h.behind(step); err != nil {
			return nil, err
		}
		if each <= 0 {
			break
		}
		s := h.search(step.patch, document, step.why)
		s.fails, s.opens = first.fails, first.opens
		if err := s.run(ctx, h.remedy.Tried+each); err != nil || len(s.found) > 0 {
			return s.found, err
		}
	}
	return nil, nil
}

// behind notes the first reason that comes after the cited one.
func (h *healer) behind(step stone) error {
	if h.remedy.Then != nil {
		return nil
	}
	change, err := h.found(step.patch, step.why)
	if err == nil && change != nil {
		h.remedy.Then = &Then{change.Change, step.why.Clause, step.why.Reason}
	}
	return err
}
