package edit_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// likely lists the changes of a document, with ann's hand and coal as the clues.
func likely(t *testing.T, text string) (document any, changes []string) {
	t.Helper()
	var w edit.Words
	document = read(t, text)
	w.Learn(read(t, `{"phase":"late","bonus":true,"players":[{"name":"bob","train":["coal-3"]}]}`))
	w.Learn(document)
	clues := edit.Clues{Weights: map[string]int{"ann": 2, "hand": 2, "coal": 4}, Things: []string{"coal"}}
	for _, patch := range w.Likely(document, clues) {
		changes = append(changes, fmt.Sprint(patch))
	}
	var again []string
	for _, patch := range w.Likely(document, clues) {
		again = append(again, fmt.Sprint(patch))
	}
	require.Equal(t, changes, again, "always in the same order")
	return document, changes
}

const hands = `{"phase":"early","bank":7,"deck":["oil","coal","oil"],"players":[{"name":"ann","cash":4,"hand":{"oil":1,"coal":2}},` +
	`{"name":"bob","cash":2,"hand":{"coal":1}}]}`

// Every kind of change is there, each change can be made or takes away what is not there, and small ones that matter come first.
func TestLikelyChanges(t *testing.T) {
	document, changes := likely(t, hands)
	for _, change := range []string{
		`[{"op":"replace","path":"/players/0/hand/coal","value":3}]`,
		`[{"op":"replace","path":"/phase","value":"late"}]`,                                                         // seen there
		`[{"op":"remove","path":"/players/0/hand/oil"}]`,                                                            //
		`[{"op":"add","path":"/bonus","value":true}]`,                                                               // a part that others have
		`[{"op":"add","path":"/deck/-","value":"coal"}]`,                                                            //
		`[{"op":"move","from":"/deck/1","path":"/deck/-"}]`,                                                         // another order
		`[{"op":"remove","path":"/deck/1"} {"op":"replace","path":"/players/0/hand/coal","value":3}]`,               // from list to counts
		`[{"op":"replace","path":"/players/0/hand/coal","value":1} {"op":"add","path":"/deck/-","value":"coal"}]`,   // and back
		`[{"op":"remove","path":"/players/1/hand/coal"} {"op":"replace","path":"/players/0/hand/coal","value":3}]`,  // the last one
		`[{"op":"remove","path":"/deck/1"} {"op":"add","path":"/players/0/train","value":["coal"]}]`,                // into what is not there yet
		`[{"op":"replace","path":"/players/0/cash","value":6} {"op":"replace","path":"/players/1/cash","value":0}]`, // an amount
		`[{"op":"replace","path":"/players/0/cash","value":5} {"op":"replace","path":"/bank","value":6}]`,           //
	} {
		require.Contains(t, changes, change)
	}
	require.NotContains(t, changes, `[{"op":"move","from":"/players/0/hand/oil","path":"/players/0/hand/coal"}]`, "that name is taken")
	require.Less(t, slices.Index(changes, `[{"op":"replace","path":"/players/0/hand/coal","value":3}]`), 10)
	require.Less(t, slices.Index(changes, `[{"op":"replace","path":"/players/0/hand/coal","value":3}]`),
		slices.Index(changes, `[{"op":"replace","path":"/players/1/cash","value":3}]`))
	require.Less(t, slices.Index(changes, `[{"op":"replace","path":"/players/0/cash","value":5}]`),
		slices.Index(changes, `[{"op":"replace","path":"/players/0/cash","value":104}]`))
	var w edit.Words
	w.Learn(document)
	for _, patch := range w.Likely(document, edit.Clues{}) {
		_, err := patch.Apply(document)
		require.NoError(t, err, "%v", patch)
	}
	require.Empty(t, (&edit.Words{}).Likely(read(t, `{}`), edit.Clues{}))
}
