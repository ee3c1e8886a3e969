package page

import (
	"cmp"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/cmd/internal/stats"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// manyGames holds the parts of the page about many games.
type manyGames struct {
	Sum      template.HTML
	Tables   []tableGames
	Strength *Chart
	Verbs    *Chart
	// Watched is the number of games watched, or "" if none were watched. The fields from here on are about
	// these games.
	Watched, Bound string
	Never          []statClause
	Clauses        []statClause
	Actions        []statAction
}

// tableGames are the games with one number of players; Won is nil if none of them ended.
type tableGames struct {
	ID, Games, Choices string
	Players            int
	Won, Length        *Chart
	Scores             []*Chart
	Rows               []statRow
	Course             template.HTML
}

type statRow struct {
	Name, Mean        string
	Low, Median, High int64
}

type statClause struct {
	ID, Says, Cited, Times, Forbade string
	often                           float64
}

type statAction struct{ Name, Games, Times string }

// Stats writes the page with the statistics of many games.
func Stats(w io.Writer, book *rulebook.Book, s *stats.Stats, head Head) error {
	head.Title = fmt.Sprintf("%s: the results of %s", s.Title, prose.Count(int(s.Games), "game"))
	head.Lead = fmt.Sprintf("Edition %s, %s players, seeds from %d. Brackets contain intervals: about 95 of 100 of them contain the true value.",
		s.Edition, s.Players, s.Seed)
	all := manyGames{Sum: template.HTML(s.Sum().HTML()), Verbs: usesChart(s.Verbs)}
	for i := range s.Tables {
		t := tableOf(&s.Tables[i])
		if len(s.Tables) > 1 && t.Won != nil { // the course of a single table is in the answer
			t.Course = template.HTML(blocks.Doc{s.Tables[i].Told()}.HTML())
		}
		all.Tables = append(all.Tables, t)
	}
	if len(s.Strength) > 0 {
		all.Strength = strengthOf(s.Strength)
	}
	all.watched(book, s)
	return write(w, "stats.html", head, &all)
}

func tableOf(t *stats.Table) tableGames {
	g := tableGames{ID: fmt.Sprintf("players-%d", t.Players), Players: t.Players, Games: prose.Count(int(t.Games), "game")}
	if t.Ended < t.Games {
		g.Games += fmt.Sprintf(", %d of which did not end and are not counted here", t.Games-t.Ended)
	}
	if t.Ended == 0 {
		return g
	}
	g.Won = &Chart{ID: g.ID + "-won", Title: fmt.Sprintf("Games won; an equal share is %.1f %%", t.Even*100), Row: "seat", Parts: []string{"won"}}
	for i := range t.Seats {
		seat := &t.Seats[i]
		g.Won.share(seat.Seat, seat.Won)
		g.row("score of "+seat.Seat, &seat.Score)
		g.Scores = append(g.Scores, bars(g.ID+"-score-"+strconv.Itoa(i+1), "Scores of "+seat.Seat, "score", seat.Score.Bars))
	}
	for i := range t.Kinds {
		k := &t.Kinds[i]
		g.Won.share("one of the "+k.Kind+" players", k.Won)
		g.row("lead of "+k.Kind, &k.Lead)
	}
	g.Won.share("who decides first", t.First)
	g.Won.share("several together", t.Shared)
	g.Won.share("nobody", t.Nobody)
	if t.Players > 1 {
		g.row("margin", &t.Margin)
	}
	g.row("turns", &t.Turns)
	g.row("decisions", &t.Decisions)
	g.row("of chance", &t.Chances)
	g.Choices = fmt.Sprintf("A decision has %s choices, at most %d; %s of the decisions have only one.", t.Choices, t.Most, t.Forced.Percent())
	g.Length = bars(g.ID+"-length", "Decisions of a game", "decisions", t.Decisions.Bars)
	return g
}

// share adds a share with its interval as a bar.
func (c *Chart) share(name string, e estimate.Estimate) {
	c.Bars = append(c.Bars, Bar{Name: name, Values: []float64{e.Value}, Cells: []string{e.Percent()}, Span: &Span{e.Low, e.High}})
}

func (g *tableGames) row(name string, n *stats.Numbers) {
	g.Rows = append(g.Rows, statRow{name, n.Mean.String(), n.P5, n.Median, n.P95})
}

// bars shows the frequency of each number, in few enough bars to read.
func bars(id, title, row string, all []estimate.Bar) *Chart {
	const most = 24
	c := &Chart{ID: id, Title: title, Row: row, Parts: []string{"games"}}
	if len(all) == 0 {
		return c
	}
	first, last := all[0].From, all[len(all)-1].From+all[len(all)-1].Width
	width := (last - first + most - 1) / most
	counts := make([]int64, (last-first+width-1)/width)
	for _, b := range all {
		counts[(b.From-first)/width] += b.Count
	}
	for i, n := range counts {
		from := first + int64(i)*width
		name := strconv.FormatInt(from, 10)
		if width > 1 {
			name = fmt.Sprintf("%d to %d", from, from+width-1)
		}
		c.Bars = append(c.Bars, Bar{Name: name, Values: []float64{float64(n)}})
	}
	return c
}

func usesChart(list []stats.Use) *Chart {
	c := &Chart{ID: "verbs", Title: "The share of games, and the number of times per game", Row: "what", Parts: []string{"games"}}
	for _, u := range list {
		c.share(u.Name, u.Games)
		c.Bars[len(c.Bars)-1].Cells[0] += ", " + u.Times.String() + " times"
	}
	return c
}

func strengthOf(list []stats.Match) *Chart {
	c := &Chart{ID: "matches", Title: fmt.Sprintf("Games won at tables of %d, where the players change seats", list[0].Players), Row: "players",
		Parts: []string{"won"}}
	for _, m := range list {
		c.share(m.Kind+" against "+m.Against, m.Won)
	}
	return c
}

// watched adds the results of the games that were watched.
func (g *manyGames) watched(book *rulebook.Book, s *stats.Stats) {
	if s.Watched == 0 {
		return
	}
	g.Watched = prose.Count(int(s.Watched), "game")
	g.Bound = fmt.Sprintf("Never in play in %s; a clause in play in %.2g %% of all games or more would have been seen.", g.Watched, s.NeverBelow*100)
	for _, c := range s.Clauses {
		said := statClause{string(c.ID), book.Clause(string(c.ID)).Says, c.Cited.Percent(), c.Times.String(), c.Forbade.Percent(),
			max(c.Cited.Value, c.Forbade.Value)}
		if slices.Contains(s.Never, engine.Clause(said.ID)) {
			g.Never = append(g.Never, said)
		} else {
			g.Clauses = append(g.Clauses, said)
		}
	}
	slices.SortStableFunc(g.Clauses, func(a, b statClause) int { return cmp.Compare(a.often, b.often) })
	for _, u := range s.Actions {
		g.Actions = append(g.Actions, statAction{u.Name, u.Games.Percent(), u.Times.String()})
	}
}
