package page

import "strconv"

// Chart is a table whose rows are drawn as bars next to their numbers, so that the table is the chart. The page draws
// it itself: libraries that write SVG without a browser fix colours and sizes in it, for no dark page or phone.
type Chart struct {
	// ID is the chart's place on the page, Title its caption, Row the heading of the first column.
	ID, Title, Row string
	// Parts name the numbers of a row, in the order in which they are drawn, ten at most.
	Parts []string
	Bars  []Bar
}

// Bar is a row of a chart.
type Bar struct {
	// Name names the row, and leads to Link on the page if that is not "".
	Name, Link string
	// Values are its numbers, one for each part, none below 0.
	Values []float64
	// Cells are the numbers in words, one for each part; without them numbers are written as they are.
	Cells []string
	// Span is the interval of a single number, drawn across its bar; nil if there is none.
	Span *Span
}

// Span is an interval.
type Span struct{ Low, High float64 }

// Segment is a part of a bar as it is drawn, in hundredths of the widest bar.
type Segment struct {
	Part     int
	At, Wide float64
}

// widest returns the number that the whole width represents.
func (c *Chart) widest() float64 {
	widest := 0.0
	for _, other := range c.Bars {
		widest = max(widest, sum(other.Values))
		if other.Span != nil {
			widest = max(widest, other.Span.High)
		}
	}
	return widest
}

// Across returns the interval of a bar, in hundredths of the widest; nil if it has none.
func (c *Chart) Across(b Bar) *Segment {
	if b.Span == nil || c.widest() == 0 {
		return nil
	}
	low := max(0, b.Span.Low)
	return &Segment{At: 100 * low / c.widest(), Wide: 100 * (b.Span.High - low) / c.widest()}
}

// Said returns the numbers of a bar as they are written.
func (b Bar) Said() []string {
	if b.Cells != nil {
		return b.Cells
	}
	said := make([]string, len(b.Values))
	for i, v := range b.Values {
		said[i] = strconv.FormatFloat(v, 'f', -1, 64)
	}
	return said
}

// Segments returns the parts of a bar.
func (c *Chart) Segments(b Bar) []Segment {
	widest := c.widest()
	var all []Segment
	at := 0.0
	for i, v := range b.Values {
		if v > 0 {
			wide := 100 * v / widest
			all = append(all, Segment{Part: i, At: at, Wide: wide})
			at += wide
		}
	}
	return all
}

func sum(values []float64) float64 {
	total := 0.0
	for _, v := range values {
		total += v
	}
	return total
}
