// Package yardmaster contains the laws of Yardmaster that need more than a position or a decision. These laws
// compare games, and check secrets that a view must not show.
package yardmaster

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Room returns the data that random games need about Yardmaster.
func Room() walk.Room {
	return walk.Room{Laws: laws(), HeldBy: heldBy(), Attempts: attempts(), Loose: topOnly}
}

// laws lists the invariants of Yardmaster that compare two games.
func laws() []walk.Law {
	return []walk.Law{
		{ID: "YM-INV-21", Says: "the same two tokens swapped twice restore the position, but for the actions used",
			Clauses: []engine.Clause{yardmaster.Swap02, yardmaster.Swap03}, Watch: swapsUndoThemselves},
		{ID: "YM-INV-22", Says: "two payments that differ only in order leave only the discard pile in another order",
			Clauses: []engine.Clause{yardmaster.Xch06}, Watch: orderOnlyOrders},
		{ID: "YM-INV-23", Says: "with the five types renamed throughout the game is the same game with the types renamed",
			Clauses: []engine.Clause{yardmaster.Cont02, yardmaster.Cont04, yardmaster.Xch01}, Watch: typesAreAlike},
		{ID: "YM-INV-24", Says: "a view holds no other hand, no draw pile and no card drawn unseen",
			Clauses: []engine.Clause{yardmaster.Setup20, yardmaster.Setup19}, Watch: handsAreHidden},
	}
}

// heldBy lists the invariants that other laws hold.
func heldBy() map[string][]string {
	return map[string][]string{
		"YM-INV-19": {"one-actor", "listed-is-accepted", "accepted-is-listed", "refused-changes-nothing"},
		"YM-INV-20": {"replays-are-true"},
		"YM-INV-24": {"views-hide", "unseen-looks-alike", "YM-INV-24"},
	}
}

// topOnly reports whether only the top card of the discard pile is open. Cards are still taken from the pile,
// and then the next one becomes visible.
func topOnly(w *walk.Walk) bool { return w.Setup.Rulings["discard-view"] == "top-only" }

