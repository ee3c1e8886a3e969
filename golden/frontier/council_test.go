package frontier_test

import (
	"fmt"
	"slices"
	"strings"
)

// council is the mayor with his promises and the tycoons in his office.
type council struct {
	mayor    string
	office   []string
	promised []promise
	reached  map[string]string // who was the first to come to ten on a track
}

// promise is a cube on a space of the town status board.
type promise struct {
	field class
	space int
}

func newCouncil() council { return council{reached: map[string]string{}} }

// inOffice enters what is done with characters, campaigns and promises.
func (b *books) inOffice(name string, who *settler, words []string) {
	switch words[0] {
	case "campaign":
		price := 1
		if b.is("campaign-cost", "level-reached") {
			price = standing(words[1])
		}
		who.money -= who.less(price, "B9", 1)
		who.campaign = words[1]
	case "promise":
		b.promise(words[1:])
	case "disc":
		b.discs[class(words[1])] = words[2]
	case "place":
		b.office = append(b.office, words[1])
	case "swap":
		b.office = append(b.office, words[1])
	case "dismiss":
		b.dismiss(who, words[1])
	case "tycoon":
		b.act(name, who, words)
	case "next", "assist", "to-town", "refuse", "train", "track":
		if words[0] == "to-town" && words[2] == "brown-town" {
			who.logs++
		}
	default:
		panic(fmt.Sprintf("%s: %v", name, words))
	}
}

// dismiss takes a character away, and what a tycoon holds with him.
func (b *books) dismiss(who *settler, card string) {
	same := func(c string) bool { return c == card }
	b.office = slices.DeleteFunc(b.office, same)
	who.cards = slices.DeleteFunc(who.cards, same)
	b.evict(card)
}

// act lets a tycoon act for the mayor.
func (b *books) act(name string, who *settler, words []string) {
	switch card := words[1]; card {
	case "T1", "T3", "T5":
		kind := map[string]string{"T1": "saloon", "T3": "bank", "T5": "general-store"}[card]
		b.raise(kind, words[3], &piece{kind: kind, tycoon: card})
	case "T4", "T9":
		who.money += 2
	case "T6":
		who.logs++
	case "T7", "T8":
		l := b.lines[map[string]string{"T7": "railroad", "T8": "telegraph"}[card]]
		who.money -= max(0, who.less(tiles[l.up].price-3, "B8", 1))
		b.develop(name, who, l, true)
	}
}

// standing is the number of a space of the election board: how many fields it covers.
func standing(space string) int { return strings.Count(space, "-") + 1 }

// promise sets the mayor's cubes: on the next spaces right of the marker, or on the first ones of the track.
func (b *books) promise(shares []string) {
	for _, share := range shares {
		field, n, _ := strings.Cut(share, "=")
		for i := range number(n) {
			space := i + 1
			if !b.is("promise", "fixed-spaces") {
				space += b.markers[class(field)]
			}
			if space > 3 && b.is("promise-end", "lapses") {
				break
			}
			space = min(3, space)
			b.promised = append(b.promised, promise{class(field), space})
		}
	}
}
