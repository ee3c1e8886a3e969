package compare

import (
	"math"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/pairs"
)

// Play reports the effect on play, measured in pairs of games: one game on each side, with the same chance and
// the same players.
type Play struct {
	// Pairs is the number of pairs played, Players names the kinds of players, and Seed is the seed.
	Pairs   int    `json:"pairs"`
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	// Endless counts the games on sides A and B that reached the limit of decisions. The pairs of these games
	// count only for the shares Legal and Path of Parts.
	Endless [2]int `json:"endless"`
	// Parts holds the shares of pairs whose two games differ.
	Parts Parts `json:"parts"`
	// Unseen is a bound on events that no game showed: an event that occurs in this share of games is seen in
	// 95 of 100 such runs.
	Unseen float64 `json:"unseen"`
	// Tables holds the mean values for each table size.
	Tables []Table `json:"tables"`
	// Pooled holds the mean values over all table sizes with at least two deals; each size has the same weight.
	Pooled Pooled `json:"pooled"`
}

// Pooled holds mean values over several table sizes. Tables is the number of these sizes.
type Pooled struct {
	Tables int     `json:"tables"`
	Score  Measure `json:"score"`
	Opener Measure `json:"opener"`
	Length Measure `json:"length"`
}

// Parts holds the shares of pairs whose two games differ: in the legal actions after the same decisions
// (Legal), in a decision (Path), in the scores, in length and in the winner.
type Parts struct {
	Legal  estimate.Estimate `json:"legal"`
	Path   estimate.Estimate `json:"path"`
	Score  estimate.Estimate `json:"score"`
	Length estimate.Estimate `json:"length"`
	Winner estimate.Estimate `json:"winner"`
}

// Table holds the mean values for one table size. Each deal is played once per seat. After each game, the
// players move to the next seat.
type Table struct {
	Players int `json:"players"`
	// Refused is the reason why a side does not allow a table of this size.
	Refused string `json:"refused,omitempty"`
	Deals   int    `json:"deals"`
	Seats   []Seat `json:"seats,omitempty"`
	// Opener is the share of games won by the seat that decides first. Length is the number of decisions in a
	// game, including those of chance.
	Opener Measure `json:"opener"`
	Length Measure `json:"length"`
	// Score is the mean score of a seat, over all seats.
	Score Measure `json:"score"`
}

// Seat holds the mean score of a seat and its share of games won.
type Seat struct {
	Seat  string  `json:"seat"`
	Score Measure `json:"score"`
	Won   Measure `json:"won"`
}

// Measure is a mean on side A, the mean on side B, and the difference B minus A, with 95 % intervals. Shows is
// the smallest difference that four of five such runs would detect; nil if there are too few deals or no deal
// differs.
type Measure struct {
	A     estimate.Estimate `json:"a"`
	B     estimate.Estimate `json:"b"`
	More  estimate.Estimate `json:"more"`
	Shows *float64          `json:"shows"`
}

// played summarizes the pairs of a tally.
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

// pool computes the means over all table sizes.
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

// unseen returns the share of games that an event must occur in, so that only 5 of 100 runs of n deals miss it.
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

// show notes the smallest difference that the games would have detected.
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
