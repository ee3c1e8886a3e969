package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func onTracks(s *state) error {
	parts := s.table.parts
	for k := range kinds {
		if p, track := int(s.prices[k]), &parts.Price[sideOf(s)][k]; p < track.Min || p > track.Max {
			return fmt.Errorf("the price of %s is %d, and its track goes from %d to %d", box.KindNames[k], p, track.Min, track.Max)
		}
	}
	if n := int(s.spirit); n < parts.SpiritMin || n > parts.SpiritMax {
		return fmt.Errorf("the union spirit is %d, and its track goes from %d to %d", n, parts.SpiritMin, parts.SpiritMax)
	}
	for i := range s.seats() {
		p := &s.players[i]
		for k, v := range p.meat {
			if int(v) < parts.Meat[k].Min || int(v) > parts.Meat[k].Max {
				return fmt.Errorf("%s's %s is %d, and its track goes from %d to %d", s.name(i), box.MeatNames[k], v, parts.Meat[k].Min,
					parts.Meat[k].Max)
			}
		}
		if p.brand < 0 || int(p.brand) > parts.BrandMax {
			return fmt.Errorf("%s's brand is %d, and its track goes from 0 to %d", s.name(i), p.brand, parts.BrandMax)
		}
	}
	return nil
}

func nobodyInDebt(s *state) error {
	for i := range s.seats() {
		if k := s.players[i].cash; k < 0 {
			return fmt.Errorf("%s has %s", s.name(i), prose.Count(k, "dollar"))
		}
	}
	return nil
}

func moneyConserved(s *state) error {
	sum := int(s.bank)
	for i := range s.seats() {
		sum += int(s.players[i].cash)
	}
	if began := s.table.parts.StartCash * int(s.seats()); sum != began {
		return fmt.Errorf("the players and the Bank hold %s, and the game began with %d", prose.Count(sum, "dollar"), began)
	}
	return nil
}

func stacksHold(s *state) error {
	seen, below := engine.Seats(0), int8(0)
	for _, seat := range s.brands[:s.seats()] {
		if seat < 0 || seat >= s.seats() || seen.Has(engine.Seat(seat)) {
			return errors.New("a tracker is missing in the stacks of the brand track, or is there twice")
		}
		seen = seen.With(engine.Seat(seat))
		if s.players[seat].brand < below {
			return fmt.Errorf("%s's tracker lies above one that is on a further space", s.name(seat))
		}
		below = s.players[seat].brand
	}
	return nil
}

func yardsHold(s *state) error {
	for k := range kinds {
		stand, spaces := 0, s.table.parts.Capacity[sideOf(s)][k]
		for i := range s.seats() {
			if s.slaughtered[k].Has(engine.Seat(i)) {
				stand++
			}
		}
		if s.slaughtered[k]>>s.seats() != 0 {
			return fmt.Errorf("somebody who does not play stands in the yard of the %s", box.KindNames[k])
		}
		if n := int(s.yards[k]); n+stand > spaces || n > s.table.parts.LivestockPieces[k] {
			return fmt.Errorf("a yard of %s holds %d %s and %s", prose.Count(spaces, "space"), n, box.KindNames[k], prose.Count(stand, "worker"))
		}
	}
	return nil
}

// workersOut returns the number of a player's workers on the board.
func workersOut(s *state, seat int8) int {
	n := int(s.viaducters[seat]) + int(s.contractors[seat])
	for sp := range smallSpaces {
		for _, on := range s.workers[sp] {
			if on == seat {
				n++
			}
		}
	}
	for _, set := range [...]engine.Seats{s.slaughtered[0], s.slaughtered[1], s.slaughtered[2], s.picket, s.away} {
		if set.Has(engine.Seat(seat)) {
			n++
		}
	}
	return n
}

func workersCounted(s *state) error {
	has := s.table.parts.Workers[s.ask(nil, AskHousesWorkers)][s.seats()]
	for i := range s.seats() {
		out, mat := workersOut(s, i), int(s.players[i].workers)
		if out+mat != has {
			return fmt.Errorf("%s has %s on the mat and %d on the board, and %d in all", s.name(i), prose.Count(mat, "worker"), out, has)
		}
		if idle := s.year == 0 || s.step == atYear || s.step == atOver; idle && out > 0 {
			return fmt.Errorf("no worker is placed now, and %s has %d on the board", s.name(i), out)
		}
		if mat > 0 && s.step == atParty {
			return fmt.Errorf("there is an election, and %s has %s on the mat", s.name(i), prose.Count(mat, "worker"))
		}
	}
	return nil
}

// spacesOf returns the number of small ovals of an action.
func spacesOf(s *state, sp space) int {
	on := &s.table.parts.Spaces[sideOf(s)]
	return [smallSpaces]int{landSpace: on.BuyLand, buildSpace: on.Build, nationalSpace: on.National, chicagoSpace: on.Chicago,
		branchSpace: on.Branch,
		wageSpace:   on.Wage, partySpace: on.Party, campaignSpace: on.Campaign, cardSpace: 1}[sp]
}

