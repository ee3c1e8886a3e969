package page

// Chart is a table whose rows are drawn as bars beside their numbers, so that the table behind a chart is the chart. It is drawn by the
// page's own hand: libraries that write SVG without a browser fix colours and sizes in it, which then fit neither a dark page nor a phone.
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
}

// Segment is a part of a bar as it is drawn, in hundredths of the widest bar.
type Segment struct {
	Part     int
	At, Wide float64
}

// Segments are the parts of a bar.
func (c *Chart) Segments(b Bar) []Segment {
	widest := 0.0
	for _, other := range c.Bars {
		widest = max(widest, sum(other.Values))
	}
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
