package part

import "slices"

// Same reports whether two parts are equal, with all parts in them.
func Same(a, b *Part) bool {
	return bare(a, b) && slices.EqualFunc(a.Parts, b.Parts, func(x, y Part) bool { return Same(&x, &y) })
}

// bare reports whether two parts are equal without the parts in them. A page compares thousands of parts at
// every step, so reflection would be too slow.
func bare(a, b *Part) bool {
	return a.Kind == b.Kind && a.Name == b.Name && a.Place == b.Place && a.Title == b.Title && a.Text == b.Text && a.Says == b.Says &&
		a.Look == b.Look && a.Icon == b.Icon && a.Tone == b.Tone && a.Sign == b.Sign && a.Count == b.Count && a.Here == b.Here &&
		a.Joins == b.Joins && a.Side == b.Side && a.At == b.At && a.Commas == b.Commas && framed(a.Frame, b.Frame) &&
		slices.EqualFunc(a.Columns, b.Columns, func(x, y Column) bool {
			return x.Title == y.Title && x.Wide == y.Wide && x.Gap == y.Gap && x.Right == y.Right && slices.Equal(x.Heads, y.Heads)
		})
}

func framed(a, b *Frame) bool { return a == b || a != nil && b != nil && *a == *b }
