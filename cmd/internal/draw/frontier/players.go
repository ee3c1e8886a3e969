package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// players returns a table with the numbers of all players, and then the other belongings of each.
func (d drawing) players() []part.Part {
	const name = 12 // characters of a name in the table; the whole name is below
	table := part.Part{Kind: part.Table, Name: "numbers", Text: "workers that stand; logs on the stockpile; animals on cards; cubes left in the supply"}
	heads := append(append([]string{"", "player", "points", "money", "workers"}, stock[:]...), append(beasts[:], "cubes")...)
	wides := []int{2, name, 9, 5, 7}
	for i, head := range heads {
		column := part.Column{Title: head, Heads: []string{head}, Gap: 1, Right: i > 2}
		if column.Wide = len(head); i < len(wides) {
			column.Wide = wides[i]
		}
		table.Columns = append(table.Columns, column)
	}
	table.Columns[len(heads)-1].Gap = 0
	for i := range d.Players {
		p := &d.Players[i]
		who := d.person(i)
		cells := []string{part.Shortened(p.Name, name), d.points(i), part.Money(p.Money), part.Number(p.Workers)}
		for _, good := range stock {
			cells = append(cells, fmt.Sprint(p.Stock[good]))
		}
		for _, beast := range beasts {
			cells = append(cells, fmt.Sprint(p.Animals[beast]))
		}
		row := part.Part{Kind: part.Entry, Name: who.Text, Parts: []part.Part{who}}
		for j, cell := range append(cells, fmt.Sprint(d.supply(p))) {
			row.Parts = append(row.Parts, part.Part{Kind: part.Piece, Name: heads[j+1], Text: cell})
		}
		table.Parts = append(table.Parts, row)
	}
	parts := []part.Part{table}
	for i := range d.Players {
		parts = append(parts, d.holds(i))
	}
	return parts
}

// seatTones are the colours of the players' cubes in the order of their seats. No ground has one of these colours.
var seatTones = [...]string{"red", "yellow", "white", "purple", "orange"}

// person returns a player as actions name him.
func (d drawing) person(seat int) part.Part {
	mark := fmt.Sprintf("P%d", seat+1)
	p := part.Part{Kind: part.Piece, Look: part.Token, Tone: seatTones[seat%len(seatTones)], Sign: mark, Text: mark}
	if seat < len(d.Players) {
		p.Says = mark + " " + d.Players[seat].Name
	}
	return p
}

// supply returns the number of a player's cubes that are not on the table.
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

// holds shows the other belongings of a player: industries, characters, the goal, deeds and buildings.
func (d drawing) holds(seat int) part.Part {
	p := &d.Players[seat]
	title := fmt.Sprintf("P%d %s%s", seat+1, p.Name, d.titles(p))
	rows := []part.Part{part.Items("industries", d.levels(p))}
	if used := d.used(p); len(used) > 0 {
		rows = append(rows, part.Items("animals used", used))
	}
	rows = append(rows, part.Listed("characters", "characters", d.characters(p)...))
	label := "goal"
	for i, card := range d.aim(p) {
		rows = append(rows, part.Labelled(fmt.Sprintf("goal-%d", i+1), label, part.Plain(card)))
		label = ""
	}
	if cube := p.Cube; cube != "" {
		rows = append(rows, part.Noted("election cube", part.Plain(cube)))
	}
	if feats := d.feats(p); len(feats) > 0 {
		rows = append(rows, part.Items("besides", feats))
	}
	own := d.townPieces(func(piece *frontier.TownPiece) bool { return piece.Owner == p.Name && p.Name != "" })
	rows = append(rows, part.Items("in the town", own), part.Items("buildings", d.works(p)))
	return part.Part{Kind: part.Section, Name: fmt.Sprintf("player-%d", seat+1), Title: title, Text: title, Parts: rows}
}

// titles names the titles of a player: mayor, starting player.
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

// used returns the animals of cards and stables that were used in this round.
func (d drawing) used(p *frontier.Player) []string {
	var list []string
	for _, beast := range beasts {
		if n := p.Used[beast]; n > 0 {
			list = append(list, fmt.Sprintf("%s*%d", beast, n))
		}
	}
	return list
}

// feats lists deeds and belongings that count, or may count, and appear nowhere else.
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

// works returns the industry buildings of a player, kind by kind.
func (d drawing) works(p *frontier.Player) []string {
	pieces := map[string]placed{}
	for name, work := range d.Works {
		if work != nil && work.Owner == p.Name {
			pieces[name] = placed{work.Kind, d.workState(work)}
		}
	}
	return d.placed(pieces)
}

// workState lists the states of an industry building: its revolt, its animals, its deposit.
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

// deposit describes a deposit and the cubes on it.
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
