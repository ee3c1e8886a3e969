package edit_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/document/edit/edittest"
)

const before = `{"turn":3,"player":"ann","hand":["oil","coal"],"pile":["coal"],"players":[{"name":"ann","cash":4},{"name":"bob","cash":0}]}`

func read(t testing.TB, text string) any {
	t.Helper()
	document, err := edit.Read([]byte(text))
	require.NoError(t, err)
	return document
}

// Every operation does what a JSON Patch says, and leaves the document as it was.
func TestEditsAreApplied(t *testing.T) {
	for patch, after := range map[string]string{
		`{"op":"replace","path":"/turn","value":4}`:        `{"turn":4,"a/b":[1,2,3],"m":{"~x":[]}}`,
		`{"op":"replace","path":"/a~1b/1","value":null}`:   `{"turn":3,"a/b":[1,null,3],"m":{"~x":[]}}`,
		`{"op":"remove","path":"/turn"}`:                   `{"a/b":[1,2,3],"m":{"~x":[]}}`,
		`{"op":"remove","path":"/a~1b/0"}`:                 `{"turn":3,"a/b":[2,3],"m":{"~x":[]}}`,
		`{"op":"add","path":"/m/new","value":true}`:        `{"turn":3,"a/b":[1,2,3],"m":{"~x":[],"new":true}}`,
		`{"op":"add","path":"/a~1b/-","value":4}`:          `{"turn":3,"a/b":[1,2,3,4],"m":{"~x":[]}}`,
		`{"op":"copy","from":"/a~1b/2","path":"/a~1b/2"}`:  `{"turn":3,"a/b":[1,2,3,3],"m":{"~x":[]}}`,
		`{"op":"move","from":"/a~1b/0","path":"/a~1b/2"}`:  `{"turn":3,"a/b":[2,3,1],"m":{"~x":[]}}`,
		`{"op":"move","from":"/a~1b/0","path":"/m/~0x/-"}`: `{"turn":3,"a/b":[2,3],"m":{"~x":[1]}}`,
		`{"op":"move","from":"/turn","path":"/round"}`:     `{"round":3,"a/b":[1,2,3],"m":{"~x":[]}}`,
	} {
		const text = `{"turn":3,"a/b":[1,2,3],"m":{"~x":[]}}`
		document := read(t, text)
		var e edit.Edit
		require.NoError(t, json.Unmarshal([]byte(patch), &e))
		changed, err := e.Apply(document)
		require.NoError(t, err, patch)
		written, err := json.Marshal(changed)
		require.NoError(t, err)
		require.JSONEq(t, after, string(written), patch)
		require.Equal(t, read(t, text), document, "%s leaves the document alone", patch)
	}
}

// Each row names a place that the document lacks.
func TestEditsOfNothing(t *testing.T) {
	for patch, says := range map[string]string{
		`{"op":"remove","path":"/round"}`:                 `no "round"`,
		`{"op":"remove","path":"/hand/2"}`:                `no "2"`,
		`{"op":"remove","path":"/hand/-"}`:                `no "-"`,
		`{"op":"replace","path":"/turn/x","value":1}`:     `no "x"`,
		`{"op":"add","path":"/hand/3","value":"oil"}`:     `no "3"`,
		`{"op":"add","path":"/turn/x","value":"oil"}`:     `no "x"`,
		`{"op":"move","from":"/foot","path":"/hand"}`:     `no "foot"`,
		`{"op":"copy","from":"/hand/9","path":"/hand/0"}`: `no "9"`,
		`{"op":"replace","path":"","value":1}`:            "the whole document",
		`{"op":"test","path":"/turn"}`:                    `"test" is not an operation`,
	} {
		var e edit.Edit
		require.NoError(t, json.Unmarshal([]byte(patch), &e))
		_, err := e.Apply(read(t, before))
		require.ErrorContains(t, err, says, patch)
	}
}

// The list has an edit of every kind, each of which can be applied and changes something.
func TestAllEdits(t *testing.T) {
	var w edit.Words
	w.Learn(read(t, `{"turn":9,"gap":1,"hand":["oil","timber"],"players":[{"name":"cal","cash":1,"token":"oil"}]}`))
	document := read(t, before)
	all := slices.Collect(edittest.All(&w, document))
	var lines []string
	for _, e := range all {
		lines = append(lines, e.String())
		changed, err := e.Apply(document)
		require.NoError(t, err, e)
		moved := e.Op == edit.Move || e.Op == edit.Copy
		require.True(t, moved || !jsonEqual(t, document, changed), e)
	}
	for _, line := range []string{
		`{"op":"replace","path":"/turn","value":9}`,               // seen there
		`{"op":"replace","path":"/turn","value":4}`,               // near
		`{"op":"replace","path":"/player","value":"bob"}`,         // another text of the document
		`{"op":"replace","path":"/players/0/name","value":"cal"}`, // seen in a like place
		`{"op":"add","path":"/gap","value":1}`,                    // a part that others have
		`{"op":"add","path":"/players/1/token","value":"oil"}`,    //
		`{"op":"add","path":"/hand/-","value":"timber"}`,          // an element that others have
		`{"op":"remove","path":"/players/1/cash"}`,                //
		`{"op":"remove","path":"/hand/0"}`,                        //
		`{"op":"move","from":"/turn","path":"/gap"}`,              // another name
		`{"op":"copy","from":"/hand/1","path":"/hand/1"}`,         // twice
		`{"op":"move","from":"/hand/0","path":"/hand/1"}`,         // swapped
		`{"op":"move","from":"/hand/0","path":"/pile/-"}`,         // into another list
	} {
		require.Contains(t, lines, line)
	}
	require.NotContains(t, lines, `{"op":"move","from":"/players/0","path":"/players/0/hand/-"}`)
}

func jsonEqual(t *testing.T, a, b any) bool {
	one, err := json.Marshal(a)
	require.NoError(t, err)
	other, err := json.Marshal(b)
	require.NoError(t, err)
	return string(one) == string(other)
}

// What is drawn at random is on the list, is the same for the same random source, and reaches the whole list.
func TestRandomEdits(t *testing.T) {
	var w edit.Words
	document := read(t, before)
	w.Learn(document)
	listed := map[string]bool{}
	for e := range edittest.All(&w, document) {
		listed[e.String()] = true
	}
	drawn := map[string]bool{}
	one, other := rand.New(rand.NewPCG(1, 2)), rand.New(rand.NewPCG(1, 2))
	for range 100 * len(listed) {
		e, ok := edittest.Random(&w, document, one.IntN)
		require.True(t, ok)
		again, _ := edittest.Random(&w, document, other.IntN)
		require.Equal(t, e, again)
		require.True(t, listed[e.String()], e)
		drawn[e.String()] = true
	}
	require.Greater(t, len(drawn), len(listed)*9/10)
	_, ok := edittest.Random(&edit.Words{}, read(t, `{}`), one.IntN)
	require.False(t, ok, "nothing is known and nothing is there")
}