func ovalsHold(s *state) error {
	seen := false
	for sp := range smallSpaces {
		n := int(s.standing[sp])
		seen = seen || n > 0
		if n > spacesOf(s, sp) || n > mostSmall {
			return fmt.Errorf("%s holds %s, and it has %s", spaceIDs[sp], prose.Count(n, "worker"), prose.Count(spacesOf(s, sp), "space"))
		}
		for i, seat := range s.workers[sp] {
			if stands := i < n; stands != (seat != none) || seat >= s.seats() {
				return fmt.Errorf("%s holds %s by its count, and not those that are listed there", spaceIDs[sp], prose.Count(n, "worker"))
			}
		}
	}
	return engine.IdleUnless(seen)
}

// picketManned: in a strike, every player has a striker, except players who have taken one back. Only the card in
// force makes workers lie down.
func picketManned(s *state) error {
	all := engine.Seats(1)<<s.seats() - 1
	card := &box.YearCard{}
	if s.card != none {
		card = &s.table.parts.YearCards[s.card]
	}
	strikers := s.picket
	if card.LastWorkers > 0 && (s.lastLeft > 0 || s.step == atParty) {
		if missing := all &^ strikers; missing&(missing-1) == 0 {
			strikers = all
		}
	}
	switch {
	case s.strike && strikers != all:
		return errors.New("there is a strike, and not everybody has a worker on the picket line")
	case !s.strike && s.picket != 0:
		return errors.New("there is no strike, and a worker is on the picket line")
	case card.Away > 0 && s.away != all, card.Away == 0 && s.away != 0:
		return errors.New("workers lie on the year card, and it is another, or some are missing there")
	}
	return nil
}

func housesCounted(s *state) error {
	has := s.table.parts.Houses[s.ask(nil, AskHousesWorkers)][s.seats()]
	for i := range s.seats() {
		n := int(s.players[i].houses)
		for m := range markets {
			n += int(s.houses[m][i])
		}
		if n != has {
			return fmt.Errorf("%s has %s on the mat and in the markets, and should have %d", s.name(i), prose.Count(n, "branch house"), has)
		}
	}
	for m := range markets {
		n := 0
		for i := range maxSeats {
			n += int(s.houses[m][i])
		}
		if spaces := s.table.parts.MarketSpaces[sideOf(s)][m]; n > spaces {
			return fmt.Errorf("%s holds %s, and it has %s", box.MarketNames[m], prose.Count(n, "house"), prose.Count(spaces, "space"))
		}
	}
	return nil
}

func tokensCounted(s *state) error {
	sum := int(s.tokens)
	for i := range s.seats() {
		if s.players[i].tokens < 0 {
			return fmt.Errorf("%s has %d low morale tokens", s.name(i), s.players[i].tokens)
		}
		sum += int(s.players[i].tokens)
	}
	if sum != s.table.parts.Tokens {
		return fmt.Errorf("there are %d low morale tokens, and should be %d", sum, s.table.parts.Tokens)
	}
	if s.tokens < 0 && s.is(nil, AskMoraleTokenShortage, MoraleTokenShortageTurnOrderUntilGone) {
		return fmt.Errorf("the players have %d low morale tokens more than there are", -s.tokens)
	}
	return nil
}

func railsLie(s *state) error {
	seen, wild := false, [markets]bool{}
	for i, m := range s.rails {
		seen = seen || m != none
		token := &s.table.parts.RailTokens[sideOf(s)][i]
		switch {
		case m == none:
		case m < 0 || m >= markets || token.Name == "":
			return fmt.Errorf("railroad token number %d is nowhere", i)
		case token.Market >= 0 && token.Market != m:
			return fmt.Errorf("%s lies in %s", token.Name, box.MarketNames[m])
		case token.Market < 0 && wild[m]:
			return fmt.Errorf("two wild tokens lie in %s", box.MarketNames[m])
		case token.Market < 0:
			wild[m] = true
		}
	}
	return engine.IdleUnless(seen)
}

// railsMoved: a token has left the grid if and only if a building or viaduct touches it, except while its market is
// still to be named.
func railsMoved(s *state) error {
	built := rowsOf(s.pieces)
	for i := range s.seats() {
		built.lessen(site(s, s.players[i].plant))
	}
	for i := range s.rails {
		token := &s.table.parts.RailTokens[sideOf(s)][i]
		touched := token.Name != "" && built[token.Touches.Row]>>token.Touches.Column&1 != 0
		pending := s.step == atWild && s.wilds>>i&1 != 0
		if gone := s.rails[i] != none; gone != (touched && !pending) {
			return fmt.Errorf("%s has %s, and %s piece touches it", token.Name, prose.Either(gone, "gone to a market", "not gone to a market"),
				prose.Either(touched, "a", "no"))
		}
	}
	return nil
}

func viaductsCounted(s *state) error {
	stand := rowsOf(s.viaducts)
	n := stand.count()
	if n > s.table.parts.Viaducts && s.is(nil, AskViaductSupply, ViaductSupplySixOnly) {
		return fmt.Errorf("the grid has %s, and there are %d", prose.Count(n, "viaduct"), s.table.parts.Viaducts)
	}
	return engine.IdleUnless(n > 0)
}

func arrivalsRise(s *state) error {
	for k := range kinds {
		track := &s.table.parts.Price[sideOf(s)][k]
		for i := 1; i <= track.Max-track.Min; i++ {
			if track.Arrive[i] < track.Arrive[i-1] {
				return fmt.Errorf("fewer %s arrive at %d than at %d", box.KindNames[k], track.Min+i, track.Min+i-1)
			}
		}
	}
	return nil
}
