package properties

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/covering"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Combinations counts the combinations of answers to different open questions that occurred in random games.
type Combinations struct {
	// Answers is the number of answers in a combination.
	Answers int `json:"answers"`
	// Possible counts all combinations, and Met counts those under which a game was played. Used counts those
	// whose answers were all used in one game.
	Possible int `json:"possible"`
	Met      int `json:"met"`
	Used     int `json:"used"`
}

// Combinations counts the combinations of two or three answers that occurred in the games of a report.
// Questions whose answers were given do not count. The work grows with the number of games, and with the square
// or cube of the number of questions.
func (r *Report) Combinations(answers int) Combinations {
	var options []int
	for _, q := range r.left {
		options = append(options, len(q.Options))
	}
	met, possible := covering.Count(r.answers, options, answers)
	used, _ := covering.Count(r.asked, options, answers)
	return Combinations{Answers: answers, Possible: possible, Met: met, Used: used}
}

// read records the answers of a walk.
func (t *trail) read(w *walk.Walk) {
	var answers, asked []int
	for _, q := range t.left {
		option := int(q.Default)
		if id, named := w.Setup.Rulings[q.Name]; named {
			option = slices.IndexFunc(q.Options, func(o rulebook.Reading) bool { return o.ID == id })
		}
		answers = append(answers, option)
		if t.Options[q.Name] == nil {
			option = -1
		}
		asked = append(asked, option)
	}
	t.answers, t.asked = [][]int{answers}, [][]int{asked}
}
