package edit

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// Clues guide the search for a change of a document.
type Clues struct {
	// Weights gives the relevance of words. Words without an entry have no weight.
	Weights map[string]int
	// Things are words that may be written in place of any word. Numbers are numbers that may be names. Words are
	// further words that may replace a word. Amounts are numbers that a part may have to reach, or has now.
	Things, Numbers, Words, Amounts []string
}

// Likely returns changes of a document, the likeliest first. A change is one edit, or two that move a thing. The
// list alternates between the cheapest change and the cheapest change after the weight of its clues is subtracted. A
// change high in the document is cheaper than one below, and further changes of the same place cost more. The order
// depends only on input and learned documents.
func (w *Words) Likely(document any, clues Clues) []Patch {
	spots, texts := Spots(document)
	l := likely{whole: &whole{w, spots, texts}, clues: clues, often: map[string]int{}, weighed: map[string]int{}}
	l.weigh()
	for i := range l.places {
		l.single(i)
	}
	l.transfers()
	l.shifts()
	return l.byTurns()
}

// byTurns returns the changes in the order of their cost, mixed with the order of cost less weight.
func (l *likely) byTurns() []Patch {
	small, heavy := make([]int, len(l.found)), make([]int, len(l.found))
	for i := range small {
		small[i], heavy[i] = i, i
	}
	slices.SortStableFunc(small, func(a, b int) int { return l.found[a].cost - l.found[b].cost })
	slices.SortStableFunc(heavy, func(a, b int) int {
		return l.found[a].cost - l.found[a].weight - l.found[b].cost + l.found[b].weight
	})
	patches, taken := make([]Patch, 0, len(small)), make([]bool, len(small))
	for n := range small {
		for _, i := range [...]int{heavy[n], small[n]} {
			if !taken[i] {
				taken[i] = true
				patches = append(patches, l.found[i].patch)
			}
		}
	}
	return patches
}

type likely struct {
	*whole
	clues   Clues
	weights []int // of the places
	found   []likeliness
	often   map[string]int // number of changes of each place
	weighed map[string]int // weights of the words looked up
}

type likeliness struct {
	patch        Patch
	cost, weight int
}

// The costs of changes: new numbers and words cost less than parts that appear, disappear or move.
const (
	byNumber = 2
	byWord   = 4
	byPart   = 4
	byOrder  = 6
	byMove   = 6
	byShape  = 6
)

// mostWeight bounds the effect of clues, so that the largest change is never the first.
const mostWeight = 8

// put adds a change. Changes of one place, or of places that differ in the numbers of elements, cost more and more.
func (l *likely) put(place string, cost, weight int, patch ...Edit) {
	const again = 3
	cost += strings.Count(patch[0].Path, "/")/2 + l.often[place]/again
	l.often[place]++
	l.found = append(l.found, likeliness{patch, cost, min(weight, mostWeight)})
}

// weigh gives each place the weight of the words on the way to it. The name of an element counts as its step.
func (l *likely) weigh() {
	l.weights = make([]int, len(l.places))
	for i := range l.places {
		for _, j := range l.places[i].Below {
			part := &l.places[j]
			l.weights[j] = l.weights[i] + l.weight(part.last()) + l.weight(named(part.Value))
		}
	}
}

// last returns the name of a part in its object, or the index of an element.
func (s *Spot) last() string {
	return unescape.Replace(s.Pointer[strings.LastIndexByte(s.Pointer, '/')+1:])
}

// named returns the name of an object that has a part "name".
func named(value any) string {
	object, _ := value.(map[string]any)
	name, _ := object["name"].(string)
	return name
}

// weight returns the weight of a word, or of the heaviest word in it.
func (l *likely) weight(word string) int {
	if heaviest, known := l.weighed[word]; known {
		return heaviest
	}
	l.weighed[word] = l.clues.weight(word)
	return l.weighed[word]
}

func (c *Clues) weight(word string) int {
	heaviest := c.Weights[word]
	for part := range strings.FieldsFuncSeq(word, func(r rune) bool { return strings.ContainsRune("- #*,", r) }) {
		heaviest = max(heaviest, c.Weights[part], c.Weights[strings.TrimSuffix(part, "s")])
	}
	return heaviest
}

// single adds the changes of one place: to its value, its presence, and its parts.
func (l *likely) single(i int) {
	s, weight := &l.places[i], l.weights[i]
	if s.Within != nil {
		l.written(s, weight)
		l.gone(s, weight)
	}
	switch of := s.Value.(type) {
	case map[string]any:
		l.parts(s, weight, of)
	case []any:
		l.elements(s, weight, of)
	}
}

