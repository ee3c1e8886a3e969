package tally

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Tally sums the results of many games. The size of a Tally does not depend on their number.
type Tally struct {
	// Games is the number of games. Watched is the number of watched games.
	Games, Watched int64
	// Tables are the tables of the plan.
	Tables []*Table
	// Verbs counts the choices of each verb, in all games.
	Verbs []Use
	// Cited, Forbade and Did are the sums of the counts in [Watched], over the watched games.
	Cited, Forbade map[engine.Clause]*Use
	Did            map[string]*Use
	// Winners compares the actions of winners with those of the others at their table.
	Winners Winners
}

// Table contains the sums for the games of one table. All fields except Games cover only games that ended.
type Table struct {
	Seats        int
	Games, Ended int64
	Seat         []Seat
	// First is the share of games won by the player who decided first, Shared of games with several winners, Nobody
	// of games without a winner.
	First, Shared, Nobody estimate.Share
	// Margin is the lead of the highest score over the second.
	Margin estimate.Numbers
	// Decisions, Chances and Turns are as in [Game].
	Decisions, Chances, Turns estimate.Numbers
	// Choices is the number of choices per decision. Forced is the share of decisions without a choice. Most is the
	// highest number of choices at any decision.
	Choices, Forced estimate.Ratio
	Most            int
	// Changes, Settled, Wait and Longest are as in [Course], Wait per pair of turns. Won and Best are the scores after each
	// tenth of the game. Settled, Won and Best cover only games with winners and others.
	Changes, Settled, Longest estimate.Numbers
	Wait                      estimate.Ratio
	Won, Best                 [tenths + 1]estimate.Sums
	// Kinds contains the results of the kinds of player.
	Kinds []Kind
}

// Seat contains the sums for one seat.
type Seat struct {
	Won   estimate.Share
	Score estimate.Numbers
}

// Kind contains the sums for one kind of player, over games in which the kind had a seat.
type Kind struct {
	Name string
	// Won is the share of games that the kind won. Lead is its best score less the best score of the other kinds, in
	// games with other kinds.
	Won  estimate.Share
	Lead estimate.Numbers
}

// Use counts the games in which a thing was used, and the number of uses in each of these games.
type Use struct {
	Games int64
	times estimate.Numbers
}

// Times returns the number of uses per game, over all games counted.
func (u *Use) Times(games int64) *estimate.Numbers {
	all := u.times.Clone()
	all.AddTimes(0, games-u.Games)
	return all
}

// Share returns the share of games in which a thing was used, among all games counted.
func (u *Use) Share(games int64) estimate.Share { return estimate.Share{Hits: u.Games, Of: games} }

func (u *Use) add(times int) {
	if times > 0 {
		u.Games++
		u.times.Add(times)
	}
}

// New returns the tally of a plan before its first game.
func New(p *Plan) *Tally {
	t := &Tally{Verbs: make([]Use, len(p.Game.Verbs())), Cited: map[engine.Clause]*Use{}, Forbade: map[engine.Clause]*Use{},
		Did: map[string]*Use{}, Winners: newWinners(len(p.Game.Verbs()))}
	for _, setup := range p.Tables {
		table := &Table{Seats: len(setup.Seats), Seat: make([]Seat, len(setup.Seats))}
		for _, kind := range p.Cast.Kinds() {
			table.Kinds = append(table.Kinds, Kind{Name: kind})
		}
		t.Tables = append(t.Tables, table)
	}
	return t
}

// Add adds a game.
func (t *Tally) Add(g *Game) {
	t.Games++
	for verb, times := range g.Verbs {
		t.Verbs[verb].add(times)
	}
	if w := g.Watched; w != nil {
		t.Watched++
		addAll(t.Cited, w.Cited)
		addAll(t.Forbade, w.Forbade)
		addAll(t.Did, w.Did)
	}
	t.Winners.add(g)
	t.Tables[g.Table].add(g)
}

// mostNames bounds the number of different things that are counted. Beyond that, new things are not counted.
const mostNames = 20_000

func addAll[K comparable](to map[K]*Use, from map[K]int) {
	for name, times := range from {
		use := to[name]
		if use == nil {
			if len(to) == mostNames {
				continue
			}
			use = &Use{}
			to[name] = use
		}
		use.add(times)
	}
}

func (t *Table) add(g *Game) {
	t.Games++
	if !g.Ended {
		return
	}
	t.Ended++
	winners := 0
	for i := range t.Seat {
		won := g.Winners.Has(engine.Seat(i))
		if won {
			winners++
		}
		t.Seat[i].Won.Count(won)
		t.Seat[i].Score.Add(g.Scores[i])
	}
	t.Shared.Count(winners > 1)
	t.Nobody.Count(winners == 0)
	if g.First >= 0 {
		t.First.Count(g.Winners.Has(g.First))
	}
	if margin, ok := g.margin(); ok {
		t.Margin.Add(margin)
	}
	t.Decisions.Add(g.Decisions)
	t.Chances.Add(g.Chances)
	t.Turns.Add(g.Turns)
	t.Choices.Add(g.Choices, g.Decisions)
	t.Forced.Add(g.Forced, g.Decisions)
	t.Most = max(t.Most, g.Most)
	t.course(&g.Course)
	if len(t.Kinds) > 1 {
		t.kinds(g)
	}
}

func (t *Table) course(c *Course) {
	t.Changes.Add(c.Changes)
	t.Longest.Add(c.Longest)
	t.Wait.Add(c.Wait, c.Waits)
	if !c.Compared {
		return
	}
	t.Settled.Add(c.Settled)
	for i := range c.Won {
		t.Won[i].Add(c.Won[i])
		t.Best[i].Add(c.Best[i])
	}
}

// margin returns the lead of the highest score over the second. A game of one player has none.
func (g *Game) margin() (int, bool) {
	if len(g.Scores) < 2 {
		return 0, false
	}
	sorted := slices.Sorted(slices.Values(g.Scores))
	return sorted[len(sorted)-1] - sorted[len(sorted)-2], true
}

// kinds adds a game for each kind of player at the table.
func (t *Table) kinds(g *Game) {
	for i := range t.Kinds {
		k := &t.Kinds[i]
		won, own, others := false, []int(nil), []int(nil)
		for seat, kind := range g.Players {
			if kind != k.Name {
				others = append(others, g.Scores[seat])
				continue
			}
			own = append(own, g.Scores[seat])
			won = won || g.Winners.Has(engine.Seat(seat))
		}
		if len(own) > 0 {
			k.Won.Count(won)
		}
		if len(own) > 0 && len(others) > 0 {
			k.Lead.Add(slices.Max(own) - slices.Max(others))
		}
	}
}
