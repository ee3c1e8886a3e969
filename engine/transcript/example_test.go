package transcript_test

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

const record = `yardstick 1
game yardmaster
seats ann bob
position {"turn":7,"player":"ann","arrival-yard":["oil-3"],"players":[{"name":"ann","train":["coal-2"],"hand":{"oil":3}},{"name":"bob"}]}
---
ann: buy oil-3 pay oil*3
chance: refill livestock-1
ann: load coal-4
`

// A record is read from any text; what is not a record is refused with the number of the line.
func ExampleParse() {
	t, err := transcript.Parse("evening.yard", []byte(record))
	if err != nil {
		panic(err)
	}
	fmt.Println(t.Game, t.Seats, len(t.Decisions), "decisions")
	_, err = transcript.Parse("evening.yard", []byte("yardstick 1\ngame yardmaster\nseat ann bob\n"))
	fmt.Println(err)
	// Output:
	// yardmaster [ann bob] 3 decisions
	// evening.yard:3: "seat" is not a line of a header; did you mean "seats"?
}

// A replay stops at the first line that is wrong.
func ExampleReplay() {
	t, err := transcript.Parse("evening.yard", []byte(record))
	if err != nil {
		panic(err)
	}
	report, err := transcript.Replay(context.Background(), t, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Decisions, "decisions are right")
	fmt.Println(report.Finding)
	// Output:
	// 2 decisions are right
	// evening.yard:8: "ann: load coal-4" is not legal here: YM-YARD-03: that railcar is not in the player's sorting yard
}

// A recorder sits between the players and an engine, and writes down what is played.
func ExampleRecorder() {
	recorder := transcript.NewRecorder(&engine.Local{Game: yardmaster.New()}, true)
	start := engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: []byte(`{"turn":7,"player":"ann"}`)}
	if _, err := recorder.Start(start); err != nil {
		panic(err)
	}
	if _, err := recorder.Play("ann", "done"); err != nil {
		panic(err)
	}
	t, err := recorder.Transcript()
	if err != nil {
		panic(err)
	}
	for _, d := range t.Decisions {
		fmt.Println(d)
		for _, effect := range d.Effects {
			fmt.Println(effect)
		}
	}
	// Output:
	// ann: done
	//   > turn 8: bob has 3 actions                      [YM-ROLE-02]
}

// Long lists of actions are shown in a few groups.
func ExampleOutline() {
	for _, group := range transcript.Outline([]string{"bid 0", "bid 1", "bid 2", "bid 3", "build well at e6", "build well at f7", "pass"}, 3) {
		fmt.Println(group)
	}
	// Output:
	// bid 0 … 3 (4)
	// build well at … (2)
	// pass
}
