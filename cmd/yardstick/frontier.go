package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// drawFrontier draws a Frontier table: what comes now, the map, the town and its tracks, the railroad and the telegraph, the events, what
// can be bought and sold, the characters, and what each player has.
func drawFrontier(document []byte, setup engine.Setup, turn engine.Turn) (string, error) {
	d := frontDrawing{Builder: &strings.Builder{}, parts: frontier.DefaultComponents(), scores: turn.Scores}
	var err error
	if err = json.Unmarshal(document, &d.Position); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	if d.answers, err = frontier.Book().Answer(setup.Rulings); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	if setup.Components != nil {
		if d.parts, err = frontier.ReadComponents(setup.Components); err != nil {
			return "", err
		}
	}
	if d.Open == nil {
		d.Open = &frontier.Open{}
	}
	d.now()
	for _, part := range []func(){d.land, d.town, d.tracks, d.lines, d.happenings, d.trade, d.people, d.players} {
		d.WriteByte('\n')
		part()
	}
	return d.String(), nil
}

// frontDrawing is a drawing of a Frontier position in the making.
type frontDrawing struct {
	*strings.Builder
	frontier.Position
	parts   *frontier.Components
	answers *rulebook.Answers
	scores  []int
}

// The words of the position for what components have by number.
var (
	frontFields     = [...]string{"health", "wealth", "safety"}
	frontSpaces     = [...]string{"upcoming", "three", "six", "nine"}
	frontIndustries = [...]string{"lumbering", "mining", "ranching"}
	frontTrains     = [...]string{"red", "blue"}
	frontBeasts     = [...]string{"horse", "donkey", "mule", "ox"}
	frontStock      = [...]string{"log", "lumber", "gold", "silver", "tool", "gun"}
	romans          = [...]string{"-", "I", "II", "III", "IV"}
)

// roman is the level of an industry or the number of an era.
func roman(n int) string {
	if n < 0 || n >= len(romans) {
		return fmt.Sprint(n)
	}
	return romans[n]
}

// seatOf is the number of a player at the table, from 1, as actions have it behind a P; 0 for nobody.
func (d frontDrawing) seatOf(name string) int {
	return 1 + slices.IndexFunc(d.Players, func(p frontier.Player) bool { return p.Name == name && name != "" })
}

// mark is a player as actions name him, such as P2.
func (d frontDrawing) mark(name string) string {
	if seat := d.seatOf(name); seat > 0 {
		return fmt.Sprintf("P%d", seat)
	}
	return "?"
}

// bySeat are numbers by player, such as "P1*2", in the order of the seats; those that are 0 are left out.
func (d frontDrawing) bySeat(numbers map[string]int) []string {
	var list []string
	for i := range d.Players {
		if n := numbers[d.Players[i].Name]; n > 0 {
			list = append(list, fmt.Sprintf("P%d*%d", i+1, n))
		}
	}
	return list
}

// eras are the rounds of the eras, which a ruling can change (FR-R-rounds).
func (d frontDrawing) eras() [4]int {
	switch d.answers.Ask(nil, frontier.AskRounds) {
	case frontier.RoundsTwelveEqual:
		return [4]int{3, 3, 3, 3}
	case frontier.RoundsTwelveCut:
		return [4]int{4, 3, 3, 2}
	}
	return d.parts.RoundsPerEra
}

// era is the era of the round, and how many rounds there are in all.
func (d frontDrawing) era() (era, rounds int) {
	for i, n := range d.eras() {
		if d.Round > rounds && n > 0 {
			era = i + 1
		}
		rounds += n
	}
	return era, rounds
}

// line is a label with what lies there.
func (d frontDrawing) line(label string, lies []string) { d.WriteString(labelled(label, lies)) }

// list is a label with parts that commas divide; a part is not broken unless it is longer than a line.
func (d frontDrawing) list(label string, parts []string) {
	if len(parts) == 0 {
		parts = []string{"none"}
	}
	var pieces []string
	for i, part := range parts {
		if i < len(parts)-1 {
			part += ","
		}
		if utf8.RuneCountInString(part) <= width-labelColumn {
			pieces = append(pieces, part)
			continue
		}
		pieces = append(pieces, words(part)...)
	}
	d.line(label, pieces)
}
