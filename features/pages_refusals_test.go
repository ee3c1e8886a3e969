package features_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
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

// TestReasonsAreJudgedInTheOrderOfTheTable: every function that refuses comes to its reasons, and before them to those of functions that it
// asks first, in the order in which the table has them, which is the order that the pages promise. The table of Frontier is that of its
// rulebook, and its page lists where the code goes another way.
func TestReasonsAreJudgedInTheOrderOfTheTable(t *testing.T) {
	// Where nothing is listed, none of the listed Establishments is wrong.
	apart := map[string][]string{"hell-on-wheels": {"mayHangOn"}}
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			if e.Book.Refusals != nil && e.Name() != "frontier" {
				require.Empty(t, otherOrders(t, e, false))
				require.ElementsMatch(t, apart[e.Name()], slices.Collect(maps.Keys(otherOrders(t, e, true))))
			}
		})
	}
}

// otherOrders are the functions of a game, by name, that come to their reasons in another order than that of the table, with the numbers of
// the rows in the order of the code. With guards the reasons of the functions that they ask first are among them.
func otherOrders(t *testing.T, e games.Entry, guards bool) map[string][]int {
	t.Helper()
	j := judges{order: refusalNames(e), guards: guards, funcs: map[string]*ast.FuncDecl{}}
	for _, file := range sourceOf(t, e) {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && refuses(f) {
				j.funcs[f.Name.Name] = f
			}
		}
	}
	require.NotEmpty(t, j.funcs, "no function of engine/%s returns a refusal: keep the reasons in one that does", e.Room)
	all := map[string][]int{}
	for name := range j.funcs {
		if rows := j.rows(name, nil); !slices.IsSorted(rows) {
			all[name] = rows
		}
	}
	return all
}

// judges are the functions of a game that refuse, and what the code calls the reasons, in the order of the table.
type judges struct {
	funcs  map[string]*ast.FuncDecl
	order  []string
	guards bool
}

// rows appends the numbers of the rows that a function comes to, each once.
func (j judges) rows(name string, rows []int) []int {
	ast.Inspect(j.funcs[name].Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			if first := guard(n); j.guards && j.funcs[first] != nil && first != name {
				rows = j.rows(first, rows)
			}
		case *ast.ReturnStmt:
			if len(n.Results) != 1 {
				break
			}
			reason, ok := n.Results[0].(*ast.Ident)
			if at := slices.Index(j.order, reason.String()); ok && at >= 0 && !slices.Contains(rows, at+1) {
				rows = append(rows, at+1)
			}
		}
		return true
	})
	return rows
}

// guard is the method that a statement such as if r := s.mayAct(); r != allowed asks; "" if it asks none.
func guard(n *ast.IfStmt) string {
	asks, ok := n.Init.(*ast.AssignStmt)
	if !ok {
		return ""
	}
	call, ok := asks.Rhs[0].(*ast.CallExpr)
	if !ok {
		return ""
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	return method.Sel.Name
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
