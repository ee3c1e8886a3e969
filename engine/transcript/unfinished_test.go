package transcript_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// until is the beginning of the record up to a text, and with it.
func until(text string) string {
	i := strings.Index(countingRecord, text)
	return countingRecord[:i+len(text)]
}

// TestUnfinishedRecords stand, and what they leave out is said.
func TestUnfinishedRecords(t *testing.T) {
	total := engine.Effect{Text: "the total is 4", Clauses: []engine.Clause{"CT-ADD-02", "CT-GOAL-01"}}
	adds := engine.Effect{Text: "ann adds 3", Clauses: []engine.Clause{"CT-ADD-01"}}
	marked := until("chance: roll 1*1\n") + "= 3 " + transcript.Digest([]byte(`{"total":1,"turn":0}`))
	for name, row := range map[string]struct {
		text string
		want *transcript.Unfinished
	}{
		"the last effect": {with("> the total is 4     [CT-ADD-02 CT-GOAL-01]", ""),
			&transcript.Unfinished{Effects: 1, Decisions: 1, Line: 7, Next: &total}},
		"the first effect": {with("> ann adds 3         [CT-ADD-01]", ""),
			&transcript.Unfinished{Effects: 1, Decisions: 1, Line: 6, Next: &adds}},
		"both effects":          {until("ann: add 3\n"), nil},
		"the end of the file":   {until("[CT-ADD-01]\n"), &transcript.Unfinished{Effects: 1, Decisions: 1, Line: 7, Next: &total}},
		"the end of a line":     {until("[CT-ADD-01]"), &transcript.Unfinished{Effects: 1, Decisions: 1, Line: 7, Next: &total}},
		"nothing of an effect":  {until("[CT-ADD-01]\n  >"), &transcript.Unfinished{CutOff: 8, Whole: "> the total is 4 [CT-ADD-02 CT-GOAL-01]"}},
		"the text of an effect": {until("the tot"), &transcript.Unfinished{CutOff: 8, Whole: "> the total is 4 [CT-ADD-02 CT-GOAL-01]"}},
		"a citation": {until("[CT-ADD-02 CT-"),
			&transcript.Unfinished{CutOff: 8, Whole: "> the total is 4 [CT-ADD-02 CT-GOAL-01]"}},
		"an effect, and the next": {until("> ann a"),
			&transcript.Unfinished{Effects: 1, Decisions: 1, Line: 7, Next: &total, CutOff: 7, Whole: "> ann adds 3 [CT-ADD-01]"}},
		"a mark":               {marked[:len(marked)-3], &transcript.Unfinished{CutOff: 6, Whole: marked[len(marked)-16:]}},
		"the number of a mark": {marked[:len(marked)-13], &transcript.Unfinished{CutOff: 6, Whole: marked[len(marked)-16:]}},
		"no mark":              {marked, nil},
		"a dividing line":      {until("ann: add 3\n--"), &transcript.Unfinished{CutOff: 9, Whole: "---"}},
		"a result":             {until("result ann 1"), &transcript.Unfinished{CutOff: 12, Whole: "result ann 10, bob 0"}},
		"the word":             {until("\nres"), &transcript.Unfinished{CutOff: 12, Whole: "result ann 10, bob 0"}},
		"a winner":             {until("winner a"), &transcript.Unfinished{CutOff: 13, Whole: "winner ann"}},
		"the last line feed":   {until("winner ann"), nil},
	} {
		if name == "a dividing line" {
			row.text = strings.TrimSuffix(countingRecord[:strings.LastIndex(countingRecord, "---")], "ann: add 3\n") + "--"
			row.want.CutOff = 10
		}
		report := replay(t, row.text, transcript.Options{})
		require.Nil(t, report.Finding, name)
		require.Equal(t, row.want, report.Unfinished, name)
	}
}

// A line that is not how a true one begins is wrong, or cannot be read, wherever the file ends.
func TestAWrongLineIsNoUnfinishedOne(t *testing.T) {
	for text, want := range map[string]string{
		until("[CT-ADD-01]\n") + "  > the sum": `x.yard:8: the record has the effect "the sum", the game has "the total is 4" ` +
			`[CT-ADD-02 CT-GOAL-01]`,
		until("\n---") + "\n=":    `x.yard:5: the mark has to be`,
		until("roll 1*1") + "\n>": `x.yard:6: the effect says nothing; write "> text [CLAUSE CLAUSE]"`,
		until("roll 1*1") + "\n= 4": `x.yard:6: "= 4" is not a mark; write "= LEGAL DIGEST", the number of legal actions and 12 hexadecimal ` +
			`digits`,
		until("bob 0\n") + "winner b": `x.yard:13: nobody called "b" plays here; the seats are ann, bob and chance`,
		until("\n---\nresult ann 10") + " bob": `x.yard:12: "ann 10 bob" is not a score; write every seat with its score, such as ` +
			`"result ann 18, bob 11"`,
	} {
		if strings.HasSuffix(text, "\n=") {
			continue // every mark begins so
		}
		f := replay(t, text, transcript.Options{}).Finding
		require.NotNil(t, f, text)
		require.EqualError(t, f, want)
	}
}

// A last decision that is refused may be the beginning of another: then nothing can be said about it.
func TestADecisionCutOffCannotBeJudged(t *testing.T) {
	f := replay(t, until("bob: ad"), transcript.Options{}).Finding
	require.EqualError(t, f, `x.yard:9: the file ends inside "bob: ad", which could go on as "add 1"; `+
		`finish the line, or end it with a line feed if it is whole`)
	require.Equal(t, transcript.CutOff, f.Kind)
	require.Equal(t, 2, f.Kind.Exit())
	f = replay(t, until("bob: ad")+"\n", transcript.Options{}).Finding
	require.Equal(t, transcript.UnknownAction, f.Kind)
	f = replay(t, until("ann: add 3\n")+"bob: add 4", transcript.Options{}).Finding
	require.Equal(t, transcript.IllegalAction, f.Kind, "nothing legal goes on like it")
}

func TestAnUnfinishedRecordInWords(t *testing.T) {
	require.Equal(t, []string{
		`1 effect left out below 1 decision, the first below line 7: "the total is 4" [CT-ADD-02 CT-GOAL-01]`,
		`the file ends inside line 7; the whole line is "> ann adds 3 [CT-ADD-01]"`,
	}, replay(t, until("> ann a"), transcript.Options{}).Unfinished.Lines())
}

// The first decisions of a record do not end where its file does.
func TestCutForgetsTheEndOfTheFile(t *testing.T) {
	record := parse(t, until("winner a"))
	for n, kept := range map[int]bool{0: false, 3: false, 4: false} {
		cut, err := record.Cut(n)
		require.NoError(t, err)
		require.Equal(t, kept, cut.Last != nil)
	}
	record = parse(t, until("> ann a"))
	cut, err := record.Cut(len(record.Decisions))
	require.NoError(t, err)
	require.NotNil(t, cut.Last)
}
