package properties

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// hellOnWheelsLaws are the invariants of Hell on Wheels that look back over a phase, compare two positions or compare two games.
func hellOnWheelsLaws() []law {
	return []law{
		{id: "HOW-INV-22-owners", says: "who owns the houses and who is Supervisor makes no difference to what a Town pays",
			clauses: []engine.Clause{hellonwheels.Past04, hellonwheels.Pres04, hellonwheels.Fut04}, watch: ownersDoNotMatter},
		{id: "HOW-INV-23", says: "a Customer more raises a total by 5, a Mayhem card by 5, but the first in an Existing Town by nothing",
			clauses: []engine.Clause{hellonwheels.Past01, hellonwheels.Pres01, hellonwheels.Fut01, hellonwheels.Town07}, watch: cardsRaiseTotals},
		{id: "HOW-INV-24", says: "a Town with all its cards makes 10 more in the Present than in the Past, and 10 less again in the Future",
			clauses: []engine.Clause{hellonwheels.Past01, hellonwheels.Pres01, hellonwheels.Fut01}, watch: positionsRaiseTotals},
		{id: "HOW-INV-13-phase", says: "over a Railroad Phase each hand grows by six and by what is bought, as long as cards last",
			clauses: []engine.Clause{hellonwheels.Rr01, hellonwheels.Rr03}, watch: handsGrow},
		{id: "HOW-INV-27", says: "of H cards in all hands at most H + 3 are played in one Opportunist Phase",
			clauses: []engine.Clause{hellonwheels.Opp06, hellonwheels.Card19}, watch: phasesEnd},
		{id: "HOW-INV-28", says: "with all seats turned by one the game is the same game turned by one",
			clauses: []engine.Clause{hellonwheels.Ord04, hellonwheels.Ord05, hellonwheels.Sup05}, watch: seatsTurn},
		{id: "HOW-INV-42", says: "a view holds no other hand, no deck, and no other bid before all are made",
			clauses: []engine.Clause{hellonwheels.Sup02, hellonwheels.Sup03}, watch: palmsAreHidden},
	}
}

// hellOnWheelsAttempts spell what no rule of Hell on Wheels allows.
func hellOnWheelsAttempts() []string {
	return []string{
		"bid 2.5", "bid -1", "bid 20 with lawmen", "draw extra 4", "play blackmail on ann", "play lawmen", "raid lawmen discard church#1 at past",
		"raid lawmen discard irish at present", "raid irish discard vice at present", "play outlaws on nobody", "civilize saloon at past",
		"build church at future", "customer vice at present", "mayhem irish at present", "discard saloon#1", "civilize church at nowhere",
		"play desperados from past to past moving vice", "play desperados from past to present moving murders, drinking, gambling, vice",
		"play hangers-on moving saloon#1, saloon#2, saloon#3", "play hangers-on moving saloon#1, saloon#1",
	}
}

// lastBid: the bid that is made last opens all palms.
func lastBid(w *walk) bool {
	p := w.towns()
	missing := 0
	for i := range p.Players {
		if p.Players[i].Bid == nil && !p.Players[i].Left {
			missing++
		}
	}
	return p.Decision == "bid" && missing == 1
}

// townsOf is the position of a Hell on Wheels game.
func townsOf(s engine.State) *hellonwheels.Position { return s.Position().(*hellonwheels.Position) }

// towns is the position where the walk stands, which must not be changed.
func (w *walk) towns() *hellonwheels.Position { return w.position().(*hellonwheels.Position) }

