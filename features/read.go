package features

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// document is a feature file that was read and can run.
type document struct {
	where   string // the file's name in reports
	content []byte
	pickles []*messages.Pickle // its scenarios, and the rows of its outlines
	places  map[string]place
	follows map[string]bool              // its steps, by their numbers, that begin with And or But
	said    map[utterance][]step.Reading // the readings of its steps
	named   map[string]games.Entry       // the games that its steps name, by their texts
	ruled   bool                         // it has a Rule
	bare    bool                         // its scenarios need not ask anything
	unknown int                          // the number of unknown steps answered
}

// utterance is a text to read in the words of a game, under a keyword; "" means any keyword.
type utterance struct{ room, keyword, text string }

// place is the place of a part in the document.
type place struct {
	line  int
	row   int // of an outline, from 1 over all its tables
	first int // of a scenario: the line of its first tag, or its own
}

// read reads the files. It returns an error for a file that cannot run as intended.
func read(opts Options) ([]*document, error) {
	names, err := fileNames(opts)
	if err != nil {
		return nil, err
	}
	var docs []*document
	first := map[string]string{}
	total := 0
	for _, name := range names {
		doc, err := readFile(&opts, name)
		if err != nil {
			return nil, err
		}
		if err := doc.uniqueNames(first); err != nil {
			return nil, err
		}
		if total += len(doc.pickles); total > mostScenarios {
			return nil, fmt.Errorf("%s: more than %d scenarios in one run: split the files", doc.where, mostScenarios)
		}
		docs = append(docs, doc)
	}
	return docs, nil
}

// parsed returns a parsed text; its parts get the next numbers.
func parsed(where string, content []byte, bare bool, numbers *messages.Incrementing) (*document, error) {
	doc := &document{where: where, content: content, places: map[string]place{}, follows: map[string]bool{},
		said: map[utterance][]step.Reading{}, named: map[string]games.Entry{}, bare: bare}
	return doc, doc.parse(numbers)
}

// parse reads Gherkin. It makes the scenarios only once their size is known.
func (d *document) parse(numbers *messages.Incrementing) error {
	before := *numbers
	builder := gherkin.NewAstBuilder(numbers.NewId)
	err := gherkin.NewParser(builder).Parse(gherkin.NewScanner(bytes.NewReader(d.content)), gherkin.NewMatcher(gherkin.DialectsBuiltin()))
	if err != nil {
		return syntaxError(d.where, err)
	}
	ast := builder.GetGherkinDocument()
	if plain := untabbed(d.content, ast.Feature); plain != nil {
		d.content, *numbers = plain, before
		return d.parse(numbers)
	}
	if ast.Feature == nil {
		return fmt.Errorf(`%s: the file is empty: begin it with "Feature:" and a title`, d.where)
	}
	if err := d.inspect(ast.Feature); err != nil {
		return err
	}
	d.pickles = gherkin.Pickles(*ast, d.where, numbers.NewId)
	for _, p := range d.pickles {
		d.typed(p)
	}
	if len(d.pickles) == 0 {
		return fmt.Errorf("%s:%d: the feature has no scenario", d.where, ast.Feature.Location.Line)
	}
	if d.bare {
		return nil
	}
	return d.askSomething()
}

// inspect records the places of all parts. It returns an error for a scenario that would test nothing or grow
// without limit.
func (d *document) inspect(feature *messages.Feature) error {
	size, scenarios := 0, 0
	var all load
	d.ruled = slices.ContainsFunc(feature.Children, func(c *messages.FeatureChild) bool { return c.Rule != nil })
	dialect, lines := gherkin.DialectsBuiltin().GetDialect(feature.Language), bytes.Split(d.content, []byte("\n"))
	for _, block := range blocks(feature) {
		d.note(block.steps)
		if err := strayStep(dialect, lines, block.description, block.line); err != nil {
			return fmt.Errorf("%s:%w", d.where, err)
		}
		if block.scenario == nil {
			continue
		}
		if err := wellFormed(block.scenario); err != nil {
			return fmt.Errorf("%s:%w", d.where, err)
		}
		scenarios += d.noteRows(block.scenario)
		grown, err := expanded(block)
		if err != nil {
			return fmt.Errorf("%s:%w", d.where, err)
		}
		if err := all.add(block); err != nil {
			return fmt.Errorf("%s:%d: %w", d.where, block.scenario.Location.Line, err)
		}
		if size += grown; size > mostText || scenarios > mostScenarios {
			return fmt.Errorf("%s:%d: the file has more than %d scenarios or %d bytes, if every row of examples counts: split the file",
				d.where, block.scenario.Location.Line, mostScenarios, mostText)
		}
	}
	return nil
}

