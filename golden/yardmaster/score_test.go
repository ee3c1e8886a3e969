package yardmaster_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// scoresheet scores a Yardmaster record from its lines alone, as a person with pencil and paper would: it knows trains and reads the goal in
// the book, and asks nothing of the rules.
type scoresheet struct {
	seats  []string
	trains map[string][]string
	start  string
	goal   int
	ruling map[string]string
	// reached is the first player to reach the goal.
	reached string
}

func newScoresheet(record *transcript.Transcript) *scoresheet {
	s := &scoresheet{seats: record.Seats, trains: map[string][]string{}, ruling: map[string]string{}}
	for _, r := range record.Rulings {
		s.ruling[r.Question] = r.Option
	}
	players, few := len(s.seats), len(s.seats) <= 3
	switch ruling := s.ruling["point-goal"]; {
	case ruling == "twenty":
		s.goal = 20
		return s
	case ruling == "reversed" && few:
		players = 5
	case ruling == "reversed":
		players = 2
	}
	s.goal, _ = strconv.Atoi(yardmaster.Book().Under(fmt.Sprintf("point-goal.rows[%d].goal", players-1))[0].Value)
	return s
}

// take follows one decision.
func (s *scoresheet) take(d transcript.Decision) {
	words := strings.Fields(d.Action)
	switch words[0] {
	case "start":
		s.start = words[1]
	case "buy", "load":
		car, train := words[1], s.trains[d.Actor]
		if words[0] == "buy" && len(train) > 0 && !alike(car, train[len(train)-1]) {
			return
		}
		s.trains[d.Actor] = append(train, car)
		if s.reached == "" && s.points(d.Actor) >= s.goal {
			s.reached = d.Actor
		}
	}
}

// alike reports whether two railcars share type or value.
func alike(a, b string) bool {
	at, av, _ := strings.Cut(a, "-")
	bt, bv, _ := strings.Cut(b, "-")
	return at == bt || av == bv
}

func (s *scoresheet) points(seat string) int {
	sum := 0
	for _, car := range s.trains[seat] {
		sum += int(car[len(car)-1] - '0')
	}
	return sum
}

// winners are those who have won, given that the game is over.
func (s *scoresheet) winners() []string {
	timing := s.ruling["win-timing"]
	switch {
	case s.reached != "" && timing != "finish-round":
		return []string{s.reached}
	case s.reached == "" && s.ruling["railcars-run-out"] == "no-winner":
		return nil
	}
	best := 0
	for _, seat := range s.seats {
		best = max(best, s.points(seat))
	}
	var first string
	var won []string
	at := slices.Index(s.seats, s.start)
	for i := range s.seats {
		seat := s.seats[(at+i)%len(s.seats)]
		if s.points(seat) == best {
			won = append(won, seat)
			if first == "" {
				first = seat
			}
		}
	}
	if s.ruling["tie"] == "earlier-seat" {
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
		s := newScoresheet(record)
		for _, d := range record.Decisions {
			s.take(d)
		}
		for _, score := range record.Result.Scores {
			require.Equal(t, s.points(score.Seat), score.Points, "%s: %s's train is %v", name, score.Seat, s.trains[score.Seat])
		}
		require.ElementsMatch(t, s.winners(), record.Winner.Seats, "%s: the goal is %d, scores %v, reached first by %q",
			name, s.goal, record.Result.Scores, s.reached)
	}
	require.Greater(t, wholes, 12, fmt.Sprintf("%d whole games", wholes))
}
