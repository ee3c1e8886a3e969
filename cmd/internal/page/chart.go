package page

import "strconv"

// Chart is a table that a page shows with a bar next to the numbers of each row. The page draws the bars
// itself, because libraries that write SVG use fixed colours and sizes, which fit neither a dark page nor a
// phone.
type Chart struct {
	// ID is the id of the chart on the page, Title is its caption, and Row is the heading of the first
	// column.
	ID, Title, Row string
	// Parts names the numbers in each row, at most ten, in the order in which they are drawn.
	Parts []string
	Bars  []Bar
}

// Bar is a row of a chart.
type Bar struct {
	// Name is the name of the row. It links to Link on the page if that is not "".
	Name, Link string
	// Values holds the numbers, one for each part; none is negative.
	Values []float64
	// Cells holds the numbers in words, one for each part. Without cells, the numbers appear as digits.
	Cells []string
	// Span is the interval of a single number, drawn across its bar, or nil if there is none.
	Span *Span
}

// Span is an interval from Low to High.
type Span struct{ Low, High float64 }

// Segment is a part of a drawn bar. At and Wide are its place and width, in hundredths of the widest bar.
type Segment struct {
	Part     int
	At, Wide float64
}

// widest returns the number at the right end of the chart.
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

// Across returns the interval of a bar, in hundredths of the widest bar; nil if the bar has no interval.
func (c *Chart) Across(b Bar) *Segment {
	if b.Span == nil || c.widest() == 0 {
		return nil
	}
	low := max(0, b.Span.Low)
	return &Segment{At: 100 * low / c.widest(), Wide: 100 * (b.Span.High - low) / c.widest()}
}

// Said returns the numbers of a bar as text.
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

// Segments returns the drawn parts of a bar; a part of 0 is left out.
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