// note notes the lines of steps, and the steps that begin with And or But.
func (d *document) note(steps []*messages.Step) {
	for _, s := range steps {
		d.places[s.Id] = place{line: int(s.Location.Line)}
		d.follows[s.Id] = s.KeywordType == messages.StepKeywordType_CONJUNCTION
	}
}

// typed gives a scenario's first step that begins with And or But the kind of the background's last step.
// Cucumber's parser does the same, but the parser used here does not.
func (d *document) typed(p *messages.Pickle) {
	for i, s := range p.Steps[min(1, len(p.Steps)):] {
		if d.follows[s.AstNodeIds[0]] && s.Type == messages.PickleStepType_UNKNOWN {
			s.Type = p.Steps[i].Type
		}
	}
}

// gameOf returns the game that a scenario names first; the zero value if no step names a game.
func (d *document) gameOf(p *messages.Pickle) games.Entry {
	for _, s := range p.Steps {
		game, known := d.named[s.Text]
		if !known {
			game, _ = step.GameOf(s.Text)
			d.named[s.Text] = game
		}
		if game.Room != "" {
			return game
		}
	}
	return games.Entry{}
}

// noteRows records the lines of a scenario and its rows, and returns the number of scenarios in it.
func (d *document) noteRows(scenario *messages.Scenario) int {
	here := place{line: int(scenario.Location.Line), first: int(scenario.Location.Line)}
	for _, tag := range scenario.Tags {
		here.first = min(here.first, int(tag.Location.Line))
	}
	d.places[scenario.Id] = here
	if len(scenario.Examples) == 0 {
		return 1
	}
	rows := 0
	for _, table := range scenario.Examples {
		for _, row := range table.TableBody {
			rows++
			d.places[row.Id] = place{line: int(row.Location.Line), row: rows}
		}
	}
	return rows
}

// askSomething returns an error for a scenario that only sets up a table.
func (d *document) askSomething() error {
	for _, p := range d.pickles {
		if !slices.ContainsFunc(p.Steps, func(s *messages.PickleStep) bool { return s.Type != messages.PickleStepType_CONTEXT }) {
			return fmt.Errorf("%s:%d: scenario %q asks nothing: it has no When and no Then", d.where, d.place(p).line, p.Name)
		}
	}
	return nil
}

// place returns the place of a scenario or its row.
func (d *document) place(p *messages.Pickle) place {
	return d.places[p.AstNodeIds[len(p.AstNodeIds)-1]]
}

// name returns a scenario's name, followed by the number of the row.
func (d *document) name(p *messages.Pickle) string {
	if row := d.place(p).row; row > 0 {
		return fmt.Sprintf("%s (row %d)", p.Name, row)
	}
	return p.Name
}

// uniqueNames returns an error for a name that occurs twice. before holds the names so far, with their places.
func (d *document) uniqueNames(before map[string]string) error {
	for _, p := range d.pickles {
		at := d.places[p.AstNodeIds[0]].line
		for _, name := range []string{p.Name, d.name(p)} {
			here := fmt.Sprintf("%s:%d", d.where, at)
			if there := before[name]; there != "" && there != here {
				return fmt.Errorf("%s: there is a scenario named %q at %s already: give each its own name", here, name, there)
			}
			before[name] = here
		}
	}
	return nil
}

// read returns the readings of a text in the vocabulary of its game, and keeps them because texts repeat.
func (d *document) read(v *step.Vocabulary, key utterance) []step.Reading {
	said, ok := d.said[key]
	if !ok {
		said = v.Read(key.keyword, key.text)
		d.said[key] = said
	}
	return said
}

// mayHave reports whether the document may contain a scenario that tags select. It understands only a single
// tag; the runner understands all. Running a document in vain takes as long as reading it.
func (d *document) mayHave(tags string) bool {
	if !strings.HasPrefix(tags, "@") || strings.ContainsAny(tags, "~,& ") {
		return true
	}
	return slices.ContainsFunc(d.pickles, func(p *messages.Pickle) bool {
		return slices.ContainsFunc(p.Tags, func(tag *messages.PickleTag) bool { return tag.Name == tags })
	})
}
