package hellonwheels

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// table contains the fixed parts of a game: the players, the answers to the open questions, the
// numbers of play.
type table struct {
	seats   []string
	answers *rulebook.Answers
	parts   *box.Components
	// threshold is the Mayhem level from which Establishments can be raided (HOW-RAID-03).
	threshold int
}

// newTable checks a setup and cites the clauses about the contents of the box.
func newTable(setup engine.Setup, rec *engine.Record) (*table, error) {
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	if err := checkPlayers(len(setup.Seats), answers, rec); err != nil {
		return nil, err
	}
	if err := setup.CheckSeats(); err != nil {
		return nil, err
	}
	t := &table{seats: slices.Clone(setup.Seats), answers: answers}
	if t.parts, err = boxOf(answers, setup.Components, rec); err != nil {
		return nil, err
	}
	t.threshold = len(t.seats) + t.parts.ThresholdOver
	rec.CiteAll(Mon01, Mon03, Town01, Town02, Town09, Town10, Town11, Pos01, Deck01, Deck02, Deck03, Deck04,
		Deck06, Card01, Card03, Card04, Card05, Card06, Card07, Card08)
	return t, nil
}

// checkPlayers checks the number of players against HOW-AIM-01.
func checkPlayers(n int, answers *rulebook.Answers, rec *engine.Record) error {
	most, question := maxSeats, ""
	if answers.Ask(rec, AskPlayerCount) == PlayerCountAtMostSix {
		most = 6
	}
	rec.Cite(Aim01)
	switch {
	case n < 2:
	case n > most:
		question = book.Questions[AskPlayerCount].ID
	default:
		return nil
	}
	return &engine.Violation{Clause: Aim01, Question: question,
		Reason: fmt.Sprintf("%s: the game is for 2 to %d", plural(n, "player"), most)}
}

// seat finds a player by name.
func (t *table) seat(name string) (int8, bool) {
	i := slices.Index(t.seats, name)
	return int8(i), i >= 0
}

// same reports whether two games have the same set-up.
func (t *table) same(u *table) bool {
	return t == u || slices.Equal(t.seats, u.seats) && t.answers.Equal(u.answers) && *t.parts == *u.parts
}

// under returns a copy of a state at this table; both games have the same set-up.
func (t *table) under(s state) state { s.table = t; return s }

// count returns the number of seats in a set.
func count(s engine.Seats) int { return bits.OnesCount16(uint16(s)) }

// plural returns a number with its noun.
func plural(n int, noun string) string { return prose.Count(n, noun) }

// sum spells an amount of money, which is a whole number of K (HOW-MON-01).
func sum[N int | int32](k N) string { return strconv.Itoa(int(k)) + "K" }
