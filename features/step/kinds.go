package step

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The phrases that card games share. Each game defines their effects; most of them both set and check a fact.
var (
	HasHand        = say(`<player>'s hand is <cards>`)
	HoldsCards     = say(`<player> holds <cards>`)
	CountsHand     = say(`<player> has <n> card(s) in hand`)
	DiscardsAre    = say(`the discard pile is <cards>`)
	CountsDiscards = say(`the discard pile has <n> card(s)`)
	TurnNumber     = say(`it is turn <n>`)
	SeesHand       = say(`<player> sees <player>'s hand as <cards>`)
	SeesNotHand    = say(`<player> does not see <player>'s hand`)
	SeesHandSize   = say(`<player> sees that <player> has <n> card(s)`)
	SeesDiscards   = say(`<player> sees the discard pile as <cards>`)
)

// Steps name cards, railcars and tokens in two ways. A list has an order ("livestock-4 livestock-3"). A
// multiset has numbers ("coal*3 pay-1-less*1", where "coal" alone is one). "nothing" and "empty" stand for
// none.

// MostCopies is the largest number of copies of one kind in a step.
const MostCopies = 1000

// ReadList reads kinds in order. "coal*3" is coal three times; "nothing" and "empty" are an empty list. More
// than [MostCopies] copies are an error, which is the scenario's own fault.
func ReadList(text string) ([]string, error) {
	list := []string{}
	if text == "nothing" || text == "empty" {
		return list, nil
	}
	for word := range strings.FieldsSeq(text) {
		name, n, err := ReadRun(word)
		if err != nil {
			return nil, err
		}
		for range n {
			list = append(list, name)
		}
		if len(list) > MostCopies {
			return nil, Errorf("%.80q is more than any table holds", text)
		}
	}
	return list, nil
}

// ReadRun reads a kind with its number, such as "coal*3". Without a number it is 1. An error is the scenario's
// own fault.
func ReadRun(word string) (name string, n int, err error) {
	name, number, many := strings.Cut(word, "*")
	if !many {
		return name, 1, nil
	}
	n, err = strconv.Atoi(number)
	if err != nil || n < 1 || n > MostCopies {
		return "", 0, Errorf("%q: write a kind, a star and a number from 1, such as coal*3", word)
	}
	return name, n, nil
}

// PileOf counts how often each kind occurs in a list.
func PileOf(list []string) map[string]int {
	pile := map[string]int{}
	for _, kind := range list {
		pile[kind]++
	}
	return pile
}

// Spell returns a list as a step writes it.
func Spell(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	return strings.Join(list, " ")
}

// SpellPile returns a multiset as a step writes it: first in the order of kinds, then other names in
// alphabetical order.
func SpellPile(pile map[string]int, kinds []string) string {
	var words []string
	for kind, n := range pile {
		if n != 0 {
			words = append(words, kind+"*"+strconv.Itoa(n))
		}
	}
	place := func(word string) int {
		kind, _, _ := strings.Cut(word, "*")
		if i := slices.Index(kinds, kind); i >= 0 {
			return i
		}
		return len(kinds)
	}
	slices.SortFunc(words, func(a, b string) int {
		if d := place(a) - place(b); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return Spell(words)
}

// SameList compares two lists; the order counts.
func SameList(what string, expected, got []string) error {
	if !slices.Equal(expected, got) {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, Spell(expected), Spell(got))
	}
	return nil
}

// SamePile compares two multisets.
func SamePile(what string, expected, got map[string]int, kinds []string) error {
	if a, b := SpellPile(expected, kinds), SpellPile(got, kinds); a != b {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, a, b)
	}
	return nil
}
