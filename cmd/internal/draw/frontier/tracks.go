package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// tracks returns the two scoring tracks, the logs in the basins, and the herds on the range.
func (d drawing) tracks() []part.Part {
	return []part.Part{
		part.Noted("political", d.scoring(func(p *frontier.Player) int { return p.Political })...),
		part.Noted("investment", d.scoring(func(p *frontier.Player) int { return p.Investment })...),
		part.Listed("logs", "basins", part.Plains(d.basins())...), part.Items("cattle", d.herds()),
	}
}

// scoring returns a track with the players on it, up to the furthest player or the value that brings a title.
func (d drawing) scoring(of func(*frontier.Player) int) []part.Part {
	on := map[int][]string{}
	who := map[int][]part.Part{}
	last := d.parts.TitleAt
	for i := range d.Players {
		n := of(&d.Players[i])
		on[n] = append(on[n], fmt.Sprintf("P%d", i+1))
		who[n] = append(who[n], d.person(i))
		last = max(last, min(n, 999))
	}
	var spaces []part.Part
	for n := d.parts.TrackLow; n <= last; n++ {
		if n == d.parts.TitleAt {
			spaces = append(spaces, part.Plain("(title)"))
		}
		spaces = append(spaces, part.Marked(n, part.SpaceOf(n, strings.Join(on[n], " ")), who[n]...))
	}
	return spaces
}

// basins returns the logs in the basins in play, and the black workers.
func (d drawing) basins() []string {
	var list []string
	columns := d.parts.Boards[min(max(len(d.Players), 2), len(d.parts.Boards)-1)] * d.parts.BoardColumns
	for i := range d.parts.Basins {
		b := &d.parts.Basins[i]
		if b.Size == 0 || int(b.Spaces[0].Column) >= columns {
			continue
		}
		text := fmt.Sprintf("%s %d of %d", b.Name, d.logsIn(b.Name), b.Holds)
		says := d.bySeat(d.Logs[b.Name])
		if slices.Contains(d.Jams, b.Name) {
			says = append(says, "black worker")
		}
		if d.stockIn(b) {
			says = append(says, "stockpile")
		}
		list = append(list, text+bracketed(says))
	}
	return list
}

func (d drawing) logsIn(basin string) (n int) {
	for _, logs := range d.Logs[basin] {
		n += logs
	}
	return n
}

// stockIn reports whether the stockpile is next to a basin.
func (d drawing) stockIn(b *box.Basin) bool {
	for name, piece := range d.Town {
		s, ok := spaceNamed(name)
		if !ok || piece == nil || piece.Kind != "stockpile" {
			continue
		}
		for _, at := range b.Spaces[:b.Size] {
			if apart(s, at) == 1 {
				return true
			}
		}
	}
	return false
}

// apart returns the steps between two spaces.
func apart(a, b box.Space) int {
	columns, rows := int(a.Column)-int(b.Column), int(a.Row)-int(b.Row)
	return max(columns, -columns) + max(rows, -rows)
}

// herds returns the cattle on the range by space, and how many of them were driven in this round.
func (d drawing) herds() []string {
	var list []string
	for _, space := range sortedKeys(d.Cattle) {
		var says []string
		for i := range d.Players {
			name := d.Players[i].Name
			n, driven := d.Cattle[space][name], d.Driven[space][name]
			if n == 0 {
				continue
			}
			text := fmt.Sprintf("P%d*%d", i+1, n)
			if driven > 0 {
				text += fmt.Sprintf(" (%d driven)", driven)
			}
			says = append(says, text)
		}
		list = append(list, space+" "+strings.Join(says, " "))
	}
	return list
}

// lines returns the trains with their track, and the development tiles.
func (d drawing) lines() (rows []part.Part) {
	for _, train := range box.TrainNames {
		rows = append(rows, part.Labelled(train, train+" train", part.Plain(d.train(train))))
	}
	return append(rows, part.Items("railroad tiles", d.row9(0, d.Railroad)), part.Items("telegraph tiles", d.row9(1, d.Telegraph)))
}

// train returns a train's first space and its track.
func (d drawing) train(name string) string {
	line := d.Trains[name]
	if line == nil {
		return "not on the map"
	}
	text := "from " + line.First
	switch {
	case len(line.Track) > 0:
		text += " by " + strings.Join(line.Track, " ")
	case line.Credit == 0:
		text += ", no track"
	}
	if line.Credit > 0 {
		text += fmt.Sprintf(", %s gained and not laid", prose.Count(line.Credit, "tile"))
	}
	return text + map[bool]string{true: ", connected", false: ", not connected"}[line.Connected]
}

// row9 returns a row of development tiles: the tile that is face up, the tiles that wait, and the tiles that
// are built.
func (d drawing) row9(line int, row *frontier.TileRow) []string {
	if row == nil {
		row = &frontier.TileRow{}
	}
	list := []string{"none face up"}
	if row.FaceUp != "" {
		list[0] = "face up " + d.tile(line, row.FaceUp)
	}
	for i := len(row.Waiting) - 1; i >= 0; i-- {
		list = append(list, "waits "+row.Waiting[i])
	}
	for _, built := range row.Built {
		text := fmt.Sprintf("%s built by %s", built.Tile, d.mark(built.By))
		if built.Free {
			text += " for nothing"
		}
		list = append(list, text)
	}
	var unseen []string
	for i := range d.parts.Tiles[line] {
		if name := d.parts.Tiles[line][i].Name; !slices.Contains(row.Seen, name) && name != row.FaceUp {
			unseen = append(unseen, name)
		}
	}
	return append(list, fmt.Sprintf("%d laid out so far", len(d.parts.Tiles[line])-len(unseen)), "not seen "+strings.Join(unseen, " "))
}
