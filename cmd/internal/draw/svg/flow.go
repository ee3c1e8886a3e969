package svg

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// item is a piece, or a word, in a line of pieces.
type item struct {
	piece *part.Part
	word  string
	chip  chip
	wide  int
	high  int
}

// manner is the way in which pieces follow each other.
type manner int

const (
	running manner = iota // words run on as in a sentence
	listed                // words are pieces of their own
	coupled               // pieces with wheels hang together
)

// blank is the gap between words, and apart is the gap between other pieces.
const (
	blank = 5
	apart = 5
)

// flow sets pieces one after the other on as many lines as they need.
func (c *canvas) flow(path string, pieces []part.Part, x, y, wide int, how manner) int {
	var line []item
	used, high := 0, 0
	end := func() {
		if len(line) > 0 {
			high += c.line(path, line, x, y+high, how) + 4
		}
		line, used = line[:0], 0
	}
	for i := range pieces {
		for _, it := range items(path, &pieces[i], wide, how) {
			if used > 0 && used+it.wide > wide {
				end()
			}
			line = append(line, it)
			used += it.wide + it.space()
		}
	}
	end()
	return high - 4
}

// space returns the gap after an item.
func (it *item) space() int {
	switch {
	case it.piece == nil:
		return blank
	case it.piece.Look == part.Slot:
		return 2
	case it.piece.Look == part.Car:
		return 8
	}
	return apart
}

// items returns a piece, or its words.
func items(path string, p *part.Part, wide int, how manner) []item {
	if p.Look != part.Words || how == listed {
		chip := chipOf(path, p, wide)
		return []item{{piece: p, chip: chip, wide: chip.wide, high: chip.high}}
	}
	var all []item
	for _, word := range strings.Fields(p.Text) {
		for _, piece := range broken(word, wide, plain) {
			all = append(all, item{word: piece, wide: wideOf(piece, plain, false), high: plain + 5})
		}
	}
	return all
}

// line draws a line of items, and returns its height.
func (c *canvas) line(path string, line []item, x, y int, how manner) int {
	high := 0
	for _, it := range line {
		high = max(high, it.high)
	}
	var words []string
	start := 0
	end := func() {
		if len(words) > 0 {
			c.text(x+start, y+(high-plain)/2+plain-2, plain, "", strings.Join(words, " "))
		}
		words = nil
	}
	at := 0
	for i := range line {
		it := &line[i]
		if it.piece != nil {
			end()
			if how == coupled && i > 0 {
				c.add(`<path class="rod" d="M%d %dh10"/>`, x+at-9, y+high-9)
			}
			c.chip(path, it.piece, it.chip, x+at, y+(high-it.high)/2)
		} else {
			if len(words) == 0 {
				start = at
			}
			words = append(words, it.word)
		}
		at += it.wide + it.space()
	}
	end()
	return high
}

// times returns a label with how many there are.
func times(label string, n int) string {
	if n == 1 {
		return label
	}
	return fmt.Sprintf("%s ×%d", label, n)
}
