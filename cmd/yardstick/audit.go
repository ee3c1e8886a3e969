package main

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

// audit is what the four witnesses say of one game.
type audit struct {
	Game      string            `json:"game"`
	Passed    bool              `json:"passed"`
	Scenarios scenarioAudit     `json:"scenarios"`
	Walks     properties.Report `json:"walks"`
	Golden    goldenAudit       `json:"golden"`
	// Figures is where the values of the components are from.
	Figures   origins         `json:"figures"`
	Clauses   []clauseAudit   `json:"clauses"`
	Questions []questionAudit `json:"questions"`
	// Uncovered are testable clauses, worked examples and answers (question=option) that no scenario shows.
	Uncovered []string `json:"uncovered"`
}

type scenarioAudit struct {
	Ran    int                 `json:"ran"`
	Failed []features.Scenario `json:"failed"`
}

// clauseAudit counts what exercised a clause: examples and other scenarios that are tagged with it, laws that follow from it and
// held, walks that cited it, pinned games that cited it.
type clauseAudit struct {
	ID        string `json:"id"`
	Section   string `json:"section"`
	Testable  bool   `json:"testable"`
	Why       string `json:"why,omitempty"`
	Examples  int    `json:"examples"`
	Scenarios int    `json:"scenarios"`
	Laws      int    `json:"laws"`
	Walks     int    `json:"walks"`
	Golden    int    `json:"golden"`
}

type questionAudit struct {
	ID      string        `json:"id"`
	Options []optionAudit `json:"options"`
}

// optionAudit counts what was played under an answer and asked for it.
type optionAudit struct {
	ID        string `json:"id"`
	Default   bool   `json:"default"`
	Scenarios int    `json:"scenarios"`
	Walks     int    `json:"walks"`
	Golden    int    `json:"golden"`
}

// audit runs everything there is on a game.
func (c *checkCmd) audit(a *app, entry games.Entry) (*audit, error) {
	name := entry.Name()
	var report *features.Report
	var err error
	a.status.during(name+": scenarios", func() { report, err = features.Run(a.ctx, features.Options{Game: name}) })
	if err != nil {
		return nil, at("", err)
	}
	found := &audit{Game: name, Figures: originsOf(entry.Book), Scenarios: scenarioAudit{Ran: len(report.Scenarios), Failed: append([]features.Scenario{}, report.Failed()...)}}
	a.status.during(name+": laws", func() {
		found.Walks, err = properties.Walks(a.ctx, entry.Game, entry.Book, play.Range{Games: c.Walks}, c.Seed)
	})
	if err != nil {
		return nil, err
	}
	var pinned replays
	a.status.during(name+": pinned games", func() { pinned, err = replayGolden(a.ctx, entry) })
	if err != nil {
		return nil, err
	}
	found.Golden = pinned.goldenAudit
	covered := features.Cover(entry.Book, report)
	found.Uncovered = append([]string{}, covered.Uncovered()...)
	for i := range covered.Clauses {
		found.Clauses = append(found.Clauses, found.clause(&covered.Clauses[i], pinned))
	}
	for i := range covered.Questions {
		found.Questions = append(found.Questions, found.question(&covered.Questions[i], pinned))
	}
	found.Passed = found.sound()
	return found, nil
}

// sound reports whether nothing failed and nothing is left uncovered.
func (f *audit) sound() bool {
	return len(f.Scenarios.Failed)+len(f.Golden.Failed)+len(f.Uncovered) == 0 && f.Walks.Broken == nil
}

func (f *audit) clause(c *features.ClauseCoverage, pinned replays) clauseAudit {
	id := c.Clause.ID
	laws := 0
	for _, law := range f.Walks.Laws {
		if law.Times > 0 && slices.Contains(law.Clauses, id) {
			laws++
		}
	}
	return clauseAudit{
		ID: string(id), Section: c.Clause.Section, Testable: c.Clause.Testable, Why: c.Clause.Why,
		Examples: len(c.Examples), Scenarios: len(c.Scenarios) - len(c.Examples),
		Laws: laws, Walks: f.Walks.Cited[id], Golden: pinned.cited[id],
	}
}

func (f *audit) question(q *features.QuestionCoverage, pinned replays) questionAudit {
	said := questionAudit{ID: q.ID, Options: []optionAudit{}}
	byDefault := q.Question.Options[q.Question.Default].ID
	for _, o := range q.Options {
		said.Options = append(said.Options, optionAudit{
			ID: o.ID, Default: o.ID == byDefault, Scenarios: len(o.Scenarios),
			Walks: f.Walks.Options[q.Question.Name][o.ID], Golden: pinned.options[answered{q.ID, o.ID}],
		})
	}
	return said
}

// answered is an answer to a question, by their ids.
type answered struct{ question, option string }

// inForce is the answer to a question under rulings.
func inForce(q *rulebook.Question, setup engine.Setup) answered {
	if option, ok := setup.Rulings[q.Name]; ok {
		return answered{q.ID, option}
	}
	return answered{q.ID, q.Options[q.Default].ID}
}
