package hellonwheels

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// instance is one RR card of the 82, in card order (HOW-DECK-04).
type instance uint8

// name is the text on an RR card: one of 62 (HOW-DECK-06).
type name uint8

const (
	instances = 82
	names     = box.Names
	noCard    = instance(0x7f)
)

// The cards are sorted by class; these are the ends of the classes in card order.
const (
	ownable          = 28 // Establishments and Civilized cards have owners
	blackmail        = instance(81)
	firstRaid        = instance(60)
	firstOpportunist = instance(69)
)

// deckList contains the data that follow from the list of cards, computed once.
type deckList struct {
	first   [names]instance   // the first copy of a name
	of      [instances]name   // the name of a copy
	masks   [8]set            // all cards of a class
	named   [names]set        // all copies of a name
	text    [instances]string // spellings
	spelled map[string]instance
}

var list = makeList()

func makeList() *deckList {
	l := &deckList{spelled: map[string]instance{}}
	next := instance(0)
	for n := range name(names) {
		l.first[n] = next
		for i := range defaultComponents.CardCopies[n] {
			l.of[next] = n
			l.named[n].add(next)
			l.masks[defaultComponents.CardClasses[n]].add(next)
			l.text[next] = cardNames[n]
			if defaultComponents.CardCopies[n] > 1 {
				l.text[next] += "#" + strconv.Itoa(int(i)+1)
			}
			l.spelled[l.text[next]] = next
			next++
		}
	}
	return l
}

func (c instance) String() string   { return list.text[c] }
func (c instance) name() name       { return list.of[c] }
func (c instance) class() box.Class { return defaultComponents.CardClasses[list.of[c]] }
func (n name) String() string       { return cardNames[n] }
func (n name) class() box.Class     { return defaultComponents.CardClasses[n] }

// parseInstance reads the spelling of one card.
func parseInstance(text string) (instance, bool) {
	c, ok := list.spelled[text]
	return c, ok
}

// parseName reads the name on a card.
func parseName(text string) (name, bool) {
	c, ok := list.spelled[text]
	if !ok {
		c, ok = list.spelled[text+"#1"]
	}
	if !ok || strings.Contains(text, "#") {
		return 0, false
	}
	return c.name(), true
}

// set is a set of RR cards.
type set [2]uint64

func (s *set) add(c instance)     { s[c>>6] |= 1 << (c & 63) }
func (s *set) drop(c instance)    { s[c>>6] &^= 1 << (c & 63) }
func (s set) has(c instance) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s set) empty() bool         { return s[0]|s[1] == 0 }
func (s set) size() int           { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s set) and(t set) set       { return set{s[0] & t[0], s[1] & t[1]} }
func (s set) or(t set) set        { return set{s[0] | t[0], s[1] | t[1]} }
func (s set) without(t set) set   { return set{s[0] &^ t[0], s[1] &^ t[1]} }

// first returns the lowest card; the set must not be empty.
func (s set) first() instance {
	if s[0] != 0 {
		return instance(bits.TrailingZeros64(s[0]))
	}
	return instance(64 + bits.TrailingZeros64(s[1]))
}

// pop takes the lowest card out of the set, which must not be empty.
func (s *set) pop() instance {
	c := s.first()
	s.drop(c)
	return c
}

// at returns the n-th card of the set from 0; the set must have more than n cards.
func (s set) at(n int) instance {
	for range n {
		s.pop()
	}
	return s.first()
}

// of returns the cards of a set that have a class.
func (s set) of(c box.Class) set { return s.and(list.masks[c]) }

// establishments returns the Establishments of a set.
func (s set) establishments() set { return set{s[0] & (1<<18 - 1), 0} }
