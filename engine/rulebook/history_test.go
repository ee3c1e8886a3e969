package rulebook_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// TestHistoriesAreUpToDate: the last edition of each history is that of the book, and every edition is the digest of what it states.
func TestHistoriesAreUpToDate(t *testing.T) {
	for _, entry := range games.All() {
		history, err := entry.Book.History()
		require.NoError(t, err)
		require.NoError(t, history.Check())
		require.Equal(t, entry.Book.Edition(), history.Latest(), "%s: run go generate ./engine/...", entry.Name())
		again, err := rulebook.ParseHistory(history.Text())
		require.NoError(t, err)
		require.Equal(t, history, again)
		require.Equal(t, history, history.With(entry.Book, ""), "an edition is added once")
		changes, known, err := entry.Book.Since(entry.Book.Edition())
		require.NoError(t, err)
		require.True(t, known)
		require.Empty(t, changes)
	}
}

func TestAHistoryThatIsWrongIsRefused(t *testing.T) {
	was, is := tollgate(), tollgate()
	is.Clauses[0].Kind = "limit"
	good := string(new(rulebook.History).With(was, "1 of 2026-01-31").With(is, "").Text())
	const head = "# The editions of the rulebook: what the first states, then what each takes away and what it adds. Written by go generate.\n"
	require.True(t, strings.HasPrefix(good, head+"\nedition\t"+was.Edition()+"\t1 of 2026-01-31\n"))
	for says, text := range map[string]string{
		`editions.tsv:5: a line begins with "edition", "+" or "-", and not with "~"`:                                            strings.Replace(good, "+\tclause\tTG-PAY-02", "~\tclause\tTG-PAY-02", 1),
		`editions.tsv:1: a line is "edition" or "draft" and its digest, or below that "+" or "-" and a fact, with tabs between`: "+\tclause\tA\tB\n",
	} {
		_, err := rulebook.ParseHistory([]byte(text))
		require.EqualError(t, err, says)
	}
	h, err := rulebook.ParseHistory([]byte(strings.ReplaceAll(good, "\n", "\r\n")))
	require.NoError(t, err)
	require.NoError(t, h.Check(), "line ends do not count")
	h, err = rulebook.ParseHistory([]byte(strings.Replace(good, "\tdefinition\t", "\taction\t", 1)))
	require.NoError(t, err)
	require.ErrorContains(t, h.Check(), "editions.tsv: what edition "+was.Edition()+" states has the digest ")
	require.ErrorContains(t, h.Check(), "; take the file as it was, and generate again")
}

// then is the history of a book that was Tollgate and is today's.
func then(t *testing.T, was, is *rulebook.Book) {
	t.Helper()
	text := new(rulebook.History).With(was, "1 of 2026-01-31").With(is, "").Text()
	is.Files = fstest.MapFS{rulebook.HistoryFile: {Data: text}}
}

// What has changed since an edition is told fact by fact, the shortest first; what only one of the two has is new or gone.
func TestWhatHasChangedSince(t *testing.T) {
	was := tollgate()
	was.Figures = []rulebook.Figure{{Path: "toll", Value: "2"}, {Path: "sign", Value: "a\tb\\n\nc"}, {Path: "bell", Value: ""}}
	is := tollgate()
	is.Figures = []rulebook.Figure{{Path: "toll", Value: "3"}, {Path: "sign", Value: "a\tb\\n\nc"}, {Path: "lamps", Value: "4"}}
	is.Clauses[0].Kind, is.Clauses[0].Section, is.Clauses[0].Since = "limit", "gate", "second"
	is.Clauses = append(is.Clauses, rulebook.Clause{ID: "TG-PAY-03", Section: "pay", Kind: "end"})
	was.Code, is.Code = "1", "2"
	is.Clauses[1].Says = "The keeper wears a red hat."
	is.Questions[0].Default = 2
	is.Questions[2].Options = append(is.Questions[2].Options[:1:1], rulebook.Reading{ID: "twice"})
	then(t, was, is)
	changes, known, err := is.Since(was.Edition())
	require.NoError(t, err)
	require.True(t, known)
	var told []string
	for _, c := range changes {
		told = append(told, c.String())
	}
	require.Equal(t, []string{
		"figure bell is gone",
		"figure lamps is new",
		"clause TG-PAY-03 is new",
		"figure toll is 3, and was 2",
		"the game's own code has changed",
		"question TG-R-empty-wagon has the default full instead of half",
		`TG-PAY-02 says "…wears a red hat.", and said "…wears a hat."`,
		"question TG-R-change can be answered with twice too; can no longer be answered with never",
		"clause TG-PAY-01 is of kind limit, and was action; is in section gate, and was in pay; belongs to other editions",
	}, told)
	require.Equal(t, rulebook.Change{Kind: "figure", ID: "toll", Was: []string{"2"}, Is: []string{"3"}}, changes[3])
	_, known, err = is.Since("0123456789ab")
	require.NoError(t, err)
	require.False(t, known)
	_, known, err = was.Since("0123456789ab")
	require.NoError(t, err, "a book without a folder has no history")
	require.False(t, known)
	was.Files = fstest.MapFS{}
	_, _, err = was.Since("0123456789ab")
	require.ErrorIs(t, err, fs.ErrNotExist)
}
