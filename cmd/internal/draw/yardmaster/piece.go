package yardmaster

import (
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// cargoes are the figures and the colours of the kinds of cargo.
var cargoes = map[string]struct{ icon, tone string }{
	"coal": {"lumps", "black"}, "oil": {"drop", "purple"}, "timber": {"log", "brown"}, "livestock": {"cow", "green"},
	"automobile": {"automobile", "red"},
}

// painted sets the figure and the colour of a card, a railcar or a token: those of its cargo, or those of a bonus card.
func painted(p part.Part, name string) part.Part {
	kind, number, _ := strings.Cut(name, "-")
	c, cargo := cargoes[kind]
	if !cargo {
		p.Icon, p.Tone = "star", "gold"
		return p
	}
	p.Icon, p.Tone, p.Sign = c.icon, c.tone, number
	return p
}

func car(name string) part.Part { return painted(part.Thing(part.Car, name), name) }

func card(name string) part.Part { return painted(part.Thing(part.Card, name), name) }

func token(name string) part.Part { return painted(part.Thing(part.Token, name), name) }

func cars(pile map[string]int) []part.Part { return runs(part.Car, pile) }

func cards(pile map[string]int) []part.Part { return runs(part.Card, pile) }

// runs returns pieces by kind, in alphabetical order.
func runs(look part.Look, pile map[string]int) []part.Part {
	var list []part.Part
	for _, kind := range slices.Sorted(maps.Keys(pile)) {
		list = append(list, painted(part.Things(look, kind, pile[kind]), kind))
	}
	return list
}
