// Package hellonwheels contains the laws of Hell on Wheels that need more than a position or a decision. Some
// laws check the sums of a phase and the payments of a Town. Other laws compare a second game with the seats
// moved, or check secrets that a view must not show.
package hellonwheels

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// Room returns the data that random games need about Hell on Wheels.
func Room() walk.Room {
	return walk.Room{Laws: laws(), HeldBy: heldBy(), Attempts: attempts(), Opens: lastBid}
}

// laws lists the invariants of Hell on Wheels that look back over a phase, compare two positions or compare two games.
func laws() []walk.Law {
	return []walk.Law{
		{ID: "HOW-INV-19-owners", Says: "who owns the houses and who is Supervisor makes no difference to what a Town pays",
			Clauses: []engine.Clause{hellonwheels.Past04, hellonwheels.Pres04, hellonwheels.Fut04}, Watch: ownersDoNotMatter},
		{ID: "HOW-INV-20", Says: "a Customer more raises a total by 5, a Mayhem card by 5, but the first in an Existing Town by nothing",
			Clauses: []engine.Clause{hellonwheels.Past01, hellonwheels.Pres01, hellonwheels.Fut01, hellonwheels.Town07},
			Watch:   cardsRaiseTotals},
		{ID: "HOW-INV-21", Says: "a Town with all its cards makes 10 more in the Present than in the Past, and 10 less again in the Future",
			Clauses: []engine.Clause{hellonwheels.Past01, hellonwheels.Pres01, hellonwheels.Fut01}, Watch: positionsRaiseTotals},
		{ID: "HOW-INV-13", Says: "over a Railroad Phase each hand grows by six and by what is bought, as long as cards last",
			Clauses: []engine.Clause{hellonwheels.Rr01, hellonwheels.Rr03}, Watch: handsGrow},
		{ID: "HOW-INV-24", Says: "of H cards in all hands at most H + 3 are played in one Opportunist Phase",
			Clauses: []engine.Clause{hellonwheels.Opp06, hellonwheels.Card19}, Watch: phasesEnd},
		{ID: "HOW-INV-25", Says: "with all seats turned by one the game is the same game turned by one",
			Clauses: []engine.Clause{hellonwheels.Ord04, hellonwheels.Ord05, hellonwheels.Sup05}, Watch: seatsTurn},
		{ID: "HOW-INV-37", Says: "a view holds no other hand, no deck, and no other bid before all are made",
			Clauses: []engine.Clause{hellonwheels.Sup02, hellonwheels.Sup03}, Watch: palmsAreHidden},
	}
}

// heldBy lists the invariants that other laws hold.
func heldBy() map[string][]string {
	return map[string][]string{
		"HOW-INV-19": {"HOW-INV-19", "HOW-INV-19-owners"},
		"HOW-INV-26": {"replays-are-true", "listed-is-accepted", "accepted-is-listed", "refusals-are-reasoned"},
		"HOW-INV-37": {"views-hide", "unseen-looks-alike", "HOW-INV-37"},
	}
}

// attempts lists actions that no rule of Hell on Wheels allows.
func attempts() []string {
	return []string{
		"bid 2.5", "bid -1", "bid 20 with lawmen", "draw extra 4", "play blackmail on ann", "play lawmen",
		"raid lawmen discard church#1 at past",
		"raid lawmen discard irish at present", "raid irish discard vice at present", "play outlaws on nobody", "civilize saloon at past",
		"build church at future", "customer vice at present", "mayhem irish at present", "discard saloon#1", "civilize church at nowhere",
		"play desperados from past to past moving vice", "play desperados from past to present moving murders, drinking, gambling, vice",
		"play hangers-on moving saloon#1, saloon#2, saloon#3", "play hangers-on moving saloon#1, saloon#1",
	}
}

// lastBid: the bid that is made last opens all palms.
func lastBid(w *walk.Walk) bool {
	p := position(w)
	missing := 0
	for i := range p.Players {
		if p.Players[i].Bid == nil && !p.Players[i].Left {
			missing++
		}
	}
	return p.Decision == "bid" && missing == 1
}

// positionOf returns the position of a Hell on Wheels game.
func positionOf(s engine.State) *hellonwheels.Position { return s.Position().(*hellonwheels.Position) }

// position returns the position of the walk, which must not be changed.
func position(w *walk.Walk) *hellonwheels.Position { return w.Position().(*hellonwheels.Position) }

