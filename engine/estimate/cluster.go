package estimate

import "math"

// Clusters is a share of games that come in groups which have something in common, such as a deal that is played several times: the more
// alike the games of a group come out, the fewer independent games they are worth.
type Clusters struct {
	Share
	// groups is how many there are; hh, ho and oo are the sums over groups of the squares and products of their hits and sizes.
	groups     int64
	hh, ho, oo float64
}

// Group counts the games of one group; one without games is none.
func (c *Clusters) Group(hits, of int) {
	if of == 0 {
		return
	}
	c.Hits += int64(hits)
	c.Of += int64(of)
	c.groups++
	h, o := float64(hits), float64(of)
	c.hh += h * h
	c.ho += h * o
	c.oo += o * o
}

// Groups is how many groups there are.
func (c *Clusters) Groups() int64 { return c.groups }

// Estimate is the share with an interval as that of [Share], of as many games as the groups are worth. Where too few games did it, or too
// few did not, to see how alike those of a group are, each group is worth one game.
func (c *Clusters) Estimate() Estimate {
	if c.Of == 0 {
		return Share{}.Estimate()
	}
	all, groups := float64(c.Of), float64(c.groups)
	p := float64(c.Hits) / all
	size := c.oo / all // what a game of a group is worth at worst
	worth := all / size
	const few = 10
	if c.groups > 1 && min(c.Hits, c.Of-c.Hits) >= few {
		spread := (c.hh - 2*p*c.ho + p*p*c.oo) * groups / (groups - 1)
		worth = all * min(1, p*(1-p)*all/spread)
	}
	t := student(max(1, c.groups-1))
	n := worth + t*t
	middle := (p*worth + t*t/2) / n
	half := t * math.Sqrt(middle*(1-middle)/n)
	return Estimate{Value: p, Low: max(0, middle-half), High: min(1, middle+half)}
}
