package walk

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Proposal is a text that a person might take for an action, and the game's reading of it.
type Proposal struct {
	Text   string
	Action engine.Action
	// Err is the reason why the text is no action, nil if it is one.
	Err error
}

// The proposals in every position: actions that were legal elsewhere, legal ones with one change, and texts
// composed of words that occur in the same places.
const (
	foreignTries  = 5
	mutatedTries  = 10
	composedTries = 5
)

// propose makes the proposals for a position.
func (w *Walk) propose(rnd *rand.Rand) {
	w.proposed = w.proposed[:0]
	v := w.words
	if len(v.spelled) == 0 {
		return
	}
	for range foreignTries * w.Effort {
		w.suggest(v.spelling(rnd.IntN))
	}
	for range min(mutatedTries, 4*len(w.Legal)) * w.Effort {
		w.suggest(v.mutate(w.State.Format(w.Legal[rnd.IntN(len(w.Legal))]), rnd.IntN))
	}
	for range composedTries * w.Effort {
		w.suggest(v.compose(rnd.IntN))
	}
}

func (w *Walk) suggest(text string) {
	a, err := w.State.Parse(text)
	w.proposed = append(w.proposed, Proposal{text, a, err})
}

// spelling returns an action of a random verb that was legal in a game.
func (v *vocabulary) spelling(n func(int) int) string {
	group := v.spelled[n(len(v.spelled))]
	return group[n(len(group))]
}

// compose returns the text of an action, with every word after the verb replaced by one that occurs in the same
// place.
func (v *vocabulary) compose(n func(int) int) string {
	words := strings.Split(v.spelling(n), " ")
	for i := 1; i < len(words); i++ {
		words[i] = v.like(words, i, n)
	}
	return strings.Join(words, " ")
}

// like returns a word that occurs in the same place after the same first word.
func (v *vocabulary) like(words []string, i int, n func(int) int) string {
	known := v.places[place{words[0], i}]
	if len(known) == 0 {
		known = v.words
	}
	return known[n(len(known))]
}

// mutate changes one thing in a spelling: a verb, card, place, player or number; or it adds, drops or moves a word.
func (v *vocabulary) mutate(text string, n func(int) int) string {
	words := strings.Split(text, " ")
	i := n(len(words))
	switch n(8) {
	case 0:
		words[0] = v.first[n(len(v.first))]
	case 1:
		words[i] = v.words[n(len(v.words))]
	case 2, 3:
		words[i] = v.like(words, i, n)
	case 4:
		words[i] = renumber(words[i], n)
	case 5:
		words[i] = v.partly(words[i], n)
	case 6:
		j := n(len(words))
		words[i], words[j] = words[j], words[i]
	default:
		if n(2) == 0 {
			words = slices.Insert(words, i, words[i])
		} else {
			words = slices.Delete(words, i, i+1)
		}
	}
	return strings.Join(words, " ")
}

// renumber changes the number that ends a word; a word without one gets one.
func renumber(word string, n func(int) int) string {
	head := strings.TrimRight(word, "0123456789")
	old, err := strconv.Atoi(word[len(head):])
	if err != nil {
		return word + "*" + strconv.Itoa(n(14))
	}
	return head + strconv.Itoa(max(0, old+n(5)-2))
}

// partly replaces the first part of a word such as coal-3, coal*3 or saloon#3 by the first part of another.
func (v *vocabulary) partly(word string, n func(int) int) string {
	const joints = "-*#"
	other := v.words[n(len(v.words))]
	i, j := strings.IndexAny(word, joints), strings.IndexAny(other, joints)
	if i < 0 || j < 0 {
		return other
	}
	return other[:j] + word[i:]
}
