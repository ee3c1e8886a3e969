package witness_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// TestAResultThatDependsOnChanceLeadsWithIt: if another outcome of chance in the place of one that no step states gives the other result,
// the answer says so above the rule; if none does, it does not.
func TestAResultThatDependsOnChanceLeadsWithIt(t *testing.T) {
	const draws = "a Yardmaster game of ann and bob\n And it is ann's turn\n When ann does \"draw deck\"\n "
	const oil = "a Yardmaster game of ann and bob\n And it is ann's turn\n And oil is on top of the cargo draw pile\n When ann does \"draw deck\"\n "
	const line = "a Hell on Wheels game of p1 and p2\n And it is the End of The Line Phase\n When the End of The Line Phase is played\n "
	for _, row := range []struct{ law, steps, drawn, says string }{
		{"a true claim", draws + "Then ann holds coal", "draw coal", `With "draw livestock" the scenario would be false.`},
		{"a false claim", draws + "Then ann holds timber", "draw coal", `With "draw timber" the scenario would be true.`},
		{"a claim that every outcome makes true", draws + "Then ann has 1 card in hand", "", ""},
		{"an outcome that a step names", draws + "And chance does \"draw coal\"\n Then ann holds coal", "", ""},
		{"a top card that a step names", oil + "Then ann holds oil", "", ""},
		{"an outcome within a step", line + "Then the Future Town is julesberg", "town julesberg to future", `, needed for line 6. With "`},
	} {
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Alone, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		require.NotNil(t, said.Scenarios[0].Verdict, "%s: %v", row.law, said.Error)
		text := strings.Join(strings.Fields(said.Suite().Answer.Text()), " ")
		if row.drawn == "" {
			require.Nil(t, said.Scenarios[0].Drawn, row.law)
			continue
		}
		require.Equal(t, row.drawn, said.Scenarios[0].Drawn.Action, row.law)
		above, _, _ := strings.Cut(text, "rule: ")
		require.Contains(t, above, `This depends on chance: no step states the outcome "`+row.drawn+`"`, row.law)
		require.Contains(t, above, row.says, row.law)
		require.Contains(t, above, ". To state the outcome, write: When chance does", row.law)
		require.Contains(t, said.Suite().Cases[0].Notes[0].Text, "This depends on chance", "the same in a list of scenarios")
	}
}