// attempts lists actions that no rule of Yardmaster allows.
func attempts() []string {
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

// positionOf returns the position of a Yardmaster game.
func positionOf(s engine.State) *yardmaster.Position { return s.Position().(*yardmaster.Position) }

// swapsUndoThemselves is YM-INV-21.
func swapsUndoThemselves(w *walk.Walk) func() error {
	twice := w.State.Clone()
	return func() error {
		var swaps []engine.Action
		for _, a := range w.Legal {
			if strings.HasPrefix(w.State.Format(a), "swap ") {
				swaps = append(swaps, a)
			}
		}
		was := positionOf(w.State)
		if len(swaps) == 0 || was.Counters.Allowed-was.Counters.Used < 2 {
			return engine.ErrIdle
		}
		there := w.State.Format(swaps[w.Random().IntN(len(swaps))])
		back := there
		if strings.HasPrefix(there, "swap center-") {
			back = "swap center-" + was.Players[w.Actor].Token
		}
		twice.Assign(w.State)
		for _, text := range []string{there, back} {
			if err := walk.Decide(twice, w.Actor, text); err != nil {
				return fmt.Errorf("%q, then %q: %w", there, back, err)
			}
		}
		is := positionOf(twice)
		if is.Counters.Used != was.Counters.Used+2 {
			return fmt.Errorf("%q, then %q: %d actions used became %d", there, back, was.Counters.Used, is.Counters.Used)
		}
		is.Counters.Used, is.Counters.JustLoaded = was.Counters.Used, was.Counters.JustLoaded
		if !walk.Alike(was, is) {
			return fmt.Errorf("%q, then %q: %s became %s", there, back, w.Document(), walk.Text(is))
		}
		return nil
	}
}

// orderOnlyOrders is YM-INV-22. It leaves out a purchase during which the discards are reshuffled: the card laid last
// stays, so the order decides which cards are reshuffled.
func orderOnlyOrders(w *walk.Walk) func() error {
	one, other := w.State.Clone(), w.State.Clone()
	return func() error {
		a, b, found := reordered(w)
		if !found {
			return engine.ErrIdle
		}
		one.Assign(w.State)
		one.Apply(a, nil)
		other.Assign(w.State)
		other.Apply(b, nil)
		was, p, q := positionOf(w.State), positionOf(one), positionOf(other)
		if !walk.Alike(was.CargoDrawPile, p.CargoDrawPile) {
			return engine.ErrIdle
		}
		slices.Sort(p.DiscardPile)
		slices.Sort(q.DiscardPile)
		if !walk.Alike(p, q) {
			return fmt.Errorf("%q and %q lead to %s and %s, the discards sorted",
				w.State.Format(a), w.State.Format(b), walk.Text(p), walk.Text(q))
		}
		return nil
	}
}

// reordered finds two legal purchases that pay the same cards in another order.
func reordered(w *walk.Walk) (a, b engine.Action, found bool) {
	first := map[string]engine.Action{}
	for _, a := range w.Legal {
		spelling := w.State.Format(a)
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

// unrolled writes every run of a payment card by card, and then the part after "using".
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
func handsAreHidden(w *walk.Walk) func() error {
	return func() error {
		for _, seat := range w.SomeSeats() {
			view, ok := w.State.Observe(seat, nil).(*yardmaster.Position)
			if !ok {
				return errors.New("a view is no position document")
			}
			if view.CargoDrawPile != nil || view.RailcarDrawPile != nil {
				return fmt.Errorf("%s sees into a draw pile: %s", w.Name(seat), walk.Text(view))
			}
			for i, p := range view.Players {
				if p.Hand != nil && (engine.Seat(i) != seat || view.Phase == "set-up") {
					return fmt.Errorf("%s sees the hand of %s: %s", w.Name(seat), p.Name, walk.Text(view))
				}
			}
			if err := unseen(w, seat, view.Player); err != nil {
				return err
			}
		}
		if often := 4; w.Now(often) {
			return exchanged(w)
		}
		return nil
	}
}

// unseen checks a seat's view of the outcomes that bring a card to a player's hand.
func unseen(w *walk.Walk, seat engine.Seat, owner string) error {
	for _, a := range w.Legal {
		spelling := w.State.Format(a)
		seen := w.State.Seen(seat, a)
		switch {
		case strings.HasPrefix(spelling, "deal ") && !strings.HasSuffix(seen, " ?"):
			return fmt.Errorf("%s sees %q as %q during the deal", w.Name(seat), spelling, seen)
		case w.Actor == engine.Chance && strings.HasPrefix(spelling, "draw ") && w.Name(seat) != owner && seen != "draw ?":
			return fmt.Errorf("%s sees %q as %q, and it is %s who draws", w.Name(seat), spelling, seen, owner)
		}
	}
	return nil
}

// exchanged swaps a card of a hand for one of the draw pile. It does so in the document, so that a state which hides
// the wrong cards cannot hide this as well.
func exchanged(w *walk.Walk) error {
	p := positionOf(w.State)
	i := w.Random().IntN(len(p.Players))
	hand, pile := p.Players[i].Hand, p.CargoDrawPile
	mine, theirs := anyKey(hand, w.Random().IntN), anyKey(pile, w.Random().IntN)
	if c := p.Counters; mine == "" || theirs == "" || c != nil && (c.Waiting[mine] > 0 || c.Taken[mine] > 0) {
		return nil
	}
	shift(hand, mine, -1)
	shift(hand, theirs, 1)
	shift(pile, mine, 1)
	shift(pile, theirs, -1)
	other, err := w.Game.Load(w.Setup, walk.Text(p), nil)
	if err != nil {
		return nil // there is no such position: a purchase is owed that the hand could not pay for
	}
	for _, seat := range w.SomeSeats() {
		if int(seat) != i && !walk.Alike(w.State.Observe(seat, nil), other.Observe(seat, nil)) {
			return fmt.Errorf("%s sees whether %s holds a %s or a %s: %s, or %s", w.Name(seat), p.Players[i].Name, mine, theirs,
				walk.Text(w.State.Observe(seat, nil)), walk.Text(other.Observe(seat, nil)))
		}
	}
	return nil
}
