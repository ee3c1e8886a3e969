package part_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

func table(rows ...part.Part) part.Part {
	return part.Part{Kind: part.Drawing, Parts: []part.Part{{Kind: part.Section, Name: "ann", Title: "Ann", Text: "Ann", Parts: rows}}}
}

// What has a name of its own does not change what is around it; what has none does.
func TestChangesAreAtTheirPlaces(t *testing.T) {
	hand := func(n int, says string) part.Part {
		return table(part.Labelled("hand", "hand", part.Things(part.Card, "coal", n), part.Plain(says)), part.Told("a turn"))
	}
	require.Empty(t, part.Changed(hand(2, "seen"), hand(2, "seen")))
	require.Equal(t, []string{"ann/hand/coal"}, part.Changed(hand(2, "seen"), hand(3, "seen")))
	require.Equal(t, []string{"ann/hand"}, part.Changed(hand(2, "seen"), hand(2, "hidden")))
	require.Equal(t, []string{"ann/hand", "ann/hand/coal"}, part.Changed(hand(2, "seen"), table(part.Labelled("hand", "hand"), part.Told("a turn"))))
	require.Equal(t, []string{"ann", "ann/hand", "ann/hand/coal"}, part.Changed(table(), hand(1, "")), "in both directions")
}

// A section with a heading is indented below it, and parted from what is above.
func TestSectionsAreParted(t *testing.T) {
	d := table(part.Labelled("hand", "hand"), part.Listed("cards", "cards", part.Plain("a"), part.Plain("b")))
	d.Parts = append([]part.Part{{Kind: part.Section, Title: "Now", Parts: []part.Part{part.Told("her turn")}}}, d.Parts...)
	require.Equal(t, "her turn\n\nAnn\n  hand            nothing\n  cards           a, b\n", part.Text(d))
}

// Who does not see a piece hears what it is and how many there are.
func TestPiecesAreHeard(t *testing.T) {
	things, marked := part.Things(part.Card, "coal", 2), part.Spaced(3, true)
	require.Equal(t, "coal, 2", things.Heard())
	require.Equal(t, "3, the marker is here", marked.Heard())
	space := part.Marked(4, "4[Y]", part.Part{Title: "yellow", Sign: "Y"})
	require.Equal(t, "4: yellow", space.Heard())
	require.Equal(t, "abc…", part.Shortened("abcde", 4))
	require.Equal(t, "abcd", part.Shortened("abcd", 4))
}
