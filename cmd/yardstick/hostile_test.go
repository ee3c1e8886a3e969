package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/posener/complete"
	"github.com/stretchr/testify/require"
)

// hostile lists texts that a terminal obeys: control characters of either set, and sequences for colours and for the
// title. Other texts turn the direction of writing, or break a line unseen.
var hostile = []string{
	"\a\b\x0e\x7f", "\x1b[31m\x1b]0;x\a", "\u0085\u009b2J\u009d0;x\u009c", "\u061c\u200e\u200f\u202a\u202e\u2066\u2069", "\u2028\u2029",
}

// obeyed returns the first character that a terminal obeys, apart from line ends and tabs; "" if there is none.
func obeyed(output string) string {
	for _, c := range output {
		if c != '\n' && c != '\t' && (unicode.IsControl(c) || unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp)) {
			return fmt.Sprintf("%U", c)
		}
	}
	return ""
}

const (
	inGame   = "Feature: f\n  Scenario: a\n    Given a Yardmaster game of ann and bob\n"
	inRecord = "yardstick 1\ngame yardmaster\nseats ann bob\n"
)

// scenarioWith holds feature files with % in all places for free text.
var scenarioWith = []string{
	"Feature: %\n  %\n  # %\n  Scenario: a\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then ann has 7 points\n",
	"Feature: f\n  Scenario: %a\n    %\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then ann has 0 points\n",
	"Feature: f\n  Scenario: %a\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then ann has 7 points\n",
	"Feature: f\n  Scenario: %a\n    Given a Yardmaster game of ann and bob\n" +
		"  Scenario: %a\n    Given a Yardmaster game of ann and bob\n",
	"Feature: f\n  Scenario: %a\n    Given it\n",
	"Feature: f\n  Scenario: %a\n",
	"Feature: f\n  Scenario Outline: %a\n    Given a Yardmaster game of ann and bob\n    Then ann has <%p> points\n" +
		"  Examples: %\n    | %p |\n    | % |\n",
	"Feature: f\n  Scenario Outline: %a\n    Given a Yardmaster game of ann and bob\n    Then ann has <%p> points\n" +
		"  Examples:\n    | %p |\n    | <%> |\n",
	"Feature: f\n  Scenario: a\n    Given a % game of ann and bob\n    Then ann has 7 points\n",
	"Feature: f\n  Scenario: a\n    Given a Yardmaster game of ann and %b\n    Then ann has 7 points\n",
	inGame + "    And the ruling \"%\" is \"%\"\n    Then ann has 7 points\n",
	inGame + "    And the ruling \"tie\" is \"%\"\n    Then ann has 7 points\n",
	inGame + "    And it is ann's turn\n    When ann does \"%\"\n    Then ann % 7 points\n",
	inGame + "    And it is ann's turn\n    Then ann may not do \"done\" because of %\n",
	inGame + "    And ann holds %coal\n    Then ann has %7 points\n",
	inGame + "    And it is ann's turn\n    Then ann may do only:\n      | % |\n",
	inGame + "    And the component file:\n      \"\"\"%\n      % : %\n      \"\"\"\n    Then ann has 7 points\n",
	"@%x\nFeature: f\n  @YM-%\n  Scenario: a\n" +
		"    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then ann has 0 points\n",
	"# language: %\nFeature: f\n", "%", "Feature: f\n%", "Feature: f\n  Scenario: a\n    % x\n",
	"Feature: f\n  Rule: %\n    Scenario: a\n      Then %\n",
}

// recordWith holds records with % in all places for free text.
var recordWith = []string{
	"%\nyardstick 1\n", "yardstick %\n", "yardstick 1\ngame %\n", "yardstick 1\ngame yardmaster\nseats ann %\n---\n",
	inRecord + "ruling %=%\n---\n", inRecord + "ruling tie=%\n---\n",
	inRecord + "components %\n---\n", inRecord + "% x\n---\n",
	inRecord + "position %.json\n---\n", inRecord + "position {\"%\":1}\n---\n",
	inRecord + "position {\"player\":\"%\",\"players\":[{\"name\":\"%\"},{\"name\":\"bob\"}]}\n---\n",
	inRecord + "position {%\n---\n",
	inRecord + "--- %\n", inRecord + "---\n%: arrival coal-3\n",
	inRecord + "---\nchance: arrival coal-3 # %\n",
	inRecord + "---\nchance: %\n", inRecord + "---\n%\n",
	inRecord + "---\nchance: arrival %coal-3\n",
	inRecord + "---\nchance: arrival coal-3\n  > % lies [YM-%]\n",
	inRecord + "---\nchance: arrival coal-3\n  > coal-3 lies at place 1 of the arrival yard [%]\n",
	inRecord + "---\nchance: arrival coal-3\n= 4 %\n",
	inRecord + "---\n---\nresult % 4\nwinner %\n", inRecord + "---\n---\nwinner %\n",
	inRecord + "---\n---\n%\n", "{\"%\": 1}",
}

