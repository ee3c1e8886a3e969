package hellonwheels

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// kinds lists the figures and colours of cards by the first words of their names. Any other card has those of
// its row.
var kinds = []struct{ begins, icon, tone string }{
	{"saloon#", "glass", "brown"}, {"gambling-house#", "dice", "purple"}, {"brothel#", "heart", "pink"},
	{"church#", "cross-tall", "sky"}, {"school#", "cross-tall", "sky"}, {"jail#", "cross-tall", "sky"}, {"post-office#", "cross-tall", "sky"},
	{"town-hall#", "cross-tall", "sky"},
}

// card returns a card by its name.
func card(name string) part.Part {
	p := part.Thing(part.Card, name)
	p.Tone = "plain"
	for _, kind := range kinds {
		if strings.HasPrefix(name, kind.begins) {
			p.Icon, p.Tone = kind.icon, kind.tone
		}
	}
	return p
}

// town returns the card of a Town.
func town(name string) part.Part {
	p := part.Thing(part.Card, name)
	p.Icon, p.Tone = "house", "sand"
	return p
}

// cards returns cards in their order.
func cards(names []string, of func(string) part.Part) []part.Part {
	var list []part.Part
	for _, name := range names {
		list = append(list, of(name))
	}
	return list
}

// counted returns the number of cards, followed by the cards. If there are no cards, it returns nothing.
func counted(names []string, of func(string) part.Part) []part.Part {
	if len(names) == 0 {
		return nil
	}
	return append([]part.Part{pile(len(names), ":")}, cards(names, of)...)
}

// pile draws a pile of n cards as their number.
func pile(n int, colon string) part.Part {
	return part.Part{Kind: part.Piece, Look: part.Pile, Title: fmt.Sprint(n), Text: fmt.Sprint(n) + colon, Says: prose.Count(n, "card")}
}

// heap returns a pile: its cards, or if these are hidden, its size and the cards that are visible.
func heap(names []string, size *int) []part.Part {
	if size == nil {
		return counted(names, card)
	}
	seen := []part.Part{pile(*size, "")}
	if len(names) > 0 {
		seen = append(append(seen, part.Plain("with")), cards(names, card)...)
	}
	return seen
}