// written adds other values of a place.
func (l *likely) written(s *Spot, weight int) {
	replace := func(cost, weight int, value any) {
		l.put(s.Pattern, cost, weight, Edit{Op: Replace, Path: s.Pointer, Value: value})
	}
	switch of := s.Value.(type) {
	case json.Number:
		l.amounts(of, func(gain int, amount json.Number) { replace(byNumber, weight+gain, amount) })
		for rung, number := range ladder(of) {
			replace(byNumber+rung/2, weight, number)
		}
	case bool:
		replace(byNumber, weight, !of)
	case string:
		weight += l.weight(of)
		words := l.words(s.Pattern, l.clues.Words)
		if l.weight(s.last()) > 0 { // the refusal names this place, and may name the right word
			for i := range words {
				words[i].cost = min(words[i].cost, ofThing)
			}
		}
		slices.SortStableFunc(words, func(a, b word) int { // each one more costs more, so the likeliest come first
			return a.cost - l.weight(a.text) - b.cost + l.weight(b.text)
		})
		for _, word := range words {
			if word.text != of {
				replace(byWord+word.cost, weight+l.weight(word.text), word.text)
			}
		}
	}
}

// The gain of a number among the amounts, and the further gain if it replaces another of them.
const toAmount, fromAmount = 2, 4

// amounts passes on the amounts that may replace a number, with the gain of each.
func (l *likely) amounts(now json.Number, put func(gain int, amount json.Number)) {
	gain := toAmount
	if slices.Contains(l.clues.Amounts, string(now)) {
		gain += fromAmount
	}
	for i, amount := range l.clues.Amounts {
		if amount != string(now) && !slices.Contains(l.clues.Amounts[:i], amount) {
			put(gain, json.Number(amount))
		}
	}
}

// ladder returns numbers like n, the nearest first.
func ladder(n json.Number) []any {
	i, err := strconv.Atoi(string(n))
	if err != nil {
		return nil
	}
	var rungs []any
	for _, other := range []int{i - 1, i + 1, i - 2, i + 2, i - 3, i + 3, 0, 1, i - 4, i + 4, i - 5, i + 5, i - 10, i + 10, i / 2, i / 10,
		i + 20, -i, i + 100} {
		if rung := json.Number(strconv.Itoa(other)); other != i && !slices.Contains(rungs, any(rung)) {
			rungs = append(rungs, rung)
		}
	}
	return rungs
}

// word is a word that may be written, with its cost in addition to that of the likeliest word.
type word struct {
	text string
	cost int
}

// The costs of words in addition to those that were seen in a place.
const ofThing, ofDocument, ofOthers = 1, 4, 3

// words returns the words that may be written in a place: those seen in such a place, then the
// things, then the others, then all words of the document.
func (l *likely) words(pattern string, others []string) []word {
	var words []word
	known := map[string]bool{}
	put := func(value any, cost int) {
		if text, is := value.(string); is && !known[text] {
			known[text] = true
			words = append(words, word{text, cost})
		}
	}
	for _, value := range l.Seen(pattern) {
		put(value, 0)
	}
	for _, thing := range l.clues.Things {
		if l.Knows(thing) {
			put(thing, ofThing)
		}
	}
	for _, text := range others {
		put(text, ofOthers)
	}
	for _, value := range l.plain {
		put(value, ofDocument)
	}
	return words
}

// gone adds the removal of a place. In the middle of a list, removal costs more than at its ends.
func (l *likely) gone(s *Spot, weight int) {
	cost := byPart + size(s.Value)
	if list, is := s.Within.([]any); is {
		if last := s.last(); last != "0" && last != strconv.Itoa(len(list)-1) {
			cost += 2
		}
	}
	if word, is := s.Value.(string); is {
		weight += l.weight(word)
	}
	l.put(s.Pattern+" gone", cost, weight, Edit{Op: Remove, Path: s.Pointer})
}

// size returns the number of words in a value after the first, up to a bound.
func size(value any) int {
	const most = 6
	return min(max(words(value)-1, 0), most)
}

// words returns the number of words and numbers in a value.
func words(value any) (n int) {
	switch of := value.(type) {
	case map[string]any:
		for _, part := range of {
			n += words(part)
		}
	case []any:
		for _, element := range of {
			n += words(element)
		}
	default:
		n = 1
	}
	return n
}
