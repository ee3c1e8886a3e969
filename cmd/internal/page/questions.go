package page

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// decisions are the open questions of a rulebook as decisions to make.
type decisions struct {
	Groups  []decisionGroup
	Changes *Chart
	// Prices shows the greatest effects, Measured describes the method, and Together shows the joint effects;
	// nil and "" for none.
	Prices   *Chart
	Measured string
	Together *Chart
	// Under reports that the user gave a reading, so that every question appears with its answer under the reading.
	Under bool
}

type decisionGroup struct {
	WhyOpen   string
	Questions []decision
}

type decision struct {
	answer.Question
	// Texts holds the scenarios that show the options, by option.
	Texts map[string]string
}

// Questions writes the page of a rulebook's open questions, as package witness lists them.
func Questions(w io.Writer, book *rulebook.Book, said *answer.Rules, head Head) error {
	head.Title = book.Title + ": the open questions"
	head.Lead = fmt.Sprintf("%s of edition %s, each with its answers, the argument for the default, and a "+
		"scenario that shows each answer.", prose.Count(len(said.Questions), "open question"), book.Edition())
	if said.Finding != nil {
		head.Lead += " Measured: " + said.Finding.Says + "."
	}
	l := newLibrary(book.Game)
	all := decisions{Under: said.Under != nil, Changes: changesByQuestion(said.Questions)}
	if said.Prices != nil {
		all.Measured = said.Prices.Text()
		if g := said.Prices.Greedy; g != nil {
			all.Measured += ". With greedy players: " + g.Text()
		}
		all.Prices, all.Together = pricesByQuestion(said.Questions), pairChart(said.Pairs)
	}
	for _, q := range said.Questions {
		d := decision{q, map[string]string{}}
		for _, o := range q.Options {
			if o.Scenario != nil {
				d.Texts[o.ID] = l.text(o.Scenario.File, o.Scenario.Line)
			}
		}
		if n := len(all.Groups); n == 0 || all.Groups[n-1].WhyOpen != q.WhyOpen {
			all.Groups = append(all.Groups, decisionGroup{WhyOpen: q.WhyOpen})
		}
		of := &all.Groups[len(all.Groups)-1]
		of.Questions = append(of.Questions, d)
	}
	return write(w, "questions.html", head, all)
}

// dearest is the largest number of rows in the charts of effects.
const dearest = 20

// pricesByQuestion shows the games in which the most effective answers change the winner.
func pricesByQuestion(questions []answer.Question) *Chart {
	c := &Chart{ID: "prices", Title: fmt.Sprintf("Games with another winner under another answer, the first %d", dearest), Row: "answer",
		Parts: []string{"winner"}}
	for _, q := range questions {
		for _, o := range q.Options {
			if o.Price != nil && o.Price.Winner.Value > 0 {
				c.share(q.Name+"="+o.ID, o.Price.Winner)
				c.Bars[len(c.Bars)-1].Link = q.ID
			}
		}
	}
	slices.SortStableFunc(c.Bars, func(a, b Bar) int { return cmp.Compare(b.Values[0], a.Values[0]) })
	c.Bars = c.Bars[:min(dearest, len(c.Bars))]
	return c
}

// pairChart shows the number of games in which two answers change more than either does alone.
func pairChart(pairs []answer.Together) *Chart {
	c := &Chart{ID: "together", Title: fmt.Sprintf("Games in which only two answers together have an effect, the first %d", dearest), Row: "answers",
		Parts: []string{"games"}}
	for _, t := range pairs[:min(dearest, len(pairs))] {
		if t.More.Value > 0 {
			c.share(t.A+" and "+t.B, t.More)
		}
	}
	return c
}

// changesByQuestion shows the questions that most scenarios depend on.
func changesByQuestion(questions []answer.Question) *Chart {
	const most = 20
	c := &Chart{ID: "changes", Title: "Scenarios with a different result under another answer", Row: "question", Parts: []string{"scenarios"}}
	for _, q := range questions {
		if q.Changes > 0 {
			c.Bars = append(c.Bars, Bar{Name: q.Name, Link: q.ID, Values: []float64{float64(q.Changes)}})
		}
	}
	slices.SortStableFunc(c.Bars, func(a, b Bar) int { return int(b.Values[0] - a.Values[0]) })
	if len(c.Bars) > most {
		c.Title += fmt.Sprintf(", the first %d questions", most)
		c.Bars = c.Bars[:most]
	}
	return c
}
