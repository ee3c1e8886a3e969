package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// TestClausesAreCitedInSmallGroups: what is cited together cannot be told apart by a tag, so no more than three clauses are cited at once,
// but those about what is in the box, what a word means and how a game is set up.
func TestClausesAreCitedInSmallGroups(t *testing.T) {
	for _, entry := range games.All() {
		obeyed := obeyedClauses(entry.Book)
		files, err := filepath.Glob(filepath.Join(entry.Room, "*.go"))
		require.NoError(t, err)
		for _, name := range files {
			base := filepath.Base(name)
			if strings.HasSuffix(base, "_test.go") || strings.HasSuffix(base, "_gen.go") || strings.HasPrefix(base, "laws") {
				continue
			}
			fset := token.NewFileSet()
			file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			require.NoError(t, err)
			ast.Inspect(file, func(n ast.Node) bool {
				const most = 3
				if group := citedBy(n); len(group) > most && slices.ContainsFunc(group, func(name string) bool { return obeyed[name] }) {
					t.Errorf("%s cites %s at once: cite each where it is obeyed", fset.Position(n.Pos()), strings.Join(group, ", "))
				}
				return true
			})
		}
	}
}

// obeyedClauses are the constants of the clauses that a game has to obey after it was opened.
func obeyedClauses(book *rulebook.Book) map[string]bool {
	obeyed := map[string]bool{}
	for _, c := range book.Clauses {
		parts := strings.Split(string(c.ID), "-")
		group := strings.ToLower(parts[1])
		obeyed[strings.ToUpper(group[:1])+group[1:]+parts[2]] = !slices.Contains([]string{"component", "definition", "setup"}, c.Kind)
	}
	return obeyed
}

// citedBy are the clauses that a call or a list names, by their constants.
func citedBy(n ast.Node) (group []string) {
	var list []ast.Expr
	switch n := n.(type) {
	case *ast.CallExpr:
		list = n.Args
	case *ast.CompositeLit:
		if array, ok := n.Type.(*ast.ArrayType); !ok || array.Len != nil {
			return nil
		}
		list = n.Elts
	}
	for _, e := range list {
		if id, ok := e.(*ast.Ident); ok && strings.TrimRight(id.Name, "0123456789") != id.Name && ast.IsExported(id.Name) {
			group = append(group, id.Name)
		}
	}
	return group
}