// boxWith holds component files with % in all places for free text.
var boxWith = []string{
	"%", "%: 1\n", "parameters: %\n", "parameters:\n  - {id: %, value: 6, from: printed}\n",
	"parameters:\n  - {id: hand-at-start, value: %, from: %}\n",
	"parameters:\n  - {id: hand-at-start, value: 6, from: printed, %: 1}\n",
	"parameters: *%\n", "parameters: !% x\n", "parameters: &% {\"%\": x}\n",
	"railcars:\n  cards:\n    - {id: \"%\", type: coal, value: 1, copies: 3, from: printed}\n",
	"railcars:\n  cards:\n    - {id: coal-1, type: \"%\", value: 1, copies: 3, from: printed}\n",
}

// readingWith holds readings with % in all places for free text.
var readingWith = []string{
	"%", "game: %\n", "game: \"%\"\n", "game: yardmaster\n\"%\": 1\n", "game: yardmaster\nanswers:\n  \"%\": \"%\"\n",
	"game: yardmaster\nanswers:\n  tie: \"%\"\n", "game: yardmaster\nanswers:\n  \"YM-R-%\": shared\n",
	"game: yardmaster\ncomponents: \"%\"\n", "game: yardmaster\ntitle: \"a%\"\nnote: \"%b\"\nanswers:\n  tie: shared\n",
	"game: yardmaster\ntitle: |\n  a%\nnote: >\n  %b\n",
}

// disputed is a record that is overruled.
const disputed = inRecord + "position {\"turn\":7,\"player\":\"ann\",\"players\":[{\"name\":\"ann\",\"train\":[\"coal-2\"]," +
	"\"sorting-yard\":{\"coal-4\":1}},{\"name\":\"bob\"}]}\n---\nann: load coal-4\n"

// precedentWith holds the comments of precedents with % in all places for free text.
var precedentWith = []string{
	"# at issue: a%? [yard-timing]\n# decided: overruled\n", "# at issue: a%? [YM-YARD-04]\n# decided: upheld\n",
	"# at issue: a [%]\n# decided: upheld\n", "# at issue: %\n", "# at issue: a [tie]\n# decided: %\n",
}

// typedWith holds command lines with % in all places for free text.
var typedWith = [][]string{
	{"%"},
	{"play", "%"},
	{"play", "yardmaster", "--seats", "ann,%"},
	{"play", "yardmaster", "--answer", "%"},
	{"play", "yardmaster", "--answer", "%=%"},
	{"play", "yardmaster", "--answer", "tie=%"},
	{"play", "yardmaster", "--seed", "%"},
	{"play", "yardmaster", "--%"},
	{"play", "yardmaster", "--bots", "%"},
	{"play", "yardmaster", "-o", "%"},
	{"play", "yardmaster", "-o", "%"},
	{"play", "yardmaster", "-o", "%/x"},
	{"play", "yardmaster", "--components", "%"},
	{"play", "yardmaster", "--reading", "%"},
	{"legal", "good.yard", "--answer", "%=%"},
	{"judge", "good.yard", "--precedents", "%"},
	{"new", "reading", "%"},
	{"new", "reading", "yardmaster", "-o", "%"},
	{"new", "adapter", "%"},
	{"new", "adapter", "python", "-o", "%"},
	{"judge", "%"},
	{"judge", "%.feature"},
	{"judge", "."},
	{"judge", "%", "nowhere%"},
	{"judge", "good.yard", "--format", "%"},
	{"judge", "good.yard", "-o", "%"},
	{"judge", "good.yard", "-o", "report%.md", "--force"},
	{"show", "%"},
	{"legal", "good.yard", "%"},
	{"fmt", "%"},
	{"fmt", "%", "-w"},
	{"show", "good.yard", "--seat", "%"},
	{"show", "good.yard", "--at", "%"},
	{"rules", "%"},
	{"rules", "yardmaster", "%"},
	{"rules", "yardmaster", "YM-%"},
	{"rules", "yardmaster", "--questions", "%"},
	{"rules", "yardmaster", "--assumed", "%"},
	{"check", "%"},
	{"check", "yardmaster", "--games", "%"},
	{"perft", "%"},
	{"schema", "%"},
	{"completion", "%"},
	{"new", "game", "%"},
	{"new", "game", "whist", "--title", "%"},
	{"new", "game", "whist", "--prefix", "%", "--root", "%"},
}

