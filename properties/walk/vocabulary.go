package walk

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// vocabulary holds the texts of a game's actions, learned from played games. It does not change after that.
type vocabulary struct {
	// spelled holds all texts, grouped by verb. first holds their first words, and words holds all words.
	spelled      [][]string
	first, words []string
	// places holds the words by the place where they occur.
	places map[place][]string
}

// place is a place in a spelling: the index of a word, and the first word of the spelling.
type place struct {
	verb string
	at   int
}

// learn plays a few games under random answers, and notes every text that is legal on the way, and the attempts.
func learn(g engine.Game, book *rulebook.Book, attempts []string) *vocabulary {
	heard := groups{}
	for n := book.Players.Min; n <= book.Players.Max; n++ {
		heard.listen(g, book, n)
	}
	for _, text := range attempts {
		verb, _, _ := strings.Cut(text, " ")
		heard.add(verb, text)
	}
	return index(heard)
}

// groups are spellings by verb.
type groups map[string]map[string]bool

func (h groups) add(verb, text string) {
	const most = 600
	if h[verb] == nil {
		h[verb] = map[string]bool{}
	}
	if len(h[verb]) < most {
		h[verb][text] = true
	}
}

// listen plays one game. If something goes wrong, it just stops, because the walks will report the fault.
func (h groups) listen(g engine.Game, book *rulebook.Book, players int) {
	const decisions = 300
	defer func() { _ = recover() }()
	rnd := rand.New(rand.NewPCG(0, uint64(players)))
	s, err := g.New(Mixed(g, book, players, rnd.IntN), nil)
	if err != nil {
		return
	}
	corners := &play.Corners{}
	for range decisions {
		legal := s.Legal(nil, nil)
		if len(legal) == 0 {
			return
		}
		for _, a := range legal {
			h.add(g.Verbs()[s.Verb(a)], s.Format(a))
		}
		s.Apply(corners.Choose(s, legal, rnd), nil)
	}
}

// index sorts the spellings, so that the same number always chooses the same one.
func index(heard groups) *vocabulary {
	v := &vocabulary{places: map[place][]string{}}
	places := map[place]map[string]bool{}
	all := map[string]bool{}
	for _, verb := range slices.Sorted(maps.Keys(heard)) {
		v.spelled = append(v.spelled, slices.Sorted(maps.Keys(heard[verb])))
		for text := range heard[verb] {
			words := strings.Split(text, " ")
			for i, word := range words {
				at := place{words[0], i}
				if places[at] == nil {
					places[at] = map[string]bool{}
				}
				places[at][word] = true
				all[word] = true
			}
		}
	}
	first := map[string]bool{}
	for at, words := range places {
		v.places[at] = slices.Sorted(maps.Keys(words))
		first[at.verb] = true
	}
	v.first, v.words = slices.Sorted(maps.Keys(first)), slices.Sorted(maps.Keys(all))
	return v
}
