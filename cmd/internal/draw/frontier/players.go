package frontier

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// players is a table of what everybody has in numbers, and then what else each has.
func (d drawing) players() {
	const row = "%-2s %-12s %-9s %5s %7s %3s %6s %4s %6s %4s %3s %5s %6s %4s %2s %5s\n"
	heads := []any{"", "player", "points", "money", "workers"}
	for _, name := range append(stock[:], beasts[:]...) {
		heads = append(heads, name)
	}
	fmt.Fprintf(d, row, append(heads, "cubes")...)
	for i := range d.Players {
		p := &d.Players[i]
		cells := []any{fmt.Sprintf("P%d", i+1), shortened(p.Name), d.points(i), part.Money(p.Money), part.Number(p.Workers)}
		for _, good := range stock {
			cells = append(cells, fmt.Sprint(p.Stock[good]))
		}
		for _, beast := range beasts {
			cells = append(cells, fmt.Sprint(p.Animals[beast]))
		}
		fmt.Fprintf(d, row, append(cells, fmt.Sprint(d.supply(p)))...)
	}
	d.WriteString("   workers that stand; logs on the stockpile; animals on cards; cubes left in the supply\n")
	for i := range d.Players {
		d.holds(i)
	}
}

// shortened is a name for a column; the whole name is below.
func shortened(name string) string {
	const most = 12
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return name
}

// supply are the cubes of a player that are nowhere on the table.
func (d drawing) supply(p *frontier.Player) int {
	left := d.parts.Cubes
	for _, good := range stock[:4] {
		left -= p.Stock[good]
	}
	for _, beast := range beasts {
		left -= p.Animals[beast]
	}
	for _, of := range []map[string]map[string]int{d.Logs, d.Cattle} {
		for _, cubes := range of {
			left -= cubes[p.Name]
		}
	}
	for _, piece := range d.Town {
		if piece != nil {
			left -= piece.Gold[p.Name]
		}
	}
	for _, work := range d.Works {
		if work == nil || work.Owner != p.Name {
			continue
		}
		left -= work.Animals
		if work.Deposit != nil {
			left -= work.Deposit.Cubes
		}
	}
	return left
}

// holds is what a player has besides: industries, characters, the goal, what he did, and his buildings.
func (d drawing) holds(seat int) {
	p := &d.Players[seat]
	d.WriteByte('\n')
	d.Wrap("", fmt.Sprintf("P%d %s%s", seat+1, p.Name, d.titles(p)))
	d.List("  industries", d.levels(p))
	if used := d.used(p); len(used) > 0 {
		d.List("  animals used", used)
	}
	d.List("  characters", d.characters(p))
	label := "  goal"
	for _, card := range d.aim(p) {
		d.Line(label, strings.Fields(card))
		label = ""
	}
	if cube := p.Cube; cube != "" {
		d.Line("  election cube", strings.Fields(cube))
	}
	if feats := d.feats(p); len(feats) > 0 {
		d.List("  besides", feats)
	}
	d.List("  in the town", d.townPieces(func(piece *frontier.TownPiece) bool { return piece.Owner == p.Name && p.Name != "" }))
	d.List("  buildings", d.works(p))
}

// titles say who is mayor, and who was the first of all.
func (d drawing) titles(p *frontier.Player) string {
	text := ""
	if p.Name == d.Mayor {
		text += ", mayor"
	}
	if p.Name == d.Start {
		text += ", starting player"
	}
	return text
}

func (d drawing) levels(p *frontier.Player) []string {
	var list []string
	for _, industry := range box.IndustryNames {
		if level := p.Industries[industry]; level > 0 {
			list = append(list, industry+" "+roman(level))
		}
	}
	return list
}

// used are the animals that have been used in this round; they are of cards and stables alike.
func (d drawing) used(p *frontier.Player) []string {
	var list []string
	for _, beast := range beasts {
		if n := p.Used[beast]; n > 0 {
			list = append(list, fmt.Sprintf("%s*%d", beast, n))
		}
	}
	return list
}

// feats are what counts or may count and is shown nowhere else.
func (d drawing) feats(p *frontier.Player) []string {
	var list []string
	if p.OwnTrain {
		list = append(list, "own train (sells on the refrigerated card)")
	}
	if p.Donations > 0 {
		list = append(list, prose.Count(p.Donations, "donation"))
	}
	if p.Kept > 0 {
		list = append(list, prose.Count(p.Kept, "promise")+" kept")
	}
	if p.FinalPoints > 0 {
		list = append(list, prose.Count(p.FinalPoints, "point")+" of the final election")
	}
	for _, track := range p.FirstToTen {
		list = append(list, fmt.Sprintf("first to %d on the %s track", d.parts.TitleAt, track))
	}
	return list
}

// works are the industry buildings of a player, kind by kind.
func (d drawing) works(p *frontier.Player) []string {
	pieces := map[string]placed{}
	for name, work := range d.Works {
		if work != nil && work.Owner == p.Name {
			pieces[name] = placed{work.Kind, d.workState(work)}
		}
	}
	return d.placed(pieces)
}

// workState is what there is to say of an industry building: its revolt, its animals, its deposit.
func (d drawing) workState(w *frontier.WorkPiece) []string {
	var says []string
	if w.Revolt > 0 {
		says = append(says, fmt.Sprintf("revolt %d", w.Revolt))
	}
	if w.Animals > 0 {
		says = append(says, fmt.Sprintf("%d on it", w.Animals))
	}
	if w.Bought > 0 {
		says = append(says, fmt.Sprintf("%d bought this round", w.Bought))
	}
	if w.Dairy > 0 {
		says = append(says, fmt.Sprintf("%d used as dairy", w.Dairy))
	}
	if s := w.Deposit; s != nil {
		says = append(says, d.deposit(s))
	}
	return says
}

// deposit is what a deposit is, and what lies there.
func (d drawing) deposit(s *frontier.Site) string {
	text := fmt.Sprintf("%s %s, level %d, face %d, %d left", s.Kind, s.Metal, s.Level, s.Face, s.Reserve)
	if s.Depleted {
		text = fmt.Sprintf("%s %s, used up", s.Kind, s.Metal)
	}
	if s.Cubes > 0 {
		text += fmt.Sprintf(", %d at the site", s.Cubes)
	}
	if s.Active {
		text += ", worked this round"
	}
	return text
}
