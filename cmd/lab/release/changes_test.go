package main

import (
	"os"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
)

// A fragment is one bullet, and a change of rules names its game and its clauses.
func TestTheFormOfAFragment(t *testing.T) {
	const form = `write one bullet: "- " before its first line, two blanks before the others, and no empty line`
	for _, row := range []struct{ law, name, text, says string }{
		{"a change of the program", "line-ends.md", "- `judge` reads records\n  with Windows line ends.\n", ""},
		{"a change of rules", "yard.md", "- Yardmaster, YM-YARD-04: a railcar may leave the sorting yard on any turn.\n", ""},
		{"several clauses", "yard.md", "- Yardmaster, YM-YARD-04, YM-YARD-03: it may.\n", ""},
		{"a game whose title has blanks", "tax.md", "- Hell on Wheels, HOW-TAX-01: nobody pays.\n", ""},
		{"a game named in passing", "map.md", "- Yardmaster has a larger drawing.\n", ""},

		{"the name is a slug", "Line ends.md", "- Text.\n", "name the file in lower-case words with hyphens, and end it in .md"},
		{"and a page", "line-ends.txt", "- Text.\n", "name the file in lower-case words with hyphens, and end it in .md"},
		{"nothing", "a.md", "", form},
		{"no bullet", "a.md", "Text.\n", form},
		{"two bullets", "a.md", "- One.\n- Two.\n", form},
		{"a line that is not under its bullet", "a.md", "- One\ntwo.\n", form},
		{"an empty line", "a.md", "- One.\n\n", form},
		{"no end of the line", "a.md", "- One.", form},
		{"a clause without its game", "a.md", "- YM-YARD-04 is played.\n",
			`it names YM-YARD-04: begin with the game and the clause, as in "- Yardmaster, YM-YARD-04: …"`},
		{"a game without a clause", "a.md", "- Yardmaster: a railcar may leave.\n",
			`name the clauses after the game, as in "- Yardmaster, YM-OBJ-01: …"`},
		{"a game and a question", "a.md", "- Yardmaster, yard-timing: any time.\n",
			`name the clauses after the game, as in "- Yardmaster, YM-OBJ-01: …"`},
		{"a clause that is not there", "a.md", "- Yardmaster, YM-YARD-99: it may.\n",
			"the rulebook of Yardmaster has no clause YM-YARD-99; look for it with yardstick rules yardmaster"},
		{"a clause of another game", "a.md", "- Yardmaster, HOW-TAX-01: it may.\n",
			"the rulebook of Yardmaster has no clause HOW-TAX-01; look for it with yardstick rules yardmaster"},
		{"a clause in the text", "a.md", "- Yardmaster, YM-YARD-04: as YM-YARD-98.\n",
			"the rulebook of Yardmaster has no clause YM-YARD-98; look for it with yardstick rules yardmaster"},
	} {
		err := fragment(row.name, row.text)
		if row.says == "" {
			require.NoError(t, err, row.law)
			continue
		}
		require.EqualError(t, err, row.says, row.law)
	}
}

// The fragments of this checkout have the form.
func TestTheFragmentsOfThisCheckout(t *testing.T) {
	_, err := gathered(os.DirFS("../../.."), "0.0.0")
	require.NoError(t, err)
}

// The changelog of a release has the fragments under its heading, before everything that is there.
func TestTheChangelogOfARelease(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	root := fstest.MapFS{
		"CHANGELOG.md":      file("# Changelog\n\nIntro.\n\n## 0.1.0\n\n- First.\n"),
		"changes/README.md": file("# How to write one\n"),
		"changes/b.md":      file("- B.\n"),
		"changes/a.md":      file("- A,\n  in two lines.\n"),
	}
	next, err := gathered(root, "0.2.0")
	require.NoError(t, err)
	require.Equal(t, "# Changelog\n\nIntro.\n\n## 0.2.0\n\n- A,\n  in two lines.\n- B.\n\n## 0.1.0\n\n- First.\n", string(next))
	same, err := gathered(root, "0.1.0")
	require.NoError(t, err)
	require.Equal(t, "# Changelog\n\nIntro.\n\n## 0.1.0\n\n- A,\n  in two lines.\n- B.\n- First.\n", string(same))
	root["changes/wrong.md"], root["changes/x.txt"] = file("C.\n"), file("- D.\n")
	_, err = gathered(root, "0.2.0")
	require.EqualError(t, err, `changes/wrong.md: write one bullet: "- " before its first line, two blanks before the others, and no empty line`+
		"\nchanges/x.txt: name the file in lower-case words with hyphens, and end it in .md")
}
