package play

import (
	"fmt"
	"slices"
	"strings"
)

// Cast names the kinds of player at a table. Different kinds take turns around the table, and the
// turn of the table decides which kind comes first. Over all turns, every kind plays every seat
// equally often.
type Cast struct {
	// Name is the name of the cast, such as "random+greedy".
	Name  string
	kinds []kind
}

// kind is a kind of player.
type kind struct {
	name string
	make func() Player
}

// kinds lists the kinds of player.
func kinds() []kind {
	return []kind{
		{"random", func() Player { return Random{} }},
		{"greedy", func() Player { return &Greedy{} }},
		{"corners", func() Player { return &Corners{} }},
		{"lookahead", func() Player { return &Lookahead{} }},
	}
}

// mixed is a short name for the cast mixture.
const mixed, mixture = "mixed", "random+greedy"

// CastOf returns the cast with a name. "random", "greedy", "corners" and "lookahead" are casts of
// one kind. "random+greedy" is an example of a cast of several kinds, and "mixed" is its short
// name. The error lists the names.
func CastOf(name string) (Cast, error) {
	list := name
	if name == mixed {
		list = mixture
	}
	c := Cast{Name: name}
	for part := range strings.SplitSeq(list, "+") {
		i := slices.IndexFunc(kinds(), func(k kind) bool { return k.name == part })
		if i < 0 {
			return Cast{}, fmt.Errorf("there are no players called %q; there are %s, several joined by +, and %s for %s", part,
				strings.Join(KindNames(), ", "), mixed, mixture)
		}
		c.kinds = append(c.kinds, kinds()[i])
	}
	return c, nil
}

// KindNames returns the names of the kinds of player.
func KindNames() (names []string) {
	for _, k := range kinds() {
		names = append(names, k.name)
	}
	return names
}

// Kinds returns the names of the kinds of a cast, each once.
func (c Cast) Kinds() (names []string) {
	for _, k := range c.kinds {
		if !slices.Contains(names, k.name) {
			names = append(names, k.name)
		}
	}
	return names
}

// Turns returns the number of turns of the table. After this number, every kind has played every
// seat once.
func (c Cast) Turns() int { return len(c.kinds) }

// Kind returns the kind of player in a seat, at a turn of the table. Turns repeat, so that any
// number is valid.
func (c Cast) Kind(seat int, turn uint64) string { return c.at(seat, turn).name }

// Players returns new players for every seat, at a turn of the table. The same players can play one
// game after another.
func (c Cast) Players(seats int, turn uint64) []Player {
	players := make([]Player, seats)
	for i := range players {
		players[i] = c.at(i, turn).make()
	}
	return players
}

func (c Cast) at(seat int, turn uint64) kind {
	n := uint64(len(c.kinds))
	return c.kinds[(uint64(seat)+turn%n)%n]
}
