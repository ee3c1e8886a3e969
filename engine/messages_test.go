package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// spoken are the folders whose words reach people.
var spoken = []string{"engine", "features", "cmd/yardstick", "cmd/internal/answer", "cmd/internal/desk/clerk", "cmd/internal/output", "cmd/internal/report", "cmd/internal/skeleton", "cmd/internal/witness"}

// sentence is what makes a text a message: three words in a row, blanks of a format among them.
var sentence = regexp.MustCompile(`(?:[\p{L}%'][^\s]*[ ]+){2}[\p{L}%'{$(]`)

// pattern are texts that are held against others: regular expressions, and steps of scenarios, which name their blanks.
var pattern = regexp.MustCompile(`^\^|\(\?|<[a-z]+>`)

// blank is what a message leaves to be filled in.
var blank = regexp.MustCompile(`%[-+#0-9.\[\]*]*[a-zA-Z]|\{[a-z]+\}|\$[0-9]|["\x60\\\n]`)

// clumsy is English that nobody speaks, and numbers that are sometimes 1: such a number goes through prose.Count.
var clumsy = []*regexp.Regexp{
	regexp.MustCompile(`\b(?:an|no|all|two|for|beside) own\b`),
	regexp.MustCompile(`%d (?:[a-z]+ )?[a-z]+[^s\W]s\b`),
	regexp.MustCompile(`\b(?:which|%q|%s) is no [a-z]+\b`),
	regexp.MustCompile(`%t`),
}

// several are numbers of which there are always several, as limits are, and numbers that no noun comes after.
var several = regexp.MustCompile(`(?:than (?:the )?|first |or |to |by |and |the |seat )%d|` +
	`%d (?:letters at|of |on |or |such|and |takes|decides|has|shows|begins|follows|belongs)`)

// message is a text for people, and where it is.
type message struct{ file, text string }

// messages are the texts for people in the program, sorted.
func messages(t *testing.T) (all []message) {
	t.Helper()
	for _, folder := range spoken {
		require.NoError(t, filepath.WalkDir(filepath.Join("..", folder), func(path string, d fs.DirEntry, err error) error {
			if d.IsDir() && (d.Name() == "testdata" || d.Name() == "generate" || d.Name() == "lawtest") {
				return filepath.SkipDir
			}
			if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, "_gen.go") {
				all = append(all, texts(t, path)...)
			}
			return err
		}))
	}
	slices.SortFunc(all, func(a, b message) int { return strings.Compare(a.file+"\t"+a.text, b.file+"\t"+b.text) })
	return slices.Compact(all)
}

// texts are the messages of a file: texts added up count as one.
func texts(t *testing.T, path string) (all []message) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	require.NoError(t, err)
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			return n.Tag == nil // not the tags of a struct
		case ast.Expr:
			text, ok := constant(n)
			if ok && sentence.MatchString(text) && !pattern.MatchString(text) {
				all = append(all, message{strings.TrimPrefix(filepath.ToSlash(path), "../"), text})
			}
			return !ok
		}
		return true
	})
	return all
}

// constant is the text of a literal, or of literals with a plus between them.
func constant(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		left, ok := constant(e.X)
		right, both := constant(e.Y)
		return left + right, ok && both
	}
	return "", false
}

// Messages are English that people speak.
func TestMessagesAreNotClumsy(t *testing.T) {
	for _, m := range messages(t) {
		for _, c := range clumsy {
			if found := c.FindString(several.ReplaceAllString(m.text, "")); found != "" {
				t.Errorf("%s: %q: %q is not what a person would say", m.file, m.text, found)
			}
		}
	}
}

// Every message is quoted by a test, a scenario, a page of steps or a pinned game, or is in testdata/messages.txt below the reason why not.
// So nobody changes or adds one unseen, and the list becomes shorter only.
func TestMessagesAreQuoted(t *testing.T) {
	all := messages(t)
	said := quoted(quotable(t), all)
	list, err := os.ReadFile("testdata/messages.txt")
	require.NoError(t, err)
	listed := map[string]bool{}
	for line := range strings.Lines(string(list)) {
		if line = strings.TrimSuffix(line, "\n"); line != "" && !strings.HasPrefix(line, "#") {
			listed[line] = true
		}
	}
	for _, m := range all {
		row := m.file + "\t" + strconv.Quote(m.text)
		switch {
		case !said[gist(m.text)] && !listed[row]:
			t.Errorf("no test quotes this message: quote it where it is provoked, or give the reason why not in engine/testdata/messages.txt:\n%s", row)
		case said[gist(m.text)] && listed[row]:
			t.Errorf("a test quotes this message now: leave it out of engine/testdata/messages.txt:\n%s", row)
		}
		delete(listed, row)
	}
	for row := range listed {
		t.Errorf("the program does not say this any more: leave it out of engine/testdata/messages.txt:\n%s", row)
	}
}

// gist is the longest run of a message that is always said.
func gist(text string) (longest string) {
	for _, part := range blank.Split(text, -1) {
		if part = strings.Join(strings.Fields(part), " "); len(part) > len(longest) {
			longest = part
		}
	}
	return longest
}

// quoted tells of the gist of each message whether it is in a text. It looks at each place of the text once, at gists that begin alike.
func quoted(text string, all []message) map[string]bool {
	said, alike := map[string]bool{}, map[string][]string{}
	for _, m := range all {
		if g := gist(m.text); len(g) >= head {
			alike[g[:head]] = append(alike[g[:head]], g)
		}
	}
	for i := range len(text) - head {
		for _, g := range alike[text[i:i+head]] {
			if strings.HasPrefix(text[i:], g) {
				said[g] = true
			}
		}
	}
	return said
}

// head is how many bytes of a gist are looked up; a shorter one says too little to count as quoted.
const head = 8

// quotable is the text of everything that quotes messages, its blanks and line breaks made one.
func quotable(t *testing.T) string {
	var b strings.Builder
	require.NoError(t, filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if d.Name() == ".git" || d.Name() == "bin" || d.Name() == "rapid" {
				return filepath.SkipDir
			}
			return err
		}
		test := strings.HasSuffix(path, "_test.go") && d.Name() != "messages_test.go" && d.Name() != "steps_stub_test.go"
		if test || slices.Contains([]string{".feature", ".txtar", ".yard", ".golden"}, filepath.Ext(path)) || d.Name() == "STEPS.md" || d.Name() == "citations.tsv" ||
			strings.Contains(path, "testdata") && d.Name() != "messages.txt" {
			text, err := os.ReadFile(path)
			if test {
				text = joined.ReplaceAll(text, nil)
			}
			b.WriteString(strings.Join(strings.Fields(string(text)), " ") + "\n")
			return err
		}
		return err
	}))
	return b.String()
}

// joined are the ends of two literals that a plus makes one text.
var joined = regexp.MustCompile("[\"`] \\+\\s*[\"`]")
