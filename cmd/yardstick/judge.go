package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type judgeCmd struct {
	Files      []string `arg:"" name:"file" completion-predictor:"file" help:"Game records, files of scenarios (.feature), and folders of both. mine.feature:12 is the scenario in line 12, game.yard:63 the decision in line 63; - reads a record or scenarios from standard input."`
	Decision   *int     `placeholder:"N" help:"Judge the N-th decision, or with --try another decision in its place. The default is the last decision, with the result and the winner."`
	Try        *string  `placeholder:"DECISION" help:"Judge a decision that is not in the record, such as \"ann: draw deck\", as if it came after the last decision."`
	At         *int     `placeholder:"N" help:"Judge the decision after the first N decisions, or the decision of --try in its place."`
	Precedents string   `placeholder:"DIR" completion-predictor:"file" help:"A folder of precedents. Yardstick compares the verdict, under other answers too, with the precedents on the same clauses and questions."`
	Others     *int     `name:"other-answers" placeholder:"N" help:"How many open questions to answer differently at once: 0, 1 or 2. The default for one record or scenario is 1, and in addition the first 256 pairs of answers. The default for several scenarios or up to 20 files is 1. For more files, and for folders, the default is 0."`
	Issue      string   `placeholder:"WORDS" help:"The issue that a precedent decides, in words; give it with -o FILE.golden."`
	under      `set:"overrides= These answers override those of the record or scenario."`
	Format     string `enum:"text,md,json,xml,ndjson,sarif" default:"text" help:"The form of the answer: text, md (Markdown), json, xml (JUnit), ndjson (Cucumber Messages) or sarif."`
	JSON       bool   `name:"json" help:"Answer in JSON, also if --format names another form."`
	Verbose    bool   `short:"v" help:"Leave nothing out: every rule, every answer with the argument for it, the number of answers tried, and the assumptions."`
	targets
	// tried notes how the decision of --try was read.
	tried []copyist.Reading
}

// Help returns the text that --help shows above the flags.
func (judgeCmd) Help() string {
	return "Reports whether a decision is upheld or overruled. For an upheld decision, judge lists the clauses and the effects. For an " +
		"overruled decision, judge shows the line, the clause, the legal actions, and the changes that would make the decision legal. " +
		"Judge also lists the other answers to open questions that would change the verdict. If an earlier decision of the record is " +
		"wrong, the verdict is about the first wrong decision. A scenario is upheld if every step is true. For a scenario, judge reports " +
		"the last decision, as for a record. If a claim is false, judge reports the decision that made the claim false. For several " +
		"files or a folder, judge lists the overruled decisions by clause.\n\n" + recordHelp + scenarioHelp
}

// recordHelp shows a record that can be typed.
const recordHelp = `A record of a dispute has six lines or more:

  yardstick 2
  game yardmaster
  seats ann bob
  position {"phase":"turn","player":"ann","players":[{"name":"ann","train":["coal-2"],"sorting-yard":{"coal-4":1}}]}
  ---
  ann: load coal-4

Yardstick fills in the missing parts of a position. Without a position, the game begins with its set-up. Decisions follow the dashes,
one per line, as yardstick legal lists them. yardstick fmt mends spelling; see docs/records.md.

`

// scenarioHelp shows a scenario that can be typed.
const scenarioHelp = `A scenario states the same dispute in sentences, in your own words or in those that yardstick steps GAME lists.
Sentences are easier if the position has many parts. Yardstick fills in the missing parts of the table here too:

  Feature: at our table
    Scenario: a railcar that nobody loaded
      Given a Yardmaster game of ann and bob
      And it is ann's turn
      And ann's train is coal-2
      And ann's sorting yard is coal-4
      When ann does "load coal-4"
      Then ann has 6 points

`

// one reports whether the command line names a single file, whose whole answer is then printed.
func (c *judgeCmd) one() bool {
	return len(c.Files) == 1 && operandOf(c.Files[0]).kind != isFolder
}

// isRecord reports whether flags ask a question that differs from the scenario's own. The scenario is then judged
// as a record.
func (c *judgeCmd) isRecord() bool {
	return c.Decision != nil || c.Try != nil || c.At != nil || c.Precedents != ""
}

// asks returns an error for flags that do not fit together, and for values that a flag does not take.
func (c *judgeCmd) asks() error {
	switch {
	case !c.one() && (c.isRecord() || slices.ContainsFunc(c.Outputs, isAgainFile)):
		return at("yardstick judge", errors.New("name one record: --decision, --at, --try and --precedents are about one decision, and "+
			"so is a .feature, .yard, .golden or .html file that -o writes"))
	case (c.Issue != "") != slices.ContainsFunc(c.Outputs, isPrecedent):
		return at("yardstick judge", errors.New("a precedent needs its issue in words and its file: give --issue WORDS and -o FILE.golden"))
	case c.Decision != nil && c.At != nil:
		return at("--at", errors.New("--decision already names the decision; leave one of the two flags out"))
	case c.Try != nil && strings.TrimSpace(*c.Try) == "":
		return at("--try", errors.New("the decision is empty; write one, such as \"ann: draw deck\""))
	case c.Others != nil && (*c.Others < 0 || *c.Others > 2):
		return at("--other-answers", errors.New("choose 0, 1 or 2"))
	case c.Decision != nil && *c.Decision < 1:
		return at("--decision", errors.New("decisions are counted from 1; show --at 0 shows the start"))
	}
	return nil
}