// handsGrow is HOW-INV-13. It does not apply once the cards have run out, nor under an owner's components.
func handsGrow(w *walk.Walk) func() error {
	had, due := []int{}, []int{}
	ranOut, counting := true, false
	return func() error {
		p := position(w)
		if p.Phase == "railroad" && p.Opportunist == "" {
			if !counting {
				had, due, ranOut, counting = handSizes(p), make([]int, len(p.Players)), false, true
			} else if w.By != engine.Chance && strings.HasPrefix(w.Text, "draw extra") {
				due[w.By] += bought(w.Text)
			}
			ranOut = ranOut || len(p.Deck) == 0 && len(p.Pile) == 0 || p.Cull != ""
			return engine.ErrIdle
		}
		ended := counting
		counting = false
		if !ended || ranOut || len(p.Deck) == 0 || w.Setup.Components != nil {
			return engine.ErrIdle
		}
		for i, has := range handSizes(p) {
			if want := had[i] + 6 + due[i]; has != want && !p.Players[i].Left {
				return fmt.Errorf("%s has %d cards after the Railroad Phase and should have %d", p.Players[i].Name, has, want)
			}
		}
		return nil
	}
}

// bought returns the number of cards in a purchase.
func bought(text string) int {
	n := 1
	_, _ = fmt.Sscanf(text, "draw extra %d", &n) // without a number it is one
	return n
}

// handSizes lists the numbers of cards in the hands.
func handSizes(p *hellonwheels.Position) []int {
	n := make([]int, len(p.Players))
	for i := range p.Players {
		n[i] = len(p.Players[i].Hand)
	}
	return n
}

// phasesEnd is HOW-INV-24, under the components of the game. A card that lies in the pile before it takes effect can be drawn again by
// its own effect, so nothing bounds that reading.
func phasesEnd(w *walk.Walk) func() error {
	held, played, where := 0, 0, ""
	return func() error {
		p := position(w)
		at := fmt.Sprint(p.Turn, p.Phase, p.Opportunist)
		if p.Opportunist == "" || w.Setup.Rulings["spent-when"] == "before-effect" || w.Setup.Components != nil {
			where = ""
			return engine.ErrIdle
		}
		if at != where {
			where, held, played = at, 0, 0
			for _, n := range handSizes(p) {
				held += n
			}
			return engine.ErrIdle
		}
		if strings.HasPrefix(w.Text, "play ") || strings.HasPrefix(w.Text, "raid ") {
			played++
		}
		if most := held + 3; played > most {
			return fmt.Errorf("%d cards were played in an Opportunist Phase that began with %d in all hands", played, held)
		}
		return nil
	}
}

// palmsAreHidden is HOW-INV-37. The document of a view has no such card, and the visible part of a bid hides it.
func palmsAreHidden(w *walk.Walk) func() error {
	return func() error {
		hidden, open := w.Setup.Rulings["money-open"] == "hidden", w.Setup.Rulings["hand-open"] == "open"
		for _, seat := range w.SomeSeats() {
			view, ok := w.State.Observe(seat, nil).(*hellonwheels.Position)
			if !ok {
				return errors.New("a view is not a position document")
			}
			if view.Deck != nil || hidden && view.Bank != nil {
				return fmt.Errorf("%s sees the deck or the hidden bank: %s", w.Name(seat), walk.Text(view))
			}
			for i, p := range view.Players {
				own := engine.Seat(i) == seat
				if !own && (!open && p.Hand != nil || hidden && p.Cash != nil || view.Decision == "bid" && p.Bid != nil) {
					return fmt.Errorf("%s sees what is %s's alone: %s", w.Name(seat), p.Name, walk.Text(view))
				}
			}
			for _, a := range w.Some() {
				if err := palm(w, seat, a); err != nil {
					return err
				}
			}
		}
		return nil
	}
}

// palm checks a seat's view of a bid or a draw that is not its own.
func palm(w *walk.Walk, seat engine.Seat, a engine.Action) error {
	spelling, seen := w.State.Format(a), w.State.Seen(seat, a)
	drawn := strings.HasPrefix(spelling, "draw ") && strings.HasSuffix(spelling, " for "+w.Name(seat))
	switch {
	case strings.HasPrefix(spelling, "bid ") && seat != w.Actor && seen != "bid ?" && !lastBid(w):
		return fmt.Errorf("%s sees %q as %q", w.Name(seat), spelling, seen)
	case w.Actor == engine.Chance && strings.HasPrefix(spelling, "draw ") && !drawn && w.Setup.Rulings["hand-open"] != "open" &&
		!strings.HasPrefix(seen, "draw ? for "):
		return fmt.Errorf("%s sees %q as %q", w.Name(seat), spelling, seen)
	}
	return nil
}
