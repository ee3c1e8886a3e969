package features

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	gherkin "github.com/cucumber/gherkin/go/v26"
	messages "github.com/cucumber/messages/go/v21"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// document is a feature file that was read and can be run.
type document struct {
	where   string // the file's name in reports
	content []byte
	pickles []*messages.Pickle // its scenarios, and the rows of its outlines
	places  map[string]place
	said    map[utterance][]step.Reading // what its steps say
	ruled   bool                         // it has a Rule
	bare    bool                         // its scenarios need not ask anything
	unknown int                          // how many steps that are not known were answered
}

// utterance is a text that is read in the words of a game, under a keyword; "" for any.
type utterance struct{ room, keyword, text string }

// place is where a part of the document is.
type place struct {
	line  int
	row   int // of an outline, from 1 over all its tables
	first int // of a scenario: the line of its first tag, or its own
}

// read reads the files and refuses what cannot be run as it is meant.
func read(opts Options) ([]*document, error) {
	names, err := fileNames(opts)
	if err != nil {
		return nil, err
	}
	var docs []*document
	first := map[string]string{}
	total := 0
	for _, name := range names {
		doc, err := readFile(opts, name)
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

// fileNames are the files named, or all feature files.
func fileNames(opts Options) ([]string, error) {
	if len(opts.Files) > 0 {
		return opts.Files, nil
	}
	var names []string
	err := fs.WalkDir(opts.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) == ".feature" {
			names = append(names, name)
		}
		return err
	})
	if err == nil && len(names) == 0 {
		err = errors.New("there is no feature file: the name of one ends in .feature")
	}
	return names, err
}

func readFile(opts Options, name string) (*document, error) {
	where := path.Join(opts.Root, name)
	content, err := readBytes(opts.FS, name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	doc := &document{where: where, content: content, places: map[string]place{}, said: map[utterance][]step.Reading{}, bare: opts.Bare}
	if err := doc.parse(); err != nil {
		return nil, err
	}
	return doc, nil
}

func readBytes(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		var wrong *fs.PathError
		switch {
		case errors.Is(err, fs.ErrNotExist):
			err = errors.New("there is no such file")
		case errors.As(err, &wrong):
			err = wrong.Err
		}
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, errors.New("this is a folder, not a feature file")
	}
	content, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(content) > mostBytes:
		return nil, fmt.Errorf("the file is longer than the %d bytes that a feature file may have", mostBytes)
	case prose.Encoding(content) != "":
		return nil, errors.New(prose.Encoding(content))
	case !utf8.Valid(content) || bytes.IndexByte(content, 0) >= 0:
		return nil, errors.New("this is not text: a feature file is text in UTF-8")
	}
	if err := longLine(content); err != nil {
		return nil, err
	}
	return content, longText(content)
}

// parse reads Gherkin. The scenarios are made from it only once it is known how large they become.
func (d *document) parse() error {
	number := (&messages.Incrementing{}).NewId
	builder := gherkin.NewAstBuilder(number)
	err := gherkin.NewParser(builder).Parse(gherkin.NewScanner(bytes.NewReader(d.content)), gherkin.NewMatcher(dialects()))
	if err != nil {
		return syntaxError(d.where, err)
	}
	ast := builder.GetGherkinDocument()
	if ast.Feature == nil {
		return fmt.Errorf(`%s: the file is empty: begin it with "Feature:" and a title`, d.where)
	}
	if err := d.inspect(ast.Feature); err != nil {
		return err
	}
	// The numbers have to be the same as those that the text gets when it is run.
	d.pickles = gherkin.Pickles(*ast, d.where, number)
	if len(d.pickles) == 0 {
		return fmt.Errorf("%s:%d: the feature has no scenario", d.where, ast.Feature.Location.Line)
	}
	if d.bare {
		return nil
	}
	return d.askSomething()
}

// inspect notes where everything is and refuses scenarios that would say nothing or grow without bound.
func (d *document) inspect(feature *messages.Feature) error {
	size, scenarios := 0, 0
	var all load
	d.ruled = slices.ContainsFunc(feature.Children, func(c *messages.FeatureChild) bool { return c.Rule != nil })
	for _, block := range blocks(feature) {
		d.note(block.steps)
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
			return fmt.Errorf("%s:%d: with every row of examples filled in, more than %d scenarios or %d bytes: split the file",
				d.where, block.scenario.Location.Line, mostScenarios, mostText)
		}
	}
	return nil
}

// note keeps the lines of steps.
func (d *document) note(steps []*messages.Step) {
	for _, s := range steps {
		d.places[s.Id] = place{line: int(s.Location.Line)}
	}
}

// gameOf is the game that a scenario names first, the zero value if none of its steps names one.
func (d *document) gameOf(p *messages.Pickle) games.Entry {
	for _, s := range p.Steps {
		if game, ok := step.GameOf(s.Text); ok {
			return game
		}
	}
	return games.Entry{}
}

// noteRows keeps the lines of a scenario and its rows, and says how many scenarios it makes.
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

// askSomething refuses a scenario that sets up a table and does nothing else.
func (d *document) askSomething() error {
	for _, p := range d.pickles {
		if !slices.ContainsFunc(p.Steps, func(s *messages.PickleStep) bool { return s.Type != messages.PickleStepType_CONTEXT }) {
			return fmt.Errorf("%s:%d: scenario %q asks nothing: it has no When and no Then", d.where, d.place(p).line, p.Name)
		}
	}
	return nil
}

// place is where a scenario or its row is.
func (d *document) place(p *messages.Pickle) place {
	return d.places[p.AstNodeIds[len(p.AstNodeIds)-1]]
}

// name is a scenario's name, followed by the number of the row.
func (d *document) name(p *messages.Pickle) string {
	if row := d.place(p).row; row > 0 {
		return fmt.Sprintf("%s (row %d)", p.Name, row)
	}
	return p.Name
}

// uniqueNames refuses a name that appears twice. Before has the names seen so far, with where they are.
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

// read finds what a text says in the vocabulary of its game. Documents say the same again and again.
func (d *document) read(v *step.Vocabulary, key utterance) []step.Reading {
	said, ok := d.said[key]
	if !ok {
		said = v.Read(key.keyword, key.text)
		d.said[key] = said
	}
	return said
}

// mayHave reports whether the document may have a scenario that tags select. It understands a single tag only; the runner reads the rest,
// and running a document for nothing takes as long as reading it.
func (d *document) mayHave(tags string) bool {
	if !strings.HasPrefix(tags, "@") || strings.ContainsAny(tags, "~,& ") {
		return true
	}
	return slices.ContainsFunc(d.pickles, func(p *messages.Pickle) bool {
		return slices.ContainsFunc(p.Tags, func(tag *messages.PickleTag) bool { return tag.Name == tags })
	})
}
