package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// asked runs a command and returns its answer and its exit code.
func asked(t *testing.T, stdin string, args ...string) (string, int) {
	t.Helper()
	var out bytes.Buffer
	code := run(args, strings.NewReader(stdin), &out, io.Discard)
	return out.String(), code
}

func schemaOf(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	compiler := jsonschema.NewCompiler()
	names, err := schemaNames()
	require.NoError(t, err)
	for _, name := range names { // one may refer to another
		text, err := schemas.ReadFile("schema/" + name + ".json")
		require.NoError(t, err)
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		require.NoError(t, err)
		require.NoError(t, compiler.AddResource(name+".json", document))
	}
	schema, err := compiler.Compile(name + ".json")
	require.NoError(t, err)
	return schema
}

const wrongScenario = `Feature: f

  Scenario: A railcar out of nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann may do "load coal-4"
`

// answers lists commands that together fill every field of every schema that an answer can have today.
func answers(t *testing.T) map[string][][]string {
	folder := t.TempDir()
	scenarios := filepath.Join(folder, "wrong.feature")
	require.NoError(t, os.WriteFile(scenarios, []byte(wrongScenario), 0o600))
	precedents := "../../golden/precedents/"
	club, hands := "../../docs/readings/tuesday.reading.yaml", "../../docs/readings/large-hands.reading.yaml"
	text, err := os.ReadFile(precedents + "sorting-yard.golden")
	require.NoError(t, err)
	copied := filepath.Join(folder, "copied.yard")
	require.NoError(t, os.WriteFile(copied, text, 0o600))
	loose := filepath.Join(folder, "loose.yard")
	require.NoError(t, os.WriteFile(loose, []byte(strings.ToUpper(inRecord[:1])+inRecord[1:]+"---\nChance:  ARRIVAL coal-3\n"), 0o600))
	round, unfinished := filepath.Join("testdata", "first-round.yard"), filepath.Join("testdata", "unfinished.yard")
	all := map[string][][]string{
		"games": {{"games"}},
		"rules": {{"rules", "yardmaster"}, {"rules", "yardmaster", "--reading", club}, {"rules", "yardmaster", "YM-YARD-04", "--reading", club}, {"rules", "yardmaster", "YM-OBJ-02"}, {"rules", "yardmaster", "yard-timing"},
			{"rules", "yardmaster", "YM-EX-01"},
			{"rules", "hell-on-wheels", "HOW-RAID-03"}, {"rules", "union-stockyards", "US-BUILD-19"},
			{"rules", "hell-on-wheels", "--questions"}, {"rules", "frontier", "--questions", "--sort", "length", "--pairs"},
			{"rules", "frontier", "FR-GEN-19"}, {"rules", "frontier", "town-terrain"}},
		"assumed": {{"rules", "union-stockyards", "--assumed"}, {"rules", "hell-on-wheels", "--assumed"},
			{"rules", "frontier", "--assumed"}},
		"play": {{"play", "yardmaster", "--answer", "tie=earlier-seat"}, {"play", "yardmaster", "--table", "5", "--bots", "greedy"},
			{"play", "hell-on-wheels", "--table", "13"}, {"play", "union-stockyards"}, {"play", "frontier", "--table", "5"}},
		"judge": {{"judge", precedents + "sorting-yard.golden"}, {"judge", precedents + "payment.golden"},
			{"judge", precedents + "final-score.golden"},
			{"judge", precedents + "raid-on-a-saloon.golden"}, {"judge", precedents + "mayor-in-a-tie.golden"},
			{"judge", precedents + "scoundrels-after-the-limit.golden"},
			{"judge", precedents + "twelve-or-thirteen.golden"}, {"judge", precedents + "cattle-past-two.golden"},
			{"judge", precedents + "slaughter-at-a-loss.golden"}, {"judge", precedents + "pork-beside-pork.golden"},
			{"judge", precedents + "brand-tie.golden"},
			{"judge", round}, {"judge", unfinished}, {"judge", filepath.Join("testdata", "earlier-edition.yard")}, {"judge", precedents + "sorting-yard.golden", "--reading", club},
			{"judge", copied, "--precedents", precedents, "--answer", "yard-timing=any-time"},
			{"judge", precedents + "payment.golden", "--try", "ann: draw deck", "--at", "20"},
			{"judge", precedents + "sorting-yard.golden", "--try", "ann: done"},
			{"judge", "../../golden/frontier/other-answers-08.golden", "--other-answers", "1"},
			{"judge", "../../golden/hellonwheels/worked-turns.golden", "--other-answers", "0"}},
		"scenarios": {{"judge", scenarios}, {"judge", scenarios + ":3", "--answer", "yard-timing=any-time"},
			{"judge", "../../features/frontier/elections.feature"}, {"judge", "../../features/yardmaster/setup.feature"}},
		"steps": {{"steps", "yardmaster"}, {"steps", "frontier", "fire"}},
		"show": {{"show", precedents + "payment.golden"}, {"show", scenarios, "--answer", "tie=shared"}, {"show", precedents + "payment.golden", "--seat", "bob", "--at", "3"},
			{"show", precedents + "mayor-in-a-tie.golden", "--at", "0"},
			{"show", precedents + "scoundrels-after-the-limit.golden", "--seat", "bob"},
			{"show", precedents + "pork-beside-pork.golden", "--at", "0"},
			{"show", round, "--seat", "ann"}, {"show", unfinished}, {"show", precedents + "payment.golden", "--at", "0", "--reading", club}},
		"legal": {{"legal", precedents + "payment.golden"}, {"legal", precedents + "payment.golden", "--at", "3"}, {"legal", round, "--every"},
			{"legal", precedents + "scoundrels-after-the-limit.golden", "--at", "1"}, {"legal", precedents + "brand-tie.golden", "--at", "0"},
			{"legal", unfinished}, {"legal", round}, {"legal", round, "--at", "0"}, {"legal", precedents + "payment.golden", "--reading", club}},
		"perft": {{"perft", "yardmaster", "--depth", "2"}, {"perft", precedents + "payment.golden", "--depth", "1"},
			{"perft", "hell-on-wheels", "--depth", "3"},
			{"perft", "frontier", "--depth", "2"}, {"perft", "yardmaster", "--depth", "1", "--reading", hands}},
		"compare": {{"compare", "hell-on-wheels", "--b", "player-count=at-most-six,bid-zero=at-least-one", "--games", "6", "--table", "3,7"}},
		"edition": {{"edition", "yardmaster", "prototype", "printed", "--games", "4", "--table", "2"}},
		"conform": {{"conform", "yardmaster", "--only", "precedent,walk", "--games", "8", "--decisions", "60", "--", yardstick(t), "serve", "yardmaster",
			"--reading", hands}},
		"matrix": {{"conform", "--matrix", inModule("cmd/yardstick/testdata/first.report.json"), inModule("cmd/yardstick/testdata/second.report.json")}},
		"fmt": {{"fmt", loose, "-d"}, {"fmt", loose, "-w"}, {"fmt", round, "--effects"}, {"fmt", copied},
			{"fmt", "../../golden/hellonwheels/worked-turns.golden"}},
		"new":     {{"new", "game", "whist", "--root", module(t)}},
		"several": {{"judge", scenarios, round, precedents}, {"judge", round, unfinished, "--other-answers", "1"}},
		"check":   {{"check", "--reading", hands, "--games", "2"}},
		"stats": {{"stats", "yardmaster", "--games", "40", "--watched", "8", "--reading", hands},
			{"stats", "hell-on-wheels", "--games", "2", "--watched", "1", "--bots", "mixed", "--table", "2"},
			{"stats", "yardmaster", "--games", "1", "--table", "2", "--watched", "0", "--strength", "1"}},
		"tune": {{"tune", "yardmaster", "--vary", "point-goal", "--vary", "hand-at-start=6", "--want", "seats within 9 of even", "--want", "margin < 9",
			"--games", "600", "--table", "2", "--bots", "random", "--answer", "tie=shared"},
			{"tune", "yardmaster", "--vary", "hand-at-start=6", "--want", "turns p95 < 3", "--games", "300", "--table", "2", "--bots", "random"}},
	}
	if testing.Short() { // of one game, and of less
		all["check"] = nil   // it runs every scenario
		all["new"] = nil     // it builds a program
		all["edition"] = nil // it runs every scenario under two editions
		all["scenarios"] = all["scenarios"][:2]
		all["compare"] = [][]string{{"compare", "yardmaster", "--b", "yard-timing=any-time", "--games", "4", "--table", "2"}}
		all["conform"] = [][]string{{"conform", "yardmaster", "--game", "1", "--decisions", "60", "--", yardstick(t), "serve", "yardmaster",
			"--wrong", "withheld"}}
	}
	return all
}

