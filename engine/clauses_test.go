package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// The code that obeys a clause is found by searching the rules for the clause's id.
func TestEveryClauseIsFoundByItsID(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Room, func(t *testing.T) {
			found := clauseIDs(t, game)
			var missing []string
			for _, c := range game.Book.Clauses {
				if c.Testable && !found[string(c.ID)] {
					missing = append(missing, string(c.ID))
				}
			}
			require.Empty(t, missing, "testable clauses that no comment of engine/%s names: name each where it is obeyed, in full",
				game.Room)
		})
	}
}

// clauseIDs are the ids named in the hand-written rules of a game by comments on a declaration or inside one. Laws and position loaders do
// not count: they check that clauses are obeyed, and obey none.
func clauseIDs(t *testing.T, game games.Entry) map[string]bool {
	id := regexp.MustCompile(regexp.QuoteMeta(game.Book.Prefix) + `-[A-Z0-9]+-\d+`)
	found := map[string]bool{}
	for _, name := range ruleFiles(t, game.Room) {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
		require.NoError(t, err)
		for _, group := range file.Comments {
			require.NotRegexp(t, `((to|and|,) -\d\d\b|-\d\d to [A-Z])`, group.Text(), "%s: a search does not find an abbreviated id", name)
			if group.Pos() > file.Package && inDeclaration(file, group) {
				for _, id := range id.FindAllString(group.Text(), -1) {
					found[id] = true
				}
			}
		}
	}
	return found
}

func ruleFiles(t *testing.T, room string) []string {
	var files []string
	for _, pattern := range []string{"*.go", "box/*.go"} {
		names, err := filepath.Glob(filepath.Join(room, pattern))
		require.NoError(t, err)
		for _, name := range names {
			base := filepath.Base(name)
			switch {
			case strings.HasSuffix(base, "_test.go"), strings.HasSuffix(base, "_gen.go"), strings.HasPrefix(base, "laws"),
				strings.HasPrefix(base, "load"):
			default:
				files = append(files, name)
			}
		}
	}
	require.NotEmpty(t, files)
	return files
}

// inDeclaration reports whether a comment is the doc of a declaration or within one.
func inDeclaration(file *ast.File, group *ast.CommentGroup) bool {
	for _, d := range file.Decls {
		from := d.Pos()
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
		case *ast.GenDecl:
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
		}
		if from <= group.Pos() && group.End() <= d.End() {
			return true
		}
	}
	return false
}
