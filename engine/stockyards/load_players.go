package stockyards

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// mostDollars is the limit of a player's money in a document; no game comes near it.
const mostDollars = 9999

// loadPlayers reads the mat and the tracks of each player.
func (l *loader) loadPlayers() error {
	if l.first != none {
		for i := range l.seats() {
			l.players[(l.first+i)%l.seats()].savings = int16(l.table.parts.StartSavings[i])
		}
	}
	for i, d := range l.each() {
		p := &l.players[i]
		if l.playerParts(p, d); l.OK() {
			l.Fail(l.holdPlayer(p))
			l.Fail(l.loadCut(d, p))
		}
	}
	if err := l.Err(); err != nil {
		return err
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

// holdPlayer checks savings and brand against their start values.
func (l *loader) holdPlayer(p *player) error {
	parts := l.table.parts
	if least := slices.Min(parts.StartSavings[:l.seats()]); l.step != atFirst && int(p.savings) < least {
		return &engine.Violation{Clause: Final03, Reason: fmt.Sprintf("%s: $%d: they start at $%d or more and never fall", l.At("savings"),
			p.savings, least)}
	}
	if l.step == atFirst && int(p.brand) != parts.StartBrand {
		return &engine.Violation{Clause: Final04, Reason: fmt.Sprintf("%s: %d: until somebody is first player all are on space %d",
			l.At("brand"), p.brand, parts.StartBrand)}
	}
	return nil
}

// loadCut reads the gains that brand lines did not give (US-R-1906-clamped-gain).
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

// loadBrand reads the order of the trackers in the stacks. If it is left out, the order is the turn
// order.
func (l *loader) loadBrand() error {
	n := int(l.seats())
	for i := range l.brands[:n] {
		l.brands[i] = int8((max(0, int(l.first)) + i) % n)
	}
	if len(l.doc.Brand) > 0 {
		if len(l.doc.Brand) != n {
			return fmt.Errorf("brand-order: name every player, %d in all", n)
		}
		all, size := form.Ones(l.Seats, func(where string, seat, _ int) error {
			return fmt.Errorf("%s: %s appears twice", where, l.Seats[seat])
		}), uint8(0)
		form.List(l.Form, "brand-order", &l.doc.Brand, l.brands[:n], &size, &all)
		if err := l.Err(); err != nil {
			return err
		}
	}
	slices.SortStableFunc(l.brands[:n], func(a, b int8) int { return cmp.Compare(l.players[a].brand, l.players[b].brand) })
	return nil
}

// loadBank derives the money of the Bank from the cash of the players, and refuses a document with
// a different sum.
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

// loadWorkers reads the places of workers. Workers that are not named are on the mats.
func (l *loader) loadWorkers() error {
	for name, seats := range l.doc.Slaughtered {
		k, err := document.Word("slaughtered", name, box.KindNames[:])
		if err != nil {
			return err
		}
		l.Players("slaughtered: "+name, &seats, &l.slaughtered[k])
	}
	l.standingParts()
	if err := l.Err(); err != nil {
		return err
	}
	for name, seats := range l.doc.Spaces {
		if err := l.loadSpace(name, seats); err != nil {
			return err
		}
	}
	if l.doc.Strike && l.doc.Picket == nil {
		l.picket = 1<<l.seats() - 1
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

// placed returns the number of a player's workers that are not on the mat.
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
			_, err := document.Word("spaces", name, append(spaceIDs[:], "viaduct", "contract"))
			return err
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
