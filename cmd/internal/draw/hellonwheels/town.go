package hellonwheels

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// town returns one Town: its cards by kind with their owners, the payment to each kind, the Mayor, and whether Raids
// reach its Establishments.
func (d drawing) town(at string, t *hellonwheels.Town, p *hellonwheels.Prospect) part.Part {
	section := part.Part{Kind: part.Section, Name: strings.ToLower(at), Place: strings.ToLower(at), Title: at + " Town: none"}
	if t == nil {
		section.Text = section.Title
		return section
	}
	section.Title = at + " Town: " + t.Name
	section.Text = section.Title
	raids := "no"
	if p.RaidLevel >= p.Threshold {
		raids = "yes"
	}
	section.Parts = []part.Part{
		part.Told(fmt.Sprintf("%s, Mayhem level %d", p.Type, p.Level)),
		part.Told(fmt.Sprintf("makes %dK for each kind", p.Total)),
		part.Told(fmt.Sprintf("raids on houses: %s, %d of %d", raids, p.RaidLevel, p.Threshold)),
	}
	for _, kind := range []string{"saloon", "gambling-house", "brothel"} {
		section.Parts = append(section.Parts, houses(kind, t.Establishments, p.Pays))
	}
	mayor := "no Mayor"
	if p.Mayor != "" {
		mayor = "Mayor " + p.Mayor
	}
	section.Parts = append(section.Parts, stack("civilized", mayor, owned("", t.Civilized)),
		stack("customers", "", of("person", "green", t.Customers)), stack("mayhem", "", of("bomb", "red", t.Mayhem)))
	return section
}

// houses returns the Establishments of a kind with the payment to each.
func houses(kind string, all map[string]string, pays []hellonwheels.Pay) part.Part {
	says := ""
	if i := slices.IndexFunc(pays, func(p hellonwheels.Pay) bool { return p.Kind == kind }); i >= 0 {
		says = fmt.Sprintf("%dK, %dK each", pays[i].Total, pays[i].Share)
	}
	return stack(kind, says, owned(kind+"#", all))
}

// stack returns the number of cards of a kind with a remark, and the cards.
func stack(kind, says string, cards []part.Part) part.Part {
	return part.Part{Kind: part.Stack, Name: kind, Title: kind, Count: len(cards), Text: says, Parts: cards}
}

// of returns cards with the same figure and colour.
func of(icon, tone string, names []string) []part.Part {
	list := cards(names, card)
	for i := range list {
		list[i].Icon, list[i].Tone = icon, tone
	}
	return list
}

// owned returns the cards with a common beginning, with their owners; the beginning is left out.
func owned(beginning string, all map[string]string) []part.Part {
	var list []part.Part
	for _, name := range slices.Sorted(maps.Keys(all)) {
		rest, ok := strings.CutPrefix(name, beginning)
		if !ok {
			continue
		}
		if beginning != "" {
			rest = "#" + rest
		}
		p := card(name)
		p.Text, p.Says = rest+" "+all[name], name+" of "+all[name]
		list = append(list, p)
	}
	return list
}
