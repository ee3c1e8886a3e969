package frontier

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// The words that the documents of Frontier use.
var (
	fields  = []string{"health", "wealth", "safety"}
	rows    = []string{"upcoming", "three", "six", "nine"}
	levels  = []string{"I", "II", "III", "IV"}
	tracks  = []string{"railroad", "telegraph"}
	ranks   = []string{"assistant", "partner", "tycoon"}
	grounds = []string{"lumbering", "mining", "ranching"}
)

// levelOf returns the number of a level.
func levelOf(roman string) int { return slices.Index(levels, roman) + 1 }

// one returns the singular of a word.
func one(word string) string {
	if word == "oxen" {
		return "ox"
	}
	return strings.TrimSuffix(word, "s")
}

func (n *nouns) publicNames() []string {
	return step.NamesOf(n.parts().Publics[:], func(b *box.PublicBuilding) string { return b.Name })
}

func (n *nouns) workNames() []string {
	return step.NamesOf(n.parts().Works[:], func(w *box.Work) string { return w.Name })
}

func (n *nouns) publicWords() step.Words {
	return step.Words{What: "public building", Kinds: n.publicNames()}
}

// ownedWords returns the words for the buildings that a player can have on the map.
func (n *nouns) ownedWords() step.Words {
	return step.Words{What: "building", Kinds: slices.Concat(n.publicNames(), n.workNames())}
}

func (n *nouns) electionWords() step.Words {
	spaces := step.NamesOf(n.parts().Election[:], func(e *box.ElectionSpace) string { return e.Name })
	return step.Words{What: "space of the election board", Kinds: spaces}
}

func (n *nouns) townWords() step.Words {
	return step.Words{What: "town", Kinds: step.NamesOf(n.parts().Towns[:], func(t *box.Town) string { return t.Name })}
}

func (n *nouns) characterWords() step.Words {
	return step.Words{What: "character", Kinds: step.NamesOf(n.parts().Characters[:], func(c *box.Character) string { return c.Name })}
}

func (n *nouns) eventWords() step.Words {
	return step.Words{What: "event card", Kinds: step.NamesOf(n.parts().Events[:], func(e *box.Event) string { return e.Name })}
}

func (n *nouns) tileWords() step.Words {
	var tiles []string
	for line := range n.parts().Tiles {
		tiles = append(tiles, n.tilesOf(line)...)
	}
	return step.Words{What: "development tile", Kinds: tiles}
}

func (n *nouns) tilesOf(line int) []string {
	return step.NamesOf(n.parts().Tiles[line][:], func(t *box.Tile) string { return t.Name })
}

// lineOf returns the row of a document in which a tile lies.
func (n *nouns) lineOf(p *frontier.Position, tile string) *frontier.TileRow {
	return row(p, tracks[slices.IndexFunc([]int{0, 1}, func(line int) bool { return slices.Contains(n.tilesOf(line), tile) })])
}

// row returns a row of development tiles, an empty one if the document has none.
func row(p *frontier.Position, line string) *frontier.TileRow {
	row := p.Railroad
	if line == tracks[1] {
		row = p.Telegraph
	}
	if row == nil {
		return &frontier.TileRow{}
	}
	return row
}

// character returns the printed data of a card; it is an error if no card has the name.
func (n *nouns) character(name string) (*box.Character, error) {
	if err := n.characterWords().Known(name); err != nil {
		return nil, err
	}
	return &n.parts().Characters[slices.Index(n.characterWords().Kinds, name)], nil
}

// ranked lists the characters of a rank.
func (n *nouns) ranked(rank string) []string {
	var names []string
	for _, c := range n.parts().Characters {
		if c.Rank.String() == rank {
			names = append(names, c.Name)
		}
	}
	return names
}
