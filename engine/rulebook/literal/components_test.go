package literal_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

type kind uint8

// String must not be what is printed.
func (k kind) String() string { return "oak" }

type span struct {
	Name  string
	Kind  kind
	Shift int8
	Open  bool
}

type bridge struct {
	Toll, Feet int
	Kinds      [6]kind
	Rows       [2][3]int
	Spans      [3]span
	Longest    span
	Wide       [60]int
}

var yaml = fstest.MapFS{
	"clauses.yaml": {Data: []byte(`{game: bridge, title: Bridge, prefix: BR, source: A board, players: {min: 1, max: 2}, sections: [{id: ask, title: Asking}],
  clauses: [{id: BR-ASK-01, section: ask, at: Line 1, says: One asks., kind: turn, testable: true, examples: [], rulings: []}]}`)},
	"rulings.yaml":    {Data: []byte("game: bridge\nrulings: []\n")},
	"components.yaml": {Data: []byte("toll: {value: 7, from: assumed}\n")},
}

// printed is the printed source of the components that a reader makes of the file.
func printed(t *testing.T, change func(b *bridge)) string {
	t.Helper()
	text, err := literal.Components(yaml, func(_ *source.Printed, base *bridge, _ []byte) (*bridge, error) {
		b := *base
		change(&b)
		return &b, nil
	})
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(text), "// Code generated"))
	require.Contains(t, string(text), "\n\npackage rulebook\n\nimport "+
		"\"github.com/yardstick-rules/yardstick/engine/rulebook/literal_test\"\n")
	return string(text)
}

func TestValues(t *testing.T) {
	for _, row := range []struct {
		law    string
		change func(b *bridge)
		want   string
	}{
		{"what is zero is left out", func(b *bridge) { b.Feet = 3 }, "var defaultComponents = literal_test.bridge{\n\tFeet: 3,\n}\n"},
		{"so is the end of an array", func(b *bridge) { b.Rows[0][1], b.Kinds[2] = -2, 9 },
			"\tKinds: [6]literal_test.kind{0, 0, 9},\n\tRows:  [2][3]int{{0, -2}},\n"},
		{"and a structure in its middle is empty", func(b *bridge) { b.Spans[1].Name = "a \"b\"" },
			`Spans: [3]literal_test.span{{}, {Name: "a \"b\""}},`},
		{"kinds are numbers", func(b *bridge) { b.Longest = span{Kind: 4, Shift: -5, Open: true} },
			"Longest: literal_test.span{Kind: 4, Shift: -5, Open: true},"},
	} {
		t.Run(row.law, func(t *testing.T) { require.Contains(t, printed(t, row.change), row.want) })
	}
}

func TestLongValuesAreBroken(t *testing.T) {
	text := printed(t, func(b *bridge) {
		for i := range b.Wide {
			b.Wide[i] = 100 + i
		}
		b.Spans[0], b.Spans[1] = span{Name: strings.Repeat("x", 60)}, span{Name: strings.Repeat("y", 60)}
	})
	require.Contains(t, text, "\tSpans: [3]literal_test.span{\n\t\t{Name: \"xxx")
	require.Contains(t, text, "\tWide: [60]int{\n\t\t100, 101, 102,")
	require.Contains(t, text, " 123,\n\t\t124, ")
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, len(line), 140)
	}
}

// The reader starts from nothing and is given the whole file, both as the owner's file and as the printed one, with the figures in it.
func TestWhatAReaderIsGiven(t *testing.T) {
	c, err := literal.Read(yaml, func(printed *source.Printed, base *bridge, data []byte) (*bridge, error) {
		require.Equal(t, bridge{}, *base)
		require.Len(t, printed.Book.Under("toll"), 1)
		given, err := printed.Read(source.Overlay{Varies: func(string) (int, int, bool) { return 0, 9, true }}, data)
		require.NoError(t, err)
		return &bridge{Toll: given.Number("toll.value", 0)}, nil
	})
	require.NoError(t, err)
	require.Equal(t, 7, c.Toll)
}

func TestInvalidFilesAreRefused(t *testing.T) {
	refuse := func(*source.Printed, *bridge, []byte) (*bridge, error) {
		return nil, errors.New("line 1: toll: is free")
	}
	_, err := literal.Components(yaml, refuse)
	require.EqualError(t, err, "components.yaml: line 1: toll: is free")
	_, err = literal.Components(fstest.MapFS{"clauses.yaml": yaml["clauses.yaml"], "rulings.yaml": yaml["rulings.yaml"]}, refuse)
	require.ErrorContains(t, err, "components.yaml")
	_, err = literal.Components(fstest.MapFS{}, refuse)
	require.ErrorContains(t, err, "clauses.yaml")
}
