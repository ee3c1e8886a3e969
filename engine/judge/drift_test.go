package judge_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// since is Yardmaster with a history in which an earlier edition comes before today's, and the earlier edition.
func since(t *testing.T, earlier func(b *rulebook.Book)) (games.Entry, string) {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	was, is := *entry.Book, *entry.Book
	was.Clauses, was.Questions, was.Figures = slices.Clone(is.Clauses), slices.Clone(is.Questions), slices.Clone(is.Figures)
	earlier(&was)
	is.Files = fstest.MapFS{rulebook.HistoryFile: {Data: new(rulebook.History).With(&was, "1 of 2026-01-31").With(&is, "").Text()}}
	entry.Book = &is
	return entry, was.Edition()
}

// otherDefault gives the question another default.
func otherDefault(name, option string) func(b *rulebook.Book) {
	return func(b *rulebook.Book) {
		q := b.Question(name)
		i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == option })
		q.Default = rulebook.Option(i)
	}
}

// writtenUnder judges the forgotten railcar as written under an edition.
func writtenUnder(t *testing.T, entry games.Entry, edition, more string) *judge.Verdict {
	t.Helper()
	text := strings.Replace(disputed, "yardstick 1", "yardstick 2", 1)
	text = strings.Replace(text, "---", "edition "+edition+"\n---", 1) + more
	record, err := transcript.Parse("table.yard", []byte(text))
	require.NoError(t, err)
	v, err := judgedOf(t.Context(), record, judge.Options{Game: entry})
	require.NoError(t, err)
	return v
}

func flat(v *judge.Verdict) string { return strings.Join(strings.Fields(v.Answer().Text()), " ") }

// TestAChangedDefaultTurnsADispute: what was lawful when it was written down is overruled, and the verdict says that it is the rulebook that
// has changed.
func TestAChangedDefaultTurnsADispute(t *testing.T) {
	entry, edition := since(t, otherDefault("yard-timing", "any-time"))
	v := writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.False(t, v.Upheld)
	require.Equal(t, edition, v.WrittenUnder)
	require.True(t, v.Drift.Known)
	require.Len(t, v.Drift.Changes, 1)
	require.Equal(t, v.Drift.Changes, v.Drift.Here)
	require.True(t, v.Drift.Then.Upheld)
	require.Contains(t, flat(v), "the record was written under edition "+edition+". Since then question YM-R-yard-timing has the default "+
		"same-turn instead of any-time")
	require.Contains(t, flat(v), "The fault comes from a change of the rulebook, not from a mistake of the players: with "+
		"YM-R-yard-timing=any-time, the default at the time, it is upheld")
	require.Contains(t, v.Notes()[0].Text, "; with YM-R-yard-timing=any-time, the default at the time, it is upheld")

	given := strings.Replace(disputed, "yardstick 1\n", "yardstick 2\n", 1)
	given = strings.Replace(given, "---", "edition "+edition+"\nruling yard-timing=same-turn\n---", 1) + "ann: load coal-4\n"
	record, err := transcript.Parse("table.yard", []byte(given))
	require.NoError(t, err)
	v, err = judgedOf(t.Context(), record, judge.Options{Game: entry})
	require.NoError(t, err)
	require.Nil(t, v.Drift.Then, "the record answers the question itself")
}

// TestAChangedDefaultTurnsADisputeTheOtherWay: what would have been overruled is upheld, which is no more silent.
func TestAChangedDefaultTurnsADisputeTheOtherWay(t *testing.T) {
	entry, edition := since(t, otherDefault("pay-less-with-token", "own-type-only"))
	q := entry.Book.Question("pay-less-with-token")
	require.Equal(t, "combine", q.Options[q.Default].ID)
	text := recordIn(t, os.DirFS("../../golden/precedents"), "payment.golden")
	text.Version, text.Edition = transcript.Latest, edition
	v, err := judgedOf(t.Context(), text, judge.Options{Game: entry})
	require.NoError(t, err)
	require.True(t, v.Upheld, "a new edition alone changes no verdict")
	require.False(t, v.Drift.Then.Upheld)
	require.Contains(t, flat(v), ", and is right under the present edition. Since then question YM-R-pay-less-with-token has the default")
	require.Contains(t, flat(v), "With YM-R-pay-less-with-token=own-type-only, the default at the time, it is overruled by")
}

// TestANumberOfLegalActionsOfAnotherEditionIsDrift: what a program noted under another edition overrules nobody, and the verdict says where
// the record first differs, and on which clauses the decision there rests.
func TestANumberOfLegalActionsOfAnotherEditionIsDrift(t *testing.T) {
	entry, edition := since(t, otherDefault("yard-timing", "any-time"))
	v := writtenUnder(t, entry, edition, "ann: done\n= 99 0123456789ab\nbob: done\n")
	require.True(t, v.Upheld, v.Reason)
	require.Equal(t, 1, v.Drift.First.Decision)
	require.NotEmpty(t, v.Drift.First.Cited)
	require.Contains(t, flat(v), "The first difference is in line 8: the record has 99 legal actions here, the game has ")
	require.Contains(t, flat(v), ". It belongs to decision 1, which rests on YM-")

	v = writtenUnder(t, entry, entry.Book.Edition(), "ann: done\n= 99 0123456789ab\nbob: done\n")
	require.False(t, v.Upheld, "under its own edition the record is wrong")
}

