//go:build !js

package features

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	messages "github.com/cucumber/messages/go/v34"
	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// pickle is a scenario as a parser of Gherkin reads it.
type pickle struct {
	Name     string
	Line     int
	Language string
	Tags     []string
	Steps    []pickled
}

type pickled struct {
	Type, Text, Doc, Media string
	Table                  [][]string
}

// picklesOf are the scenarios of a text as this package reads it.
func picklesOf(name, text string) (all []pickle, err error) {
	doc, err := parsed(name, []byte(text), true, &messages.Incrementing{})
	if err != nil {
		return nil, err
	}
	for _, p := range doc.pickles {
		one := pickle{Name: p.Name, Line: doc.place(p).line, Language: p.Language, Tags: []string{}, Steps: []pickled{}}
		for _, tag := range p.Tags {
			one.Tags = append(one.Tags, tag.Name)
		}
		for _, s := range p.Steps {
			one.Steps = append(one.Steps, pickledStep(s))
		}
		all = append(all, one)
	}
	return all, nil
}

func pickledStep(s *messages.PickleStep) pickled {
	p := pickled{Type: string(s.Type), Text: s.Text, Table: [][]string{}}
	if s.Argument == nil {
		return p
	}
	if doc := s.Argument.DocString; doc != nil {
		p.Doc, p.Media = doc.Content, strings.TrimSpace(doc.MediaType) // nothing here reads it
	}
	if table := s.Argument.DataTable; table != nil {
		for _, row := range table.Rows {
			var cells []string
			for _, cell := range row.Cells {
				cells = append(cells, cell.Value)
			}
			p.Table = append(p.Table, cells)
		}
	}
	return p
}

// purpose are the files of testdata/gherkin.txtar that are read differently on purpose, with the error that a person gets here for what
// Cucumber's parser takes.
var purpose = map[string]string{
	"given-in-small-letters":   `:4: "given" is not a keyword; did you mean "Given"?`,
	"tab-behind-given":         `:3: the blank after "Given" is not a space: write a space`,
	"given-in-background":      `:3: "GIVEN" is not a keyword; did you mean "Given"?`,
	"no-such-column":           `:4: the Examples have no column lef; they have car, left`,
	"cell-names-a-column":      `:8: the cell "<b>" contains the placeholder of the column b`,
	"no-examples":              `:2: scenario outline "S" has no examples`,
	"examples-without-rows":    `:4: this table of examples has no row`,
	"no-steps":                 `:2: scenario "S" has no steps`,
	"no-name":                  `:2: the scenario has no name`,
	"no-scenario":              `:1: the feature has no scenario`,
	"empty":                    `: the file is empty`,
	"only-a-comment":           `: the file is empty`,
	"steps-of-background-only": `:5: scenario "S" has no steps`,
}

// Every file of the suite, one for each language, and a collection of what is hard to read are read as Cucumber's own parser reads them.
func TestGherkinIsReadAsCucumberReadsIt(t *testing.T) {
	modules := cucumber(t)
	files := gherkinFiles(t, modules)
	require.Greater(t, len(files), 200)
	input, err := json.Marshal(files)
	require.NoError(t, err)
	var out, said bytes.Buffer
	node := exec.CommandContext(t.Context(), "node", "testdata/pickles.mjs", filepath.Dir(modules))
	node.Stdin, node.Stdout, node.Stderr = bytes.NewReader(input), &out, &said
	require.NoError(t, node.Run(), said.String())
	var theirs []json.RawMessage
	require.NoError(t, json.Unmarshal(out.Bytes(), &theirs))
	require.Len(t, theirs, len(files))
	left := maps.Clone(purpose)
	for i, file := range files {
		ours, err := picklesOf(file.Name, file.Text)
		var want []pickle
		if json.Unmarshal(theirs[i], &want) != nil {
			assert.Error(t, err, "%s: Cucumber says %s", file.Name, theirs[i])
			continue
		}
		if says, ok := left[file.Name]; ok {
			assert.ErrorContains(t, err, file.Name+says)
			delete(left, file.Name)
			continue
		}
		if !assert.NoError(t, err) {
			continue
		}
		assert.Equal(t, want, ours, file.Name)
	}
	require.Empty(t, left, "these are read alike")
}

// What is refused on purpose says where and what is meant.
func TestWhatCucumberTakesAndThisRefuses(t *testing.T) {
	for _, file := range hardFiles(t) {
		if says, ok := purpose[file.Name]; ok {
			_, err := picklesOf(file.Name, file.Text)
			require.ErrorContains(t, err, file.Name+says)
		}
	}
}

// cucumber is the folder of Cucumber's packages.
func cucumber(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a parser from elsewhere: make test-all")
	}
	path, err := filepath.Abs("../bin/formatter/node_modules")
	require.NoError(t, err)
	if _, err := os.Stat(filepath.Join(path, "@cucumber", "gherkin")); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("Cucumber's parser is missing: make formatter installs it")
		}
		t.Skip("needs Cucumber's parser: make formatter installs it")
	}
	return path
}

type gherkinFile struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// gherkinFiles are the scenarios of every game, what is hard to read, and each language.
func gherkinFiles(t *testing.T, modules string) (all []gherkinFile) {
	t.Helper()
	for _, entry := range games.All() {
		for _, name := range Files(entry.Name()) {
			text, err := scenarios.ReadFile(name)
			require.NoError(t, err)
			all = append(all, gherkinFile{name, string(text)})
		}
	}
	all = append(all, hardFiles(t)...)
	text, err := os.ReadFile(filepath.Join(modules, "@cucumber", "gherkin", "dist", "gherkin-languages.json"))
	require.NoError(t, err)
	var languages map[string]map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(text, &languages))
	for _, name := range slices.Sorted(maps.Keys(languages)) {
		for n := range 3 {
			all = append(all, gherkinFile{fmt.Sprintf("%s-%d", name, n), inLanguage(t, name, languages[name], n)})
		}
	}
	return all
}

// hardFiles are the files of testdata/gherkin.txtar.
func hardFiles(t *testing.T) (all []gherkinFile) {
	t.Helper()
	hard, err := txtar.ParseFile("testdata/gherkin.txtar")
	require.NoError(t, err)
	for _, file := range hard.Files {
		text := strings.NewReplacer(`\t`, "\t", `\r`, "\r", `\u00a0`, "\u00a0").Replace(string(file.Data))
		all = append(all, gherkinFile{file.Name, text})
	}
	return all
}

// inLanguage is a feature in a language, with the word of a place in the list of each keyword, or the last.
func inLanguage(t *testing.T, name string, keywords map[string]json.RawMessage, n int) string {
	t.Helper()
	word := func(kind string) string {
		var words []string
		require.NoError(t, json.Unmarshal(keywords[kind], &words))
		return words[min(n, len(words)-1)]
	}
	return "# language: " + name + "\n" + word("feature") + ": F\n  " + word("background") + ":\n    " + word("given") + "one\n  " +
		word("rule") + ": R\n    " + word("scenarioOutline") + ": <a>\n      " + word("when") + "two <a>\n      " + word("and") + "three\n      " +
		word("then") + "four\n      " + word("but") + "five\n      " + word("examples") + ":\n        | a |\n        | 1 |\n    " +
		word("scenario") + ": S\n      " + word("given") + "six\n"
}
