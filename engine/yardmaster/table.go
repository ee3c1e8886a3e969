package yardmaster

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// Bounds of a flat state. A component file cannot exceed them.
const (
	maxSeats    = box.MostPlayers
	maxPlaces   = box.MostPlaces
	maxRailcars = box.MostRailcars
	maxCargo    = box.MostCargo
)

// table contains the fixed parts of a game: the players, the answers to the open questions, the components.
type table struct {
	seats   []string
	answers *rulebook.Answers
	parts   *box.Components
	goal    int
	// supply is the number of copies of each railcar in this game, by the answer to YM-R-railcar-values.
	supply                 [cars]uint8
	railcars, cargoInPlay  int
	actions, extra, places int
	// layOut and deal are the clauses about the arrival yard and the hands at the start, by the edition.
	layOut, deal engine.Clause
}

// seats checks the number of players: two to five (YM-OBJ-01).
func seats(n int, rec *engine.Record) error {
	if n < 2 || n > maxSeats {
		return &engine.Violation{Clause: Obj01, Reason: count(n, "player") + ": the game is for 2 to 5"}
	}
	rec.Cite(Obj01)
	return nil
}

// newTable checks a setup and cites the clauses about the contents of the box and the number of players.
func newTable(setup engine.Setup, rec *engine.Record) (*table, error) {
	if err := seats(len(setup.Seats), rec); err != nil {
		return nil, err
	}
	if err := setup.CheckSeats("center-"); err != nil {
		return nil, err
	}
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	t := &table{seats: slices.Clone(setup.Seats), answers: answers, layOut: Setup05, deal: Setup10}
	if t.ask(rec, AskEdition) == EditionPrototype {
		t.layOut, t.deal = Setup22, Setup23
	}
	if t.parts, err = boxOf(answers, setup.Components, rec); err != nil {
		return nil, err
	}
	if err := t.count(rec); err != nil {
		return nil, err
	}
	t.setGoal(rec)
	return t, nil
}

// count takes the decks out of the box (YM-CONT-01, YM-CONT-02, YM-CONT-03, YM-CONT-04, YM-CONT-05, YM-CONT-06, YM-CONT-07).
func (t *table) count(rec *engine.Record) error {
	values := t.answers.Ask(rec, AskRailcarValues)
	if t.parts.RailcarsSettled && values != 0 {
		return fmt.Errorf("ruling %s: the component file names the railcars, so the question is closed; leave one of the two out",
			book.Questions[AskRailcarValues].Name)
	}
	t.supply = t.parts.Railcars[values]
	for _, n := range t.supply {
		t.railcars += int(n)
	}
	for _, n := range t.parts.Cargo {
		t.cargoInPlay += int(n)
	}
	t.actions, t.extra, t.places = t.parts.ActionsPerTurn, t.parts.YardmasterExtra, t.parts.YardSize
	rec.CiteAll(Cont01, Cont02, Cont03, Cont04, Cont05, Cont06, Cont07, Card01, Bonus01, Obj05, Xch01)
	return nil
}

// setGoal finds the point goal (YM-GOAL-01, YM-GOAL-02).
func (t *table) setGoal(rec *engine.Record) {
	n := len(t.seats)
	switch t.answers.Ask(rec, AskPointGoal) {
	case PointGoalRulebook:
		t.goal = t.parts.Goals[n]
	case PointGoalReversed:
		// The two halves of the table are exchanged: a small number of players has the goal of a large one.
		if n <= 3 {
			t.goal = t.parts.Goals[4]
		} else {
			t.goal = t.parts.Goals[2]
		}
	case PointGoalTwenty:
		t.goal = 20
	}
}

// ask returns the answer to an open question; the record notes that it was used.
func (t *table) ask(rec *engine.Record, q engine.Question) rulebook.Option {
	return t.answers.Ask(rec, q)
}

// same reports whether two games have the same set-up.
func (t *table) same(u *table) bool {
	return t == u || slices.Equal(t.seats, u.seats) && t.answers.Equal(u.answers) && *t.parts == *u.parts
}

// under returns a copy of a state at this table; both games have the same set-up.
func (t *table) under(s state) state { s.table = t; return s }
