package properties

import (
	"context"
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

// pageRow is a row of the table of refusals on a page for makers of engines.
type pageRow struct {
	clauses []string
	reason  *regexp.Regexp
}

var (
	refusalsOn = regexp.MustCompile(`(?s)<!-- refusals -->\n(.*?)<!-- end -->`)
	pageLine   = regexp.MustCompile(`(?m)^\| \d+ \| ([^|]*) \| [^|]* \| (.*) \|$`)
	varies     = regexp.MustCompile(`\\\*[^*]*\\\*`)
)

// pageRows are the rows of a game's page, in their order.
func pageRows(t *testing.T, e games.Entry) (rows []pageRow) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "engine", e.Room, "ENGINE.md"))
	require.NoError(t, err)
	table := refusalsOn.FindStringSubmatch(string(text))
	if table == nil {
		t.Skip("the page has no table of refusals")
	}
	for _, m := range pageLine.FindAllStringSubmatch(table[1], -1) {
		reason := varies.ReplaceAllString(regexp.QuoteMeta(m[2]), ".*")
		rows = append(rows, pageRow{strings.Split(m[1], " or "), regexp.MustCompile("^" + reason + "$")})
	}
	require.NotEmpty(t, rows)
	return rows
}

// rowOf is the number of the row that a refusal is of, -1 if none has its words.
func rowOf(rows []pageRow, v *engine.Violation) int {
	return slices.IndexFunc(rows, func(r pageRow) bool { return r.has(v.Clause) && r.reason.MatchString(v.Reason) })
}

// has reports whether a row may cite a clause. One that refers to a list below the table may cite any.
func (r pageRow) has(c engine.Clause) bool {
	return slices.Contains(r.clauses, string(c)) || r.clauses[0] == "see below"
}

// makesRoom are the clauses of rows that make room for later ones, as the page of the game says in words.
var makesRoom = map[string][]engine.Clause{"hell-on-wheels": {"HOW-EOL-08"}}

// earlier reports whether all rows that cite a clause, and there are some, come before one.
func earlier(rows []pageRow, c engine.Clause, at int) bool {
	cites := func(r pageRow) bool { return slices.Contains(r.clauses, string(c)) }
	return slices.ContainsFunc(rows, cites) && !slices.ContainsFunc(rows[at:], cites)
}

// Of several reasons to refuse an action the page's first row counts: where one does not, a reason that fits too, and is asked alone, stands
// before it on the page.
func TestTheFirstRowOfThePageCounts(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			rows, subject := pageRows(t, entry), newSubject(entry.Game, entry.Book)
			law := slices.DeleteFunc(subject.Laws(), func(l walk.Law) bool { return !strings.HasSuffix(l.ID, "-refusals") })
			refused, several := 0, 0
			if len(law) == 0 {
				t.Skip("no law asks the rows of the table alone")
			}
			var wrong []string
			excused := map[engine.Clause]bool{}
			const most = 200 // a small game has fewer
			for number := uint64(0); several < 1000 && number < most; number++ {
				_, err := walk.Run(context.Background(), subject, law, 5, number, func(w *walk.Walk, _ error) {
					w.Refused = func(v *engine.Violation, fits []engine.Clause) {
						refused++
						at := rowOf(rows, v)
						if at < 0 {
							wrong = append(wrong, fmt.Sprintf("no row says %v", v))
							return
						}
						fits = slices.Compact(fits)
						if len(fits) > 1 {
							several++
						}
						for _, c := range fits {
							switch {
							case c == v.Clause || !earlier(rows, c, at):
							case slices.Contains(makesRoom[entry.Name()], c):
								excused[c] = true
							default:
								wrong = append(wrong, fmt.Sprintf("%v is row %d, and %s stands before it", v, at+1, c))
							}
						}
					}
				})
				require.NoError(t, err)
			}
			require.NotZero(t, refused)
			require.True(t, several >= 1000 || len(rows) < 20, "%d are too few to say anything", several)
			require.Len(t, excused, len(makesRoom[entry.Name()]))
			slices.Sort(wrong)
			require.Empty(t, slices.Compact(wrong))
		})
	}
}
