package hellonwheels

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// townCell is one Town as lines: its cards by kind with their owners, what every kind would be paid, who would be Mayor, whether
// Raids reach its Establishments.
func townCell(title string, t *hellonwheels.Town, p *hellonwheels.Prospect) []string {
	if t == nil {
		return []string{title + ": none"}
	}
	raids := "no"
	if p.RaidLevel >= p.Threshold {
		raids = "yes"
	}
	c := cell{
		title + ": " + t.Name,
		fmt.Sprintf("%s, Mayhem level %d", p.Type, p.Level),
		fmt.Sprintf("makes %dK for each kind", p.Total),
		fmt.Sprintf("raids on houses: %s, %d of %d", raids, p.RaidLevel, p.Threshold),
	}
	for _, kind := range []string{"saloon", "gambling-house", "brothel"} {
		c.houses(kind, t.Establishments, p.Pays)
	}
	mayor := "no Mayor"
	if p.Mayor != "" {
		mayor = "Mayor " + p.Mayor
	}
	c.kind("civilized", len(t.Civilized), mayor, owned("", t.Civilized))
	c.kind("customers", len(t.Customers), "", t.Customers)
	c.kind("mayhem", len(t.Mayhem), "", t.Mayhem)
	return c
}

// cell is a Town in the drawing, line by line.
type cell []string

func (c *cell) houses(kind string, all map[string]string, pays []hellonwheels.Pay) {
	says := ""
	if i := slices.IndexFunc(pays, func(p hellonwheels.Pay) bool { return p.Kind == kind }); i >= 0 {
		says = fmt.Sprintf("%dK, %dK each", pays[i].Total, pays[i].Share)
	}
	list := owned(kind+"#", all)
	c.kind(kind, len(list), says, list)
}

// kind is the number of cards of a kind with a remark, and below it the cards.
func (c *cell) kind(name string, n int, says string, cards []string) {
	const column = 17
	if n == 0 {
		*c = append(*c, strings.TrimSuffix(fmt.Sprintf("%-*snone, %s", column, name, says), ", "))
		return
	}
	label := fmt.Sprintf("%s*%d", name, n)
	*c = append(*c, strings.TrimRight(fmt.Sprintf("%-*s%s", column, label, says), " "), "  "+strings.Join(cards, ", "))
}

// owned are the cards that begin so, with their owners; what they begin with is left out.
func owned(beginning string, cards map[string]string) []string {
	var list []string
	for _, card := range slices.Sorted(maps.Keys(cards)) {
		if rest, ok := strings.CutPrefix(card, beginning); ok {
			if beginning != "" {
				rest = "#" + rest
			}
			list = append(list, rest+" "+cards[card])
		}
	}
	return list
}
