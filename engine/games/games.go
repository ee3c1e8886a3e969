// Package games lists the games by name. To add a game, add one line to its list.
package games

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/spelling"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// Entry is a game with its rulebook.
type Entry = rulebook.Entry

// All lists the games in a fixed order.
func All() []Entry {
	return []Entry{
		{Game: yardmaster.New(), Room: "yardmaster", Book: yardmaster.Book()},
		{Game: hellonwheels.New(), Room: "hellonwheels", Book: hellonwheels.Book()},
		{Game: stockyards.New(), Room: "stockyards", Book: stockyards.Book()},
		{Game: frontier.New(), Room: "frontier", Book: frontier.Book()},
	}
}

// UnknownError reports a name that is not the name of a game.
type UnknownError struct {
	Name  string
	Names []string
}

// Error lists the games, and suggests the game that may have been meant.
func (e *UnknownError) Error() string {
	said := fmt.Sprintf("unknown game %q: the games are %s", e.Name, strings.Join(e.Names, ", "))
	near := spelling.Nearest(e.Name, e.Names)
	if i := slices.IndexFunc(e.Names, func(name string) bool { return e.Name != "" && strings.Contains(name, strings.ToLower(e.Name)) }); i >= 0 {
		near = e.Names[i]
	}
	if near != "" {
		said += fmt.Sprintf("; did you mean %q?", near)
	}
	return said
}

// Find returns the game with a name. If there is none, the error is an [*UnknownError].
func Find(name string) (Entry, error) {
	unknown := &UnknownError{Name: name}
	for _, e := range All() {
		if e.Name() == name {
			return e, nil
		}
		unknown.Names = append(unknown.Names, e.Name())
	}
	return Entry{}, unknown
}

// Open returns the game with a name as a subject.
func Open(name string) (engine.Subject, error) {
	entry, err := Find(name)
	return &engine.Local{Game: entry.Game}, err
}
