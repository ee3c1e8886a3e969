// Package tune searches for the smallest change of a game that meets a designer's wants. Candidates race on the same
// seeds, and the survivors are compared with the present rules on fresh seeds.
package tune

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Question describes a search.
type Question struct {
	Entry games.Entry
	// Reading contains the present rules.
	Reading    *reading.Reading
	Parameters []Parameter
	Wants      []Want
	// Tables are the seats of each table.
	Tables [][]string
	Cast   play.Cast
	// Seed is the first seed. Games is the number of games of all candidates together, and Workers the number of games
	// played at the same time.
	Seed           uint64
	Games, Workers int

	played atomic.Int64
	work   atomic.Value
}

// Report is the answer.
type Report struct {
	Game    string        `json:"game"`
	Title   string        `json:"title"`
	Edition string        `json:"edition"`
	Under   *answer.Under `json:"reading,omitempty"`
	Players string        `json:"players"`
	Tables  []int         `json:"tables"`
	// Seed is the first seed of the race, and FreshSeed the first seed of the comparison.
	Seed      uint64 `json:"seed"`
	FreshSeed uint64 `json:"freshSeed"`
	// Asked is the number of games in the budget, and Games the number played.
	Asked   int  `json:"asked"`
	Games   int  `json:"games"`
	Stopped bool `json:"stopped"`
	// Wants and Parameters repeat the question. Candidates counts all choices of values except the present one, and
	// Refused lists those that the game does not allow.
	Wants      []string    `json:"wants"`
	Parameters []Parameter `json:"parameters"`
	Candidates int         `json:"candidates"`
	Refused    []Refused   `json:"refused"`
	// Rounds are the rounds of the race.
	Rounds []Round `json:"rounds"`
	// Compared contains the present rules and the survivors of the race, the smallest change first, each with its
	// fresh games. Found is the number in this list of the smallest change that meets the wants, 0 for the present
	// rules, and Nearest that of the candidate nearest to the wants; nil if there is none.
	Compared []Outcome `json:"compared"`
	Found    *int      `json:"found"`
	Nearest  *int      `json:"nearest"`
	// Curves contains one curve per parameter.
	Curves []Curve `json:"curves"`

	called string
	raced  int
	wants  []Want
	// leading names the nearest candidate of an unfinished race.
	leading string
}

// Round is a round of the race: the number of candidates, and the number of seeds that each plays at every table.
type Round struct {
	Candidates int `json:"candidates"`
	Seeds      int `json:"seeds"`
}

// Outcome is the result of a candidate in fresh games.
type Outcome struct {
	// Change describes the changed values. Set contains them, by parameter.
	Change string            `json:"change"`
	Set    map[string]string `json:"set"`
	// Departs lists the values that depart from the rulebook or the components.
	Departs []string `json:"departs,omitempty"`
	// Components is a component file with the changed figures.
	Components string `json:"components,omitempty"`
	// Games is the number of games, and Ends is false if too many of them did not end.
	Games int64 `json:"games"`
	Ends  bool  `json:"ends"`
	// Meets reports that every figure is in the wanted range. Inside reports that the intervals are too.
	Meets   bool     `json:"meets"`
	Inside  bool     `json:"inside"`
	Figures []Figure `json:"figures"`

	changes int
	misses  float64
}

// Curve contains the results of each value of a parameter alone, with the present values of the others.
type Curve struct {
	Parameter string  `json:"parameter"`
	Points    []Point `json:"points"`
}

// Point is one value of a curve. Departs describes its departure from the rulebook or the components. Refused is the reason why the
// game does not allow the value.
type Point struct {
	Value   string   `json:"value"`
	Now     bool     `json:"now"`
	Departs string   `json:"departs,omitempty"`
	Refused string   `json:"refused,omitempty"`
	Games   int64    `json:"games"`
	Ends    bool     `json:"ends"`
	Meets   bool     `json:"meets"`
	Figures []Figure `json:"figures"`
}

// Doing describes the work in progress.
func (q *Question) Doing() string {
	work, _ := q.work.Load().(string)
	return fmt.Sprintf("%s, game %d of %d", work, q.played.Load(), q.Games)
}

func (q *Question) doing(work string) { q.work.Store(work) }

// Run searches. If the context ends, the report contains the results until then.
func (q *Question) Run(ctx context.Context) (*Report, error) {
	said := q.begin()
	q.doing("opening the candidates")
	all, err := product(q.Parameters)
	if err != nil {
		return nil, err
	}
	said.Candidates = len(all) - 1
	list, err := q.openAll(ctx, all, said)
	if err != nil {
		return nil, err
	}
	now, others := list[0], list[1:]
	alone := slices.DeleteFunc(slices.Clone(all), func(c *candidate) bool { return c.changes != 1 })
	if needed := q.needed(len(others), len(alone)); q.Games < needed {
		return nil, &BudgetError{q.Games, len(others), needed}
	}
	chosen, err := q.race(ctx, others, said)
	said.FreshSeed = q.Seed + uint64(said.raced)
	if err == nil {
		said.Games = int(q.played.Load())
		err = q.compare(ctx, now, chosen, alone, said)
		said.compared(q, now, chosen)
		said.curves(q, now, alone)
	} else if q.played.Load() > 0 {
		said.leading = q.change(chosen[0])
	}
	said.Games = int(q.played.Load())
	if said.Stopped = errors.Is(err, context.Canceled); said.Stopped && said.Games > 0 {
		return said, nil
	}
	return said, err
}

// BudgetError reports that there are too few games for the candidates.
type BudgetError struct{ Games, Candidates, Needed int }

// Error states the number of games that the candidates need.
func (e *BudgetError) Error() string {
	return fmt.Sprintf("%s are too few for %s; give %d or more, or vary fewer values", prose.Count(e.Games, "game"), prose.Count(e.Candidates, "candidate"), e.Needed)
}

func (q *Question) begin() *Report {
	book := q.Entry.Book
	said := &Report{Game: book.Game, Title: book.Title, Edition: book.Edition(), called: rulebook.Called(book.Issue),
		Players: q.Cast.Name, Seed: q.Seed, Asked: q.Games, Parameters: q.Parameters, wants: q.Wants,
		Refused: []Refused{}, Rounds: []Round{}, Compared: []Outcome{}, Curves: []Curve{}}
	for i := range q.Wants {
		said.Wants = append(said.Wants, q.Wants[i].Text)
	}
	for _, seats := range q.Tables {
		said.Tables = append(said.Tables, len(seats))
	}
	return said
}
