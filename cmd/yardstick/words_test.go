package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// opening is the beginning of a record of a turn of Yardmaster.
const opening = "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":7,\"player\":\"ann\",\"arrival-yard\":[\"coal-2\"]," +
	"\"players\":[{\"name\":\"ann\",\"train\":[\"coal-2\"],\"hand\":{\"coal\":3}},{\"name\":\"bob\"}]}\n---\n"

// outcome returns the output of a command for people, and its exit code.
func outcome(t *testing.T, args ...string) (said, complained string, code int) {
	t.Helper()
	var out, err bytes.Buffer
	code = run(args, strings.NewReader(""), &out, &err)
	return out.String(), err.String(), code
}

// Errors of a file are one plain sentence: for files of a newcomer, a designer and a typist.
func TestFilesInPlainWords(t *testing.T) {
	for _, row := range []struct{ file, text, want string }{
		{"x.feature", "\xef\xbb\xbfFeature: x\n", "x.feature: the file begins with a byte order mark; save it as UTF-8 without one"},
		{"x.feature", "\xff\xfeF\x00", "x.feature: the file is UTF-16 text; save it as UTF-8 without a byte order mark"},
		{"x.feature", "Hello\n", `x.feature:1: this is not a feature file: "Hello" does not belong here; what can come here: the end, a tag, ` +
			`Feature:, a comment`},
		{"x.feature", "Feature: x\n  Scenario: y\n    Given a\n      | a |\n      | a | b |\n",
			"x.feature:5: this is not a feature file: the rows of this table have different numbers of cells"},
		{"x.feature", "# language: xx\nFeature: x\n",
			"x.feature:1: this is not a feature file: there are no words for the language xx; write in English"},
		{"x.feature", "@tag\n", "x.feature:2: this is not a feature file: it ends too early; what has to come: a tag, Feature:, a comment"},
		{"x.feature", "Feature: x\n @a b\n Scenario: x\n",
			"x.feature:2: this is not a feature file: a tag is one word that begins with @; put a space between tags"},
		{"x.feature", "Feature: x\n Scenario: x\n  Given a Yardmaster game of Ann and Bob\n  Ann: draw deck\n",
			`x.feature:4: a decision must be part of a step here; write: When Ann does "draw deck"`},
		{"x.txt", "# mine\n@tag\nFeature: x\n", "x.txt: the file contains scenarios; give it a name that ends in .feature"},
		{"x.yard", opening + "ann: buy coal-2 pay coal*3 coal*-1\n",
			`x.yard:6: "buy coal-2 pay coal*3 coal*-1" is not an action: "coal*-1" has no number: write coal*NUMBER with a number from 1`},
		{"x.yard", "yardstick 1\ngame hell-on-wheels\nseats ann bob\n---\nchance: town benton to present\nchance: town omaha to future\n" +
			"ann: bid -1\n",
			`x.yard:7: "bid -1" is not an action: bid: "-1" is not a whole number from 0 to 65535; write bid 3, or bid 3 with blackmail`},
		{"x.yard", opening + "---\nwinner zoe\n", "x.yard:7: nobody called \"zoe\" plays here; the seats are ann, bob and chance"},
		{"x.yard", "yardstick 1\ngame hell-on-wheels\nseats ann bob\nposition {\"present\":{\"town\":\"omahaa\"}}\n---\n",
			`x.yard:4: position: present: "omahaa" is not one of julesberg, benton, corinne, laramie, cheyenne, grand-island, ` +
				`north-platte, sidney, rawlins, omaha; did you mean "omaha"?`},
		{"x.yard", "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":1e3}\n---\n",
			"x.yard:4: position: turn is 1e3 but has to be a whole number in plain digits, at most 18 of them"},
		{"x.yard", "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":7\n---\n",
			"x.yard:4: the position is not JSON: it ends too early: a quotation mark, a bracket or a brace is not closed, at character 9 of it; " +
				"the whole document has to be on this one line"},
	} {
		file := filepath.Join(t.TempDir(), row.file)
		require.NoError(t, os.WriteFile(file, []byte(row.text), 0o600))
		t.Chdir(filepath.Dir(file))
		_, said, code := outcome(t, "judge", row.file)
		require.Equal(t, row.want+"\n", said)
		require.Equal(t, unread, code)
	}
}

// A clause is looked up without its game, and a clause of another game is no misspelling.
func TestAnIDNamesItsGame(t *testing.T) {
	for _, row := range []struct {
		args []string
		want string
	}{
		{[]string{"rules", "frontier", "YM-LOAD-01"},
			"yardstick rules: YM-LOAD-01 belongs to the rulebook of Yardmaster: look it up with yardstick rules YM-LOAD-01\n"},
		{[]string{"rules", "YM-YARD-99"}, "yardstick rules: Yardmaster has nothing on \"YM-YARD-99\"; did you mean YM-YARD-09?\n"},
		{[]string{"rules", "XX-YARD-99"}, "yardstick rules: unknown game \"XX-YARD-99\": the games are "},
	} {
		_, said, _ := outcome(t, row.args...)
		require.Contains(t, said, row.want)
	}
	for _, id := range []string{"YM-YARD-04", "ym-r-tie"} {
		found, _, code := outcome(t, "rules", id)
		whole, _, _ := outcome(t, "rules", "yardmaster", id)
		require.Equal(t, conforms, code)
		require.Equal(t, whole, found)
	}
}
