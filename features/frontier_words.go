package features

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// What the documents of Frontier call things.
var (
	frontFields  = []string{"health", "wealth", "safety"}
	frontRows    = []string{"upcoming", "three", "six", "nine"}
	frontLevels  = []string{"I", "II", "III", "IV"}
	frontTracks  = []string{"railroad", "telegraph"}
	frontRanks   = []string{"assistant", "partner", "tycoon"}
	frontGrounds = []string{"lumbering", "mining", "ranching"}
)

// frontLevel is the number of a level.
func frontLevel(roman string) int { return slices.Index(frontLevels, roman) + 1 }

// frontOne is the word for one of what may stand in the plural.
func frontOne(word string) string {
	if word == "oxen" {
		return "ox"
	}
	return strings.TrimSuffix(word, "s")
}

func (n *frontNouns) publicNames() []string {
	return namesOf(n.parts().Publics[:], func(b *box.PublicBuilding) string { return b.Name })
}

func (n *frontNouns) workNames() []string {
	return namesOf(n.parts().Works[:], func(w *box.Work) string { return w.Name })
}

func (n *frontNouns) publicWords() words { return words{"public building", n.publicNames()} }

// ownedWords are what a player can have on the map.
func (n *frontNouns) ownedWords() words {
	return words{"building", slices.Concat(n.publicNames(), n.workNames())}
}

func (n *frontNouns) electionWords() words {
	return words{"space of the election board", namesOf(n.parts().Election[:], func(e *box.ElectionSpace) string { return e.Name })}
}

func (n *frontNouns) townWords() words {
	return words{"town", namesOf(n.parts().Towns[:], func(t *box.Town) string { return t.Name })}
}

func (n *frontNouns) characterWords() words {
	return words{"character", namesOf(n.parts().Characters[:], func(c *box.Character) string { return c.Name })}
}

func (n *frontNouns) eventWords() words {
	return words{"event card", namesOf(n.parts().Events[:], func(e *box.Event) string { return e.Name })}
}

func (n *frontNouns) tileWords() words {
	var tiles []string
	for line := range n.parts().Tiles {
		tiles = append(tiles, n.tilesOf(line)...)
	}
	return words{"development tile", tiles}
}

func (n *frontNouns) tilesOf(line int) []string {
	return namesOf(n.parts().Tiles[line][:], func(t *box.Tile) string { return t.Name })
}

// lineOf is the row of a document in which a tile lies.
func (n *frontNouns) lineOf(p *frontier.Position, tile string) *frontier.TileRow {
	return frontRow(p, frontTracks[slices.IndexFunc([]int{0, 1}, func(line int) bool { return slices.Contains(n.tilesOf(line), tile) })])
}

// frontRow is a row of development tiles, an empty one where the document has none.
func frontRow(p *frontier.Position, line string) *frontier.TileRow {
	row := p.Railroad
	if line == frontTracks[1] {
		row = p.Telegraph
	}
	if row == nil {
		return &frontier.TileRow{}
	}
	return row
}

// character is what is printed on a card; the steps have to name one that there is.
func (n *frontNouns) character(name string) (*box.Character, error) {
	if _, err := n.characterWords().list(name); err != nil {
		return nil, err
	}
	return &n.parts().Characters[slices.Index(n.characterWords().kinds, name)], nil
}

// ranked are the characters of a rank.
func (n *frontNouns) ranked(rank string) []string {
	var names []string
	for _, c := range n.parts().Characters {
		if c.Rank.String() == rank {
			names = append(names, c.Name)
		}
	}
	return names
}
