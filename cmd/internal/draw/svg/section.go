package svg

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// columnWide is the least width of sections that are set next to each other; gap is between them.
const (
	columnWide = 380
	gap        = 10
)

// arrange sets sections in columns if there is room, or else below each other. Each section goes to the
// shortest column. A section that needs the whole width gets it. arrange returns the height of all sections.
func (c *canvas) arrange(path string, sections []part.Part, x, y, wide int) int {
	n := max(1, (wide+gap)/(columnWide+gap))
	column := (wide - (n-1)*gap) / n
	high := make([]int, n)
	for i := range sections {
		p := &sections[i]
		top := highest(high)
		alone := slices.Min(high) == top && (i == len(sections)-1 || needs(&sections[i+1]) > column)
		if n > 1 && (needs(p) > column || alone) {
			for j := range high {
				high[j] = top
			}
			h := c.panel(path, p, x, y+top, wide) + gap
			for j := range high {
				high[j] += h
			}
			continue
		}
		j := 0
		for k := range high {
			if high[k] < high[j] {
				j = k
			}
		}
		high[j] += c.panel(path, p, x+j*(column+gap), y+high[j], column) + gap
	}
	return highest(high) - gap
}

func highest(list []int) (n int) {
	for _, m := range list {
		n = max(n, m)
	}
	return n
}

// needs returns the width that a section asks for.
func needs(p *part.Part) (wide int) {
	if IsWide(p) {
		return most
	}
	sections := 0
	for i := range p.Parts {
		switch q := &p.Parts[i]; q.Kind {
		case part.Table:
			wide = max(wide, tableWide(q)+2*margin)
		case part.Section:
			sections++
		}
	}
	if sections > 1 {
		return most
	}
	return wide
}

// panel draws a section in a frame, and returns its height.
func (c *canvas) panel(path string, p *part.Part, x, y, wide int) int {
	inner := &canvas{}
	high := inner.section(path, p, wide-2*margin)
	c.add(`<rect class="panel" x="%d" y="%d" width="%d" height="%d" rx="6"/>`, x, y, wide, high+2*margin)
	c.put(inner, x+margin, y+margin)
	return high + 2*margin
}

// section draws a section from the northwest corner of the canvas.
func (c *canvas) section(path string, p *part.Part, wide int) int {
	if p.Kind != part.Section {
		return c.part(path, p, 0, 0, wide)
	}
	path = part.Path(path, p.Name)
	y := 0
	for _, line := range broken(p.Title, wide*7/8, plain) {
		c.text(0, y+plain, plain, "b h", line)
		y += plain + 6
	}
	y += 4
	for i := 0; i < len(p.Parts); i++ {
		if p.Parts[i].Kind == part.Section {
			j := i
			for j < len(p.Parts) && p.Parts[j].Kind == part.Section {
				j++
			}
			y += c.arrange(path, p.Parts[i:j], 0, y, wide) + 8
			i = j - 1
			continue
		}
		if h := c.part(path, &p.Parts[i], 0, y, wide); h > 0 {
			y += h + 8
		}
	}
	return max(y-8, 1)
}

// part draws a part that is no section, and returns its height.
func (c *canvas) part(path string, p *part.Part, x, y, wide int) int {
	switch p.Kind {
	case part.Sentence:
		return c.words(p.Text, x, y, wide, "")
	case part.Row, part.Run, part.Chain, part.Stack:
		return c.touched(path, p, x, y, wide)
	case part.Legend:
		return c.flow(part.Path(path, p.Name), p.Parts, x, y, wide, listed)
	case part.Table:
		return c.table(part.Path(path, p.Name), p, x, y, wide)
	case part.Columns:
		return c.columns(path, p, x, y, wide)
	case part.Grid:
		return c.grid(part.Path(path, p.Name), p, x, y, wide)
	case part.Verbatim:
		return c.verbatim(p.Text, x, y, wide)
	}
	return 0
}

