package features

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// sentence is one of testdata/sentences.tsv.
type sentence struct {
	game, keyword, text string
	steps               []string // those that are right; nil if there is none
	means               string   // the same in the words of a step, "" if none says it all
}

func sentences(t *testing.T) []sentence {
	t.Helper()
	text, err := os.ReadFile("testdata/sentences.tsv")
	require.NoError(t, err)
	var all []sentence
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := append(strings.Split(strings.TrimSpace(line), "\t"), "")
		require.GreaterOrEqual(t, len(f), 5, line)
		s := sentence{game: f[0], keyword: f[1], text: f[2], means: f[4]}
		if f[3] != "none" {
			s.steps = strings.Split(f[3], " | ")
		}
		all = append(all, s)
	}
	return all
}

// Of the sentences that were written before their writer had seen the steps, most are understood, or answered with the right step
// first; none is taken for what it does not say.
func TestSentencesOfPlayers(t *testing.T) {
	const understoodAtLeast, rightAtLeast = 79, 130
	all := sentences(t)
	require.Len(t, all, 145)
	understood, answered := 0, 0
	for _, s := range all {
		entry, err := games.Find(s.game)
		require.NoError(t, err)
		v := vocabulary(entry)
		for _, name := range s.steps {
			require.True(t, knows(v, name), "%s: there is no step %q", s.text, name)
		}
		switch said := v.Read(s.keyword, s.text); {
		case len(said) > 0:
			require.NotEmpty(t, s.means, "%q is taken for %q", s.text, said[0].Says)
			meant := v.Read(s.keyword, s.means)
			require.Len(t, said, 1, s.text)
			require.Len(t, meant, 1, s.means)
			require.Equal(t, meant[0].Says, said[0].Says)
			understood++
		case len(s.steps) > 0 && first(v.Nearest(s.keyword, s.text), s.steps):
			answered++
		default:
			t.Logf("%s: %s %s: %v", s.game, s.keyword, s.text, v.Nearest(s.keyword, s.text))
		}
	}
	t.Logf("%d understood, %d answered with the right step first", understood, answered)
	assert.GreaterOrEqual(t, understood, understoodAtLeast)
	assert.GreaterOrEqual(t, understood+answered, rightAtLeast)
}

func knows(v *step.Vocabulary, name string) bool {
	for _, d := range v.Definitions {
		if d.Keyword+" "+d.String() == name {
			return true
		}
	}
	return false
}

func first(near, right []string) bool {
	for _, name := range right {
		if len(near) > 0 && near[0] == name {
			return true
		}
	}
	return false
}

// What the games' own scenarios say is read as it is written, and means what its words are.
func TestScenariosAreReadAsTheyAreWritten(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all scenarios once more: make test-all")
	}
	for _, e := range games.All() {
		opts, err := complete(Options{Game: e.Name()})
		require.NoError(t, err)
		docs, err := read(opts)
		require.NoError(t, err)
		v := vocabulary(e)
		for keyword, uses := range saidIn(docs) {
			for _, one := range uses {
				text := one.first.Text
				said := v.Read(keyword, text)
				if !assert.Len(t, said, 1, text) {
					continue
				}
				d := v.Definitions[said[0].Step]
				assert.Equal(t, d.Pattern().FindStringSubmatch(text)[1:], append([]string{}, said[0].Fill...), text)
			}
		}
	}
}

// However a step is written, it says the same.
func TestHarmlessDifferences(t *testing.T) {
	for _, e := range games.All() {
		v := vocabulary(e)
		for i, d := range v.Definitions {
			examples := d.Examples()
			if testing.Short() {
				examples = examples[len(examples)-1:]
			}
			for _, text := range examples {
				for _, differently := range []string{strings.ToUpper(text[:1]) + text[1:], text + ".", "  " + strings.ReplaceAll(text, " ", "  "),
					strings.NewReplacer("'", "’", ` "`, " “", `"`, "”").Replace(text), strings.Replace(text, " may not ", " cannot ", 1),
					strings.Replace(text, " is ", " is now ", 1)} {
					said := v.Read(d.Keyword, differently)
					if assert.Len(t, said, 1, "%s %s: %v", e.Name(), differently, said) {
						assert.Equal(t, i, said[0].Step, differently)
						assert.Equal(t, v.Read(d.Keyword, text)[0].Says, said[0].Says, differently)
					}
				}
			}
		}
	}
}
