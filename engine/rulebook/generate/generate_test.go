package main

import (
	"go/format"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
)

// Every game's generated files equal the output for its present YAML.
func TestGeneratedFilesAreUpToDate(t *testing.T) {
	books, err := filepath.Glob("../../*/clauses.yaml")
	require.NoError(t, err)
	require.NotEmpty(t, books)
	for _, path := range books {
		dir := filepath.Dir(path)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			files, err := generate(os.DirFS(dir), filepath.Base(dir), "")
			require.NoError(t, err)
			for _, f := range files {
				have, err := os.ReadFile(filepath.Join(dir, f.name))
				require.NoError(t, err)
				require.True(t, string(have) == string(f.text), "%s is stale: run go generate ./engine/...", f.name)
				if filepath.Ext(f.name) != ".go" {
					continue
				}
				formatted, err := format.Source(have)
				require.NoError(t, err)
				require.Equal(t, string(formatted), string(have))
				require.Regexp(t, `^// Code generated .* DO NOT EDIT\.\n`, string(have))
			}
		})
	}
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
	files, err := generate(fstest.MapFS{"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)}},
		"span", "")
	require.NoError(t, err)
	require.Len(t, files, 2, "a game without a table of components has none")
	require.Equal(t, "editions.tsv", files[1].name)
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
		"components.yaml": {Data: []byte("spans: {value: 3, from: assumed, binds: [it stands]}\nfeet: {value: 4, from: derived, how: " +
			"one more}\n")},
	}, "span", "")
	require.NoError(t, err)
	require.Len(t, files, 3)
	require.Contains(t, string(files[0].text), "Figures: figures,")
	require.Equal(t, "figures_gen.go", files[1].name)
	text := string(files[1].text)
	require.Contains(t, text, `{Path: "spans.value", Value: "3", From: "assumed", Line: 1, Binds: []string{"it stands"}},`)
	require.Contains(t, text, `{Path: "feet.value", Value: "4", From: "derived", Line: 2, How: "one more"},`)
	require.True(t, strings.HasPrefix(text, "// Code generated"))
}

// The reasons of refusals.yaml become constants and the rows of a table, and a game without the file has neither.
func TestRefusalsAreGenerated(t *testing.T) {
	files, err := generate(fstest.MapFS{
		"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)},
		"refusals.yaml": {Data: []byte("game: bridge\nrefusals:\n  - {id: not-paid, clause: BR-ASK-01, question: BR-R-toll, says: no toll}\n" +
			"  - {id: shut, says: it is shut}\n")},
	}, "span", "")
	require.NoError(t, err)
	require.Contains(t, string(files[0].text), "Refusals: refusals,")
	require.Equal(t, "refusals_gen.go", files[1].name)
	text := strings.Join(strings.Fields(string(files[1].text)), " ")
	require.Contains(t, text, "const ( allowed refusal = iota notPaid shut )")
	require.Contains(t, text, `notPaid: {ID: "not-paid", Clause: Ask01, Question: AskToll, Says: "no toll"},`)
	require.Contains(t, text, `shut: {ID: "shut", Question: engine.NoQuestion, Says: "it is shut"},`)
}

// A changed rulebook is a draft, which the next change replaces, until it is issued; a history that was tampered with is refused. The code
// counts, but not its comments, its layout, its tests and what is generated.
func TestEditionsAreAdded(t *testing.T) {
	game := fstest.MapFS{"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(bridgeRulings)}}
	generated := func(issue string) string {
		files, err := generate(game, "span", issue)
		require.NoError(t, err)
		text := files[len(files)-1].text
		game["editions.tsv"] = &fstest.MapFile{Data: text}
		return string(text)
	}
	require.Regexp(t, `\ndraft\t[0-9a-f]{12}\n$`, generated(""))
	game["clauses.yaml"].Data = []byte(strings.Replace(bridgeClauses, "One asks", "Somebody asks", 1))
	first := generated("1 of 2026-01-31")
	require.Contains(t, first, "+\tclause\tBR-ASK-01\tturn\task\n")
	require.Contains(t, first, "+\tquestion\tBR-R-toll\tb\tb\tgate-open\n")
	require.Contains(t, first, "+\tsentence\tBR-ASK-01\tSomebody asks.\n")
	require.Regexp(t, `\nedition\t[0-9a-f]{12}\t1 of 2026-01-31\n`, first)
	require.Equal(t, first, generated(""))
	game["rulings.yaml"].Data = []byte(strings.Replace(bridgeRulings, "default: b", "default: gate-open", 1))
	second := generated("2 of 2026-02-28")
	require.Contains(t, second, "-\tquestion\tBR-R-toll\tb\tb\tgate-open\n+\tquestion\tBR-R-toll\tgate-open\tb\tgate-open\n")
	require.Equal(t, second, generated(""))
	game["span.go"] = &fstest.MapFile{Data: []byte("package span\n\nconst toll = 2\n")}
	code := generated("")
	require.True(t, strings.HasPrefix(code, second) && strings.Count(code, "draft\t") == 1)
	game["span.go"].Data = []byte("// Package span is a bridge.\npackage span\n\nconst toll  =  2 // dollars\n")
	game["span_test.go"], game["span_gen.go"] = game["span.go"], game["span.go"]
	require.Equal(t, code, generated(""))
	game["box/span.go"] = &fstest.MapFile{Data: []byte("package box")}
	require.NotEqual(t, code, generated(""))
	delete(game, "box/span.go")
	game["span.go"].Data = []byte("package span\n\nconst toll = 3\n")
	require.NotEqual(t, code, generated(""))
	for says, text := range map[string]string{
		"take the file as it was, and generate again": strings.Replace(second, "\tturn\t", "\tend\t", 1),
		`editions.tsv:4: a line begins with`:          strings.Replace(second, "+", "~", 1),
		"editions.tsv:1: a line is":                   "+\tclause\tA\tB\tC\n",
	} {
		game["editions.tsv"].Data = []byte(text)
		_, err := generate(game, "span", "")
		require.ErrorContains(t, err, says)
	}
}

func TestNamesThatClashAreRefused(t *testing.T) {
	rulings := strings.Replace(bridgeRulings, "{id: closed", "{id: open", 1)
	_, err := generate(fstest.MapFS{"clauses.yaml": {Data: []byte(bridgeClauses)}, "rulings.yaml": {Data: []byte(rulings)}}, "span", "")
	require.EqualError(t, err, "BR-R-toll gate-open and BR-R-toll-gate open would both be called TollGateOpen in Go: rename one")
}

func TestRunWritesOrExplains(t *testing.T) {
	require.ErrorContains(t, run(".", "", ""), "go generate")
	dir := t.TempDir()
	require.ErrorContains(t, run(dir, "span", ""), "clauses.yaml")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "clauses.yaml"), []byte(bridgeClauses), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "rulings.yaml"), []byte(bridgeRulings), 0o644))
	require.NoError(t, run(dir, "span", ""))
	require.FileExists(t, filepath.Join(dir, "rulebook_gen.go"))
}
