package precedent_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

const record = "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"turn\":7,\"player\":\"ann\",\"arrival-yard\":[\"oil-3\"],\"players\":" +
	"[{\"name\":\"ann\",\"train\":[\"coal-2\"],\"sorting-yard\":{\"coal-4\":1},\"hand\":{\"oil\":3}},{\"name\":\"bob\"}]}\n---\nann: load coal-4\n"

// disputed is a precedent with what its comment says.
func disputed(comment string) string { return "# The forgotten railcar.\n" + comment + record }

const issue = "# at issue: May it? [YM-YARD-04 yard-timing]\n# decided: overruled\n"

func read(t *testing.T, text string) *precedent.Precedent {
	t.Helper()
	p, err := precedent.Parse("x.yard", []byte(text), games.Find)
	require.NoError(t, err)
	return p
}

func TestAPrecedentSaysWhatWasAtIssue(t *testing.T) {
	p := read(t, disputed(issue))
	require.Equal(t, "May it?", p.Issue)
	require.Equal(t, []engine.Clause{"YM-YARD-04"}, p.Clauses)
	require.Equal(t, []string{"YM-R-yard-timing"}, p.Questions)
	require.False(t, p.Upheld)
	require.Equal(t, "same-turn", p.Answer("YM-R-yard-timing"))
	require.NoError(t, p.Again(t.Context(), nil, nil))
	require.Equal(t, []string{"YM-YARD-04", "YM-R-yard-timing"}, p.Shares([]engine.Clause{"YM-YARD-03", "YM-YARD-04"}, []string{"YM-R-yard-timing"}))
	require.Empty(t, p.Shares([]engine.Clause{"YM-YARD-03"}, []string{"YM-R-tie"}))
	other := read(t, strings.Replace(disputed(issue), "seats ann bob\n", "seats ann bob\nruling yard-timing=right-after\n", 1))
	require.Equal(t, "right-after", other.Answer("YM-R-yard-timing"))
}

// What is wrong with the comment is told at its line.
func TestWhatACommentHasToSay(t *testing.T) {
	for comment, says := range map[string]string{
		"":                                      "the record does not state its issue; write a comment such as \"# at issue: May she? [YM-YARD-04]\", and below it \"# decided: overruled\"",
		"# at issue: a\n":                       `x.yard:2: "a" names no clause and no question; write "# at issue: May she? [YM-YARD-04]"`,
		"# at issue: a []\n# decided: upheld\n": `x.yard:2: "a []" names no clause and no question; write "# at issue: May she? [YM-YARD-04]"`,
		"# at issue: a [YM-YRD-04]\n# decided: upheld\n": `x.yard:2: "YM-YRD-04" is neither a clause nor an open question of Yardmaster, did you mean YM-YARD-04?`,
		"# at issue: a [dragons]\n# decided: upheld\n":   `x.yard:2: "dragons" is neither a clause nor an open question of Yardmaster; look it up with yardstick rules yardmaster`,
		"# at issue: a [YM-YARD-04]\n":                   `x.yard:2: "" does not say how it was decided; write "# decided: upheld" or "# decided: overruled"`,
		"# at issue: a [YM-YARD-04]\n#\n# decided: so\n": `x.yard:4: "so" does not say how it was decided; write "# decided: upheld" or "# decided: overruled"`,
	} {
		_, err := precedent.Parse("x.yard", []byte(disputed(comment)), games.Find)
		require.EqualError(t, err, says)
	}
	_, err := precedent.Parse("x.yard", []byte(issue+"yardstick 1\ngame chess\nseats a b\n---\n"), games.Find)
	require.ErrorContains(t, err, "x.yard:4: unknown game")
	_, err = precedent.Parse("x.yard", []byte(issue+"x\n"), games.Find)
	require.ErrorContains(t, err, "x.yard:3: ")
	_, err = precedent.Parse("x.yard", []byte(record+issue), games.Find)
	require.ErrorIs(t, err, precedent.ErrNone, "only the comment before the record counts")
}

