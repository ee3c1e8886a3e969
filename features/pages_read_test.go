package features_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// page is the page for makers of engines of a game, read.
type page struct {
	entry games.Entry
	file  string
	text  string
	forms []*form
	// values are the words that stand in the blanks; varying says of words whether they name such a thing.
	values  []string
	varying map[string]bool
	// chance has the weights of what chance decides, by form.
	chance map[string]string
}

// form is a row of the table of notation.
type form struct {
	spelling, by string
	examples     []string
	// first are the words before the first blank; match is the spelling of all actions of the form.
	first string
	match *regexp.Regexp
	// legal and tried say that such an action was legal somewhere, or at least understood.
	legal, tried bool
}

// pageOf reads the page of a game. Its seats fill the blank PLAYER, of records whose players have any name.
func pageOf(t *testing.T, e games.Entry) *page {
	t.Helper()
	p := &page{entry: e, file: filepath.Join("..", "engine", e.Room, "ENGINE.md"), chance: map[string]string{}, varying: map[string]bool{}}
	text, err := os.ReadFile(p.file)
	require.NoError(t, err, "every game has a page for makers of engines")
	p.text = string(text)
	words := p.words(t)
	for _, is := range words {
		p.values = append(p.values, strings.FieldsFunc(is, func(r rune) bool { return strings.ContainsRune(" |*[]{}()", r) })...)
	}
	p.values = slices.DeleteFunc(p.values, func(word string) bool { return len(word) == 1 }) // a column is no article
	for _, row := range tables(p.text)["spelling"] {
		f := &form{spelling: coded(row["spelling"])[0], by: row["by"], examples: coded(row["example"])}
		require.Contains(t, []string{"chance", "player", "either", "nobody"}, f.by, f.spelling)
		f.match, err = words.pattern(f.spelling)
		require.NoError(t, err, f.spelling)
		f.first, _, _ = strings.Cut(blankWord.ReplaceAllString(f.spelling, "\x00"), "\x00")
		p.forms = append(p.forms, f)
	}
	require.NotEmpty(t, p.forms, "%s has a table of notation", p.file)
	for _, row := range tables(p.text)["decision of chance"] {
		p.chance[coded(row["decision of chance"])[0]] = row["weight"]
	}
	return p
}

// of is the form of an action's spelling: of two, the one that says more in words of its own, since no player has a name that is one.
func (p *page) of(text string) (*form, error) {
	var found *form
	for _, f := range p.forms {
		if !strings.HasPrefix(text, f.first) || !f.match.MatchString(text) || found != nil && len(f.first) < len(found.first) {
			continue
		}
		if found != nil && len(f.first) == len(found.first) {
			return nil, fmt.Errorf("%q is %q as well as %q", text, found.spelling, f.spelling)
		}
		found = f
	}
	if found == nil {
		return nil, fmt.Errorf("%s has no form for %q", p.file, text)
	}
	return found, nil
}

// tables are the rows of the tables of a page by the first cell of their heads, each row by the heads of its columns.
func tables(text string) map[string][]map[string]string {
	all := map[string][]map[string]string{}
	var head []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") {
			head = nil
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case head == nil:
			head = cells
		case !strings.HasPrefix(cells[0], "---"):
			row := map[string]string{}
			for i, cell := range cells {
				row[head[min(i, len(head)-1)]] = cell
			}
			all[head[0]] = append(all[head[0]], row)
		}
	}
	return all
}

var code = regexp.MustCompile("`([^`]+)`")

// coded are the words of a cell that are set as code.
func coded(cell string) (all []string) {
	for _, m := range code.FindAllStringSubmatch(cell, -1) {
		all = append(all, m[1])
	}
	return all
}

// words say what stands in the blanks of spellings.
type words map[string]string

// player is a player's name, which differs from game to game.
const player = `(?:[a-z][a-z0-9-]*)`

var (
	wordsBlock = regexp.MustCompile("(?ms)^```words\n(.*?)^```$")
	blankWord  = regexp.MustCompile(`[A-Z]+|[][{}()]`)
)

// words returns the blanks that the page defines.
func (p *page) words(t *testing.T) words {
	block := wordsBlock.FindStringSubmatch(p.text)
	require.NotNil(t, block, "%s says what stands in the blanks", p.file)
	all := words{"PLAYER": ""}
	for line := range strings.Lines(block[1]) {
		name, is, ok := strings.Cut(strings.TrimRight(line, "\n"), " = ")
		require.True(t, ok, line)
		all[strings.TrimSpace(name)] = strings.TrimSpace(is)
	}
	return all
}

// pattern is the regular expression of a spelling.
func (w words) pattern(spelling string) (*regexp.Regexp, error) {
	text, err := w.expand(spelling, nil)
	if err != nil {
		return nil, err
	}
	return regexp.Compile("^" + text + "$")
}

// expand replaces the blanks of a spelling. The text in [ ] is optional, the text in { } can be repeated.
func (w words) expand(spelling string, inside []string) (string, error) {
	var b strings.Builder
	for len(spelling) > 0 {
		at := blankWord.FindStringIndex(spelling)
		if at == nil {
			at = []int{len(spelling), len(spelling)}
		}
		for i, plain := range strings.Split(spelling[:at[0]], " | ") {
			if i > 0 {
				b.WriteString("|")
			}
			b.WriteString(regexp.QuoteMeta(plain))
		}
		blank := spelling[at[0]:at[1]]
		spelling = spelling[at[1]:]
		if with, ok := map[string]string{"": "", "[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "(": "(?:", ")": ")", "PLAYER": player}[blank]; ok {
			b.WriteString(with)
			continue
		}
		is, ok := w[blank]
		if !ok { // capitals of the notation itself
			b.WriteString(blank)
			continue
		}
		if slices.Contains(inside, blank) {
			return "", fmt.Errorf("%s is said to be itself", blank)
		}
		within, err := w.expand(is, append(inside, blank))
		if err != nil {
			return "", err
		}
		b.WriteString("(?:" + within + ")")
	}
	return b.String(), nil
}

// seated are the players of the page: its examples are of a game of so many, or of all that there can be.
func seated(e games.Entry) []string { return walk.Names(e.Book, min(3, e.Book.Players.Max)) }

// TestTheExamplesOnThePagesAreActions: each is read, is of its own form, and has that spelling; the verbs of the game all have one.
func TestTheExamplesOnThePagesAreActions(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			p := pageOf(t, e)
			s, err := e.New(engine.Setup{Seats: seated(e)}, nil)
			require.NoError(t, err)
			shown := map[engine.Verb]bool{}
			for _, f := range p.forms {
				require.NotEmpty(t, f.examples, f.spelling)
				for _, text := range f.examples {
					of, err := p.of(text)
					require.NoError(t, err)
					require.Same(t, f, of, "%s stands beside %s", text, f.spelling)
					a, err := s.Parse(text)
					if v := new(engine.Violation); errors.As(err, &v) && f.by == "nobody" {
						continue // understood, and refused whenever it is said
					}
					require.NoError(t, err, text)
					require.Equal(t, text, s.Format(a), "each action has one spelling")
					shown[s.Verb(a)] = true
				}
			}
			for v, name := range e.Verbs() {
				require.True(t, shown[engine.Verb(v)], "%s has an example of %q", p.file, name)
			}
		})
	}
}
