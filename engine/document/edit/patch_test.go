package edit_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
)

// A patch between two documents makes one of the other, whatever they are, and there is none between equal ones.
func TestADifferenceMakesOneDocumentOfAnother(t *testing.T) {
	var w edit.Words
	start := read(t, before)
	w.Learn(start)
	rnd := rand.New(rand.NewPCG(3, 4))
	longest := 0
	for range 2000 {
		changed := start
		for range 1 + rnd.IntN(5) {
			e, ok := edittest.Random(&w, changed, rnd.IntN)
			require.True(t, ok)
			var err error
			changed, err = e.Apply(changed)
			require.NoError(t, err)
		}
		patch := edit.Diff(start, changed)
		longest = max(longest, len(patch))
		there, err := patch.Apply(start)
		require.NoError(t, err, "%v", patch)
		require.True(t, jsonEqual(t, changed, there), "%v", patch)
		require.Equal(t, len(patch) == 0, patch.Says(start) == "", "%v", patch)
		back, err := edit.Diff(changed, start).Apply(changed)
		require.NoError(t, err)
		require.True(t, jsonEqual(t, start, back))
		require.Empty(t, edit.Diff(changed, there))
	}
	require.Greater(t, longest, 2)
}

// Each row is a change and what it says.
func TestAChangeInWords(t *testing.T) {
	const text = `{"player":"ann","pile":{"oil":2},"yards":["oil","coal","oil"],"gone":[],"town":{"g6":{"kind":"tent","fire":1}},` +
		`"players":[{"name":"ann","cash":3,"hand":{"coal":2}},{"name":"bob","bonus":true}],"rows":[[1,2]],"dry":["r6"],` +
		`"deeds":["claim at a1","claim at a2","claim at a3","claim at a4","claim at a5","claim at a6","claim at a7"]}`
	for _, row := range []struct {
		edits []edit.Edit
		says  string
	}{
		{[]edit.Edit{{Op: edit.Replace, Path: "/players/0/cash", Value: json.Number("4")}}, "ann's cash were 4 (it is 3)"},
		{[]edit.Edit{{Op: edit.Replace, Path: "/player", Value: "bob"}}, `the player were bob (it is ann)`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/players/1/bonus", Value: false}}, "bob's bonus were false (it is true)"},
		{[]edit.Edit{{Op: edit.Remove, Path: "/players/1/bonus"}}, "bob's bonus were not true (it is)"},
		{[]edit.Edit{{Op: edit.Add, Path: "/players/0/bonus", Value: true}}, "ann's bonus were true (it is not)"},
		{[]edit.Edit{{Op: edit.Remove, Path: "/players/0/hand/coal"}}, "coal in ann's hand were 0 (it is 2)"},
		{[]edit.Edit{{Op: edit.Remove, Path: "/players/0/hand"}}, "coal in ann's hand were 0 (it is 2)"},
		{[]edit.Edit{{Op: edit.Add, Path: "/players/0/hand/oil", Value: json.Number("1")}}, "oil in ann's hand were 1 (there is none)"},
		{[]edit.Edit{{Op: edit.Add, Path: "/gone/0", Value: "oil"}}, `the gone were oil (it is empty)`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/dry/0"}}, `the dry were empty (it is r6)`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/dry"}}, "the dry were empty (it is r6)"},
		{[]edit.Edit{{Op: edit.Replace, Path: "/yards/1", Value: ""}}, `the yards had nothing at place 2 (there is coal)`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/player", Value: ""}}, `the player were nothing (it is ann)`},
		{[]edit.Edit{{Op: edit.Add, Path: "/yards/-", Value: "tin"}}, `the yards had tin at place 4, too`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/yards/1"}}, `the yards had no coal`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/yards/0"}}, `the yards had no oil at place 1`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/yards/1", Value: "tin"}}, `the yards had tin at place 2 (there is coal)`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/rows/0/1", Value: json.Number("5")}}, `"rows[1]" had 5 at place 2 (there is 2)`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/players/0/cash", Value: json.Number("40")}}, "ann's cash were 40 (it is 3)"},
		{[]edit.Edit{{Op: edit.Remove, Path: "/town/g6/fire"}, {Op: edit.Add, Path: "/town/g6/owner", Value: "ann"}},
			`"town.g6.owner" were ann (it is not there), and "town.g6.fire" were left out (it is 1)`},
		{[]edit.Edit{{Op: edit.Move, From: "/yards/0", Path: "/yards/1"}}, `the yards had coal at place 1 (it is at place 2)`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/yards/1"}, {Op: edit.Add, Path: "/gone/-", Value: "coal"}},
			`the gone were coal (it is empty), and the yards had no coal`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/pile/oil", Value: json.Number("1")}, {Op: edit.Add, Path: "/yards/0", Value: "oil"}},
			`the yards had oil at place 1, too, and oil in pile were 1 (it is 2)`},
		{[]edit.Edit{{Op: edit.Add, Path: "/town/h4", Value: map[string]any{"kind": "well", "owner": "ann"}}},
			`"town.h4" were kind well, owner ann (it is not there)`},
		{[]edit.Edit{{Op: edit.Replace, Path: "/deeds", Value: "none"}},
			`the deeds were none (it is claim at a1, claim at a2, claim at a3, claim at a4, claim at a5, claim at a6, …)`},
		{[]edit.Edit{{Op: edit.Remove, Path: "/town"}}, `there were nothing at "town.g6" (there is fire 1, kind tent)`},
	} {
		document := read(t, text)
		changed, err := edit.Patch(row.edits).Apply(document)
		require.NoError(t, err)
		patch := edit.Diff(document, changed)
		require.Equal(t, row.says, patch.Says(document), "%v", patch)
		require.Positive(t, patch.Size(document))
	}
	near := edit.Patch{{Op: edit.Replace, Path: "/players/0/cash", Value: json.Number("4")}}
	far := edit.Patch{{Op: edit.Replace, Path: "/players/0/cash", Value: json.Number("400")}}
	require.Less(t, near.Size(read(t, text)), far.Size(read(t, text)))
	amount, is := far.Amount(read(t, text))
	require.Equal(t, []any{397, true}, []any{amount, is})
	require.Equal(t, near, far.By(read(t, text), 1))
	for _, other := range []edit.Patch{{}, append(near, far...), {{Op: edit.Remove, Path: "/player"}},
		{{Op: edit.Replace, Path: "/player", Value: json.Number("1")}}, {{Op: edit.Replace, Path: "/players/0/cash", Value: "x"}}} {
		_, is := other.Amount(read(t, text))
		require.False(t, is, "%v", other)
	}
}
