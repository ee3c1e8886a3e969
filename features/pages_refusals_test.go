package features_test

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
)

// sourceOf are the Go files of a game, by name.
func sourceOf(t *testing.T, e games.Entry) map[string]*ast.File {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "engine", e.Room, "*.go"))
	require.NoError(t, err)
	all := map[string]*ast.File{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		all[filepath.Base(name)] = file
	}
	return all
}

// goName is what generated code calls a clause or a question.
func goName(id string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(strings.ToLower(id), "-") {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}

// refusalNames are what the code calls the reasons of refusals.yaml, in order.
func refusalNames(e games.Entry) (names []string) {
	for _, r := range e.Book.Refusals[1:] {
		name := goName(r.ID)
		names = append(names, strings.ToLower(name[:1])+name[1:])
	}
	return names
}

// TestReasonsAreJudgedInTheOrderOfTheTable: every function that refuses comes to its reasons in the order in which the table has them, which
// is the order that the pages promise. The table of Frontier is that of its rulebook, and its page lists where the code goes another way.
func TestReasonsAreJudgedInTheOrderOfTheTable(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			if e.Book.Refusals != nil && e.Name() != "frontier" {
				require.Empty(t, otherOrders(t, e))
			}
		})
	}
}

// otherOrders are the functions of a game, by name, that come to their reasons in another order than that of the table, with the numbers of
// the rows in the order of the code.
func otherOrders(t *testing.T, e games.Entry) map[string][]int {
	t.Helper()
	source := sourceOf(t, e)
	order := refusalNames(e)
	all, judges := map[string][]int{}, 0
	for _, file := range source {
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !refuses(f) {
				continue
			}
			judges++
			var rows []int
			ast.Inspect(f.Body, func(n ast.Node) bool {
				returned, ok := n.(*ast.ReturnStmt)
				if !ok || len(returned.Results) != 1 {
					return true
				}
				name, ok := returned.Results[0].(*ast.Ident)
				if at := slices.Index(order, name.String()); ok && at >= 0 && !slices.Contains(rows, at+1) {
					rows = append(rows, at+1)
				}
				return true
			})
			if !slices.IsSorted(rows) {
				all[f.Name.Name] = rows
			}
		}
	}
	require.NotZero(t, judges, "no function of engine/%s returns a refusal: keep the reasons in one that does", e.Room)
	return all
}

// refuses reports whether a function returns a refusal.
func refuses(f *ast.FuncDecl) bool {
	results := f.Type.Results
	if results == nil || len(results.List) != 1 || f.Body == nil {
		return false
	}
	name, ok := results.List[0].Type.(*ast.Ident)
	return ok && name.Name == "refusal"
}
