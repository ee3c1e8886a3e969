package witness

import (
	"context"
	"slices"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

// Audit is the evidence about one game: scenarios, random games, reference games and precedents.
type Audit struct {
	Game      string            `json:"game"`
	Passed    bool              `json:"passed"`
	Scenarios ScenarioAudit     `json:"scenarios"`
	Walks     properties.Report `json:"walks"`
	// Combinations counts the combinations of two and of three answers to open questions in the random games.
	Combinations []properties.Combinations `json:"combinations"`
	Golden       GoldenAudit               `json:"golden"`
	// Precedents holds the results of judging the precedents again.
	Precedents PrecedentAudit `json:"precedents"`
	// Held is the evidence from scenarios on rules that were broken on purpose.
	Held HeldAudit `json:"held"`
	// Figures counts the values of the components by origin.
	Figures answer.Origins `json:"figures"`
	// Examples counts the examples that the book prints, and the examples that we have worked from its text.
	Examples  rulebook.ExampleCount `json:"examples"`
	Clauses   []ClauseAudit         `json:"clauses"`
	Questions []QuestionAudit       `json:"questions"`
	// Lacks contains one line for each missing reference game, and for each outdated part of the game's files.
	Lacks []string `json:"lacks"`
	// Uncovered lists the testable clauses, examples and answers (question=option) that no scenario shows.
	Uncovered []string `json:"uncovered"`
	// Evidence holds the scenarios and records behind the numbers. Took is the duration of the audit.
	Evidence Evidence      `json:"-"`
	Took     time.Duration `json:"-"`
}

// Evidence holds the scenarios and records that an audit has counted.
type Evidence struct {
	Report  *features.Report
	Covered *features.Coverage
	// Pinned lists the reference games, and Precedents lists the precedents, each with its citations.
	Pinned, Precedents []CitedRecord
}

// CitedRecord is a record that was replayed, with its citations.
type CitedRecord struct {
	// File is the record's path in the module, such as "golden/yardmaster/no-reshuffle.golden". Text is its content.
	File, Text string
	// Cited lists the clauses that the game cited, each once.
	Cited []engine.Clause
}

// ScenarioAudit counts the scenarios that ran and lists those that failed.
type ScenarioAudit struct {
	Ran    int                 `json:"ran"`
	Failed []features.Scenario `json:"failed"`
}

// ClauseAudit counts the evidence for a clause. Examples, Worked and Scenarios count the scenarios tagged with
// the clause: printed examples, examples that we have worked, and others. Laws counts the laws that follow
// from the clause. Walks and Golden count the random games and the reference games that cited it. Held is the
// evidence from breaking the clause, nil if it was not broken.
type ClauseAudit struct {
	ID        string `json:"id"`
	Section   string `json:"section"`
	Testable  bool   `json:"testable"`
	Why       string `json:"why,omitempty"`
	Examples  int    `json:"examples"`
	Worked    int    `json:"worked"`
	Scenarios int    `json:"scenarios"`
	Laws      int    `json:"laws"`
	Walks     int    `json:"walks"`
	Golden    int    `json:"golden"`

	Held *ClauseHeld `json:"held,omitempty"`
}

// QuestionAudit counts the games and scenarios under each answer to a question.
type QuestionAudit struct {
	ID      string        `json:"id"`
	Options []OptionAudit `json:"options"`
}

// OptionAudit counts the games and scenarios that were played under an answer and used it.
type OptionAudit struct {
	ID        string `json:"id"`
	Default   bool   `json:"default"`
	Scenarios int    `json:"scenarios"`
	Walks     int    `json:"walks"`
	Golden    int    `json:"golden"`
}

// Checked is the result of a check.
type Checked struct {
	// Under is the reading that the user gave, or nil if there is none.
	Under  *answer.Under `json:"reading,omitempty"`
	Passed bool          `json:"passed"`
	Games  []*Audit      `json:"games"`
}

// Check holds the options for checking a game.
type Check struct {
	// Walks is the number of random games in which every law is checked, and Seed is their seed.
	Walks int
	Seed  uint64
	// Under holds the answers and components of the random games; its seats are ignored. Scenarios and
	// reference games have their own answers.
	Under engine.Setup
	// During, if not nil, is called with each piece of work and a name for it, and has to do the work.
	During func(what string, work func())
}

// Of checks a game with all kinds of evidence: scenarios, random games under mixed answers, reference games and
// precedents. The audit contains the failures. The error is ctx.Err(), or reports an engine that failed to
// answer.
func (c Check) Of(ctx context.Context, entry games.Entry) (*Audit, error) {
	name, begun := entry.Name(), time.Now()
	var report *features.Report
	var err error
	told := &features.Told{}
	c.during(name+": scenarios", func() {
		report, err = features.Run(ctx, features.Options{Game: name, Subject: wary(entry, told), Ran: told.Ran})
	})
	if err != nil {
		return nil, err
	}
	found := &Audit{Game: name, Figures: answer.OriginsOf(entry.Book), Examples: entry.Book.CountExamples(),
		Scenarios: ScenarioAudit{Ran: len(report.Scenarios), Failed: append([]features.Scenario{}, report.Failed()...)}}
	c.during(name+": laws", func() {
		found.Walks, err = properties.Walks(ctx, entry.Game, entry.Book, c.Under, play.Range{Games: c.Walks}, c.Seed)
		if err == nil && c.Walks > 0 {
			err = found.Walks.PlayOn(ctx, entry.Game, entry.Book, c.Under, c.Seed)
		}
	})
	if err != nil {
		return nil, err
	}
	for answers := 2; answers <= 3; answers++ {
		found.Combinations = append(found.Combinations, found.Walks.Combinations(answers))
	}
	var pinned replays
	c.during(name+": reference games", func() { pinned, err = replayGolden(ctx, entry) })
	if err != nil {
		return nil, err
	}
	found.Golden = pinned.GoldenAudit
	c.during(name+": files", func() { found.Lacks = append([]string{}, lacks(entry, report, told)...) })
	var disputes []CitedRecord
	if found.Precedents, disputes, err = judgeAgain(ctx, entry); err != nil {
		return nil, err
	}
	held, err := features.ReadHeld(name)
	if err != nil {
		return nil, err
	}
	covered := features.Cover(entry.Book, report)
	found.Evidence = Evidence{Report: report, Covered: covered, Pinned: pinned.records, Precedents: disputes}
	found.Uncovered = append([]string{}, covered.Uncovered()...)
	for i := range covered.Clauses {
		found.Clauses = append(found.Clauses, found.clause(&covered.Clauses[i], pinned))
		found.Clauses[i].Held = heldBy(&covered.Clauses[i], held)
	}
	found.Held = found.sumOf(held)
	for i := range covered.Questions {
		found.Questions = append(found.Questions, found.question(&covered.Questions[i], pinned))
	}
	found.Passed, found.Took = found.sound(), time.Since(begun)
	return found, nil
}

func (c Check) during(what string, work func()) {
	if c.During == nil {
		work()
		return
	}
	c.During(what, work)
}

// sound reports whether nothing failed and everything is covered.
func (f *Audit) sound() bool {
	failed := len(f.Scenarios.Failed) + len(f.Golden.Failed) + len(f.Precedents.Failed) + len(f.Lacks) + len(f.Uncovered)
	return failed == 0 && f.Walks.Broken == nil
}

func (f *Audit) clause(c *features.ClauseCoverage, pinned replays) ClauseAudit {
	id := c.Clause.ID
	laws := 0
	for _, law := range f.Walks.Laws {
		if law.Times > 0 && slices.Contains(law.Clauses, id) {
			laws++
		}
	}
	return ClauseAudit{
		ID: string(id), Section: c.Clause.Section, Testable: c.Clause.Testable, Why: c.Clause.Why,
		Examples: len(c.Examples), Worked: len(c.Worked), Scenarios: len(c.Scenarios) - len(c.Examples) - len(c.Worked),
		Laws: laws, Walks: f.Walks.Cited[id], Golden: pinned.cited[id],
	}
}

func (f *Audit) question(q *features.QuestionCoverage, pinned replays) QuestionAudit {
	said := QuestionAudit{ID: q.ID, Options: []OptionAudit{}}
	byDefault := q.Question.Options[q.Question.Default].ID
	for _, o := range q.Options {
		said.Options = append(said.Options, OptionAudit{
			ID: o.ID, Default: o.ID == byDefault, Scenarios: len(o.Scenarios),
			Walks: f.Walks.Options[q.Question.Name][o.ID], Golden: pinned.options[answered{q.ID, o.ID}],
		})
	}
	return said
}

// answered is an answer to a question, by the ids of both.
type answered struct{ question, option string }

// inForce returns the answer to a question in a set-up.
func inForce(q *rulebook.Question, setup engine.Setup) answered {
	if option, ok := setup.Rulings[q.Name]; ok {
		return answered{q.ID, option}
	}
	return answered{q.ID, q.Options[q.Default].ID}
}
