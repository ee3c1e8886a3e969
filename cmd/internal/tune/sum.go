package tune

import (
	"math"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Figure is a measured figure of a want, at one table.
type Figure struct {
	Want string `json:"want"`
	// Players is the number of players at the table. Seat is the seat of a share, "first" for the seat that decides
	// first, "" for a number.
	Players int    `json:"players"`
	Seat    string `json:"seat,omitempty"`
	// Value is a share of wins from 0 to 1, or a number. Even is the even share of wins, 0 for a number.
	Value estimate.Estimate `json:"value"`
	Even  float64           `json:"even,omitempty"`
	// Beyond is the distance of the value from the wanted range, 0 inside it. Inside reports that the whole interval is
	// in the range.
	Beyond float64 `json:"beyond"`
	Inside bool    `json:"inside"`

	want *Want
	// misses is the distance in widths of the interval, used the part of the range that is used up.
	misses, used float64
}

// sum contains the sums of a candidate at one table.
type sum struct {
	seats        []string
	games, ended int64
	gauges       []gauge
	// trace is a digest of the games. Equal traces mean that the games were the same.
	trace uint64
}

// gauge contains the sums for one want. Wins are in parts of price.Whole.
type gauge struct {
	want    *Want
	wins    []estimate.Sums
	mean    estimate.Sums
	numbers estimate.Numbers
}

// first is the name of the seat that decides first, in [Figure].
const first = "first"

func newSum(wants []Want, seats []string) *sum {
	s := &sum{seats: seats, gauges: make([]gauge, len(wants))}
	for i := range wants {
		g := &s.gauges[i]
		g.want = &wants[i]
		switch f := g.want.of; {
		case f.seats:
			g.wins = make([]estimate.Sums, len(seats))
		case f.isShare():
			g.wins = make([]estimate.Sums, 1)
		}
	}
	return s
}

// add adds a game. Games that were stopped count only as games.
func (s *sum) add(g *tally.Game) {
	s.games++
	s.trace = s.trace*31 + uint64(g.Winners)
	for _, n := range append([]int{g.Decisions, g.Chances, g.Choices}, g.Scores...) {
		s.trace = s.trace*1_000_003 + uint64(n)
	}
	if !g.Ended {
		return
	}
	s.ended++
	for i := range s.gauges {
		s.gauges[i].add(g)
	}
}

func (s *gauge) add(g *tally.Game) {
	switch f := &s.want.of; {
	case f.seats:
		for i := range s.wins {
			s.wins[i].Add(win(g, engine.Seat(i), price.Whole))
		}
	case f.isShare():
		s.wins[0].Add(win(g, g.First, price.Whole))
	case f.late:
		s.numbers.Add(f.number(g))
	default:
		s.mean.Add(f.number(g))
	}
}

// figures returns the figures of every want.
func (s *sum) figures() (list []Figure) {
	for i := range s.gauges {
		g := &s.gauges[i]
		f := Figure{Want: g.want.Text, Players: len(s.seats), want: g.want}
		switch {
		case g.want.of.isShare():
			f.Even = 1 / float64(len(s.seats))
			for seat := range g.wins {
				f.Seat, f.Value = first, share(g.wins[seat])
				if g.want.of.seats {
					f.Seat = s.seats[seat]
				}
				list = append(list, f.judged())
			}
			continue
		case g.want.of.late:
			f.Value = g.numbers.Percentile(0.95)
		default:
			f.Value = g.mean.Mean()
		}
		list = append(list, f.judged())
	}
	return list
}

// share returns the share of wins. If no win was shared, its interval is that of a share, which is also right near 0.
func share(s estimate.Sums) estimate.Estimate {
	if s.Squares == s.Sum*price.Whole {
		return estimate.Share{Hits: s.Sum / price.Whole, Of: s.N}.Estimate()
	}
	e := s.Mean()
	return estimate.Estimate{Value: e.Value / price.Whole, Low: max(0, e.Low/price.Whole), High: min(1, e.High/price.Whole)}
}

// judged returns the figure with its distance from the wanted range.
func (f Figure) judged() Figure {
	f.Beyond, f.used = f.want.beyond(f.Value.Value, f.Even)
	f.Beyond = math.Round(f.Beyond*1e6) / 1e6 // further decimals would differ between processors
	f.Inside = true
	for _, bound := range []float64{f.Value.Low, f.Value.High} {
		beyond, used := f.want.beyond(bound, f.Even)
		f.Inside = f.Inside && beyond == 0 && (used < 1 || !f.want.open())
	}
	// The side of the interval towards the range; a wide interval says little about a distance.
	half := f.Value.Value - f.Value.Low
	if below := f.want.above || f.want.of.isShare() && f.Value.Value < f.Even; below {
		half = f.Value.High - f.Value.Value
	}
	limit := f.want.Limit
	if f.want.of.isShare() {
		limit /= 100
	}
	if f.misses = f.Beyond / (half + limit/100); math.IsNaN(f.misses) {
		f.misses = 0
	}
	return f
}

// meets reports whether the value itself is in the wanted range.
func (f *Figure) meets() bool { return f.Beyond == 0 && (f.used < 1 || !f.want.open()) }
