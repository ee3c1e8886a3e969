package step

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// Position reads a seat's view of the position into a game's own document; the seat "" means the whole position.
func (w *World) Position(seat string, into any) error {
	if err := w.Running(); err != nil {
		return err
	}
	if err := w.needs(engine.Scores, "how the game stands"); err != nil {
		return err
	}
	raw, out, err := w.Subject.Position(seat)
	w.Note(out, err)
	if err != nil {
		return fmt.Errorf("the engine does not show the position: %w", err)
	}
	if err := document.Decode(raw, into); err != nil {
		return fmt.Errorf("the engine's position cannot be read: %w", err)
	}
	return nil
}

// View settles chance, and then reads a seat's view of the position; the seat "" means the whole position.
func (w *World) View(seat string, into any) error {
	if err := w.settle(); err != nil {
		return err
	}
	if seat != "" {
		if _, err := w.Seat(seat); err != nil {
			return err
		}
	}
	return w.Position(seat, into)
}

// snapshot returns the position as the engine writes it; nil if the engine does not show it.
func (w *World) snapshot() (json.RawMessage, error) {
	if offers := w.offers(); !offers.Position || offers.OwnChance {
		return nil, nil
	}
	raw, _, err := w.Subject.Position("")
	if err != nil {
		return nil, fmt.Errorf("the engine does not show the position: %w", err)
	}
	return slices.Clone(raw), nil
}

func samePosition(a, b json.RawMessage) bool {
	if bytes.Equal(a, b) {
		return true
	}
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}

// Seat returns the seat of a player, or of chance.
func (w *World) Seat(player string) (int, error) {
	if player == Chance {
		return int(engine.Chance), nil
	}
	if i := slices.Index(w.Setup.Seats, player); i >= 0 {
		return i, nil
	}
	return 0, Errorf("nobody called %s plays here: the players are %s%s", player, strings.Join(w.Setup.Seats, ", "), w.meant(player))
}

// meant guesses the meaning of a name that no player has: several players, or a bank.
func (w *World) meant(player string) string {
	names := strings.Fields(player)
	stranger := func(name string) bool { return !slices.Contains(w.Setup.Seats, name) }
	switch {
	case len(names) > 1 && !slices.ContainsFunc(names, stranger):
		return "; put a comma between two: " + strings.Join(names, ", ")
	case strings.TrimPrefix(player, "the ") == "bank":
		return "; what the bank has follows from what they have: give them their money"
	}
	return ""
}

// IsPlayer checks that a player with this name sits at the table.
func (w *World) IsPlayer(name string) error {
	seat, err := w.Seat(name)
	if err == nil && seat < 0 {
		err = Errorf("%s is not a player: the players are %s", name, strings.Join(w.Setup.Seats, ", "))
	}
	return err
}

// Whom returns the player that a step names, or all players for "everybody".
func (w *World) Whom(name string) []string {
	if name == "everybody" {
		return w.Setup.Seats
	}
	return []string{name}
}

// Named returns the entry of a document with a name; nil if there is none.
func Named[T any](entries []T, name string, called func(*T) string) *T {
	for i := range entries {
		if called(&entries[i]) == name {
			return &entries[i]
		}
	}
	return nil
}

// PlayerIn returns a player's part of an engine's position. The error reports a player who does not sit at the
// table.
func PlayerIn[T any](w *World, players []T, name string, called func(*T) string) (*T, error) {
	if err := w.IsPlayer(name); err != nil {
		return nil, err
	}
	p := Named(players, name, called)
	if p == nil {
		return nil, fmt.Errorf("the engine's position says nothing about %s", name)
	}
	return p, nil
}

// Each calls a function with the part of one player, or with the parts of all players (see [World.Whom]).
func Each[P any](w *World, name string, player func(name string) (P, error), do func(name string, p P) error) error {
	for _, name := range w.Whom(name) {
		p, err := player(name)
		if err == nil {
			err = do(name, p)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