// handsGrow is HOW-INV-13 over a whole phase. It holds its peace once the cards have run out in it, and under an owner's components.
func handsGrow(w *walk) func() error {
	had, due := []int{}, []int{}
	ranOut, counting := true, false
	return func() error {
		p := w.towns()
		if p.Phase == "railroad" && p.Opportunist == "" {
			if !counting {
				had, due, ranOut, counting = handSizes(p), make([]int, len(p.Players)), false, true
			} else if w.by != engine.Chance && strings.HasPrefix(w.text, "draw extra") {
				due[w.by] += bought(w.text)
			}
			ranOut = ranOut || len(p.Deck) == 0 && len(p.Pile) == 0 || p.Cull != ""
			return nil
		}
		ended := counting
		counting = false
		if !ended || ranOut || len(p.Deck) == 0 || w.setup.Components != nil {
			return nil
		}
		for i, has := range handSizes(p) {
			if want := had[i] + 6 + due[i]; has != want && !p.Players[i].Left {
				return fmt.Errorf("%s has %d cards behind the Railroad Phase and should have %d", p.Players[i].Name, has, want)
			}
		}
		return nil
	}
}

// bought is how many cards a purchase brings.
func bought(text string) int {
	n := 1
	_, _ = fmt.Sscanf(text, "draw extra %d", &n) // without a number it is one
	return n
}

// handSizes are the numbers of cards in the hands.
func handSizes(p *hellonwheels.Position) []int {
	n := make([]int, len(p.Players))
	for i := range p.Players {
		n[i] = len(p.Players[i].Hand)
	}
	return n
}

// phasesEnd is HOW-INV-27, under the components of the game. A card that lies in the pile before it takes effect can be drawn again by itself, so nothing bounds that reading.
func phasesEnd(w *walk) func() error {
	held, played, where := 0, 0, ""
	return func() error {
		p := w.towns()
		at := fmt.Sprint(p.Turn, p.Phase, p.Opportunist)
		if p.Opportunist == "" || w.setup.Rulings["spent-when"] == "before-effect" || w.setup.Components != nil {
			where = ""
			return nil
		}
		if at != where {
			where, held, played = at, 0, 0
			for _, n := range handSizes(p) {
				held += n
			}
			return nil
		}
		if strings.HasPrefix(w.text, "play ") || strings.HasPrefix(w.text, "raid ") {
			played++
		}
		if most := held + 3; played > most {
			return fmt.Errorf("%d cards were played in an Opportunist Phase that began with %d in all hands", played, held)
		}
		return nil
	}
}

// palmsAreHidden is HOW-INV-42. The document of a view has no such card, and what is seen of a bid does not tell it.
func palmsAreHidden(w *walk) func() error {
	return func() error {
		hidden := w.setup.Rulings["money-open"] == "hidden"
		for _, seat := range w.someSeats() {
			view, ok := w.state.Observe(seat, nil).(*hellonwheels.Position)
			if !ok {
				return errors.New("a view is no position document")
			}
			if view.Deck != nil || hidden && view.Bank != nil {
				return fmt.Errorf("%s sees the deck or the hidden bank: %s", w.name(seat), text(view))
			}
			for i, p := range view.Players {
				own := engine.Seat(i) == seat
				if !own && (p.Hand != nil || hidden && p.Cash != nil || view.Decision == "bid" && p.Bid != nil) {
					return fmt.Errorf("%s sees what is %s's alone: %s", w.name(seat), p.Name, text(view))
				}
			}
			for _, a := range w.some() {
				if err := w.palm(seat, a); err != nil {
					return err
				}
			}
		}
		return nil
	}
}

// palm looks at how a seat sees a bid or a draw that is not its own.
func (w *walk) palm(seat engine.Seat, a engine.Action) error {
	spelling, seen := w.state.Format(a), w.state.Seen(seat, a)
	drawn := strings.HasPrefix(spelling, "draw ") && strings.HasSuffix(spelling, " for "+w.name(seat))
	switch {
	case strings.HasPrefix(spelling, "bid ") && seat != w.actor && seen != "bid ?" && !lastBid(w):
		return fmt.Errorf("%s sees %q as %q", w.name(seat), spelling, seen)
	case w.actor == engine.Chance && strings.HasPrefix(spelling, "draw ") && !drawn && !strings.HasPrefix(seen, "draw ? for "):
		return fmt.Errorf("%s sees %q as %q", w.name(seat), spelling, seen)
	}
	return nil
}
