package judge_test

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func ruled(action string) *judge.Verdict {
	record, err := transcript.Parse("table.yard", []byte(disputed+"ann: "+action+"\n"))
	if err != nil {
		panic(err)
	}
	verdict, err := judge.Judge(context.Background(), record, judge.Options{})
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
	for _, hinge := range verdict.Hinges {
		fmt.Println(hinge.Question, hinge.Option, "upheld:", hinge.Upheld)
	}
	// Output:
	// upheld: false
	// YM-YARD-04 with YM-R-yard-timing
	// YM-R-yard-timing any-time upheld: true
}

// The verdict for people.
func ExampleVerdict_Text() {
	fmt.Print(ruled("buy coal-1 pay coal*1").Text())
	// Output:
	// upheld: table.yard
	//   1 decision; the game goes on, chance decides
	//   open questions touched: YM-R-point-goal=rulebook, YM-R-railcar-values=four-three-two-one,
	//     YM-R-refill-order=refill-first, YM-R-purchase-bonus-timing=next-purchase
	//   every other answer to them gives the same verdict
}
