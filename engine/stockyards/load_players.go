package stockyards

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// mostDollars bounds what a document may give a player; no game comes near it.
const mostDollars = 9999

// loadPlayers reads what is on the mats and on the tracks of each player.
func (l *loader) loadPlayers() error {
	if l.first != none {
		for i := range l.seats() {
			l.players[(l.first+i)%l.seats()].savings = int16(l.table.parts.StartSavings[i])
		}
	}
	for i, d := range l.doc.Players {
		seat, err := l.seatOf("players", d.Name)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(l.doc.Players[:i], func(o Player) bool { return o.Name == d.Name }) {
			return fmt.Errorf("players: %s appears twice", d.Name)
		}
		if err := l.loadPlayer(&d, &l.players[seat]); err != nil {
			return fmt.Errorf("%s: %w", d.Name, err)
		}
	}
	tokens := l.table.parts.Tokens
	for i := range l.seats() {
		tokens -= int(l.players[i].tokens)
	}
	l.tokens = int8(tokens)
	if n := l.doc.TokensLeft; n != nil && *n != tokens {
		return &engine.Violation{Clause: Cmp15,
			Reason: fmt.Sprintf("low-morale-supply: %d: of %d low morale tokens %d are left", *n, l.table.parts.Tokens, tokens)}
	}
	return nil
}

func (l *loader) loadPlayer(d *Player, p *player) error {
	parts := l.table.parts
	meat := [kinds]int{}
	cash, err := bounded("cash", d.Cash, 0, mostDollars, int(p.cash))
	if err != nil {
		return &engine.Violation{Clause: Money07, Reason: err.Error()}
	}
	savings, err := bounded("savings", d.Savings, 0, mostDollars, int(p.savings))
	if err != nil {
		return err
	}
	if least := slices.Min(parts.StartSavings[:l.seats()]); l.step != atFirst && savings < least {
		return &engine.Violation{Clause: Final03, Reason: fmt.Sprintf("savings: $%d: they start at $%d or more and never fall", savings,
			least)}
	}
	for k, n := range [kinds]*int{d.Beef, d.Pork, d.Lamb} {
		if meat[k], err = bounded(box.MeatNames[k], n, parts.Meat[k].Min, parts.Meat[k].Max, int(p.meat[k])); err != nil {
			return &engine.Violation{Clause: Bound02, Reason: err.Error()}
		}
		p.meat[k] = int8(meat[k])
	}
	tokens, err := bounded("low-morale", d.Tokens, 0, 99, int(p.tokens))
	if err != nil {
		return err
	}
	if d.Brand < 0 || d.Brand > parts.BrandMax {
		return &engine.Violation{Clause: Bound03, Reason: fmt.Sprintf("brand: %d: needs a number from 0 to %d", d.Brand, parts.BrandMax)}
	}
	if l.step == atFirst && d.Brand != parts.StartBrand {
		return &engine.Violation{Clause: Final04, Reason: fmt.Sprintf("brand: %d: until somebody is first player all are on space %d",
			d.Brand, parts.StartBrand)}
	}
	p.cash, p.savings, p.tokens, p.brand = int16(cash), int16(savings), int8(tokens), int8(d.Brand)
	return l.loadCut(d, p)
}

// loadCut reads what brand lines did not give (US-R-1906-clamped-gain).
func (l *loader) loadCut(d *Player, p *player) error {
	const kept = "it goes by the space after a brand line, under the ruling 1906-clamped-gain: lose-what-was-gained"
	for key, meats := range d.Clamped {
		i := slices.IndexFunc(l.table.parts.BrandLines[:l.table.parts.BrandLineCount],
			func(line box.Line) bool { return strconv.Itoa(line.Enter) == key })
		if i < 0 || !l.is(nil, Ask1906ClampedGain, Q1906ClampedGainLoseWhatWasGained) {
			return fmt.Errorf("cut-off: %s: %s", key, kept)
		}
		for name, n := range meats {
			k, err := document.Word("cut-off: "+key, name, box.MeatNames[:])
			if err != nil {
				return err
			}
			if most := l.table.parts.BrandLines[i].Meat[k]; n < 1 || n > most {
				return fmt.Errorf("cut-off: %s: %s: %d: the line raises it by %d; leave out a meat of which nothing was cut", key, name, n,
					most)
			}
			p.cut[i][k] = uint8(n)
		}
	}
	return nil
}