// touched draws a part that a player could point at, with pieces or without, in a group that reaches over its width.
func (c *canvas) touched(path string, p *part.Part, x, y, wide int) (high int) {
	inner := &canvas{}
	switch p.Kind {
	case part.Chain:
		high = inner.flow(part.Path(path, p.Name), p.Parts, x, y, wide, coupled)
	case part.Stack:
		high = inner.stack(path, p, x, y, wide)
	default:
		high = inner.row(path, p, x, y, wide)
	}
	if p.Name == "" {
		c.add("%s", inner.String())
	} else {
		c.add(`<g data-part="%s"><rect class="hit" x="%d" y="%d" width="%d" height="%d"/>%s</g>`, escaped(part.Path(path, p.Name)), x-4, y-2,
			wide+8, high+4, inner.String())
	}
	c.texts = append(c.texts, inner.texts...)
	return high
}

// words writes a text on as many lines as it needs.
func (c *canvas) words(text string, x, y, wide int, class string) int {
	lines := broken(text, wide, plain)
	for i, line := range lines {
		c.text(x, y+plain+i*(plain+5), plain, class, line)
	}
	return len(lines)*(plain+5) - 2
}

// verbatim writes lines unchanged, in letters of one width; long ones continue below.
func (c *canvas) verbatim(text string, x, y, wide int) int {
	const letter = 8
	high := 0
	for line := range strings.Lines(text) {
		for runes := []rune(strings.TrimRight(line, "\n")); ; {
			n := min(len(runes), max(wide/letter, 1))
			if s := string(runes[:n]); strings.TrimSpace(s) != "" {
				c.add(`<text x="%d" y="%d" font-size="%d" class="v" xml:space="preserve">%s</text>`, x, y+high+small, small, escaped(s))
			}
			high += small + 4
			if runes = runes[n:]; len(runes) == 0 {
				break
			}
		}
	}
	return high
}

// row draws a label with its pieces, next to it if there is room, and returns the height.
func (c *canvas) row(path string, p *part.Part, x, y, wide int) int {
	const label, narrow = 112, 420
	pieces := p.Parts
	if len(pieces) == 0 {
		pieces = []part.Part{part.Plain(p.Text)}
	}
	path = part.Path(path, p.Name)
	how := running
	if p.Commas || p.Kind == part.Run {
		how = listed
	}
	drop := 6
	if pieces[0].Look == part.Words && how == running {
		drop = 1
	}
	switch {
	case p.Title == "":
		return c.flow(path, pieces, x, y, wide, how)
	case wide < narrow || wideOf(p.Title, small, false) > 2*label:
		high := c.words(p.Title, x, y, wide, "f") + 4
		return high + c.flow(path, pieces, x, y+high, wide, how)
	}
	high := 0
	for i, line := range broken(p.Title, label-8, small) {
		c.text(x, y+drop+small+i*(small+4), small, "f", line)
		high = drop + (i+1)*(small+4)
	}
	return max(high, c.flow(path, pieces, x+label, y, wide-label, how))
}

// stack draws a sort of cards with a remark on them, and the cards below, and returns the height.
func (c *canvas) stack(path string, p *part.Part, x, y, wide int) int {
	head := p.Title
	if p.Count > 0 {
		head = times(p.Title, p.Count)
	}
	c.text(x, y+small, small, "b", head)
	left := wideOf(head, small, true) + 8
	high := small + 5
	switch {
	case p.Text == "":
	case wideOf(p.Text, small, false) <= wide-left:
		c.set(x+wide-wideOf(p.Text, small, false), y+small, small, "f", "e", p.Text)
	default:
		high += c.words(p.Text, x, y+high, wide, "f") + 2
	}
	if len(p.Parts) > 0 {
		high += c.flow(part.Path(path, p.Name), p.Parts, x, y+high, wide, listed)
	}
	return high
}

// columns returns sections side by side, or below each other where there is not enough room.
func (c *canvas) columns(path string, p *part.Part, x, y, wide int) int {
	const least = 230
	n := len(p.Parts)
	if n == 0 {
		return 0
	}
	path = part.Path(path, p.Name)
	column := (wide - (n-1)*gap) / n
	high := 0
	for i := range p.Parts {
		if column < least {
			high += c.panel(path, &p.Parts[i], x, y+high, wide) + gap
			continue
		}
		high = max(high, c.panel(path, &p.Parts[i], x+i*(column+gap), y, column)+gap)
	}
	return high - gap
}
