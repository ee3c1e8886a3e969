package walk

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Twin is a second game that gets every decision of the first one in translation, such as with the players
// one seat further on. The twin has to reach the translated position.
type Twin[P any] struct {
	Walk *Walk
	Game engine.State
	// Decision translates an actor and a decision. Position translates a position, which it may change.
	Decision func(actor, action string) (string, string)
	Position func(p *P) *P
	// Sort sorts the lists whose order does not matter; nil if there are none.
	Sort func(p *P)
	// OneIn is the number of decisions between two comparisons of the games, at effort 1.
	OneIn int
	// How describes the twin in one word, such as "mirrored", at the beginning of errors.
	How string

	next int
}

// Hold passes new decisions to the twin, and sometimes compares the two games. Hold returns a difference as an
// error.
func (t *Twin[P]) Hold() error {
	for ; t.next < len(t.Walk.Played); t.next++ {
		d := t.Walk.Played[t.next]
		actor, action := t.Decision(d.Actor, d.Action)
		by := t.Game.Actor()
		if now := t.Walk.Name(by); now != actor {
			return fmt.Errorf("%s, %s decides, but it should be %s", t.How, now, actor)
		}
		if err := Decide(t.Game, by, action); err != nil {
			return fmt.Errorf("%s, %q is refused: %w", t.How, action, err)
		}
	}
	if !t.Walk.Now(t.OneIn) && !t.Walk.Over() {
		return engine.ErrIdle
	}
	if err := t.Compare(); err != nil {
		return err
	}
	return t.choices()
}

// Compare returns an error if the positions of the two games differ.
func (t *Twin[P]) Compare() error {
	want := new(P)
	if err := json.Unmarshal(t.Walk.Document(), want); err != nil {
		return err
	}
	want = t.Position(want)
	got := t.Game.Position().(*P)
	if t.Sort != nil {
		t.Sort(want)
		t.Sort(got)
	}
	if !Alike(want, got) {
		return fmt.Errorf("%s, the game is at %s and not at %s", t.How, Text(got), Text(want))
	}
	return nil
}

// choices compares the legal actions.
func (t *Twin[P]) choices() error {
	var mine, others []string
	for _, a := range t.Walk.Legal {
		_, action := t.Decision("", t.Walk.State.Format(a))
		mine = append(mine, action)
	}
	for _, a := range t.Game.Legal(nil, nil) {
		others = append(others, t.Game.Format(a))
	}
	slices.Sort(mine)
	slices.Sort(others)
	if !slices.Equal(mine, others) {
		return fmt.Errorf("%s, %v should be legal, but %v is", t.How, mine, others)
	}
	return nil
}

// SeatsOn renames each player to the player one seat further on. The result next maps each old name to the
// new name, chance included. The result quoted replaces the names in quotation marks, for documents.
func (w *Walk) SeatsOn() (next map[string]string, quoted *strings.Replacer) {
	next = map[string]string{"chance": "chance"}
	var pairs []string
	for i, name := range w.Setup.Seats {
		next[name] = w.Setup.Seats[(i+1)%len(w.Setup.Seats)]
		pairs = append(pairs, strconv.Quote(name), strconv.Quote(next[name]))
	}
	return next, strings.NewReplacer(pairs...)
}

// Renamed returns a document with words replaced. Renamed panics if the result is not a document of the type.
func Renamed[P any](p *P, words *strings.Replacer) *P {
	renamed := new(P)
	if err := json.Unmarshal([]byte(words.Replace(string(Text(p)))), renamed); err != nil {
		panic(err)
	}
	return renamed
}
