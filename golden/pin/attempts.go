package pin

import (
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// table is a game that is being played, with the actions to attempt in it.
type table struct {
	state engine.State
	seats []string
	rec   engine.Record
	// legal lists the actions that are legal now, and before lists those that were legal one decision earlier.
	legal, before []engine.Action
	words         *vocabulary
	// tried counts the attempts, so that each time other actions are tried.
	tried int
}

// list lists the legal actions.
func (t *table) list() { t.before, t.legal = t.legal, t.state.Legal(t.before[:0], &t.rec) }

// decide plays a decision of a record.
func (t *table) decide(d transcript.Decision) error {
	a, err := t.state.Parse(d.Action)
	if err != nil {
		return err
	}
	seat := engine.Chance
	if d.Actor != "chance" {
		seat = engine.Seat(slices.Index(t.seats, d.Actor))
	}
	if v := t.state.Check(seat, a, &t.rec); v != nil {
		return v
	}
	t.state.Apply(a, &t.rec)
	return nil
}

// attempt tries actions of the player to decide: those that were legal one decision earlier, others of the
// record, and legal ones with one word changed. It also tries a legal action for another seat. It calls refused
// for every refusal.
func (t *table) attempt(refused func(v *engine.Violation)) {
	const each = 8
	try := func(by engine.Seat, a engine.Action) {
		if v := t.state.Check(by, a, &t.rec); v != nil {
			refused(v)
		}
		t.rec.Reset()
	}
	read := func(by engine.Seat, text string) {
		if a, err := t.state.Parse(text); err == nil {
			try(by, a)
		}
	}
	actor := t.state.Actor()
	for range each {
		t.tried++
		if n := len(t.before); n > 0 {
			try(actor, t.before[t.tried*stride%n])
		}
		read(actor, t.words.texts[t.tried*stride%len(t.words.texts)])
		if n := len(t.legal); n > 0 {
			read(actor, t.words.vary(t.state.Format(t.legal[t.tried*stride%n]), t.tried))
		}
	}
	if n := len(t.legal); n > 0 {
		try((actor+1)%engine.Seat(len(t.seats)), t.legal[t.tried%n])
	}
}

// stride is a prime number: steps of this size reach every element of a list, unless its length is a multiple
// of the number.
const stride = 7919

// vocabulary holds the spellings of a record's decisions.
type vocabulary struct {
	// texts holds the spellings, and places holds the words by the place where they occur.
	texts  []string
	places map[place][]string
}

// place is a place in a spelling: the index of a word, and the first word of the spelling.
type place struct {
	verb string
	at   int
}

func wordsOf(record *transcript.Transcript) *vocabulary {
	texts, places := map[string]bool{}, map[place]map[string]bool{}
	for _, d := range record.Decisions {
		texts[d.Action] = true
		words := strings.Split(d.Action, " ")
		for i, word := range words {
			at := place{words[0], i}
			if places[at] == nil {
				places[at] = map[string]bool{}
			}
			places[at][word] = true
		}
	}
	v := &vocabulary{slices.Sorted(maps.Keys(texts)), map[place][]string{}}
	for at, words := range places {
		v.places[at] = slices.Sorted(maps.Keys(words))
	}
	return v
}

// vary returns a spelling with one word exchanged for another word that occurs in the same place. The number
// selects both words.
func (v *vocabulary) vary(text string, number int) string {
	words := strings.Split(text, " ")
	at := number % len(words)
	if others := v.places[place{words[0], at}]; len(others) > 0 {
		words[at] = others[number*stride%len(others)]
	}
	return strings.Join(words, " ")
}
