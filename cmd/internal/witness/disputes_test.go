package witness_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// elsewhere are the disputes whose verdict is about another decision than the one in dispute, because the table lacks what it needs.
var elsewhere = map[string]string{"hellonwheels-09.feature": "ann holds no saloon"}

// TestDisputesAreReadAsTheyAreWritten: of the disputes that referees wrote who had not seen the steps, a number is read at the first
// attempt, and the verdict on each of these is theirs.
func TestDisputesAreReadAsTheyAreWritten(t *testing.T) {
	for _, row := range []struct {
		file              string
		disputes, atLeast int
	}{
		{"testdata/disputes.txtar", 48, 36}, // 6 before names, several things in a sentence and more verbs were read
		{"testdata/fresh.txtar", 24, 23},    // 8 as they were written; 16 once the classes of the other 48 were read
	} {
		disputes, err := txtar.ParseFile(row.file)
		require.NoError(t, err)
		require.Len(t, disputes.Files, row.disputes, row.file)
		read := 0
		for _, d := range disputes.Files {
			if readRightly(t, d) {
				read++
			}
		}
		t.Logf("%s: %d read at the first attempt", row.file, read)
		require.GreaterOrEqual(t, read, row.atLeast, row.file)
	}
}

// readRightly reports whether a dispute is read whole. The verdict is the one in the title of its file then.
func readRightly(t *testing.T, d txtar.File) bool {
	t.Helper()
	name, expected, _ := strings.Cut(d.Name, " ")
	folder := fstest.MapFS{name: {Data: d.Data}}
	said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{name}}, Quick: true}).Judge(t.Context())
	require.NoError(t, err, name)
	if said.Error != "" || said.Scenarios[0].Verdict == nil {
		return false
	}
	if elsewhere[name] == "" {
		require.Equal(t, expected == "upheld", said.Upheld, "%s: %v", name, said.Scenarios[0].Verdict.Line)
	}
	return true
}

// TestWhatAScenarioSaysBesidesIsNotLost: a right claim with another clause is told from a wrong one, and a line that is not read is named
// and does not keep the other answers from being tried.
func TestWhatAScenarioSaysBesidesIsNotLost(t *testing.T) {
	const poor = "a Frontier game of billy and kate\n And it is billy's turn\n And billy has $0\n Then billy may not do \"campaign safety\""
	const rounds = "a Frontier game of billy and jane\n And it is round 12\n And it is billy's turn\n When everybody ends the turn\n" +
		" Then the game is over\n And billy "
	for _, row := range []struct{ law, steps, says string }{
		{"the clause of the price is a clause of the refusal", poor + " because of FR-GEN-03", "upheld: "},
		{"another clause", poor + " because of FR-GEN-04", `billy may not do "campaign safety", as the step states, but not because of FR-GEN-04`},
		{"another clause is told in a sentence", poor + " because of FR-GEN-04", "Line 6 is right that the decision is not legal, but names another clause than the one that decides: "},
		{"another clause is not the opposite", poor + " because of FR-GEN-04", "to name the clause that decides, write: Then billy may not do"},
		{"another clause is underlined", poor + " because of FR-GEN-04", "another clause decides"},
		{"people on colours keep their names", "a Union Stockyards game of Tom and Kate\n And Kate has $3\n Then Kate has $4", "expected Kate's cash in dollars to be 4, but it is 3"},
		{"people on colours keep their names", "a Union Stockyards game of Tom and Kate\n And Kate has $3\n Then Kate has $4", "blue is Kate"},
		{"a line after a wrong one is read", rounds + "gets a prize", `line 8, "billy gets a prize", is not read: there is no such step`},
		{"a line that is not read hides no answer", rounds + "gets a prize", "this claim depends on how your table answers rounds"},
		{"a later claim hides no answer", rounds + "has 99 points", "this claim depends on how your table answers rounds"},
	} {
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Singles, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		require.Contains(t, strings.Join(strings.Fields(said.Suite().Answer.Text()), " "), row.says, row.law)
	}
}

// TestClaimsRestOnTheSentenceThatDecides: a claim of a kind that the game lists leads with the clause that decides it.
func TestClaimsRestOnTheSentenceThatDecides(t *testing.T) {
	const cars = "Kate and Tom play Yardmaster\n And Kate's train is coal 4, coal 3 and oil 3\n And Kate has a timber 4 in her sorting yard\n Then Kate "
	const billy = "a Frontier game of Billy and Jane\n And it is round 13\n And Billy has $17\n And it is Billy's turn\n When everybody ends the turn\n Then "
	for _, row := range []struct {
		steps string
		rests engine.Clause
	}{
		{cars + "has 14 points", "YM-WIN-03"},
		{cars + "wins", "YM-WIN-01"},
		{billy + "the score of Billy is made of money 2", "FR-SCORE-04"},
		{strings.Replace(billy, "13", "12", 1) + "Billy wins", "FR-GOAL-07"},
		{"a Hell on Wheels game of Jim and Rosa\n And Jim holds Irish\n Then the game is over", "HOW-END-01"},
	} {
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Alone, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		v := said.Scenarios[0].Verdict
		require.NotNil(t, v, "%s: %v", row.steps, said.Error)
		require.Equal(t, row.rests, slices.Concat(v.Clauses, v.Cited)[0].ID, row.steps)
	}
}
