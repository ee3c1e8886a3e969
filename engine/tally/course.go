package tally

import "github.com/yardstick-rules/yardstick/engine"

// tenths is the number of parts of a game in which scores are compared.
const tenths = 10

// Course tells how the scores of a game came about. It is taken from the scores at the beginning of each turn and
// at the end.
type Course struct {
	// Changes counts how often another seat took the lead. A seat leads if its score is above all others.
	Changes int
	// Settled is the percentage of the players' decisions after which no other seat was ahead of the winners any more: 100
	// if the winner does not have the highest score.
	Settled int
	// Wait is the number of decisions that other seats made between two turns of a seat, summed over Waits such pairs
	// of turns. Longest is the largest of these numbers.
	Wait, Waits, Longest int
	// Won and Best are the highest score of a winner, and of the other seats, after each tenth of the decisions, from the
	// beginning to the end; Compared is false if there are no winners, or only winners.
	Won, Best [tenths + 1]int
	Compared  bool
}

// observer notes the scores of a game, with memory that is used again.
type observer struct {
	at     []int // the number of decisions before each turn
	scores []int // the scores before each turn, seat by seat
	since  []int // the number of decisions up to a seat's latest, 0 before its first
	seen   Course
}

func (o *observer) begin(seats int) {
	o.at, o.scores, o.seen = o.at[:0], o.scores[:0], Course{}
	o.since = append(o.since[:0], make([]int, seats)...)
}

// turn notes the scores before the first decision of a turn.
func (o *observer) turn(s engine.State, actor engine.Seat, decisions int) {
	o.at = append(o.at, decisions)
	o.scores = s.Scores(o.scores)
	if since := o.since[actor]; since > 0 {
		o.seen.Wait += decisions - since
		o.seen.Waits++
		o.seen.Longest = max(o.seen.Longest, decisions-since)
	}
}

// end returns the course of a game with its final scores.
func (o *observer) end(g *Game) Course {
	c := &o.seen
	o.at, o.scores = append(o.at, g.Decisions), append(o.scores, g.Scores...)
	leader, settled, next := engine.Nobody, 0, 0
	for i := range o.at {
		scores := o.scores[i*len(g.Scores):][:len(g.Scores)]
		if now := ahead(scores); now != engine.Nobody && now != leader {
			if leader != engine.Nobody {
				c.Changes++
			}
			leader = now
		}
		won, best, compared := apart(scores, g.Winners)
		if compared && won < best {
			settled = o.at[min(i+1, len(o.at)-1)]
		}
		for ; compared && next <= tenths && (i+1 == len(o.at) || o.at[i+1] > g.Decisions*next/tenths); next++ {
			c.Won[next], c.Best[next], c.Compared = won, best, true
		}
	}
	c.Settled = 100 * settled / max(1, g.Decisions)
	return *c
}

// ahead returns the seat whose score is above all others, or Nobody.
func ahead(scores []int) engine.Seat {
	seat, shared := 0, false
	for i, n := range scores[1:] {
		switch {
		case n > scores[seat]:
			seat, shared = i+1, false
		case n == scores[seat]:
			shared = true
		}
	}
	if shared {
		return engine.Nobody
	}
	return engine.Seat(seat)
}

// apart returns the highest score of a winner and of the other seats.
func apart(scores []int, winners engine.Seats) (won, best int, both bool) {
	some, others := false, false
	for i, n := range scores {
		if winners.Has(engine.Seat(i)) {
			if !some || n > won {
				won, some = n, true
			}
		} else if !others || n > best {
			best, others = n, true
		}
	}
	return won, best, some && others
}
