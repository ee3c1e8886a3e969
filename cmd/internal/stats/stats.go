// Package stats computes the answer of the command stats: the value that --json prints, and the text for people.
package stats

import (
	"cmp"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Stats summarizes many games under one reading.
type Stats struct {
	Under   *answer.Under `json:"reading,omitempty"`
	Game    string        `json:"game"`
	Title   string        `json:"title"`
	Edition string        `json:"edition"`
	// Players names the kinds of players. Seed is the seed of the first game at each table.
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	// Asked is the number of games that the user asked for. Games is the number played, which is smaller if the
	// program was stopped.
	Asked int   `json:"asked"`
	Games int64 `json:"games"`
	// Tables holds one table for each number of players. Verbs holds the frequency of each verb in all games.
	Tables []Table `json:"tables"`
	Verbs  []Use   `json:"verbs"`
	// Watched is the number of games, from the first on, that were played with a record. Actions, Clauses and
	// Never count only these games.
	Watched int64    `json:"watched"`
	Actions []Use    `json:"actions"`
	Clauses []Clause `json:"clauses"`
	// Never lists the testable clauses that had no influence in any watched game. A clause that matters in a
	// share of at least NeverBelow of all games would appear in 95 of 100 such samples.
	Never      []engine.Clause `json:"never"`
	NeverBelow float64         `json:"neverBelow"`
	// Winners compares the actions of winners with those of the others at their table. Actions and clauses count only the
	// watched games.
	Winners []Deed `json:"winners"`
	// Strength compares the kinds of players with each other.
	Strength []Match `json:"strength"`

	// Seconds is the assumed duration of a decision, 0 if none is assumed.
	Seconds float64 `json:"seconds,omitempty"`

	called string // the edition, for people
}

// Table summarizes the games with one number of players.
type Table struct {
	Players int   `json:"players"`
	Games   int64 `json:"games"`
	// Ended is the number of games that ended. Games that were given up are not counted in the fields below.
	Ended int64 `json:"ended"`
	// Even is the share of games that each seat wins if all seats are equal.
	Even  float64 `json:"even"`
	Seats []Seat  `json:"seats"`
	// First is the share of games won by the player who decides first. Shared is the share of games with
	// several winners, and Nobody is the share without a winner.
	First  estimate.Estimate `json:"first"`
	Shared estimate.Estimate `json:"shared"`
	Nobody estimate.Estimate `json:"nobody"`
	// Margin is the difference between the highest score and the next one.
	Margin Numbers `json:"margin"`
	// Turns, Decisions and Chances measure the length of a game. Consecutive decisions of one player are one
	// turn; Chances counts decisions of chance.
	Turns     Numbers `json:"turns"`
	Decisions Numbers `json:"decisions"`
	Chances   Numbers `json:"chances"`
	// Choices is the mean number of legal actions at a decision. Forced is the share of decisions with only
	// one, and Most is the largest number.
	Choices estimate.Estimate `json:"choices"`
	Forced  estimate.Estimate `json:"forced"`
	Most    int               `json:"mostChoices"`
	// Course tells how the scores came about.
	Course Course `json:"course"`
	// Kinds holds the results of each kind of player, if several kinds play.
	Kinds []Kind `json:"kinds,omitempty"`
}

// Seat is the result of one seat.
type Seat struct {
	Seat  string            `json:"seat"`
	Won   estimate.Estimate `json:"won"`
	Score Numbers           `json:"score"`
}

// Kind is the result of one kind of player: the share of games won, and the lead of its best player over the
// best other player.
type Kind struct {
	Kind string            `json:"kind"`
	Won  estimate.Estimate `json:"won"`
	Lead Numbers           `json:"lead"`
}

// Match is the result of one kind of player against another kind. The kinds change seats between games.
type Match struct {
	Kind    string            `json:"kind"`
	Against string            `json:"against"`
	Players int               `json:"players"`
	Games   int64             `json:"games"`
	Won     estimate.Estimate `json:"won"`
	Lost    estimate.Estimate `json:"lost"`
	Lead    Numbers           `json:"lead"`
}

// Use is the frequency of an action or a verb: the share of games that contain it, and the mean number of times
// in a game.
type Use struct {
	Name  string            `json:"name"`
	Games estimate.Estimate `json:"games"`
	Times estimate.Estimate `json:"times"`
}

// Clause is the frequency of a clause: the share of games that cite it, and the mean number of decisions in a
// game that cite it. Forbade is the share of games in which the clause refused an action that was tried.
type Clause struct {
	ID      engine.Clause     `json:"clause"`
	Cited   estimate.Estimate `json:"cited"`
	Times   estimate.Estimate `json:"times"`
	Forbade estimate.Estimate `json:"forbade"`
}

// Numbers summarizes a distribution of numbers.
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

// Of computes the answer from a tally. The argument asked is the plan of the games.
func Of(entry games.Entry, asked *tally.Plan, t *tally.Tally) *Stats {
	book := entry.Book
	s := &Stats{Game: book.Game, Title: book.Title, Edition: book.Edition(), called: rulebook.Called(book.Issue),
		Players: asked.Cast.Name, Seed: asked.Seed, Asked: asked.Games, Games: t.Games, Watched: t.Watched,
		Never: []engine.Clause{}, Clauses: []Clause{}, Strength: []Match{}}
	for i, table := range t.Tables {
		s.Tables = append(s.Tables, tableOf(table, asked.Tables[i].Seats))
	}
	for verb, name := range entry.Verbs() {
		s.Verbs = append(s.Verbs, useOf(name, &t.Verbs[verb], t.Games))
	}
	s.Actions = actionsOf(t)
	s.clauses(entry, t)
	s.winners(entry, &t.Winners)
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

// clauses adds the testable clauses, in the order of the book.
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
	times.Low = max(times.Low, 0) // a game cannot cite a clause less than 0 times
	return Use{name, u.Share(games).Estimate(), times}
}

func tableOf(t *tally.Table, seats []string) Table {
	said := Table{Players: t.Seats, Games: t.Games, Ended: t.Ended, Even: 1 / float64(t.Seats),
		First: t.First.Estimate(), Shared: t.Shared.Estimate(), Nobody: t.Nobody.Estimate(), Margin: numbersOf(&t.Margin),
		Turns: numbersOf(&t.Turns), Decisions: numbersOf(&t.Decisions), Chances: numbersOf(&t.Chances),
		Choices: t.Choices.Estimate(), Forced: t.Forced.Estimate(), Most: t.Most, Course: courseOf(t)}
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

// MatchOf returns the result of the first kind of player from a tally of games of two kinds.
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

// rarely returns the clauses that mattered in the fewest games, the rarest first.
func (s *Stats) rarely() []Clause {
	inPlay := func(c Clause) float64 { return max(c.Cited.Value, c.Forbade.Value) }
	list := slices.DeleteFunc(slices.Clone(s.Clauses), func(c Clause) bool { return inPlay(c) == 0 || inPlay(c) == 1 })
	slices.SortStableFunc(list, func(a, b Clause) int { return cmp.Compare(inPlay(a), inPlay(b)) })
	return list[:min(len(list), rarest)]
}
