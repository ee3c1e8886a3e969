package yardmaster

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// Draw draws a Yardmaster position: the middle of the table, then each player's train and what else is theirs.
func Draw(document []byte, _ engine.Setup, turn engine.Turn) (string, error) {
	var p yardmaster.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	d := drawing{&part.Sheet{}, &p}
	d.turn()
	d.middle()
	for i := range p.Players {
		score := 0
		if i < len(turn.Scores) {
			score = turn.Scores[i]
		}
		d.player(&p.Players[i], score)
	}
	return d.String(), nil
}

type drawing struct {
	*part.Sheet
	*yardmaster.Position
}

func (d drawing) turn() {
	c := d.Counters
	if c == nil {
		fmt.Fprint(d, "the game is being set up\n")
		return
	}
	turn := 0
	if d.Turn != nil {
		turn = *d.Turn
	}
	fmt.Fprintf(d, "turn %d of %s", turn, d.Player)
	if d.Winners == nil {
		fmt.Fprintf(d, ": %d of %s left", c.Allowed-c.Used, prose.Count(c.Allowed, "action"))
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

func (d drawing) middle() {
	places := slices.Clone(d.ArrivalYard)
	for i, place := range places {
		if place == "" {
			places[i] = "(gap)"
		}
	}
	d.Line("arrival yard", places)
	if d.JustBought != "" {
		d.Line("just bought", []string{d.JustBought})
	}
	d.Line("railcars left", pile(d.RailcarDrawPile, d.RailcarsLeft))
	d.Line("cargo pile", pile(d.CargoDrawPile, d.CargoLeft))
	discards := slices.Clone(d.DiscardPile)
	if d.DiscardsHidden > 0 {
		discards = append([]string{fmt.Sprintf("(%s face down)", prose.Count(d.DiscardsHidden, "card"))}, discards...)
	}
	if n := len(d.DiscardPile); n > 0 {
		discards = append(discards, "(top)")
	}
	d.Line("discard pile", discards)
	d.Line("centre", d.Centre)
}

func (d drawing) player(p *yardmaster.Player, score int) {
	title := p.Name
	if d.Yardmaster != nil && d.Yardmaster.Holder == p.Name {
		title += ", Yardmaster token face " + d.Yardmaster.Side
	}
	fmt.Fprintf(d, "\n%s, %s\n", title, prose.Count(score, "point"))
	d.WriteString("  " + strings.Join(append([]string{"[engine]"}, p.Train...), "-") + "\n")
	d.Line("  sorting yard", runs(p.SortingYard))
	d.Line("  hand", hand(p))
	if d.Player == p.Name && d.Counters != nil {
		d.waiting("  drawn too late", d.Counters.Waiting)
		d.waiting("  taken, must wait", d.Counters.Taken)
	}
	d.Line("  token", strings.Fields(p.Token))
}

func (d drawing) waiting(label string, cards map[string]int) {
	if len(cards) > 0 {
		d.Line(label, runs(cards))
	}
}

// hand is a player's hand, or its size where it is hidden.
func hand(p *yardmaster.Player) []string {
	if p.HandHidden {
		return []string{"not seen"}
	}
	if p.Hand == nil && p.Cards != nil {
		return []string{prose.Count(*p.Cards, "card") + ", not seen"}
	}
	return runs(p.Hand)
}

// pile is a face-down pile: its size and, in the whole position, its content.
func pile(content map[string]int, size *int) []string {
	if size != nil {
		return strings.Fields(fmt.Sprint(*size))
	}
	n := 0
	for _, copies := range content {
		n += copies
	}
	if n == 0 {
		return nil
	}
	return append(strings.Fields(fmt.Sprintf("%d:", n)), runs(content)...)
}

// runs are cards by kind, in alphabetical order.
func runs(cards map[string]int) []string {
	var list []string
	for _, kind := range slices.Sorted(maps.Keys(cards)) {
		list = append(list, fmt.Sprintf("%s*%d", kind, cards[kind]))
	}
	return list
}
