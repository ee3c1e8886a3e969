package compare

import (
	"fmt"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// spans counts the scenarios whose results differ, and names the places of the first few.
func (s *Scenarios) spans() []blocks.Span {
	differ, unread, untried := s.kinds()
	spans := append([]blocks.Span{blocks.Text(of(len(differ), s.All, "has a different result", "have different results"))}, places(lines(differ))...)
	for _, row := range []struct {
		n    int
		says string
	}{{len(unread), "set up an impossible position, which shows nothing about the rules"},
		{len(untried), "ran on one side only, because the other program does not report their results"}} {
		if row.n > 0 {
			spans = append(spans, blocks.Text(fmt.Sprintf("; %d %s", row.n, row.says)))
		}
	}
	return spans
}

// lines lists the places of scenarios; the rows of an outline count once.
func lines(list []Scenario) (all []string) {
	for i := range list {
		if i > 0 && list[i-1].File == list[i].File && list[i-1].outline() == list[i].outline() {
			continue
		}
		all = append(all, fmt.Sprintf("%s:%d", path.Base(list[i].File), list[i].Line))
	}
	return all
}

// places joins files with their lines. A short form shows only the first few.
func places(list []string) (spans []blocks.Span) {
	for i, place := range list {
		spans = append(spans, blocks.Span{Text: prose.Either(i == 0, ": ", " · "), Rest: i >= mostPlaces},
			blocks.Span{Text: place, Mark: blocks.Clause, Rest: i >= mostPlaces})
	}
	return spans
}

// details lists the result of each scenario on both sides.
func (s *Scenarios) details() (all []blocks.Block) {
	if s == nil || len(s.Differ) == 0 {
		return nil
	}
	section := blocks.Labelled("scenarios", []blocks.Span{blocks.Text("the results on side a and on side b")})
	for i := range s.Differ {
		d := &s.Differ[i]
		section.Blocks = append(section.Blocks, both(d.called()+
			prose.Either(d.Unread, "; on one side it sets up an impossible position", prose.Either(d.Untried, "; run on one side only", "")), d.A, d.B)...)
	}
	return []blocks.Block{section}
}

// both returns an entry for one difference, with a line for each side.
func both(what, a, b string) []blocks.Block {
	item := func(says string) blocks.Block {
		return blocks.Block{Kind: blocks.Item, Spans: []blocks.Span{blocks.Text(says)}}
	}
	return []blocks.Block{blocks.Said(what), item("a: " + a), item("b: " + b)}
}

// spans counts the reference games that differ, and names the places of the first few.
func (p *Pinned) spans() []blocks.Span {
	var list []string
	for _, one := range p.Part {
		list = append(list, fmt.Sprintf("%s:%d", pinnedName(one.File), one.Line))
	}
	return append([]blocks.Span{blocks.Text(of(len(p.Part), p.All, "changes", "change"))}, places(list)...)
}

// details lists the first difference in each reference game, with the reasons of both sides.
func (p *Pinned) details() []blocks.Block {
	if p == nil || len(p.Part) == 0 {
		return nil
	}
	section := blocks.Labelled("reference games", []blocks.Span{blocks.Text("the first difference in each game, with the reasons of both sides")})
	for i := range p.Part {
		one := &p.Part[i]
		section.Blocks = append(section.Blocks, both(fmt.Sprintf("%s:%d: %s", one.File, one.Line, one.where()), one.A.String(), one.B.String())...)
	}
	return []blocks.Block{section}
}

// of formats a count out of a total, with the verb in the right number.
func of(n, all int, does, do string) string {
	if n == 0 {
		return fmt.Sprintf("none of %d %s", all, does)
	}
	return fmt.Sprintf("%d of %d %s", n, all, prose.Either(n == 1, does, do))
}

// label names the row of the table that a difference belongs to.
func (d *Difference) label() string {
	return prose.Either(d.Kind == pairs.Wider || d.Kind == pairs.Narrower, "legal moves", "outcomes")
}

// spans formats the difference as a table row. A short form leaves out the reason of a refusal, and the end of
// a long text.
func (d *Difference) spans() []blocks.Span {
	const most = 170
	says := ": " + d.Text()
	cut := len(says)
	if at := strings.Index(says, " "+d.Reason); d.Reason != "" && at > 0 {
		cut = at
	}
	if cut > most {
		cut = strings.LastIndexByte(says[:most], ' ')
	}
	spans := []blocks.Span{blocks.Text(d.title()), blocks.Text(says[:cut])}
	if cut < len(says) {
		spans = append(spans, blocks.Span{Text: says[cut:], Rest: true})
	}
	return spans
}
