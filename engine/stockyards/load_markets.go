package stockyards

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// loadMarkets reads branch houses and railroad tokens.
func (l *loader) loadMarkets() error {
	for _, name := range slices.Sorted(maps.Keys(l.doc.Markets)) {
		m, err := document.Word("markets", name, box.MarketNames[:])
		if err != nil {
			return err
		}
		market := l.doc.Markets[name]
		if market == nil {
			continue
		}
		if len(market.Houses) > l.table.parts.MarketSpaces[l.table.side][m] {
			return &engine.Violation{Clause: Branch09, Reason: fmt.Sprintf("%s has only %s", name,
				plural(l.table.parts.MarketSpaces[l.table.side][m], "space"))}
		}
		for _, who := range market.Houses {
			seat, err := l.seatOf("markets: "+name, who)
			if err != nil {
				return err
			}
			l.houses[m][seat]++
		}
		if err := l.loadRails(m, market.Tokens); err != nil {
			return err
		}
	}
	for i := range l.seats() {
		n := l.table.houses
		for m := range markets {
			n -= int(l.houses[m][i])
		}
		if n < 0 {
			return &engine.Violation{Clause: Player06, Reason: fmt.Sprintf("%s has only %s", l.name(i), plural(l.table.houses, "branch house"))}
		}
		l.players[i].houses = uint8(n)
	}
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		if d.Houses != nil && *d.Houses != int(l.players[seat].houses) {
			return &engine.Violation{Clause: Player06,
				Reason: fmt.Sprintf("%s: houses: %d: those in the markets leave %d on the mat", d.Name, *d.Houses, l.players[seat].houses)}
		}
	}
	return nil
}

// loadRails reads the railroad tokens of a market: its own token, and at most one wild one
// (US-BUILD-22, US-BUILD-24).
func (l *loader) loadRails(m int, tokens []string) error {
	var names []string
	for _, r := range l.table.parts.RailTokens[l.table.side] {
		names = append(names, r.Name)
	}
	wild := false
	for _, name := range tokens {
		i, err := document.Word("markets: tokens", name, names)
		if err != nil {
			return err
		}
		own := l.table.parts.RailTokens[l.table.side][i].Market
		switch {
		case own >= 0 && int(own) != m:
			return &engine.Violation{Clause: Build22, Reason: name + " belongs in " + box.MarketNames[own]}
		case own < 0 && wild:
			return &engine.Violation{Clause: Build24, Reason: box.MarketNames[m] + " has two wild tokens"}
		case l.rails[i] != none:
			return &engine.Violation{Clause: Cmp14, Reason: name + " lies in two places"}
		}
		wild = wild || own < 0
		l.rails[i] = int8(m)
	}
	return nil
}

// loadBeside checks the railroad tokens next to the grid, which are the tokens in no market.
func (l *loader) loadBeside() error {
	if l.doc.Beside == nil {
		return nil
	}
	for i, r := range l.table.parts.RailTokens[l.table.side] {
		if beside := slices.Contains(l.doc.Beside, r.Name); r.Name != "" && beside != (l.rails[i] == none) {
			return &engine.Violation{Clause: Cmp14,
				Reason: fmt.Sprintf("railroad-tokens: %s lies beside the grid or in a market", r.Name)}
		}
	}
	return nil
}
