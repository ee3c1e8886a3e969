package estimate

import "math"

// Clusters is a share of games that come in groups, such as the games of one deal that is played
// several times. The more similar the results within a group are, the fewer independent games the
// group is worth.
type Clusters struct {
	Share
	// groups is the number of groups; hh, ho and oo sum the squares and products of their hits and sizes.
	groups     int64
	hh, ho, oo float64
}

// Group counts the games of one group; an empty group does not count.
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

// Groups returns the number of groups.
func (c *Clusters) Groups() int64 { return c.groups }

// Estimate returns the share with an interval like that of [Share], for the number of independent
// games that the groups are worth. With too few hits or misses to measure how similar the games of
// a group are, each group counts as one game.
func (c *Clusters) Estimate() Estimate {
	if c.Of == 0 {
		return Share{}.Estimate()
	}
	all, groups := float64(c.Of), float64(c.groups)
	p := float64(c.Hits) / all
	size := c.oo / all // the number of games in the group of an average game
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
