package features_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// reasoned is a row of a game's table of refusals. The question is what the refusal rests on, or "".
type reasoned struct{ name, clause, question, reason string }

// refusalTable are the rows of the table in a game's refusal.go, in the order of their constants; nil if the game has no such file. The
// tables are no part of what the games export, so that they are read as Go.
func refusalTable(t *testing.T, e games.Entry) (rows []reasoned) {
	t.Helper()
	source := sourceOf(t, e)
	file := source["refusal.go"]
	if file == nil {
		return nil
	}
	clauses := clausesByGoName(e)
	questions := map[string]string{}
	for _, q := range e.Book.Questions {
		questions["Ask"+goName(q.Name)] = q.ID
	}
	is := map[string]reasoned{}
	ast.Inspect(file, func(n ast.Node) bool {
		pair, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		row, ok := pair.Value.(*ast.CompositeLit)
		if !ok || len(row.Elts) != 3 {
			return true
		}
		reason, err := strconv.Unquote(row.Elts[2].(*ast.BasicLit).Value)
		require.NoError(t, err)
		r := reasoned{name: pair.Key.(*ast.Ident).Name, reason: reason}
		if named, ok := row.Elts[0].(*ast.Ident); ok {
			require.Contains(t, clauses, named.Name)
			r.clause = clauses[named.Name]
		}
		if q := row.Elts[1].(*ast.Ident).Name; q != "noQuestion" {
			require.Contains(t, questions, q)
			r.question = questions[q]
		}
		is[r.name] = r
		return true
	})
	for _, name := range refusalNames(file) {
		if r, ok := is[name]; ok {
			rows = append(rows, r)
		}
	}
	require.Len(t, rows, len(is))
	return rows
}

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

// refusalNames are the constants of refusal.go that come after allowed.
func refusalNames(file *ast.File) (names []string) {
	for _, d := range file.Decls {
		block, ok := d.(*ast.GenDecl)
		if !ok || block.Tok != token.CONST || len(block.Specs) < 2 {
			continue
		}
		for _, spec := range block.Specs {
			names = append(names, spec.(*ast.ValueSpec).Names[0].Name)
		}
		return names[1:]
	}
	return nil
}

// TestReasonsAreJudgedInTheOrderOfTheTable: every function that refuses comes to its reasons in the order in which the table has them, which
// is the order that the pages promise. The table of Frontier is that of its rulebook, and its page lists where the code goes another way.
func TestReasonsAreJudgedInTheOrderOfTheTable(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			if table := refusalTable(t, e); table != nil && e.Name() != "frontier" {
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
	order := refusalNames(source["refusal.go"])
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
	require.NotZero(t, judges)
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
