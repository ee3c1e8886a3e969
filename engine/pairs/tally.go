package pairs

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Tally is the sum of many pairs.
type Tally struct {
	// Pairs is the number of pairs played, without refused tables. Endless counts the endless games,
	// by side.
	Pairs   int
	Endless [2]int
	// List, Path, Score, Length and Winner are the shares of pairs with such a difference, as in
	// [Pair], among the pairs for which it is known. The pairs of one deal form a group.
	List, Path, Score, Length, Winner estimate.Clusters
	// Early counts the pairs that part before a player's decision. Shared counts the shared
	// decisions of pairs that part.
	Early  int
	Shared estimate.Numbers
	// Met lists the phases and verbs of the actions that were legal on either side while both sides
	// were in the same phase, so that these actions were compared. Apart lists the verbs that were
	// legal in either game at other times.
	Met   map[Place]bool
	Apart map[string]bool
	// Differences are the differences found, each with its number of pairs and its best place.
	Differences map[Difference]*Sum
	// Tables are the sums for each table of the plan.
	Tables []Table
}

// Sum counts the pairs that show a difference, and the pairs that show it directly. A Sum also
// contains the tables and the best place.
type Sum struct {
	Pairs, Direct int
	Tables        map[int]bool
	Best          Found
}

// Table is the sum of the pairs of one table. A deal counts once all its pairs, one for each seat,
// have been played and all their games have ended. Then every decider has had every seat.
type Table struct {
	Deals int
	Seats []Seat
	// Opener is the number of games of a deal that the seat with the first decision won. Length is
	// the sum of the games' decisions, including those of chance. Score is the sum of the scores of
	// all seats.
	Opener, Length, Score Measure

	deal deal
}

// Seat contains sums over the games of a deal for one seat: its scores, and the number of games
// that it won.
type Seat struct{ Score, Won Measure }

// Measure contains a number on side A, the number on side B, and the difference B less A.
type Measure struct{ A, B, More estimate.Numbers }

func (m *Measure) add(sums [2]int) {
	m.A.Add(sums[0])
	m.B.Add(sums[1])
	m.More.Add(sums[1] - sums[0])
}

// deal contains the sums of a deal whose pairs are being added.
type deal struct {
	pairs, ended int
	scores, won  [][2]int
	opener       [2]int
	length       [2]int
	// list, path, score, longer and winner are the numbers of pairs with such a difference.
	list, path, score, longer, winner int
}

func (p *Plan) tally() *Tally {
	t := &Tally{Met: map[Place]bool{}, Apart: map[string]bool{}, Differences: map[Difference]*Sum{}, Tables: make([]Table, len(p.Tables))}
	for i, seats := range p.Tables {
		t.Tables[i].Seats = make([]Seat, len(seats))
		t.Tables[i].deal = deal{scores: make([][2]int, len(seats)), won: make([][2]int, len(seats))}
	}
	return t
}

// add adds a pair. Pairs must come in the order of their numbers.
func (t *Tally) add(p *Pair) {
	if p.Refused[0] || p.Refused[1] {
		return
	}
	t.Pairs++
	for side, endless := range p.Endless {
		if endless {
			t.Endless[side]++
		}
	}
	if p.Path {
		t.Early += count(p.Early)
		t.Shared.Add(p.Shared)
	}
	for _, place := range p.met {
		t.Met[place] = true
	}
	for _, verb := range p.apart {
		t.Apart[verb] = true
	}
	for _, f := range p.Found {
		t.Add(f)
	}
	t.Tables[p.Table].add(p, t)
}

// Add adds a difference of one pair, which counts once per pair. Add returns the sum so far.
func (t *Tally) Add(f Found) *Sum {
	sum := t.Differences[f.Difference]
	if sum == nil {
		sum = &Sum{Best: f, Tables: map[int]bool{}}
		t.Differences[f.Difference] = sum
	}
	sum.Pairs++
	sum.Tables[f.Table] = true
	if f.Direct {
		sum.Direct++
	}
	if f.better(sum.Best) {
		sum.Best = f
	}
	return sum
}

func (t *Table) add(p *Pair, all *Tally) {
	d := &t.deal
	d.pairs++
	d.list += count(p.List)
	d.path += count(p.Path)
	if !p.Endless[0] && !p.Endless[1] {
		d.ended++
		d.score += count(p.Score)
		d.longer += count(p.Length)
		d.winner += count(p.Winner)
		for side := range p.Scores {
			d.length[side] += p.Decisions[side]
			d.opener[side] += count(p.Openers[side] >= 0 && p.Winners[side].Has(p.Openers[side]))
			for seat, score := range p.Scores[side] {
				d.scores[seat][side] += score
				if p.Winners[side].Has(engine.Seat(seat)) {
					d.won[seat][side]++
				}
			}
		}
	}
	if d.pairs < len(t.Seats) {
		return
	}
	if d.ended == d.pairs {
		t.Deals++
		t.Length.add(d.length)
		t.Opener.add(d.opener)
		var all [2]int
		for i := range t.Seats {
			t.Seats[i].Score.add(d.scores[i])
			t.Seats[i].Won.add(d.won[i])
			all[0] += d.scores[i][0]
			all[1] += d.scores[i][1]
		}
		t.Score.add(all)
	}
	all.group(d)
	clear(d.scores)
	clear(d.won)
	*d = deal{scores: d.scores, won: d.won}
}

func count(hit bool) int {
	if hit {
		return 1
	}
	return 0
}

// group adds the pairs of a deal as one group.
func (t *Tally) group(d *deal) {
	t.List.Group(d.list, d.pairs)
	t.Path.Group(d.path, d.pairs)
	t.Score.Group(d.score, d.ended)
	t.Length.Group(d.longer, d.ended)
	t.Winner.Group(d.winner, d.ended)
}

// end adds the unfinished deals.
func (t *Tally) end() {
	for i := range t.Tables {
		if d := &t.Tables[i].deal; d.pairs > 0 {
			t.group(d)
			*d = deal{scores: d.scores, won: d.won}
		}
	}
}

// Sorted lists the differences in order.
func (t *Tally) Sorted() []Difference {
	var list []Difference
	for d := range t.Differences {
		list = append(list, d)
	}
	slices.SortFunc(list, Difference.Compare)
	return list
}