// A precedent that comes out otherwise, or for another reason, is told with what the rules say now.
func TestAPrecedentThatStandsNoMore(t *testing.T) {
	for comment, says := range map[string]string{
		"# at issue: a [YM-YARD-04]\n# decided: upheld\n":             "x.yard:3: it was upheld, and would be overruled today: x.yard:9: ",
		"# at issue: a [YM-YARD-03]\n# decided: overruled\n":          "x.yard:3: it does not rest on YM-YARD-03 any more: x.yard:9: ",
		"# at issue: a [YM-YARD-04 YM-R-tie]\n# decided: overruled\n": "x.yard:3: YM-R-tie is not consulted any more",
	} {
		require.ErrorContains(t, read(t, disputed(comment)).Again(t.Context(), nil, nil), says)
	}
	upheld := strings.Replace(disputed(issue), "seats ann bob\n", "seats ann bob\nruling yard-timing=any-time\n", 1)
	require.EqualError(t, read(t, upheld).Again(t.Context(), nil, nil), "x.yard:3: it was overruled, and would be upheld today")
	unread := strings.Replace(disputed(issue), "ann: load coal-4", "ann: fly", 1)
	var f *transcript.Finding
	require.ErrorAs(t, read(t, unread).Again(t.Context(), nil, nil), &f)
}

// A precedent whose record owns up to the decision is about that decision all the same.
func TestAPrecedentThatEndsInAMistake(t *testing.T) {
	owned := strings.Replace(disputed(issue), "yardstick 1", "yardstick 2", 1)
	owned = strings.Replace(owned, "ann: load", "! ann: load", 1) + "position {\"player\":\"ann\"}\n"
	require.NoError(t, read(t, owned).Again(t.Context(), nil, nil))
	upheld := strings.Replace(owned, "decided: overruled", "decided: upheld", 1)
	require.ErrorContains(t, read(t, upheld).Again(t.Context(), nil, nil), "it was upheld, and would be overruled today")
}

func TestAFolderOfPrecedents(t *testing.T) {
	files := fstest.MapFS{"b.yard": {Data: []byte(disputed(issue))}, "a.golden": {Data: []byte(disputed(issue))}, "c.yard": {Data: []byte(record)},
		"d.txt": {Data: []byte("x")}}
	all, others, err := precedent.Folder(files, "club", games.Find)
	require.NoError(t, err)
	require.Len(t, all, 2)
	require.Equal(t, 1, others)
	require.Equal(t, []string{"club/a.golden", "club/b.yard"}, []string{all[0].File, all[1].File})
	files["e.yard"] = &fstest.MapFile{Data: []byte("x")}
	all, others, err = precedent.Folder(files, "club", games.Find)
	require.NoError(t, err, "a record that nobody calls a precedent is left alone")
	require.Equal(t, 2, others)
	require.Len(t, all, 2)
	files["e.yard"].Data = []byte(issue + "x")
	_, _, err = precedent.Folder(files, "club", games.Find)
	require.ErrorContains(t, err, "club/e.yard:3: ")
	files["0.yard"] = &fstest.MapFile{Data: []byte("\ufeff" + disputed(issue))}
	files["1.yard"] = &fstest.MapFile{Data: []byte(disputed("# at issue: a [YM-YRD-04]\n"))}
	var read, unread []string
	for p, err := range precedent.Each(files, "club", games.Find) {
		switch {
		case err == nil:
			read = append(read, p.File)
		case !errors.Is(err, precedent.ErrNone):
			unread = append(unread, err.Error())
		}
	}
	require.Equal(t, []string{"club/a.golden", "club/b.yard"}, read, "one that cannot be read keeps no other from being read")
	require.Len(t, unread, 3)
	require.Contains(t, unread[0], "club/0.yard:1: the file begins with a byte order mark")
	require.Contains(t, unread[1], "club/1.yard:2: ")
	for i := range precedent.Most {
		files[fmt.Sprintf("%d.yard", i)] = &fstest.MapFile{Data: []byte(record)}
	}
	_, _, err = precedent.Folder(files, "club", games.Find)
	require.EqualError(t, err, "club: the folder has 1004 records, and 1000 at most are compared; move some of them elsewhere")
}