// asJSON returns a command that answers in JSON; the words after -- belong to another program.
func asJSON(args []string) []string {
	if i := slices.Index(args, "--"); i >= 0 {
		return slices.Insert(slices.Clone(args), i, "--json")
	}
	return append(slices.Clone(args), "--json")
}

// yardstick returns the path of a link that runs this test binary as the program.
func yardstick(t *testing.T) string {
	t.Helper()
	test, err := os.Executable()
	require.NoError(t, err)
	program := filepath.Join(t.TempDir(), "yardstick")
	require.NoError(t, os.Symlink(test, program))
	return program
}

// Answers are valid by their schemas, which refuse unknown fields.
func TestAnswersKeepTheirSchemas(t *testing.T) {
	commands := answers(t)
	names, err := schemaNames()
	require.NoError(t, err)
	require.Len(t, commands, len(names)-1, "a schema that no answer is checked against")
	for name := range commands {
		require.Contains(t, names, name)
		schema := schemaOf(t, name)
		if testing.Short() {
			commands[name] = commands[name][:min(1, len(commands[name]))]
		}
		for _, args := range commands[name] {
			t.Run(strings.Join(args, " "), func(t *testing.T) {
				out, code := asked(t, "", asJSON(args)...)
				require.NotEqual(t, unread, code)
				document, err := jsonschema.UnmarshalJSON(strings.NewReader(out))
				require.NoError(t, err)
				require.NoError(t, schema.Validate(document))
				first := document
				if list, ok := document.([]any); ok {
					first = list[0]
				}
				first.(map[string]any)["dragon"] = true
				require.Error(t, schema.Validate(document))
			})
		}
	}
}

