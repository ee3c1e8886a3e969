// Package stats makes the answer of the command stats: the value that --json prints, and the text for people.
package stats

import (
	"cmp"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Stats sums up many games under one reading.
type Stats struct {
	Under   *answer.Under `json:"reading,omitempty"`
	Game    string        `json:"game"`
	Title   string        `json:"title"`
	Edition string        `json:"edition"`
	// Players is the cast, Seed the seed of the first game at each table.
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	// Asked is the number of games asked for, Games the number played: fewer if the program was stopped.
	Asked int   `json:"asked"`
	Games int64 `json:"games"`
	// Tables has a table for each number of players, Verbs the frequency of each verb in all games.
	Tables []Table `json:"tables"`
	Verbs  []Use   `json:"verbs"`
	// Watched is the number of games, the first ones, played with a record. Actions, Clauses and Never are of those.
	Watched int64    `json:"watched"`
	Actions []Use    `json:"actions"`
	Clauses []Clause `json:"clauses"`
	// Never are the clauses that can be obeyed or broken and were in play in no game watched. A clause in play in more
	// than NeverBelow of all games would have been seen in 95 of 100 such samples.
	Never      []engine.Clause `json:"never"`
	NeverBelow float64         `json:"neverBelow"`
	// Strength compares the kinds of player with each other.
	Strength []Match `json:"strength"`
}

// Table sums up the games with one number of players.
type Table struct {
	Players int   `json:"players"`
	Games   int64 `json:"games"`
	// Ended is the number of games that ended; the rest was given up and counts for nothing below.
	Ended int64 `json:"ended"`
	// Even is the share of games that each seat would win if all were equal.
	Even  float64 `json:"even"`
	Seats []Seat  `json:"seats"`
	// First is the share of games that the first to decide won; Shared had several winners, Nobody none.
	First  estimate.Estimate `json:"first"`
	Shared estimate.Estimate `json:"shared"`
	Nobody estimate.Estimate `json:"nobody"`
	// Margin is the distance of the highest score from the next.
	Margin Numbers `json:"margin"`
	// Turns, Decisions and Chances are the length of a game; decisions of one player in a row are a turn.
	Turns     Numbers `json:"turns"`
	Decisions Numbers `json:"decisions"`
	Chances   Numbers `json:"chances"`
	// Choices are the legal actions for each decision, Forced the share of decisions with one, Most the most ever.
	Choices estimate.Estimate `json:"choices"`
	Forced  estimate.Estimate `json:"forced"`
	Most    int               `json:"mostChoices"`
	// Kinds has the results of each kind of player, if there are several.
	Kinds []Kind `json:"kinds,omitempty"`
}

// Seat is the result of one seat.
type Seat struct {
	Seat  string            `json:"seat"`
	Won   estimate.Estimate `json:"won"`
	Score Numbers           `json:"score"`
}

// Kind is the result of one kind of player: the share of games won, and the lead of its best over the best other.
type Kind struct {
	Kind string            `json:"kind"`
	Won  estimate.Estimate `json:"won"`
	Lead Numbers           `json:"lead"`
}

// Match is the result of one kind of player against another, with the seats changing hands.
type Match struct {
	Kind    string            `json:"kind"`
	Against string            `json:"against"`
	Players int               `json:"players"`
	Games   int64             `json:"games"`
	Won     estimate.Estimate `json:"won"`
	Lost    estimate.Estimate `json:"lost"`
	Lead    Numbers           `json:"lead"`
}

// Use is the frequency of an action or a verb: the share of games with it, and the number of times a game.
type Use struct {
	Name  string            `json:"name"`
	Games estimate.Estimate `json:"games"`
	Times estimate.Estimate `json:"times"`
}

// Clause is the frequency of a clause: the share of games that cite it, and the number of decisions of a game that do.
// Forbade is the share of games in which it forbade an action that was tried.
type Clause struct {
	ID      engine.Clause     `json:"clause"`
	Cited   estimate.Estimate `json:"cited"`
	Times   estimate.Estimate `json:"times"`
	Forbade estimate.Estimate `json:"forbade"`
}

// Numbers sum up many numbers.
type Numbers struct {
	Mean      estimate.Estimate `json:"mean"`
	Deviation float64           `json:"deviation"`
	Min       int64             `json:"min"`
	P5        int64             `json:"p5"`
	P25       int64             `json:"p25"`
	Median    int64             `json:"median"`
	P75       int64             `json:"p75"`
	P95       int64             `json:"p95"`
	Max       int64             `json:"max"`
	Bars      []estimate.Bar    `json:"bars"`
}

// Of makes the answer from a tally. Asked is the plan of the games.
func Of(entry games.Entry, asked *tally.Plan, t *tally.Tally) *Stats {
	s := &Stats{Game: entry.Name(), Title: entry.Book.Title, Edition: entry.Book.Edition(), Players: asked.Cast.Name, Seed: asked.Seed,
		Asked: asked.Games, Games: t.Games, Watched: t.Watched, Never: []engine.Clause{}, Clauses: []Clause{}, Strength: []Match{}}
	for i, table := range t.Tables {
		s.Tables = append(s.Tables, tableOf(table, asked.Tables[i].Seats))
	}
	for verb, name := range entry.Verbs() {
		s.Verbs = append(s.Verbs, useOf(name, &t.Verbs[verb], t.Games))
	}
	s.Actions = actionsOf(t)
	s.clauses(entry, t)
	return s
}

// actionsOf returns the actions, the most frequent first.
func actionsOf(t *tally.Tally) []Use {
	list := make([]Use, 0, len(t.Did))
	for _, name := range slices.Sorted(maps.Keys(t.Did)) {
		list = append(list, useOf(name, t.Did[name], t.Watched))
	}
	slices.SortStableFunc(list, func(a, b Use) int {
		return cmp.Or(cmp.Compare(b.Games.Value, a.Games.Value), cmp.Compare(b.Times.Value, a.Times.Value))
	})
	return list
}

// clauses adds the clauses that can be obeyed or broken, in the order of the book.
func (s *Stats) clauses(entry games.Entry, t *tally.Tally) {
	s.NeverBelow = estimate.Share{Of: t.Watched}.Estimate().High
	for i := range entry.Book.Clauses {
		c := &entry.Book.Clauses[i]
		cited, forbade := t.Cited[c.ID], t.Forbade[c.ID]
		switch {
		case !c.Testable || t.Watched == 0:
			continue
		case cited == nil && forbade == nil:
			s.Never = append(s.Never, c.ID)
		}
		use := useOf("", orNone(cited), t.Watched)
		s.Clauses = append(s.Clauses, Clause{c.ID, use.Games, use.Times, orNone(forbade).Share(t.Watched).Estimate()})
	}
}

func orNone(u *tally.Use) *tally.Use {
	if u == nil {
		return &tally.Use{}
	}
	return u
}

func useOf(name string, u *tally.Use, games int64) Use {
	times := u.Times(games).Mean()
	times.Low = max(times.Low, 0) // no game has fewer
	return Use{name, u.Share(games).Estimate(), times}
}

func tableOf(t *tally.Table, seats []string) Table {
	said := Table{Players: t.Seats, Games: t.Games, Ended: t.Ended, Even: 1 / float64(t.Seats),
		First: t.First.Estimate(), Shared: t.Shared.Estimate(), Nobody: t.Nobody.Estimate(), Margin: numbersOf(&t.Margin),
		Turns: numbersOf(&t.Turns), Decisions: numbersOf(&t.Decisions), Chances: numbersOf(&t.Chances),
		Choices: t.Choices.Estimate(), Forced: t.Forced.Estimate(), Most: t.Most}
	for i := range t.Seat {
		said.Seats = append(said.Seats, Seat{seats[i], t.Seat[i].Won.Estimate(), numbersOf(&t.Seat[i].Score)})
	}
	if len(t.Kinds) > 1 {
		for i := range t.Kinds {
			k := &t.Kinds[i]
			said.Kinds = append(said.Kinds, Kind{k.Name, k.Won.Estimate(), numbersOf(&k.Lead)})
		}
	}
	return said
}

// MatchOf returns the result of the first kind of player in a tally of two kinds.
func MatchOf(t *tally.Tally) Match {
	table := t.Tables[0]
	kind, other := &table.Kinds[0], &table.Kinds[1]
	return Match{kind.Name, other.Name, table.Seats, table.Ended, kind.Won.Estimate(), other.Won.Estimate(), numbersOf(&kind.Lead)}
}

func numbersOf(n *estimate.Numbers) Numbers {
	said := Numbers{Mean: n.Mean(), Deviation: n.Deviation(), Min: n.Min(), P5: n.Quantile(0.05), P25: n.Quantile(0.25),
		Median: n.Quantile(0.5), P75: n.Quantile(0.75), P95: n.Quantile(0.95), Max: n.Max(), Bars: []estimate.Bar{}}
	for _, bar := range n.Bars() {
		if bar.Count > 0 {
			said.Bars = append(said.Bars, bar)
		}
	}
	return said
}

// rarely returns the clauses that were in play in the fewest games, the rarest first.
func (s *Stats) rarely() []Clause {
	inPlay := func(c Clause) float64 { return max(c.Cited.Value, c.Forbade.Value) }
	list := slices.DeleteFunc(slices.Clone(s.Clauses), func(c Clause) bool { return inPlay(c) == 0 || inPlay(c) == 1 })
	slices.SortStableFunc(list, func(a, b Clause) int { return cmp.Compare(inPlay(a), inPlay(b)) })
	return list[:min(len(list), rarest)]
}
