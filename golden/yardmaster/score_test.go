package yardmaster_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// table scores a Yardmaster record from its lines alone, as a person with pencil and paper would: it knows trains and sorting
// yards, and nothing of the engine. Whatever it cannot follow it reports.
type table struct {
	seats  []string
	trains map[string][]string
	start  string
	goal   int
	ruling map[string]string
	// reached is who has come to the goal first.
	reached string
}

func newTable(record *transcript.Transcript) *table {
	p := &table{seats: record.Seats, trains: map[string][]string{}, ruling: map[string]string{}, goal: 18}
	for _, r := range record.Rulings {
		p.ruling[r.Question] = r.Option
	}
	if len(p.seats) > 3 {
		p.goal = 16
	}
	switch p.ruling["point-goal"] {
	case "reversed":
		p.goal = 34 - p.goal
	case "twenty":
		p.goal = 20
	}
	return p
}

// take follows one decision.
func (p *table) take(d transcript.Decision) {
	words := strings.Fields(d.Action)
	switch words[0] {
	case "start":
		p.start = words[1]
	case "buy", "load":
		car, train := words[1], p.trains[d.Actor]
		if words[0] == "buy" && len(train) > 0 && !alike(car, train[len(train)-1]) {
			return
		}
		p.trains[d.Actor] = append(train, car)
		if p.reached == "" && p.points(d.Actor) >= p.goal {
			p.reached = d.Actor
		}
	}
}

// alike reports whether two railcars share type or value.
func alike(a, b string) bool {
	at, av, _ := strings.Cut(a, "-")
	bt, bv, _ := strings.Cut(b, "-")
	return at == bt || av == bv
}

func (p *table) points(seat string) int {
	sum := 0
	for _, car := range p.trains[seat] {
		sum += int(car[len(car)-1] - '0')
	}
	return sum
}

// winners are who has won, given that the game is over.
func (p *table) winners() []string {
	timing := p.ruling["win-timing"]
	switch {
	case p.reached != "" && timing != "finish-round":
		return []string{p.reached}
	case p.reached == "" && p.ruling["railcars-run-out"] == "no-winner":
		return nil
	}
	best := 0
	for _, seat := range p.seats {
		best = max(best, p.points(seat))
	}
	var first string
	var won []string
	at := slices.Index(p.seats, p.start)
	for i := range p.seats {
		seat := p.seats[(at+i)%len(p.seats)]
		if p.points(seat) == best {
			won = append(won, seat)
			if first == "" {
				first = seat
			}
		}
	}
	if p.ruling["tie"] == "earlier-seat" {
		return []string{first}
	}
	return won
}

func TestScoresAreAddedUpByHand(t *testing.T) {
	wholes := 0
	for name, record := range records(t) {
		if record.Result == nil {
			continue
		}
		wholes++
		p := newTable(record)
		for _, d := range record.Decisions {
			p.take(d)
		}
		for _, score := range record.Result.Scores {
			require.Equal(t, p.points(score.Seat), score.Points, "%s: %s's train is %v", name, score.Seat, p.trains[score.Seat])
		}
		require.ElementsMatch(t, p.winners(), record.Winner.Seats, "%s: the goal is %d, scores %v, reached first by %q",
			name, p.goal, record.Result.Scores, p.reached)
	}
	require.Greater(t, wholes, 12, fmt.Sprintf("%d whole games", wholes))
}