// loadBrand reads the order of the trackers in the stacks; left out, it is turn order.
func (l *loader) loadBrand() error {
	n := int(l.seats())
	for i := range l.brands[:n] {
		l.brands[i] = int8((max(0, int(l.first)) + i) % n)
	}
	if len(l.doc.Brand) > 0 {
		if len(l.doc.Brand) != n {
			return fmt.Errorf("brand-order: name every player, %d in all", n)
		}
		if _, err := l.seatsOf("brand-order", l.doc.Brand); err != nil {
			return err
		}
		for i, name := range l.doc.Brand {
			l.brands[i], _ = l.table.seat(name)
		}
	}
	slices.SortStableFunc(l.brands[:n], func(a, b int8) int { return cmp.Compare(l.players[a].brand, l.players[b].brand) })
	return nil
}

// loadBank balances the Bank with the cash.
func (l *loader) loadBank() error {
	bank := int32(0)
	for i := range l.seats() {
		bank += int32(l.table.parts.StartCash) - int32(l.players[i].cash)
	}
	l.bank = bank
	if n := l.doc.Bank; n != nil && int32(*n) != bank {
		return &engine.Violation{Clause: Setup24, Reason: fmt.Sprintf("bank: %d: the players' cash makes it %d", *n, bank)}
	}
	return nil
}

// loadWorkers reads where the workers are; those not named are on the mats.
func (l *loader) loadWorkers() error {
	for name, seats := range l.doc.Slaughtered {
		k, err := document.Word("slaughtered", name, box.KindNames[:])
		if err != nil {
			return err
		}
		if l.slaughtered[k], err = l.seatsOf("slaughtered: "+name, seats); err != nil {
			return err
		}
	}
	for name, seats := range l.doc.Spaces {
		if err := l.loadSpace(name, seats); err != nil {
			return err
		}
	}
	var err error
	if l.picket, err = l.seatsOf("picket-line", l.doc.Picket); err != nil {
		return err
	}
	if l.doc.Strike && l.doc.Picket == nil {
		l.picket = 1<<l.seats() - 1
	}
	if l.away, err = l.seatsOf("away", l.doc.Away); err != nil {
		return err
	}
	if l.doc.Away == nil && l.card != none && l.table.parts.YearCards[l.card].Away > 0 {
		l.away = 1<<l.seats() - 1
	}
	for i := range l.seats() {
		rest := l.table.workers - l.placed(i)
		if rest < 0 {
			return &engine.Violation{Clause: Player07, Reason: fmt.Sprintf("%s has only %s", l.name(i), plural(l.table.workers, "worker"))}
		}
		l.players[i].workers = uint8(rest)
	}
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		if d.Workers != nil && *d.Workers != int(l.players[seat].workers) {
			return &engine.Violation{Clause: Player07,
				Reason: fmt.Sprintf("%s: workers: %d: those on the board leave %d on the mat", d.Name, *d.Workers, l.players[seat].workers)}
		}
	}
	return nil
}

// placed is how many workers of a player are not on the mat.
func (l *loader) placed(seat int8) int {
	n := int(l.viaducters[seat]) + int(l.contractors[seat])
	for k := range kinds {
		n += indexOf(l.slaughtered[k].Has(engine.Seat(seat)))
	}
	for sp := range smallSpaces {
		for _, on := range l.workers[sp][:l.standing[sp]] {
			n += indexOf(on == seat)
		}
	}
	return n + indexOf(l.picket.Has(engine.Seat(seat))) + indexOf(l.away.Has(engine.Seat(seat)))
}

func (l *loader) loadSpace(name string, seats []string) error {
	i := slices.Index(spaceIDs[:], name)
	for _, who := range seats {
		seat, err := l.seatOf("spaces: "+name, who)
		switch {
		case err != nil:
			return err
		case name == "viaduct":
			l.viaducters[seat]++
		case name == "contract":
			l.contractors[seat]++
		case i < 0:
			return fmt.Errorf("spaces: %q is not one of %s, viaduct, contract", name, strings.Join(spaceIDs[:], ", "))
		case int(l.standing[i]) >= l.ovals(space(i)) || l.standing[i] >= mostSmall:
			return &engine.Violation{Clause: Place11, Reason: fmt.Sprintf("%s has only %s", name, plural(l.ovals(space(i)), "space"))}
		default:
			l.workers[i][l.standing[i]] = seat
			l.standing[i]++
		}
		if len(seats) > l.table.workers*int(l.seats()) {
			return fmt.Errorf("spaces: %s: there are not that many workers", name)
		}
	}
	return nil
}
