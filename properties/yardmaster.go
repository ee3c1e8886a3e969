package properties

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// yardmasterLaws are the invariants of Yardmaster that compare two games.
func yardmasterLaws() []law {
	return []law{
		{id: "YM-INV-21", says: "the same two tokens swapped twice restore the position, but for the actions used",
			clauses: []engine.Clause{yardmaster.Swap02, yardmaster.Swap03}, watch: swapsUndoThemselves},
		{id: "YM-INV-22", says: "two payments that differ only in order leave only the discard pile in another order",
			clauses: []engine.Clause{yardmaster.Xch06}, watch: orderOnlyOrders},
		{id: "YM-INV-23", says: "with the five types renamed throughout the game is the same game with the types renamed",
			clauses: []engine.Clause{yardmaster.Cont02, yardmaster.Cont04, yardmaster.Xch01}, watch: typesAreAlike},
		{id: "YM-INV-24", says: "a view holds no other hand, no draw pile and no card drawn unseen",
			clauses: []engine.Clause{yardmaster.Setup20, yardmaster.Setup19}, watch: handsAreHidden},
	}
}

// topOnly: of a discard pile of which only the top card lies open, cards are still drawn and taken, and the next top card is seen.
func topOnly(w *walk) bool { return w.setup.Rulings["discard-view"] == "top-only" }

// yardmasterAttempts spells what no rule of Yardmaster allows.
func yardmasterAttempts() []string {
	all := []string{"decline swap", "keep yardmaster"}
	for _, word := range []string{"sort", "insert", "attach"} {
		for _, kind := range types {
			for value := 1; value <= 4; value++ {
				all = append(all, fmt.Sprintf("%s %s-%d", word, kind, value))
			}
		}
	}
	return all
}

// types are the types that railcars, cargo and tokens share.
var types = [...]string{"coal", "livestock", "oil", "timber", "automobile"}

// documentOf is the position of a Yardmaster game.
func documentOf(s engine.State) *yardmaster.Position { return s.Position().(*yardmaster.Position) }

// swapsUndoThemselves is YM-INV-21.
func swapsUndoThemselves(w *walk) func() error {
	twice := w.state.Clone()
	return func() error {
		var swaps []engine.Action
		for _, a := range w.legal {
			if strings.HasPrefix(w.state.Format(a), "swap ") {
				swaps = append(swaps, a)
			}
		}
		was := documentOf(w.state)
		if len(swaps) == 0 || was.Counters.Allowed-was.Counters.Used < 2 {
			return nil
		}
		there := w.state.Format(swaps[w.random().IntN(len(swaps))])
		back := there
		if strings.HasPrefix(there, "swap center-") {
			back = "swap center-" + was.Players[w.actor].Token
		}
		twice.Assign(w.state)
		for _, text := range []string{there, back} {
			if err := decide(twice, w.actor, text); err != nil {
				return fmt.Errorf("%q, then %q: %w", there, back, err)
			}
		}
		is := documentOf(twice)
		if is.Counters.Used != was.Counters.Used+2 {
			return fmt.Errorf("%q, then %q: %d actions used became %d", there, back, was.Counters.Used, is.Counters.Used)
		}
		is.Counters.Used, is.Counters.JustLoaded = was.Counters.Used, was.Counters.JustLoaded
		if !alike(was, is) {
			return fmt.Errorf("%q, then %q: %s became %s", there, back, w.document(), text(is))
		}
		return nil
	}
}

// decide carries out an action by its spelling, if the seat may do it.
func decide(s engine.State, by engine.Seat, text string) error {
	a, err := s.Parse(text)
	if err != nil {
		return err
	}
	if v := s.Check(by, a, nil); v != nil {
		return v
	}
	s.Apply(a, nil)
	return nil
}

// orderOnlyOrders is YM-INV-22. A purchase within which the discards are reshuffled is left out: the card that is laid last
// stays, so the order decides what is reshuffled.
func orderOnlyOrders(w *walk) func() error {
	one, other := w.state.Clone(), w.state.Clone()
	return func() error {
		a, b, found := w.reordered()
		if !found {
			return nil
		}
		one.Assign(w.state)
		one.Apply(a, nil)
		other.Assign(w.state)
		other.Apply(b, nil)
		was, p, q := documentOf(w.state), documentOf(one), documentOf(other)
		if !alike(was.CargoDrawPile, p.CargoDrawPile) {
			return nil
		}
		slices.Sort(p.DiscardPile)
		slices.Sort(q.DiscardPile)
		if !alike(p, q) {
			return fmt.Errorf("%q and %q lead to %s and %s, the discards sorted", w.state.Format(a), w.state.Format(b), text(p), text(q))
		}
		return nil
	}
}

