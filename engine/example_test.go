package engine_test

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// annsTurn is a position in the middle of a game of Yardmaster; what it leaves out is filled from the supply.
const annsTurn = `{
	"turn": 3, "player": "ann", "arrival-yard": ["oil-1", "coal-1", "timber-1", "livestock-1"],
	"players": [{"name": "ann", "train": ["coal-2"], "sorting-yard": {"coal-4": 1}, "hand": {"coal": 2}}, {"name": "bob"}]
}`

var twoPlayers = engine.Setup{Seats: []string{"ann", "bob"}}

func load(setup engine.Setup) engine.State {
	state, err := yardmaster.New().Load(setup, []byte(annsTurn), nil)
	if err != nil {
		panic(err)
	}
	return state
}

// parse reads an action that is one.
func parse(state engine.State, text string) engine.Action {
	action, err := state.Parse(text)
	if err != nil {
		panic(err)
	}
	return action
}

// A game is played by choosing among the legal actions until nobody decides any more. Chance is a seat like the others.
func Example() {
	state, err := yardmaster.New().New(twoPlayers, nil)
	if err != nil {
		panic(err)
	}
	var legal []engine.Action
	for state.Actor() != engine.Nobody {
		legal = state.Legal(legal[:0], nil)
		state.Apply(legal[0], nil)
	}
	fmt.Println("scores:", state.Scores(nil))
	fmt.Println("ann has won:", state.Winners().Has(0))
	// Output:
	// scores: [16 19]
	// ann has won: false
}

// A game opened at a position lists what may be done there.
func ExampleRules() {
	state := load(twoPlayers)
	for _, action := range state.Legal(nil, nil) {
		fmt.Println(state.Format(action))
	}
	// Output:
	// draw deck
	// draw discard
	// buy oil-1 pay coal*2
	// buy coal-1 pay coal*1
	// buy timber-1 pay coal*2
	// buy livestock-1 pay coal*2
	// swap bob
	// swap center-oil
	// swap center-timber
	// swap center-automobile
	// done
}

// An action that the rulebook forbids is refused with the clause, the open question if there is one, and the reason.
func ExampleViolation() {
	state := load(twoPlayers)
	refused := state.Check(0, parse(state, "load coal-4"), nil)
	fmt.Println("clause:  ", refused.Clause)
	fmt.Println("question:", refused.Question)
	fmt.Println("reason:  ", refused.Reason)
	// Output:
	// clause:   YM-YARD-04
	// question: YM-R-yard-timing
	// reason:   the sorting yard is looked through when a railcar is added to the train, and that has to come first
}

// Another answer to an open question is part of the set-up.
func ExampleSetup() {
	lenient := twoPlayers
	lenient.Rulings = map[string]string{"yard-timing": "any-time"}
	for _, setup := range []engine.Setup{twoPlayers, lenient} {
		state := load(setup)
		fmt.Println(setup.Rulings, state.Check(0, parse(state, "load coal-4"), nil) == nil)
	}
	// Output:
	// map[] false
	// map[yard-timing:any-time] true
}

// A record collects what a decision brought about, with the clauses obeyed. With a nil record the rules cite nothing and allocate nothing.
func ExampleRecord() {
	state := load(twoPlayers)
	var record engine.Record
	state.Apply(parse(state, "buy coal-1 pay coal*1"), &record)
	for _, effect := range record.Effects {
		fmt.Println(effect.Text, effect.Clauses)
	}
	// Output:
	// ann discards coal*1 [YM-BUY-04 YM-BUY-05]
	// ann buys coal-1 [YM-BUY-01 YM-BUY-02 YM-BUY-06]
}

// Every action has one spelling, which Parse reads and Format writes.
func ExampleNotation() {
	state := load(twoPlayers)
	action := parse(state, "buy coal-1 pay coal*1")
	fmt.Println(state.Format(action))
	_, err := state.Parse("purchase coal-1")
	fmt.Println(err)
	// Output:
	// buy coal-1 pay coal*1
	// an action begins with draw, buy, swap, play, take, load, sort or done; a decision of chance with arrival, token, deal, first-discard, start, draw or refill
}

// Chance decides with exact integer odds.
func ExampleState_odds() {
	state := load(twoPlayers)
	state.Apply(parse(state, "draw deck"), nil)
	for _, action := range state.Legal(nil, nil)[:3] {
		weight, total := state.Odds(action)
		fmt.Printf("%s %d/%d\n", state.Format(action), weight, total)
	}
	// Output:
	// draw coal 10/67
	// draw livestock 12/67
	// draw oil 12/67
}

// A state is a value: a kept copy undoes a decision.
func ExampleValue() {
	state := load(twoPlayers)
	before := state.Clone()
	state.Apply(parse(state, "done"), nil)
	fmt.Println("changed:", !state.Equal(before))
	state.Assign(before)
	fmt.Println("undone:", state.Equal(before))
	// Output:
	// changed: true
	// undone: true
}

// Local is an engine of this module as a Subject, which is asked in notation and documents alone, as anybody's engine is.
func ExampleLocal() {
	subject := &engine.Local{Game: yardmaster.New()}
	if _, err := subject.Start(engine.Start{Game: "yardmaster", Setup: twoPlayers, Position: []byte(annsTurn)}); err != nil {
		panic(err)
	}
	out, err := subject.Play("ann", "draw discard")
	fmt.Println(out.Effects, err)
	_, err = subject.Play("bob", "done")
	var refused *engine.Violation
	fmt.Println(errors.As(err, &refused), err)
	// Output:
	// [{ann takes the automobile from the discard pile [YM-DRAW-01 YM-DRAW-03]}] <nil>
	// true YM-END-06: "done": it is the turn of ann
}
