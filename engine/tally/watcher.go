package tally

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// watcher observes a game that is played with a record. On a nil watcher, record and done do nothing.
type watcher struct {
	rec engine.Record
	// tries is the record of actions that are tried but not carried out.
	tries engine.Record
	rnd   *rand.Rand
	// could lists the actions that players could have taken so far, each once. known holds the same actions
	// as a set.
	could []engine.Action
	known map[engine.Action]bool
	// actor decides now, and last is the player who decided before.
	actor, last engine.Seat
	seen        *Watched
}

const (
	// mostCould bounds the number of remembered actions of a game.
	mostCould = 4096
	// triesEach is the number of actions tried at each decision.
	triesEach = 3
)

func (w *watcher) begin(seed uint64, seats int, cited []engine.Clause) {
	w.rnd = play.NewRand(^seed) // a different seed than the game's, so that watching does not change the game
	w.could, w.last = w.could[:0], engine.Nobody
	if w.known == nil {
		w.known = map[engine.Action]bool{}
	}
	clear(w.known)
	w.seen = &Watched{Cited: map[engine.Clause]int{}, Forbade: map[engine.Clause]int{}, Did: map[string]int{}, By: make([]Deeds, seats)}
	for i := range w.seen.By {
		w.seen.By[i] = Deeds{map[engine.Clause]int{}, map[string]int{}}
	}
	for _, c := range cited {
		w.seen.Cited[c]++
	}
}

// record returns the record of the rules' citations, nil without a watcher.
func (w *watcher) record() *engine.Record {
	if w == nil {
		return nil
	}
	return &w.rec
}

// see observes a decision before it is carried out.
func (w *watcher) see(s engine.State, legal []engine.Action, a engine.Action) {
	words, actor := firstWords(s.Format(a)), s.Actor()
	w.seen.Did[words]++
	w.actor = actor
	if actor == engine.Chance {
		return
	}
	w.seen.By[actor].Did[words]++
	if actor != w.last { // making a view takes as long as everything else together
		s.Observe(actor, &w.rec)
		w.last = actor
	}
	w.try(s, actor, legal)
	for _, l := range legal {
		if len(w.could) < mostCould && !w.known[l] {
			w.known[l] = true
			w.could = append(w.could, l)
		}
	}
}

// try tries actions that could have been taken earlier.
func (w *watcher) try(s engine.State, actor engine.Seat, legal []engine.Action) {
	if len(w.could) == 0 {
		return
	}
	for range triesEach {
		a := w.could[w.rnd.IntN(len(w.could))]
		if slices.Contains(legal, a) {
			continue
		}
		w.tries.Reset()
		if v := s.Check(actor, a, &w.tries); v != nil {
			w.seen.Forbade[v.Clause]++
		}
	}
}

// done counts the citations of a decision that has been carried out.
func (w *watcher) done() {
	if w == nil {
		return
	}
	for _, c := range w.rec.Cited() {
		w.seen.Cited[c]++
		if w.actor != engine.Chance {
			w.seen.By[w.actor].Cited[c]++
		}
	}
	w.rec.Reset()
}

func (w *watcher) end() *Watched { return w.seen }

// firstWords returns the first two words of an action: "build saloon" for "build saloon at 3".
func firstWords(action string) string {
	first, rest, found := strings.Cut(action, " ")
	if !found {
		return first
	}
	second, _, _ := strings.Cut(rest, " ")
	return first + " " + second
}
