package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

var figures = rulebook.Book{Figures: []rulebook.Figure{
	{Path: "box.cards", Value: "20", From: "printed"},
	{Path: "box.cards-in-hand", Value: "5", From: "assumed"},
	{Path: "rows[1].goal", Value: "16", From: "assumed"},
	{Path: "rows[2].goal", Value: "18", From: "derived"},
}}

func TestFiguresAreCountedByOrigin(t *testing.T) {
	require.Equal(t, map[string]int{"printed": 1, "derived": 1, "assumed": 2}, figures.Count())
	require.Empty(t, (&rulebook.Book{}).Count())
	require.Equal(t, []string{"printed", "derived", "public", "assumed"}, rulebook.Origins())
}

func TestFiguresUnderAField(t *testing.T) {
	for path, want := range map[string][]rulebook.Figure{
		"box.cards":    figures.Figures[:1],
		"box":          figures.Figures[:2],
		"rows":         figures.Figures[2:],
		"rows[2]":      figures.Figures[3:],
		"rows[2].goal": figures.Figures[3:],
		"bo":           nil,
		"":             figures.Figures,
	} {
		require.Equal(t, want, figures.Under(path), path)
	}
}
