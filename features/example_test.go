package features_test

import (
	"context"
	"fmt"
	"testing/fstest"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

var waiting = fstest.MapFS{"waiting.feature": {Data: []byte(`Feature: Railcars that wait

  @YM-YARD-04
  Scenario: A railcar that fits has to wait until something is loaded
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then ann may not do "load coal-4" because of YM-YARD-04
`)}}

// A scenario is run against the game of this module unless an engine is given.
func ExampleRun() {
	report, err := features.Run(context.Background(), features.Options{FS: waiting})
	if err != nil {
		panic(err)
	}
	for _, s := range report.Scenarios {
		fmt.Println(s.Name, s.Failure == nil)
	}
	// Output:
	// A railcar that fits has to wait until something is loaded true
}

// lenient is an engine that forbids nothing.
type lenient struct{ engine.Local }

func (l *lenient) Play(actor, action string) (engine.Outcome, error) {
	out, _ := l.Local.Play(actor, action)
	return out, nil
}

// Your own engine can be tested with the same scenarios.
func ExampleRun_ownEngine() {
	report, err := features.Run(context.Background(), features.Options{
		FS:      waiting,
		Subject: func(string) (engine.Subject, error) { return &lenient{engine.Local{Game: yardmaster.New()}}, nil },
	})
	if err != nil {
		panic(err)
	}
	for _, s := range report.Scenarios {
		fmt.Printf("%s, line %d: %s\n", s.Name, s.Failure.Line, s.Failure.Message)
	}
	// Output:
	// A railcar that fits has to wait until something is loaded, line 9: expected "load coal-4" to be refused, but it is accepted
}

// The scenarios of a game come with the module.
func ExampleFiles() {
	fmt.Println(features.Files("yardmaster")[:3])
	// Output:
	// [yardmaster/bonus-cards.feature yardmaster/bonus.feature yardmaster/buy.feature]
}
