package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func figuresOf(t *testing.T, text string) ([]rulebook.Figure, error) {
	t.Helper()
	root, err := source.Parse([]byte(text), 1<<20)
	require.NoError(t, err)
	return source.Figures(root)
}

// What counts as one figure, and where it is from.
func TestFigures(t *testing.T) {
	type figure = rulebook.Figure
	for _, row := range []struct {
		law, text string
		want      []figure
	}{
		{"a value without an origin does not count", "title: Bridge\ntolls: {cart: 2}", nil},
		{"the nearest origin counts", "tolls: {from: printed, cart: 2, ox: {value: 1, from: derived, how: half a cart}}",
			[]figure{{Path: "tolls.cart", Value: "2", From: "printed", Line: 1},
				{Path: "tolls.ox.value", Value: "1", From: "derived", How: "half a cart", Line: 1}}},
		{"a single field has an origin of its own", "tolls: {from: printed, cart: 2, ox: {a: 1, b: true}, fields-from: {ox: assumed}}",
			[]figure{{Path: "tolls.cart", Value: "2", From: "printed", Line: 1}, {Path: "tolls.ox.a", Value: "1", From: "assumed", Line: 1},
				{Path: "tolls.ox.b", Value: "true", From: "assumed", Line: 1}}},
		{"a list of plain values, or of such lists, is one value", "from: printed\nspans: [1, two, false]\ncells: [[0, 1], []]",
			[]figure{{Path: "spans", Value: "[1, two, false]", From: "printed", Line: 2},
				{Path: "cells", Value: "[[0, 1], []]", From: "printed", Line: 3}}},
		{"an empty list or record is one value; null is none", "from: assumed\nicons: []\neffects: {}\nname: null",
			[]figure{{Path: "icons", Value: "[]", From: "assumed", Line: 2}, {Path: "effects", Value: "{}", From: "assumed", Line: 3}}},
		{"a list of records counts by record, without its labels",
			"from: printed\ngates: [{id: north, wide: 3}]\nrows: [{players: 2, goal: 18}]\nlengths: [{value: 1, copies: 4}]",
			[]figure{{Path: "gates.north.wide", Value: "3", From: "printed", Line: 2}, {Path: "rows[1].goal", Value: "18", From: "printed",
				Line: 3}, {Path: "lengths[1].copies", Value: "4", From: "printed", Line: 4}}},
		{"facts bind what is not in the book, from the nearest",
			"from: assumed\nbinds: [one]\na: 1\nb: {c: 2, binds: [two, three]}\nd: [{id: e, f: 3}]\nd-binds: [four]\ng: {h: 4, from: " +
				"printed}\ni: {j: 5, bound-by: [five]}",
			[]figure{
				{Path: "a", Value: "1", From: "assumed", Binds: []string{"one"}, Line: 3},
				{Path: "b.c", Value: "2", From: "assumed", Binds: []string{"two", "three"}, Line: 4},
				{Path: "d.e.f", Value: "3", From: "assumed", Binds: []string{"four"}, Line: 5},
				{Path: "g.h", Value: "4", From: "printed", Line: 7},
				{Path: "i.j", Value: "5", From: "assumed", Binds: []string{"five"}, Line: 8},
			}},
		{"a public value names its source, by its page if there is one",
			"public-sources: [{id: guild, page: guild.example/bridges}]\na: {b: 1, from: public, source: guild}\nc: {d: 2, from: " +
				"public, source: a friend}",
			[]figure{{Path: "a.b", Value: "1", From: "public", How: "guild.example/bridges", Line: 2},
				{Path: "c.d", Value: "2", From: "public", How: "a friend", Line: 3}}},
		{"notes are not figures, but an effect in numbers is",
			"from: printed\na: {note: x, ruling: y, lines: [1], effect: falls, says: z, value: 1}\nb: {effect: {fall: 2}}",
			[]figure{{Path: "a.value", Value: "1", From: "printed", Line: 2},
				{Path: "b.effect.fall", Value: "2", From: "printed", Line: 3}}},
	} {
		t.Run(row.law, func(t *testing.T) {
			list, err := figuresOf(t, row.text)
			require.NoError(t, err)
			require.Equal(t, row.want, list)
		})
	}
}

func TestAnOriginIsOneOfFour(t *testing.T) {
	_, err := figuresOf(t, "a: {b: 1, from: hearsay}")
	require.EqualError(t, err, `line 1: a.from: is the text "hearsay"; allowed: printed, derived, public, assumed`)
	_, err = figuresOf(t, "a: {b: 1, fields-from: {b: hearsay}}")
	require.EqualError(t, err, `line 1: a.fields-from.b: is the text "hearsay"; allowed: printed, derived, public, assumed`)
}
