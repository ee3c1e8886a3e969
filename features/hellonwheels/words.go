package hellonwheels

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// rrCard is one of the RR cards: the copy, its printed name, and its class (HOW-DECK-02).
type rrCard struct{ id, name, class string }

// rrClasses are the RR cards by class, in card order (HOW-DECK-04).
var rrClasses = []struct{ class, cards string }{
	{"Establishment", "saloon*7 gambling-house*6 brothel*5"},
	{"Civilized", "church*2 school*2 jail*2 post-office*2 town-hall*2"},
	{"Customer", "tracklayers irish construction-crews workers scots mexicans civil-war-vets blacks scandinavians railroaders miners " +
		"traders migrants young-men townsfolk"},
	{"Mayhem", "prostitution rowdiness depravity drunkenness murders rampant-crime drinking gambling shootings anarchy boomtown " +
		"lawlessness vice rough-and-tumble alcohol ungovernable harass-settlers"},
	{"Raid", "supervisor general-dodge jack-casement vigilantes law-and-order lawmen lynchings rr-boss marshall"},
	{"Opportunist", "vile-men indian-attack arsonist con-men desperados outlaws ladies-of-the-evening gamblers entrepreneur hangers-on " +
		"scoundrels claim-jumpers blackmail"},
}

// rrCards are all RR cards in card order; a card with one copy is its own instance.
var rrCards = func() []rrCard {
	var cards []rrCard
	for _, c := range rrClasses {
		for word := range strings.FieldsSeq(c.cards) {
			name, copies, _ := step.ReadRun(word)
			for i := range copies {
				id := name
				if copies > 1 {
					id += "#" + strconv.Itoa(i+1)
				}
				cards = append(cards, rrCard{id, name, c.class})
			}
		}
	}
	return cards
}()

// townNames are the Towns in the order of the rulebook's list (HOW-TOWN-01), types their types by number.
var (
	townNames = []string{"julesberg", "benton", "corinne", "laramie", "cheyenne", "grand-island", "north-platte",
		"sidney", "rawlins", "omaha"}
	types     = []string{"Spontaneous", "Planned", "Existing"}
	positions = []string{"Past", "Present", "Future"}
	phases    = []string{"Supervisor", "Railroad", "Civilized", "Taxes", "Establishment", "Customer",
		"Past Town", "Present Town", "Future Town", "End of The Line"}
)

// documentWord spells a position or a phase as a document does.
func documentWord(title string) string { return strings.ReplaceAll(strings.ToLower(title), " ", "-") }

// rrNames lists the words that a step accepts for an RR card: its name, or the id of one of its copies.
var rrNames = func() []string {
	var names, ids []string
	for _, c := range rrCards {
		names, ids = append(names, c.name), append(ids, c.id)
	}
	return step.Merge(step.Merge(nil, names), ids)
}()

func rrWords() step.Words { return step.Words{What: "RR card", Kinds: rrNames} }

func townWords() step.Words { return step.Words{What: "Town", Kinds: townNames} }

// rrPlace returns the place of a copy in card order, -1 for any other word.
func rrPlace(id string) int {
	return slices.IndexFunc(rrCards, func(c rrCard) bool { return c.id == id })
}

// isCopy reports whether a word names a certain copy of a card.
func isCopy(word string) bool { return rrPlace(word) >= 0 }

// classOf returns the class of a card, by name or copy.
func classOf(word string) string {
	i := slices.IndexFunc(rrCards, func(c rrCard) bool { return c.id == word || c.name == word })
	if i < 0 {
		return ""
	}
	return rrCards[i].class
}

// copies reads cards that are each named as a certain copy, as on the board and in piles.
func copies(text string) ([]string, error) {
	list, err := rrWords().List(text)
	if err != nil {
		return nil, err
	}
	for _, word := range list {
		if !isCopy(word) {
			return nil, step.Errorf("%s has several copies: write which of them lies there, such as %s#1", word, word)
		}
	}
	return list, nil
}

// ofClass checks that cards are of certain classes.
func ofClass(list []string, what string, classes ...string) error {
	for _, c := range list {
		if class := classOf(c); !slices.Contains(classes, class) {
			return step.Errorf("%s is a card of the class %s: %s", c, class, what)
		}
	}
	return nil
}

// inCardOrder sorts copies.
func inCardOrder(list []string) []string {
	sorted := slices.Clone(list)
	slices.SortFunc(sorted, func(a, b string) int { return rrPlace(a) - rrPlace(b) })
	return sorted
}

// among takes cards from those in a place: a copy stands for itself, and a name for any copy that is left. ok
// reports that all were there.
func among(cards, lying []string) (rest []string, ok bool) {
	rest, ok = slices.Clone(lying), true
	take := func(is func(string) bool) {
		i := slices.IndexFunc(rest, is)
		if i < 0 {
			ok = false
			return
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, word := range cards {
		if isCopy(word) {
			take(func(id string) bool { return id == word })
		}
	}
	for _, word := range cards {
		if !isCopy(word) {
			take(func(id string) bool { return strings.HasPrefix(id, word+"#") })
		}
	}
	return rest, ok
}

// sameCards checks that exactly these cards are somewhere, in any order.
func sameCards(what string, expected, got []string) error {
	if rest, ok := among(expected, got); !ok || len(rest) > 0 {
		return fmt.Errorf("expected %s to be %s, but it is %s", what, step.Spell(expected), step.Spell(inCardOrder(got)))
	}
	return nil
}