// blamed adds the name of the flag to an error about its value.
func (c *judgeCmd) blamed(err error) error {
	var syntax *transcript.SyntaxError
	var finding *transcript.Finding
	switch {
	case c.Try != nil && errors.As(err, &syntax):
		return at("--try", errors.New(syntax.Msg))
	case c.Try != nil && errors.As(err, &finding) && finding.Line == 0:
		return at("--try", errors.New(finding.Msg))
	}
	switch isRead := errors.Is(err, context.Canceled) || isLocated(err); {
	case !isRead && c.Decision != nil:
		return at("--decision", err)
	case !isRead && c.At != nil:
		return at("--at", err)
	}
	return err
}

// Run judges the files that the command line names.
func (c *judgeCmd) Run(a *app) error {
	if err := c.asks(); err != nil {
		return err
	}
	if c.Reading != "" && !c.one() { // an error in the file is reported once
		if _, err := c.file(); err != nil {
			return err
		}
	}
	out, err := c.reports(a)
	if err != nil {
		return err
	}
	defer out.drop()
	if out.one {
		return c.judgeOne(a, out)
	}
	return c.several(a, out)
}

// spelt changes the decision of --try to the spelling of the game. It returns an error if the decision is
// ambiguous, or if it is unknown and the record is wrong before it. Any other error, such as an unreadable
// record, is left to the judge.
func (c *judgeCmd) spelt(a *app, file string) error {
	if c.Try == nil {
		return nil
	}
	r, err := a.record(file, &c.under, false)
	if err != nil {
		return nil
	}
	defer r.close()
	place, err := a.replay(r, c.before())
	var wrong *transcript.Finding
	if errors.As(err, &wrong) { // the record is judged, but --try still has to be a decision
		place, err = a.replay(r, &wrong.Decision)
	}
	if err != nil {
		return nil
	}
	said, err := copyist.Decision(place.Local(), r.Transcript, *c.Try)
	var several *copyist.AmbiguousError
	if errors.As(err, &several) || err != nil && wrong != nil {
		return at("--try", err)
	}
	if err != nil {
		said = strings.ToLower(*c.Try)
	} else {
		c.tried = copyist.Tried(*c.Try, said)
	}
	c.Try = &said
	return nil
}

// judgeOne judges a single file and prints the whole answer.
func (c *judgeCmd) judgeOne(a *app, out *reports) error {
	file := c.Files[0]
	if err := c.spelt(a, file); err != nil {
		return err
	}
	suite, err := c.judged(a, file, out)
	if suite == nil {
		if a.ctx.Err() != nil {
			return err
		}
		if !isLocated(err) {
			err = at("yardstick judge", err)
		}
		suite = witness.UnreadSuite(operandOf(file).name, err, true)
	}
	var tally report.Tally
	tally.Add(suite)
	broken := out.add(suite)
	if broken == nil {
		broken = out.end(&tally)
	}
	if broken != nil {
		return broken
	}
	if err == nil && tally.Failed > 0 {
		return exitCode(conformsNot)
	}
	return err
}

// several judges files one after the other. A file that cannot be read does not stop the others.
func (c *judgeCmd) several(a *app, out *reports) error {
	var tally report.Tally
	shown := a.status
	if a.status = (status{}); a.terminal { // the answers show the progress
		shown = a.status
	}
	var broken error
	so := func() string { return fmt.Sprintf("judged %s", prose.Count(int(out.told.Load()), "file")) }
	shown.watch(so, func() { broken = c.stream(a, out, &tally) })
	if broken == nil {
		broken = out.end(&tally)
	}
	switch {
	case broken != nil:
		return broken
	case tally.Stopped:
		return a.ctx.Err()
	case tally.Unread > 0:
		return at("yardstick judge", fmt.Errorf("%d of the files or scenarios could not be read; the others were judged", tally.Unread))
	case tally.Failed > 0:
		return exitCode(conformsNot)
	}
	return nil
}

// compared compares a verdict with the precedents in the folder of --precedents; nil without the flag.
func (c *judgeCmd) compared(a *app, r *record, v *judge.Verdict) (*answer.Precedents, error) {
	if c.Precedents == "" {
		return nil, nil
	}
	folder, err := os.OpenRoot(c.Precedents)
	if err != nil {
		return nil, at(c.Precedents, fmt.Errorf("the folder of precedents cannot be opened; check its name: %w", err))
	}
	defer folder.Close()
	var said *answer.Precedents
	a.status.during("judging precedents again", func() { said, err = r.Compare(a.ctx, v, folder.FS(), c.Precedents) })
	if err != nil && a.ctx.Err() == nil {
		err = at("", err)
	}
	return said, err
}