// reordered finds two legal purchases that pay the same cards in another order.
func (w *walk) reordered() (a, b engine.Action, found bool) {
	first := map[string]engine.Action{}
	for _, a := range w.legal {
		spelling := w.state.Format(a)
		car, paid, buys := strings.Cut(spelling, " pay ")
		if !buys {
			continue
		}
		cards := unrolled(paid)
		slices.Sort(cards)
		key := car + " pay " + strings.Join(cards, " ")
		if b, seen := first[key]; seen {
			return a, b, true
		}
		first[key] = a
	}
	return 0, 0, false
}

// unrolled writes every run of a payment card by card, and behind them what is used besides.
func unrolled(paid string) []string {
	paid, using, _ := strings.Cut(paid, " using ")
	cards := []string{"using " + using}
	for run := range strings.SplitSeq(paid, " ") {
		kind, number, _ := strings.Cut(run, "*")
		n, err := strconv.Atoi(number)
		if err != nil {
			n = 1 // nothing is paid
		}
		cards = append(cards, slices.Repeat([]string{kind}, n)...)
	}
	return cards
}

// handsAreHidden is YM-INV-24: the document of a view has no such card, and it stays the same when such cards change places.
func handsAreHidden(w *walk) func() error {
	return func() error {
		for _, seat := range w.someSeats() {
			view, ok := w.state.Observe(seat, nil).(*yardmaster.Position)
			if !ok {
				return errors.New("a view is no position document")
			}
			if view.CargoDrawPile != nil || view.RailcarDrawPile != nil {
				return fmt.Errorf("%s sees into a draw pile: %s", w.name(seat), text(view))
			}
			for i, p := range view.Players {
				if p.Hand != nil && (engine.Seat(i) != seat || view.Phase == "set-up") {
					return fmt.Errorf("%s sees the hand of %s: %s", w.name(seat), p.Name, text(view))
				}
			}
			if err := w.unseen(seat, view.Player); err != nil {
				return err
			}
		}
		if often := 4; w.random().IntN(often) < w.effort {
			return w.exchanged()
		}
		return nil
	}
}

// unseen looks at how a seat sees the outcomes that bring a card to somebody's hand.
func (w *walk) unseen(seat engine.Seat, owner string) error {
	for _, a := range w.legal {
		spelling := w.state.Format(a)
		seen := w.state.Seen(seat, a)
		switch {
		case strings.HasPrefix(spelling, "deal ") && !strings.HasSuffix(seen, " ?"):
			return fmt.Errorf("%s sees %q as %q during the deal", w.name(seat), spelling, seen)
		case w.actor == engine.Chance && strings.HasPrefix(spelling, "draw ") && w.name(seat) != owner && seen != "draw ?":
			return fmt.Errorf("%s sees %q as %q, and it is %s who draws", w.name(seat), spelling, seen, owner)
		}
	}
	return nil
}

// exchanged changes a card of a hand for another one of the draw pile. It does so in the document, so that a state which hides the
// wrong cards cannot hide this as well.
func (w *walk) exchanged() error {
	p := documentOf(w.state)
	i := w.random().IntN(len(p.Players))
	hand, pile := p.Players[i].Hand, p.CargoDrawPile
	mine, theirs := anyKey(hand, w.random().IntN), anyKey(pile, w.random().IntN)
	if c := p.Counters; mine == "" || theirs == "" || c != nil && (c.Waiting[mine] > 0 || c.Taken[mine] > 0) {
		return nil
	}
	shift(hand, mine, -1)
	shift(hand, theirs, 1)
	shift(pile, mine, 1)
	shift(pile, theirs, -1)
	other, err := w.game.Load(w.setup, text(p), nil)
	if err != nil {
		return nil // with that hand the position cannot be: a purchase is owed that it could not pay
	}
	for _, seat := range w.someSeats() {
		if int(seat) != i && !alike(w.state.Observe(seat, nil), other.Observe(seat, nil)) {
			return fmt.Errorf("%s sees whether %s holds a %s or a %s: %s, or %s", w.name(seat), p.Players[i].Name, mine, theirs,
				text(w.state.Observe(seat, nil)), text(other.Observe(seat, nil)))
		}
	}
	return nil
}