// If a question cannot be read, the error is the answer, also in JSON.
func TestErrorsKeepTheirSchema(t *testing.T) {
	schema := schemaOf(t, "error")
	for _, args := range [][]string{
		{"games", "--jsn"}, {"rules", "chess"}, {"rules", "yardmaster", "dragon"}, {"rules", "union-stockyards", "--assumed", "dragon"},
		{"steps", "chess"}, {"steps", "yardmaster", "dragon"}, {"fmt", "nowhere.yard"}, {"fmt", "-"}, {"fmt", "x.yard", "-d", "-w"},
		{"play", "chess"}, {"play", "yardmaster", "--table", "9"},
		{"judge", "nowhere.yard"}, {"show", "nowhere.yard"}, {"legal", "nowhere.yard"},
		{"perft", "chess", "--depth", "1"}, {"stats", "chess"}, {"stats", "yardmaster", "--bots", "clever"},
		{"perft", "yardmaster", "--depth", "65"}, {"check", "chess"}, {"jugde"}, {"compare", "chess", "--b", "x=y"}, {"edition", "frontier", "x", "y"}, {"conform", "chess", "x"},
		{"play", "yardmaster", "--answer", "tie=never"}, {"check", "--answer", "tie=shared"}, {"judge", "x.feature", "--decision", "0"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			var said bytes.Buffer
			var out bytes.Buffer
			require.Equal(t, unread, run(append(args, "--json"), strings.NewReader(""), &out, &said))
			document, err := jsonschema.UnmarshalJSON(&out)
			require.NoError(t, err)
			require.NoError(t, schema.Validate(document))
			require.Equal(t, strings.TrimSpace(said.String()), document.(map[string]any)["error"])
			require.Error(t, schema.Validate(map[string]any{"error": "x", "dragon": true}))
		})
	}
}

// One unreadable scenario does not stop the others.
func TestScenariosThatCannotBeRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mixed.feature")
	text := wrongScenario + "\n  Scenario: In a tongue of its own\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n" +
		"    Then ann may not do \"fly\"\n\n  Scenario: As it should be\n    Given a Yardmaster game of ann and bob\n    And it is " +
		"ann's turn\n    Then ann may do \"done\"\n"
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	out, code := asked(t, "", "judge", file)
	require.Equal(t, unread, code)
	require.Contains(t, out, "overruled: ")
	require.Contains(t, out, "not read: ")
	require.Contains(t, out, "As it should be")
	require.Contains(t, out, "3 scenarios, 1 overruled, 1 not read    ")

	out, code = asked(t, "", "judge", file, "--json")
	require.Equal(t, unread, code)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(out))
	require.NoError(t, err)
	require.NoError(t, schemaOf(t, "scenarios").Validate(document))
	require.Contains(t, document.(map[string]any)["error"], `"fly" is not an action`)
}
