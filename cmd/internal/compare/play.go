package compare

import (
	"math"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/pairs"
)

// Play reports the effect on play, measured in pairs of games with the same chance and the same players.
type Play struct {
	// Pairs is the number of pairs played, Players who played them, and Seed the seed.
	Pairs   int    `json:"pairs"`
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	// Endless counts the games on sides A and B that reach the limit; only Legal and Path count their pairs.
	Endless [2]int `json:"endless"`
	// Parts holds the shares of pairs that differ in the legal actions after the same decisions, in a decision, in the
	// scores, in length, in the winner.
	Parts Parts `json:"parts"`
	// Unseen is the smallest share of games in which an event would have been seen in 95 of 100 runs of so many pairs.
	Unseen float64 `json:"unseen"`
	// Tables holds the means by table size.
	Tables []Table `json:"tables"`
	// Pooled holds means over all table sizes with two deals or more; each size weighs the same.
	Pooled Pooled `json:"pooled"`
}

// Pooled holds means over several table sizes, and their number.
type Pooled struct {
	Tables int     `json:"tables"`
	Score  Measure `json:"score"`
	Opener Measure `json:"opener"`
	Length Measure `json:"length"`
}

// Parts are shares of pairs.
type Parts struct {
	Legal  estimate.Estimate `json:"legal"`
	Path   estimate.Estimate `json:"path"`
	Score  estimate.Estimate `json:"score"`
	Length estimate.Estimate `json:"length"`
	Winner estimate.Estimate `json:"winner"`
}

// Table holds the means of one table size. Each deal is played once a seat, and the players rotate by one seat.
type Table struct {
	Players int `json:"players"`
	// Refused is the reason for which a side does not play at such a table.
	Refused string `json:"refused,omitempty"`
	Deals   int    `json:"deals"`
	Seats   []Seat `json:"seats,omitempty"`
	// Opener is the share of games won by the seat that decides first. Length is the number of decisions in a game,
	// those of chance included.
	Opener Measure `json:"opener"`
	Length Measure `json:"length"`
	// Score is the mean score of a seat, over all seats.
	Score Measure `json:"score"`
}

// Seat holds the means of a seat over games: its score, and its share of games won.
type Seat struct {
	Seat  string  `json:"seat"`
	Score Measure `json:"score"`
	Won   Measure `json:"won"`
}

// Measure is a mean on side A, a mean on side B, and the excess of B, with 95 % intervals. Shows is the smallest
// difference that so many deals would show in four of five runs; nil if they are too few or none differed.
type Measure struct {
	A     estimate.Estimate `json:"a"`
	B     estimate.Estimate `json:"b"`
	More  estimate.Estimate `json:"more"`
	Shows *float64          `json:"shows"`
}

// played sums up pairs.
func (c *Comparison) played(plan *pairs.Plan, t *pairs.Tally) *Play {
	p := &Play{Pairs: t.Pairs, Players: c.Cast.Name, Seed: c.Seed, Endless: t.Endless,
		Unseen: unseen(int(t.List.Groups())), Tables: []Table{},
		Parts: Parts{t.List.Estimate(), t.Path.Estimate(), t.Score.Estimate(), t.Length.Estimate(), t.Winner.Estimate()}}
	for i := range t.Tables {
		p.Tables = append(p.Tables, tableOf(plan, i, &t.Tables[i]))
	}
	p.pool(t)
	return p
}

// pool sums up table sizes.
func (p *Play) pool(t *pairs.Tally) {
	over := func(of func(*pairs.Table) *pairs.Measure, per func(seats int) int) Measure {
		var parts [3][]estimate.Part
		for i := range t.Tables {
			m, n := of(&t.Tables[i]), per(len(t.Tables[i].Seats))
			for side, numbers := range []*estimate.Numbers{&m.A, &m.B, &m.More} {
				parts[side] = append(parts[side], estimate.Part{Numbers: numbers, Per: n})
			}
		}
		var said Measure
		var shows float64
		said.A, _, _ = estimate.Average(parts[0])
		said.B, _, _ = estimate.Average(parts[1])
		said.More, shows, p.Pooled.Tables = estimate.Average(parts[2])
		said.show(shows)
		return said
	}
	game := func(seats int) int { return seats }
	p.Pooled.Score = over(func(t *pairs.Table) *pairs.Measure { return &t.Score }, func(seats int) int { return seats * seats })
	p.Pooled.Opener = share(over(func(t *pairs.Table) *pairs.Measure { return &t.Opener }, game))
	p.Pooled.Length = over(func(t *pairs.Table) *pairs.Measure { return &t.Length }, game)
}

// unseen returns the share of games that n deals miss in 5 of 100 runs.
func unseen(n int) float64 {
	if n == 0 {
		return 1
	}
	const miss = 0.05
	return 1 - math.Pow(miss, 1/float64(n))
}

func tableOf(plan *pairs.Plan, i int, t *pairs.Table) Table {
	seats := plan.Tables[i]
	table := Table{Players: len(seats), Deals: t.Deals}
	for side, name := range []string{"a", "b"} {
		if v := plan.Refusal(side, i); v != nil {
			table.Refused = name + ": " + v.Reason
			return table
		}
	}
	table.Opener, table.Length = share(measure(&t.Opener, len(seats))), measure(&t.Length, len(seats))
	table.Score = measure(&t.Score, len(seats)*len(seats))
	for j := range t.Seats {
		s := &t.Seats[j]
		table.Seats = append(table.Seats, Seat{seats[j], measure(&s.Score, len(seats)), share(measure(&s.Won, len(seats)))})
	}
	return table
}

// measure turns a sum over the games of a deal into a mean over games.
func measure(m *pairs.Measure, games int) Measure {
	said := Measure{A: per(m.A.Mean(), games), B: per(m.B.Mean(), games), More: per(m.More.Mean(), games)}
	said.show(m.More.Shows() / float64(games))
	return said
}

// show notes the least difference that would have been shown.
func (m *Measure) show(shows float64) {
	if shows > 0 && !math.IsInf(shows, 0) {
		shows = math.Round(shows*1e6) / 1e6
		m.Shows = &shows
	}
}

// share limits a mean of shares and its intervals to the range of shares.
func share(m Measure) Measure {
	for _, e := range []*estimate.Estimate{&m.A, &m.B} {
		e.Low, e.High = max(e.Low, 0), min(e.High, 1)
	}
	m.More.Low, m.More.High = max(m.More.Low, -1), min(m.More.High, 1)
	return m
}

func per(e estimate.Estimate, games int) estimate.Estimate {
	n := float64(games)
	return estimate.Estimate{Value: e.Value / n, Low: e.Low / n, High: e.High / n}
}
