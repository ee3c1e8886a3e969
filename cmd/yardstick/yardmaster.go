package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// drawYardmaster draws a Yardmaster table: what lies in the middle, then each player's train with what belongs to them.
func drawYardmaster(document []byte, _ engine.Setup, turn engine.Turn) (string, error) {
	var p yardmaster.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	var b strings.Builder
	d := yardDrawing{&b, &p}
	d.turn()
	d.middle()
	for i := range p.Players {
		score := 0
		if i < len(turn.Scores) {
			score = turn.Scores[i]
		}
		d.player(&p.Players[i], score)
	}
	return b.String(), nil
}

type yardDrawing struct {
	*strings.Builder
	*yardmaster.Position
}

func (d yardDrawing) turn() {
	c := d.Counters
	if c == nil {
		fmt.Fprint(d, "the game is being set up\n")
		return
	}
	fmt.Fprintf(d, "turn %d of %s", d.Turn, d.Player)
	if d.Winners == nil {
		fmt.Fprintf(d, ": %d of %s left", c.Allowed-c.Used, count(c.Allowed, "action"))
	}
	for _, waits := range []struct {
		n    int
		name string
	}{{c.Discount, "pay-1-less"}, {len(c.OneToOne), "exchange-1-1"}} {
		if waits.n > 0 {
			fmt.Fprintf(d, ", %s*%d waits for a purchase", waits.name, waits.n)
		}
	}
	if d.GoalReached {
		d.WriteString(", the goal has been reached")
	}
	d.WriteByte('\n')
}

func (d yardDrawing) middle() {
	places := slices.Clone(d.ArrivalYard)
	for i, place := range places {
		if place == "" {
			places[i] = "(gap)"
		}
	}
	d.line("arrival yard", places)
	if d.JustBought != "" {
		d.line("just bought", []string{d.JustBought})
	}
	d.line("railcars left", pile(d.RailcarDrawPile, d.RailcarsLeft))
	d.line("cargo pile", pile(d.CargoDrawPile, d.CargoLeft))
	discards := slices.Clone(d.DiscardPile)
	if d.DiscardsHidden > 0 {
		discards = append([]string{fmt.Sprintf("(%s face down)", count(d.DiscardsHidden, "card"))}, discards...)
	}
	if n := len(d.DiscardPile); n > 0 {
		discards = append(discards, "(top)")
	}
	d.line("discard pile", discards)
	d.line("centre", d.Centre)
}

func (d yardDrawing) player(p *yardmaster.Player, score int) {
	title := p.Name
	if d.Yardmaster != nil && d.Yardmaster.Holder == p.Name {
		title += ", Yardmaster token face " + d.Yardmaster.Side
	}
	fmt.Fprintf(d, "\n%s, %s\n", title, count(score, "point"))
	d.WriteString("  " + strings.Join(append([]string{"[engine]"}, p.Train...), "-") + "\n")
	d.line("  sorting yard", runs(p.SortingYard))
	d.line("  hand", hand(p))
	if d.Player == p.Name && d.Counters != nil {
		d.waiting("  drawn too late", d.Counters.Waiting)
		d.waiting("  taken, must wait", d.Counters.Taken)
	}
	d.line("  token", words(p.Token))
}

func (d yardDrawing) waiting(label string, cards map[string]int) {
	if len(cards) > 0 {
		d.line(label, runs(cards))
	}
}

// line is a label with what lies there.
func (d yardDrawing) line(label string, lies []string) { d.WriteString(labelled(label, lies)) }

// hand is a player's hand, or its size where it is not seen.
func hand(p *yardmaster.Player) []string {
	if p.Hand == nil && p.Cards != nil {
		return []string{count(*p.Cards, "card") + ", not seen"}
	}
	return runs(p.Hand)
}

// pile is a face-down pile: its size and, in the whole position, its content.
func pile(content map[string]int, size *int) []string {
	if size != nil {
		return words(fmt.Sprint(*size))
	}
	n := 0
	for _, copies := range content {
		n += copies
	}
	if n == 0 {
		return nil
	}
	return append(words(fmt.Sprintf("%d:", n)), runs(content)...)
}

// runs are cards by kind, in the order of the alphabet.
func runs(cards map[string]int) []string {
	var list []string
	for _, kind := range slices.Sorted(maps.Keys(cards)) {
		list = append(list, fmt.Sprintf("%s*%d", kind, cards[kind]))
	}
	return list
}

func words(text string) []string { return strings.Fields(text) }
