package frontier

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Draw draws a position of Frontier: the next decision, the map, the town and its tracks, the railroad and the
// telegraph. After these, Draw draws the events, the trade, the characters, and the belongings of each player.
func Draw(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error) {
	d := drawing{scores: turn.Scores}
	var err error
	if err = json.Unmarshal(document, &d.Position); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	if d.answers, err = frontier.Book().Answer(setup.Rulings); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	if d.parts, err = frontier.ReadComponents(setup); err != nil {
		return part.Part{}, err
	}
	if d.Open == nil {
		d.Open = &frontier.Open{}
	}
	table := part.Part{Kind: part.Drawing, Title: "Frontier"}
	for _, s := range []struct {
		name, title string
		parts       func() []part.Part
	}{
		{"now", "Round and turn", d.now}, {"map", "The map", d.land}, {"town", "The town", d.town}, {"tracks", "Tracks, logs and cattle", d.tracks},
		{"lines", "Railroad and telegraph", d.lines}, {"events", "Events", d.happenings}, {"trade", "Markets and industry cards", d.trade},
		{"people", "Characters", d.people}, {"players", "Players", d.players},
	} {
		table.Parts = append(table.Parts, part.Part{Kind: part.Section, Name: s.name, Title: s.title, Parts: s.parts()})
	}
	return table, nil
}

// drawing is a Frontier position with all that is needed to draw it.
type drawing struct {
	frontier.Position
	parts   *box.Components
	answers *rulebook.Answers
	scores  []int
}

// The words of the position for components with a number.
var (
	eventSpaces = [...]string{"upcoming", "three", "six", "nine"}
	beasts      = [...]string{"horse", "donkey", "mule", "ox"}
	stock       = [...]string{"log", "lumber", "gold", "silver", "tool", "gun"}
	romans      = [...]string{"-", "I", "II", "III", "IV"}
)

// roman returns the level of an industry or the number of an era.
func roman(n int) string {
	if n < 0 || n >= len(romans) {
		return fmt.Sprint(n)
	}
	return romans[n]
}

// seatOf returns the number of a player at the table, from 1, as in P1 in actions; 0 for an unknown name.
func (d drawing) seatOf(name string) int {
	return 1 + slices.IndexFunc(d.Players, func(p frontier.Player) bool { return p.Name == name && name != "" })
}

// mark returns a player as actions name him, such as P2.
func (d drawing) mark(name string) string {
	if seat := d.seatOf(name); seat > 0 {
		return fmt.Sprintf("P%d", seat)
	}
	return "?"
}

// bySeat returns the numbers of players, such as "P1*2", in the order of the seats. Numbers that are 0 are left out.
func (d drawing) bySeat(numbers map[string]int) []string {
	var list []string
	for i := range d.Players {
		if n := numbers[d.Players[i].Name]; n > 0 {
			list = append(list, fmt.Sprintf("P%d*%d", i+1, n))
		}
	}
	return list
}

// eras returns the rounds of the eras, which a ruling can change (FR-R-rounds).
func (d drawing) eras() [4]int {
	switch d.answers.Ask(nil, frontier.AskRounds) {
	case frontier.RoundsTwelveEqual:
		return [4]int{3, 3, 3, 3}
	case frontier.RoundsTwelveCut:
		return [4]int{4, 3, 3, 2}
	}
	return d.parts.RoundsPerEra
}

// era returns the era of the round, and how many rounds there are in all.
func (d drawing) era() (era, rounds int) {
	for i, n := range d.eras() {
		if d.Round > rounds && n > 0 {
			era = i + 1
		}
		rounds += n
	}
	return era, rounds
}
