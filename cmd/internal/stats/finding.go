package stats

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// share is a share of wins that may differ from an even share.
type share struct {
	table *Table
	seat  string // "" for the player who decides first
	won   *estimate.Estimate
}

// name names whose share it is, with a verb.
func (a share) name() string {
	if a.seat == "" {
		return "whoever decides first wins"
	}
	return a.seat + " wins"
}

// uneven returns the shares of wins that luck alone does not explain, given how many there are, the clearest first. If the
// first seat always decides first, its share is listed once.
func (s *Stats) uneven() (apart []share, all int) {
	var list []share
	for i := range s.Tables {
		t := &s.Tables[i]
		if t.Ended == 0 {
			continue
		}
		for j := range t.Seats {
			list = append(list, share{t, t.Seats[j].Seat, &t.Seats[j].Won})
		}
		if t.First != t.Seats[0].Won {
			list = append(list, share{t, "", &t.First})
		}
	}
	chances := make([]float64, len(list))
	for i, a := range list {
		chances[i] = a.won.Chance(a.table.Even)
	}
	for i, found := range estimate.Differ(chances) {
		if found {
			apart = append(apart, list[i])
		}
	}
	slices.SortStableFunc(apart, func(a, b share) int {
		return cmp.Compare(a.won.Chance(a.table.Even), b.won.Chance(b.table.Even))
	})
	return apart, len(list)
}

// fair is the finding: the share of wins that is clearest apart from an even share.
func (s *Stats) fair() string {
	apart, all := s.uneven()
	if len(apart) == 0 {
		return s.Title + ": no seat, and not who decides first, clearly wins more or less often than its share"
	}
	a := apart[0]
	says := fmt.Sprintf("%s: %s %s of games of %d (even: %.1f %%)", s.Title, a.name(), percent(*a.won), a.table.Players, a.table.Even*100)
	if more := len(apart) - 1; more > 0 {
		says += fmt.Sprintf("; %d more of %d shares are apart", more, all)
	}
	return says
}

// finding states that the interval of a share does not contain an even one; "" if it does.
func (t *Table) finding(won estimate.Estimate) string {
	switch {
	case won.Low > t.Even:
		return fmt.Sprintf("above %.1f %%", t.Even*100)
	case won.High < t.Even:
		return fmt.Sprintf("below %.1f %%", t.Even*100)
	}
	return ""
}
