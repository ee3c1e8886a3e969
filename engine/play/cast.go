package play

import (
	"fmt"
	"slices"
	"strings"
)

// Cast is which kinds of player sit at a table. Where they differ they take turns around it, and the turn of the table says who begins, so
// that over all turns every seat is played by every kind equally often.
type Cast struct {
	// Name is what people call the cast.
	Name  string
	kinds []kind
}

// kind is a kind of player.
type kind struct {
	name string
	make func() Player
}

var (
	random  = kind{"random", func() Player { return Random{} }}
	greedy  = kind{"greedy", func() Player { return &Greedy{} }}
	corners = kind{"corners", func() Player { return &Corners{} }}
)

// casts are the casts that have a name.
func casts() []Cast {
	return []Cast{
		{random.name, []kind{random}}, {greedy.name, []kind{greedy}}, {corners.name, []kind{corners}},
		{"mixed", []kind{random, greedy}},
	}
}

// CastOf is the cast of a name: "random", "greedy" and "corners" are players of one kind, "mixed" is random and greedy players.
// The error says which names there are.
func CastOf(name string) (Cast, error) {
	all := casts()
	if i := slices.IndexFunc(all, func(c Cast) bool { return c.Name == name }); i >= 0 {
		return all[i], nil
	}
	names := make([]string, len(all))
	for i, c := range all {
		names[i] = c.Name
	}
	return Cast{}, fmt.Errorf("there are no players called %q; there are %s", name, strings.Join(names, ", "))
}

// Turns is how many turns of the table there are: after them every seat has been played by every kind once.
func (c Cast) Turns() int { return len(c.kinds) }

// Kind is what the player of a seat is called, at a turn of the table; any turn will do, as they repeat.
func (c Cast) Kind(seat int, turn uint64) string { return c.at(seat, turn).name }

// Players are new players for every seat, at a turn of the table. They serve one game at a time, and game after game.
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
