package judge_test

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func ruled(action string) *judge.Verdict {
	record, err := transcript.Parse("table.yard", []byte(disputed+"ann: "+action+"\n"))
	if err != nil {
		panic(err)
	}
	game, err := record.Of(games.Find)
	if err != nil {
		panic(err)
	}
	verdict, err := judge.Judge(context.Background(), record, judge.Options{Game: game})
	if err != nil {
		panic(err)
	}
	return verdict
}

// A disputed decision is overruled with the clause that forbids it, and with the other answers to open questions that would allow it.
func ExampleJudge() {
	verdict := ruled("load coal-4")
	fmt.Println("upheld:", verdict.Upheld)
	fmt.Println(verdict.Clause, "with", verdict.Question)
	for _, hinge := range verdict.Others.Hinges {
		for _, other := range hinge.Answers {
			fmt.Println(other.Question, other.Option, "upheld:", hinge.Upheld)
		}
	}
	// Output:
	// upheld: false
	// YM-YARD-04 with YM-R-yard-timing
	// YM-R-yard-timing any-time upheld: true
}

// The verdict for people.
func ExampleVerdict_Answer() {
	verdict := ruled("buy coal-1 pay coal*1")
	verdict.Edition, verdict.WrittenUnder = "0123456789ab", "0123456789ab" // the real one changes with the rulebook
	fmt.Print(verdict.Answer().Short())
	// Output:
	// upheld: ann may do "buy coal-1 pay coal*1"    table.yard:6 (decision 1)
	// rule: YM-BUY-04 – On Your Turn, option 2, sentence 3 (in our words)
	//   The price is as many cargo cards of the railcar's own type as its point value, discarded from the
	//   buyer's hand.
	// rule: YM-BUY-05: The cargo paid goes face up on the cargo discard pile.
	// rule: also YM-BUY-01, YM-BUY-02, YM-BUY-06, YM-OBJ-04, YM-OBJ-05, YM-TURN-05, YM-TURN-01 …
	//
	//   - ann discards coal*1 [YM-BUY-04 YM-BUY-05]
	//   - ann buys coal-1 [YM-BUY-01 YM-BUY-02 YM-BUY-06]
	//   After it the game goes on, chance decides; unfinished: the record stops before the end.
	//
	// note: no other answer to an open question changes this verdict (7 answers and 18 pairs tried).
	// note: with YM-R-refill-order=load-first it is upheld too, but then score ann is 3, not 2 …
	// note: the position leaves out these parts, so they are assumed: cargo-draw-pile (10);
	//   railcar-draw-pile (19); centre coal, oil, automobile; yardmaster holder bob, side up …
	//
	// Yardmaster, draft edition, default answers (more with -v)
}