// TestDriftNamesWhatTheDecisionRestsOn: a clause that has changed and is cited there, and not one that is cited elsewhere.
func TestDriftNamesWhatTheDecisionRestsOn(t *testing.T) {
	kind := func(id engine.Clause) func(b *rulebook.Book) {
		return func(b *rulebook.Book) {
			i := slices.IndexFunc(b.Clauses, func(c rulebook.Clause) bool { return c.ID == id })
			b.Clauses[i].Kind = "definition"
		}
	}
	entry, edition := since(t, kind("YM-YARD-04"))
	v := writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.Len(t, v.Drift.Here, 1)
	require.Nil(t, v.Drift.Then)
	require.Contains(t, flat(v), "The fault may come from a change of the rulebook, not from a mistake of the players. The decision rests on a part that has changed: clause YM-YARD-04")

	entry, edition = since(t, kind("YM-WIN-01"))
	v = writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.Empty(t, v.Drift.Here)
	require.Contains(t, flat(v), "The fault rests on no clause, question or sentence that has changed.")

	entry, edition = since(t, func(b *rulebook.Book) {
		b.Clauses = append(b.Clauses, rulebook.Clause{ID: "YM-OLD-01", Kind: "effect", Section: "buy"})
	})
	v = writtenUnder(t, entry, edition, "ann: buy coal-1 pay coal*1\n  > ann whistles [YM-OLD-01]\n")
	require.Contains(t, flat(v), "The decision rests on a part that has changed: clause YM-OLD-01 is gone", "the record cites it")
}

// TestDriftShowsSentencesSideBySide: a sentence that the decision rests on is quoted as it was and as it is. A change of the code is told.
func TestDriftShowsSentencesSideBySide(t *testing.T) {
	entry, edition := since(t, func(b *rulebook.Book) {
		c := b.Clause("YM-YARD-04")
		c.Says = "Once, " + c.Says
		b.Clause("YM-WIN-01").Says += " Or so."
		b.Code = "0123456789ab"
	})
	says := entry.Book.Clause("YM-YARD-04").Says
	v := writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.Len(t, v.Drift.Changes, 3)
	require.Equal(t, []rulebook.Change{{Kind: "sentence", ID: "YM-YARD-04", Was: []string{"Once, " + says}, Is: []string{says}}}, v.Drift.Here)
	require.Contains(t, flat(v), "YM-YARD-04 said: Once, "+says+" YM-YARD-04 says: "+says)
	require.NotContains(t, flat(v), "Or so.\" YM")
	require.Contains(t, flat(v), "the game's own code has changed")
}

// TestDriftBlamesNoQuestionThatIsOnlyConsulted: one whose other answers change nothing is new, and the verdict does not rest on it.
func TestDriftBlamesNoQuestionThatIsOnlyConsulted(t *testing.T) {
	without := func(name string) func(b *rulebook.Book) {
		return func(b *rulebook.Book) {
			b.Questions = slices.DeleteFunc(b.Questions, func(q rulebook.Question) bool { return q.Name == name })
		}
	}
	entry, edition := since(t, without("refill-order"))
	v := writtenUnder(t, entry, edition, "ann: buy coal-1 pay coal*1\n  > ann whistles [YM-OBJ-06]\n")
	require.True(t, slices.ContainsFunc(v.Consulted, func(q verdict.Question) bool { return q.ID == "YM-R-refill-order" }))
	require.NotEmpty(t, v.Drift.Changes)
	require.Empty(t, v.Drift.Here)
	require.Contains(t, flat(v), "The fault rests on no clause, question or sentence that has changed.")

	entry, edition = since(t, without("yard-timing"))
	v = writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.Contains(t, flat(v), "The decision rests on a part that has changed: question YM-R-yard-timing is new")
	require.Contains(t, v.Notes()[0].Text, "the record was written under edition "+edition+"; since then the rulebook has 1 change")
}

// TestManyChangesAreTold: the first of them; a verdict still fits a screen.
func TestManyChangesAreTold(t *testing.T) {
	entry, edition := since(t, func(b *rulebook.Book) { b.Figures = nil })
	v := writtenUnder(t, entry, edition, "ann: load coal-4\n")
	require.Len(t, v.Drift.Changes, len(entry.Book.Figures))
	require.Contains(t, flat(v), "more changes, which --json lists")
	require.Less(t, strings.Count(v.Answer().Short(), "\n"), 26)
}

// TestAnEditionIsKnownFromItsHistory: records under every edition that there ever was are judged with what has changed beside the verdict, and judged as before.
func TestAnEditionIsKnownFromItsHistory(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	v := writtenUnder(t, entry, "7cc91b1f7c4e", "ann: load coal-4\n")
	require.True(t, v.Drift.Known)
	require.NotEmpty(t, v.Drift.Changes)
	v = writtenUnder(t, entry, entry.Book.Edition(), "ann: load coal-4\n")
	require.Nil(t, v.Drift)
}

// TestARecordOfAnotherEditionThatCannotBeRead: the error says so.
func TestARecordOfAnotherEditionThatCannotBeRead(t *testing.T) {
	record, err := transcript.Parse("x.yard", []byte("yardstick 2\ngame yardmaster\nseats ann bob\nedition 0123456789ab\nruling gone=yes\n---\n"))
	require.NoError(t, err)
	_, err = judgedOf(t.Context(), record, judge.Options{})
	require.ErrorContains(t, err, "; the record was written under another edition of the rulebook, 0123456789ab")
}
