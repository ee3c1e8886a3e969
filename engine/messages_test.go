package engine_test

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// spoken are the folders whose words reach people.
var spoken = []string{"engine", "features", "cmd/yardstick", "cmd/internal/answer", "cmd/internal/desk/clerk", "cmd/internal/output", "cmd/internal/report", "cmd/internal/secretary", "cmd/internal/skeleton", "cmd/internal/witness"}

// sentence matches a message: three words in a row, blanks of a format among them.
var sentence = regexp.MustCompile(`(?:[\p{L}%'][^\s]*[ ]+){2}[\p{L}%'{$(]`)

// pattern are texts that are held against others: regular expressions, steps of scenarios, and rows of a notation, which name their blanks.
var pattern = regexp.MustCompile(`^\^|\(\?|<[a-z]+>|^[a-z *-]*[A-Z]{3,}[a-zA-Z *-]*$`)

// blank matches the parts of a message that are filled in.
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

// message is a text for people, and its file. Help marks the output of --help: its authors see it there.
type message struct {
	file, text string
	help       bool
}

// messages are the texts for people in the program, sorted.
func messages(t *testing.T) (all []message) {
	t.Helper()
	for _, folder := range spoken {
		require.NoError(t, filepath.WalkDir(filepath.Join("..", folder), func(path string, d fs.DirEntry, err error) error {
			if d.IsDir() && (d.Name() == "testdata" || d.Name() == "generate" || d.Name() == "lawtest" || d.Name() == "gametest") {
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
	help := false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			help = n.Name.Name == "Help"
		case *ast.ValueSpec:
			help = strings.HasSuffix(path, "cmd/yardstick/help.go")
		case *ast.Field:
			return n.Tag == nil // not the tags of a struct
		case ast.Expr:
			text, ok := constant(n)
			if ok && sentence.MatchString(text) && !pattern.MatchString(text) {
				all = append(all, message{strings.TrimPrefix(filepath.ToSlash(path), "../"), text, help})
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
				t.Errorf("%s: %q: %q is not what a person would say; a number that may be 1 goes through prose.Count", m.file, m.text, found)
			}
		}
	}
}

// Every message is quoted by a test, a scenario, a page of a game or a pinned game, or is in testdata/messages.txt below the reason why not.
// So nobody changes or adds one unseen, and the list becomes shorter only.
func TestMessagesAreQuoted(t *testing.T) {
	all := messages(t)
	said := quotedIn(quotable(t), all)
	list, err := os.ReadFile("testdata/messages.txt")
	require.NoError(t, err)
	listed := map[string]bool{}
	for line := range strings.Lines(string(list)) {
		if line = strings.TrimSuffix(line, "\n"); line != "" && !strings.HasPrefix(line, "#") {
			listed[line] = true
		}
	}
	for _, m := range all {
		switch {
		case m.help:
			continue
		case len(gist(m.text)) < head:
			continue // it says too little to be found again: what is around it is quoted
		case strings.HasPrefix(path.Base(m.file), "laws"):
			continue // it is said of an engine that breaks a law: guarded.tsv counts the words in which each law notices
		}
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

// head is the number of bytes of a gist that are looked up.
const head = 8

// quotedIn is [quoted], of the texts of each room: those of a game quote its own messages and shared ones, and those of no game any.
func quotedIn(texts map[string]string, all []message) map[string]bool {
	said := map[string]bool{}
	for room, text := range texts {
		maps.Copy(said, quoted(text, slices.DeleteFunc(slices.Clone(all), func(m message) bool {
			of := roomOf(m.file)
			return room != "" && of != "" && of != room
		})))
	}
	return said
}

// roomOf is the room of the game that a file belongs to, "" for one that games share.
func roomOf(path string) string {
	for _, step := range strings.Split(filepath.ToSlash(path), "/") {
		if slices.ContainsFunc(games.All(), func(e games.Entry) bool { return e.Room == step }) {
			return step
		}
	}
	return ""
}

// quotable is the text of everything that quotes messages, by the room of a game, without comments, its blanks and line breaks made one.
func quotable(t *testing.T) map[string]string {
	texts := map[string]*strings.Builder{}
	require.NoError(t, filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if slices.Contains([]string{".git", "bin", "rapid", "examples"}, d.Name()) {
				return filepath.SkipDir
			}
			return err
		}
		test := strings.HasSuffix(path, "_test.go") && d.Name() != "messages_test.go"
		if test || slices.Contains([]string{".feature", ".txtar", ".yard", ".golden"}, filepath.Ext(path)) ||
			slices.Contains([]string{"STEPS.md", "ENGINE.md", "citations.tsv"}, d.Name()) || strings.Contains(path, "testdata") && d.Name() != "messages.txt" {
			text, err := os.ReadFile(path)
			switch {
			case test:
				text = joined.ReplaceAll(uncommented(text), nil)
			case filepath.Ext(path) == ".feature":
				text = remarks.ReplaceAll(text, nil)
			}
			room := roomOf(path)
			if texts[room] == nil {
				texts[room] = &strings.Builder{}
			}
			texts[room].WriteString(strings.Join(strings.Fields(string(text)), " ") + "\n")
			return err
		}
		return err
	}))
	said := map[string]string{}
	for room, text := range texts {
		said[room] = text.String()
	}
	return said
}

// remarks are the comments of scenarios.
var remarks = regexp.MustCompile(`(?m)^[ \t]*#.*$`)

// uncommented is Go without its comments, but for what an example prints.
func uncommented(code []byte) []byte {
	file := token.NewFileSet().AddFile("", -1, len(code))
	var s scanner.Scanner
	s.Init(file, code, nil, scanner.ScanComments)
	printed := false
	for {
		at, kind, text := s.Scan()
		if kind == token.EOF {
			return code
		}
		printed = kind == token.COMMENT && (printed || strings.HasPrefix(text, "// Output:"))
		if kind == token.COMMENT && !printed {
			copy(code[file.Offset(at):], strings.Repeat(" ", len(text)))
		}
	}
}

// joined are the ends of two literals that a plus makes one text.
var joined = regexp.MustCompile("[\"`] \\+\\s*[\"`]")

// A comment quotes nothing, and a game quotes no message of another's: nobody who writes about one game changes what is listed of another.
func TestOnlyTestsQuoteMessages(t *testing.T) {
	first, second := games.All()[0].Room, games.All()[1].Room
	all := []message{{"engine/" + first + "/load.go", "the first fault", false}, {"engine/judge/judge.go", "the shared fault", false}}
	says := func(room, text string) map[string]bool { return quotedIn(map[string]string{room: text}, all) }
	require.Equal(t, map[string]bool{"the first fault": true, "the shared fault": true}, says(first, "the first fault, the shared fault"))
	require.Equal(t, map[string]bool{"the shared fault": true}, says(second, "the first fault, the shared fault"))
	require.Equal(t, map[string]bool{"the first fault": true}, says("", "the first fault"))
	code := "package x\n// the first fault\nvar x = \"the shared fault\"\n// Output:\n// the printed fault\n"
	left := string(uncommented([]byte(code)))
	require.NotContains(t, left, "first")
	require.Contains(t, left, "the shared fault")
	require.Contains(t, left, "the printed fault")
}
