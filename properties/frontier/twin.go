package frontier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// seatsMove is FR-INV-44 for the seats: everybody sits one seat further on and decides the same.
func seatsMove(w *walk.Walk) func() error {
	second, err := w.Game.New(w.Setup, nil)
	if err != nil {
		return func() error { return err }
	}
	n := len(w.Setup.Seats)
	next, quoted := w.SeatsOn()
	t := &walk.Twin[frontier.Position]{Walk: w, Game: second, OneIn: 8, How: "with everybody one seat on"}
	t.Decision = func(actor, action string) (string, string) { return next[actor], seatsOn(action, n) }
	t.Position = func(p *frontier.Position) *frontier.Position {
		renamed := walk.Renamed(p, quoted)
		last := n - 1
		renamed.Players = append(renamed.Players[last:], renamed.Players[:last]...)
		slices.SortFunc(renamed.Winners, func(a, b string) int { return slices.Index(w.Setup.Seats, a) - slices.Index(w.Setup.Seats, b) })
		return renamed
	}
	return t.Hold
}

// seatsOn moves the players that an action names; owners of logs are named by seat.
func seatsOn(action string, n int) string {
	words := strings.Split(action, " ")
	for i, word := range words {
		seat, share, _ := strings.Cut(word, "=")
		k, err := strconv.Atoi(strings.TrimPrefix(seat, "P"))
		if !strings.HasPrefix(seat, "P") || err != nil {
			continue
		}
		words[i] = "P" + strconv.Itoa(k%n+1)
		if share != "" {
			words[i] += "=" + share
		}
	}
	if words[0] == "drive" || words[0] == "raft" {
		slices.Sort(words[2:])
	}
	return strings.Join(words, " ")
}

// mapIsMirrored is FR-INV-44 for the map: a second game is played on a map with north and south exchanged. The
// law does not apply to a user's own components.
func mapIsMirrored(w *walk.Walk) func() error {
	if w.Setup.Components != nil {
		return func() error { return engine.ErrIdle }
	}
	setup := w.Setup
	setup.Components = southernFile()
	second, err := w.Game.New(setup, nil)
	if err != nil {
		return func() error { return err }
	}
	t := &walk.Twin[frontier.Position]{Walk: w, Game: second, OneIn: 8, How: "mirrored"}
	t.Decision = func(actor, action string) (string, string) { return actor, southWords(action) }
	t.Position = southern
	return t.Hold
}

// southernFile is a component file with the map mirrored.
var southernFile = sync.OnceValue(func() []byte {
	parts := frontier.DefaultComponents()
	var b strings.Builder
	b.WriteString("map:\n")
	for board := range 4 {
		fmt.Fprintf(&b, "  board-%d:\n", board+1)
		for row := parts.Rows - 1; row >= 0; row-- {
			b.WriteString("    - ")
			for col := range parts.BoardColumns {
				word := parts.Map[board*parts.BoardColumns+col][row].String()
				b.WriteString(strings.ToUpper(word[:1]))
			}
			b.WriteString("\n")
		}
	}
	var spots []string
	for _, s := range parts.Spots[:parts.SpotCount] {
		spots = append(spots, south(s.String()))
	}
	fmt.Fprintf(&b, "  founding-spots: {value: [%s]}\n", strings.Join(spots, ", "))
	return []byte(b.String())
})

// isSpace reports whether a word names a space of the map.
func isSpace(word string) bool {
	return len(word) == 2 && word[0] >= 'a' && word[0] <= 'x' && word[1] >= '1' && word[1] <= '9'
}

// south mirrors a space; other words stay.
func south(word string) string {
	if !isSpace(word) {
		return word
	}
	rows := frontier.DefaultComponents().Rows
	return word[:1] + strconv.Itoa(rows+1-int(word[1]-'0'))
}

func southWords(text string) string {
	words := strings.Split(text, " ")
	for i := range words {
		words[i] = south(words[i])
	}
	return strings.Join(words, " ")
}

// southern mirrors a position.
func southern(p *frontier.Position) *frontier.Position {
	p.Town, p.Works, p.Trees = southKeys(p.Town), southKeys(p.Works), southKeys(p.Trees)
	p.Cattle, p.Driven = southKeys(p.Cattle), southKeys(p.Driven)
	for i, name := range p.Drought {
		p.Drought[i] = south(name)
	}
	slices.Sort(p.Drought)
	for _, line := range p.Trains {
		line.First = south(line.First)
		for i, name := range line.Track {
			line.Track[i] = south(name)
		}
	}
	if p.Open != nil {
		p.Open.Site = south(p.Open.Site)
	}
	return p
}

func southKeys[V any](m map[string]V) map[string]V {
	if m == nil {
		return nil
	}
	turned := map[string]V{}
	for name, v := range m {
		turned[south(name)] = v
	}
	return turned
}
