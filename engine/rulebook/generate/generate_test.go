package main

import (
	"go/format"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
)

// Every game's generated files are what its YAML makes today.
func TestGeneratedFilesAreUpToDate(t *testing.T) {
	books, err := filepath.Glob("../../*/clauses.yaml")
	require.NoError(t, err)
	require.NotEmpty(t, books)
	for _, path := range books {
		dir := filepath.Dir(path)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			files, err := generate(os.DirFS(dir), filepath.Base(dir), kindsOf(t, dir))
			require.NoError(t, err)
			for _, f := range files {
				have, err := os.ReadFile(filepath.Join(dir, f.name))
				require.NoError(t, err)
				require.True(t, string(have) == string(f.text), "%s is stale: run go generate ./engine/...", f.name)
				formatted, err := format.Source(have)
				require.NoError(t, err)
				require.Equal(t, string(formatted), string(have))
				require.Regexp(t, `^// Code generated .* DO NOT EDIT\.\n`, string(have))
			}
		})
	}
}

// kindsOf are the kinds that the line of go:generate asks for.
func kindsOf(t *testing.T, dir string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "generate.go"))
	require.NoError(t, err)
	line := regexp.MustCompile(`(?m)^//go:generate go run \.\./rulebook/generate(.*)$`).FindSubmatch(text)
	require.NotNil(t, line, "%s/generate.go makes the rulebook", dir)
	return strings.Fields(string(line[1]))
}

func TestKinds(t *testing.T) {
	fsys := fstest.MapFS{
		"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)},
		"components.yaml": {Data: []byte("spans: {list: [{id: long-one}, {id: short}]}\nfeet: [{id: left}]\n")},
	}
	files, err := generate(fsys, "span", []string{"SpanKind=spans.list", "Foot=feet+Foot"})
	require.NoError(t, err)
	require.Equal(t, "box/kinds_gen.go", files[2].name)
	text := strings.Join(strings.Fields(string(files[2].text)), " ")
	require.Contains(t, text, "package box")
	require.Contains(t, text, "type SpanKind uint8 // What spans.list lists. const ( LongOne SpanKind = iota Short SpanKinds // how many there are )")
	require.Contains(t, text, "LeftFoot Foot = iota Foots // how many")
	_, err = generate(fsys, "span", []string{"Toll=tolls"})
	require.EqualError(t, err, "components.yaml: tolls: is no list with entries, and Toll is to be its kinds")
}

func TestCamel(t *testing.T) {
	for id, name := range map[string]string{"yard-timing": "YardTiming", "load-01": "Load01", "y6-06": "Y606", "tie": "Tie", "": ""} {
		require.Equal(t, name, camel(id))
	}
}

func TestOptionName(t *testing.T) {
	require.Equal(t, "YardTimingAnyTime", optionName("yard-timing", "any-time"))
	require.Equal(t, "Q1906BottomStays", optionName("1906-bottom", "stays"))
}

const bridgeClauses = `game: bridge
title: Bridge
prefix: BR
source: A board
players: {min: 1, max: 2}
sections: [{id: ask, title: Asking}]
clauses:
  - {id: BR-ASK-01, section: ask, at: Line 1, says: One asks., kind: turn, testable: true, examples: [], rulings: [BR-R-toll, BR-R-toll-gate]}
`

const bridgeRulings = `game: bridge
rulings:
  - {id: BR-R-toll, question: Is there one?, why-open: silent, clauses: [BR-ASK-01], options: [{id: gate-open, says: A.}, {id: b, says: B.}], default: b, because: So., shows: That.}
  - {id: BR-R-toll-gate, question: Is there one?, why-open: silent, clauses: [BR-ASK-01], options: [{id: closed, says: A.}, {id: b, says: B.}], default: b, because: So., shows: That.}
`

func TestTables(t *testing.T) {
	files, err := generate(fstest.MapFS{"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)}}, "span", nil)
	require.NoError(t, err)
	require.Len(t, files, 1, "a game without a table of components has none")
	require.Equal(t, "rulebook_gen.go", files[0].name)
	text := strings.Join(strings.Fields(string(files[0].text)), " ")
	for _, part := range []string{
		"package span",
		`// Ask01: One asks. Ask01 engine.Clause = "BR-ASK-01"`,
		"// AskToll: Is there one? AskToll engine.Question = iota // AskTollGate: Is there one? AskTollGate )",
		"// TollGateOpen: A. TollGateOpen rulebook.Option = iota // TollB: B. TollB )",
		`Clauses: []engine.Clause{Ask01}`,
		"Default: TollGateB",
	} {
		require.Contains(t, text, part)
	}
}

// A game that has a component file gets its figures.
func TestFiguresAreGenerated(t *testing.T) {
	files, err := generate(fstest.MapFS{
		"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)},
		"components.yaml": {Data: []byte("spans: {value: 3, from: assumed, binds: [it stands]}\nfeet: {value: 4, from: derived, how: one more}\n")},
	}, "span", nil)
	require.NoError(t, err)
	require.Len(t, files, 2)
	require.Contains(t, string(files[0].text), "Figures: figures,")
	require.Equal(t, "figures_gen.go", files[1].name)
	text := string(files[1].text)
	require.Contains(t, text, `{Path: "spans.value", Value: "3", From: "assumed", Line: 1, Binds: []string{"it stands"}},`)
	require.Contains(t, text, `{Path: "feet.value", Value: "4", From: "derived", Line: 2, How: "one more"},`)
	require.True(t, strings.HasPrefix(text, "// Code generated"))
}

func TestNamesThatClashAreRefused(t *testing.T) {
	rulings := strings.Replace(bridgeRulings, "{id: closed", "{id: open", 1)
	_, err := generate(fstest.MapFS{"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(rulings)}}, "span", nil)
	require.EqualError(t, err, "BR-R-toll gate-open and BR-R-toll-gate open would both be called TollGateOpen in Go: rename one")
}

func TestRunWritesOrExplains(t *testing.T) {
	require.ErrorContains(t, run(".", "", nil), "go generate")
	dir := t.TempDir()
	require.ErrorContains(t, run(dir, "span", nil), "clauses.yaml")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "clauses.yaml"), []byte(bridgeClauses), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "rulings.yaml"), []byte(bridgeRulings), 0o644))
	require.NoError(t, run(dir, "span", nil))
	require.FileExists(t, filepath.Join(dir, "rulebook_gen.go"))
}