// No text of a file, of a name or of a command line reaches an output unchanged, for people or in JSON. The short form
// of the tests joins the hostile texts into one.
func TestNothingHostileIsPassedOn(t *testing.T) {
	texts := hostile
	if testing.Short() {
		texts = []string{strings.Join(hostile, "")}
	}
	for _, text := range texts {
		t.Run(fmt.Sprintf("%+q", text), func(t *testing.T) {
			t.Chdir(t.TempDir())
			write := func(name, pattern string) string {
				require.NoError(t, os.WriteFile(name, []byte(strings.ReplaceAll(pattern, "%", text)), 0o600))
				return name
			}
			write("good.yard", recordWith[15])
			for _, pattern := range precedentWith {
				write("precedent.yard", pattern+disputed)
				harmless(t, disputed, "judge", "-", "--precedents", ".")
			}
			require.NoError(t, os.Remove("precedent.yard"))
			for _, pattern := range typedWith {
				line := strings.ReplaceAll(strings.Join(pattern, "\n"), "%", text)
				harmless(t, "", strings.Split(line, "\n")...)
			}
			for _, pattern := range recordWith {
				harmless(t, strings.ReplaceAll(pattern, "%", text), "judge", "-")
				harmless(t, "", "judge", write(text+".yard", pattern))
				harmless(t, "", "show", text+".yard")
				harmless(t, "", "fmt", text+".yard")
				harmless(t, "", "fmt", "--diff", text+".yard")
				harmless(t, "", "legal", text+".yard", text)
				harmless(t, "", "perft", text+".yard", "--depth", "1")
			}
			for _, pattern := range scenarioWith {
				harmless(t, "", "judge", write(text+".feature", pattern))
			}
			for _, pattern := range boxWith {
				harmless(t, "", "play", "yardmaster", "--components", write(text+".yaml", pattern))
			}
			write("start.yard", inRecord+"---\n")
			for _, pattern := range readingWith {
				harmless(t, "", "legal", "start.yard", "--reading", write(text+".reading.yaml", pattern))
				harmless(t, "", "rules", "yardmaster", "tie", "--reading", text+".reading.yaml")
			}
			require.NoError(t, os.Mkdir("all", 0o700))
			for i, pattern := range slices.Concat(recordWith, scenarioWith) {
				kind := ".yard"
				if i >= len(recordWith) {
					kind = ".feature"
				}
				write(filepath.Join("all", fmt.Sprint(i)+text+kind), pattern)
			}
			for _, form := range []string{"text", "md", "xml", "ndjson", "sarif"} {
				harmless(t, "", "judge", "all", "--format", form)
			}
			harmless(t, "", append([]string{"judge", "all"}, inAllForms(".")...)...)
			harmless(t, text+"\n1 "+text+"\nplay "+text+"\n", "play", "yardmaster", "--interactive", "-o", text+".record", "--force")
		})
	}
}

// harmless runs a command, for people and for programs, and checks all its output and files.
func harmless(t *testing.T, stdin string, args ...string) {
	t.Helper()
	for _, args := range [][]string{args, append(args[:len(args):len(args)], "--json")} {
		var out, said strings.Builder
		code := run(args, strings.NewReader(stdin), &out, &said)
		require.Empty(t, obeyed(out.String()), "%q with %q prints %q", args, stdin, out.String())
		require.Empty(t, obeyed(said.String()), "%q with %q says %q", args, stdin, said.String())
		if args[len(args)-1] == "--json" && out.Len() > 0 && code != conforms {
			require.True(t, json.Valid([]byte(out.String())), "%q: %s", args, out.String())
		}
	}
	written, err := filepath.Glob("*.record")
	require.NoError(t, err)
	reports, err := filepath.Glob("report.*")
	require.NoError(t, err)
	for _, name := range append(written, reports...) {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		require.Empty(t, obeyed(string(text)), name)
	}
}

// Only one file prints. Help comes from the command line's library and contains no foreign text.
func TestOneFilePrints(t *testing.T) {
	speaks := regexp.MustCompile(`\.(out|err)\.(Write|Print)|Fprint\w*\((\w+\.)*(out|err|Stdout|Stderr)\b|` +
		`\bfmt\.Print|\bprint(ln)?\(|(io\.Copy|New(Writer|Encoder))\(`)
	names, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, name := range names {
		if name == "print.go" || strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			if !strings.Contains(line, "out: bufio.NewWriter(stdout)") {
				require.Empty(t, speaks.FindString(line), name)
			}
		}
	}
}

func TestNoHostileNameIsOfferedByTab(t *testing.T) {
	t.Chdir(t.TempDir())
	for i, name := range append(hostile, "game.yard") {
		require.NoError(t, os.WriteFile(fmt.Sprintf("%d%s", i, name), nil, 0o600))
	}
	require.Equal(t, []string{fmt.Sprintf("%dgame.yard", len(hostile)), "./"}, fileNames(complete.Args{}))
}
