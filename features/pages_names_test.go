package features_test

import (
	"go/ast"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// pageLines is the largest number of lines on a page for makers of engines, without generated parts.
const pageLines = 300

var (
	answered = regexp.MustCompile("`([a-z0-9-]+)=([a-z0-9-]+)`")
	section  = regexp.MustCompile(`(?ms)^## Positions\n(.*?)(?:^## |\z)`)
)

// TestPagesNameWhatThereIs: clauses, questions and answers.
func TestPagesNameWhatThereIs(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			p := pageOf(t, e)
			require.Less(t, strings.Count(marked.ReplaceAllString(p.text, ""), "\n"), pageLines, "%s is short", p.file)
			ids := regexp.MustCompile(`\b`+e.Book.Prefix+`-(?:R-[a-z0-9-]*[a-z0-9]|[A-Z0-9]+-[0-9]+)`).FindAllString(p.text, -1)
			require.NotEmpty(t, ids)
			for _, id := range ids {
				require.True(t, e.Book.Clause(id) != nil || e.Book.Question(id) != nil, "%s is on no list of the rulebook", id)
			}
			for _, m := range answered.FindAllStringSubmatch(p.text, -1) {
				_, err := e.Book.Answer(map[string]string{m[1]: m[2]})
				require.NoError(t, err, m[0])
			}
		})
	}
}

// TestPagesSayHowPositionsAreRefused: each clause with which loading refuses a position is in that section.
func TestPagesSayHowPositionsAreRefused(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			p := pageOf(t, e)
			says := section.FindStringSubmatch(p.text)
			require.NotNil(t, says, "%s has a section about positions", p.file)
			clauses := clausesByGoName(e)
			for name, file := range sourceOf(t, e) {
				if !strings.HasPrefix(name, "load") {
					continue
				}
				ast.Inspect(file, func(n ast.Node) bool {
					switch n := n.(type) {
					case *ast.CallExpr: // what is cited is no refusal
						called, ok := n.Fun.(*ast.SelectorExpr)
						return !ok || !strings.HasPrefix(called.Sel.Name, "Cite")
					case *ast.Ident:
						if id, ok := clauses[n.Name]; ok {
							require.Contains(t, says[1], id, "%s refuses with it", name)
						}
					}
					return true
				})
			}
		})
	}
}

// clausesByGoName are the ids of the clauses of a game by what its code calls them.
func clausesByGoName(e games.Entry) map[string]string {
	all := map[string]string{}
	for _, c := range e.Book.Clauses {
		all[goName(strings.TrimPrefix(string(c.ID), e.Book.Prefix+"-"))] = string(c.ID)
	}
	return all
}
