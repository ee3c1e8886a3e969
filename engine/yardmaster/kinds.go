package yardmaster

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// kind is one of the five types of railcars, cargo cards and exchange rate tokens (YM-CONT-02,
// YM-XCH-01).
type kind uint8

// kinds is the number of types.
const kinds = box.Types

// card is a cargo card: a type, or one of the five bonus cards (YM-CONT-04, YM-CARD-01).
type card uint8

const (
	draw2 card = kinds + iota
	pay1Less
	take1Discarded
	plus1Action
	exchange11
	cards // the number of different cargo cards
)

// noCard marks an empty place.
const noCard card = 0xff

func (k kind) String() string { return box.CardNames[k] }
func (c card) String() string { return box.CardNames[c] }

// bonus reports whether the card is a bonus card, which has no type.
func (c card) bonus() bool { return c >= kinds }

// bonusIndex numbers the bonus cards from 0.
func (c card) bonusIndex() int { return int(c) - kinds }

// car is a railcar: type times four plus value less one (YM-OBJ-05).
type car uint8

const (
	cars      = box.Cars // the number of different railcars
	noCar car = 0xff     // an empty place
)

func (c car) kind() kind { return kind(c / 4) }
func (c car) value() int { return int(c%4) + 1 }

// fits reports whether a railcar may follow the one in front of it: same type or same value (YM-LOAD-01).
func (c car) fits(front car) bool { return c/4 == front/4 || c%4 == front%4 }

func (c car) String() string { return box.CarNames[c] }

// parseCard reads the name of a cargo card.
func parseCard(name string) (card, bool) {
	for c, n := range box.CardNames {
		if n == name {
			return card(c), true
		}
	}
	return noCard, false
}

// parseKind reads the name of a type.
func parseKind(name string) (kind, bool) {
	c, _ := parseCard(name)
	if c.bonus() { // also false for an unknown name
		return 0, false
	}
	return kind(c), true
}

// parseCar reads the name of a railcar, a type and a value from 1 to 4.
func parseCar(name string) (car, bool) {
	head, value, _ := strings.Cut(name, "-")
	k, ok := parseKind(head)
	if !ok || len(value) != 1 || value[0] < '1' || value[0] > '4' {
		return noCar, false
	}
	return car(k)*4 + car(value[0]-'1'), true
}
