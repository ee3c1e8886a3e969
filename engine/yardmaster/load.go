package yardmaster

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// Load opens a game at a position. Parts left out are filled in lawfully; then every law about positions is held against it, and a broken
// one refuses it with its first clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	l := &loader{doc: &Position{}, rec: rec}
	load := document.Loader[*state]{Document: l.doc, State: &l.state, Empty: empty, Laws: laws, Stuck: l.stuck, Means: counted}
	load.Completed = []string{"arrival-yard"}
	load.Fill = []func() error{
		l.openBox, l.loadPlayers, l.loadTurn, l.loadTokens, l.loadDiscards,
		l.loadArrivals, l.loadPiles, l.loadToken, l.loadCounters, l.loadPhase, l.purchaseDue,
	}
	s, err := load.Load(setup, text, rec)
	if err == nil {
		rec.CiteAll(Setup19, Setup20)
	}
	return s, err
}

// counted reports whether a part is the size of a pile, which a position does not say beside the pile itself. Loading has compared it.
func counted(where string, _, _ any) bool { return where == "railcars-left" || where == "cargo-left" }

func (l *loader) stuck() error {
	return &engine.Violation{Clause: Card05, Question: book.Questions[AskPurchaseBonusTiming].ID,
		Reason: "a purchase is owed to a bonus card, and the hand can pay none"}
}

// loader makes a state of a document.
type loader struct {
	*state
	doc *Position
	rec *engine.Record
	pools
}

// pools are the pieces that have no place yet.
type pools struct {
	railcars [cars]int
	cards    [cards]int
}

// openBox counts the pieces, none of which lies anywhere yet.
func (l *loader) openBox() error {
	for c, n := range l.table.supply {
		l.railcars[c] = int(n)
	}
	for c, n := range l.table.parts.Cargo {
		l.pools.cards[c] = int(n)
	}
	return nil
}

// takeCar takes a railcar out of the supply, for a place that the error names.
func (l *loader) takeCar(where, name string, n int) (car, error) {
	c, ok := parseCar(name)
	if !ok {
		return noCar, fmt.Errorf("%s: %w", where, notRailcar(name))
	}
	if n < 0 {
		return noCar, belowNone(where, name, n)
	}
	if n > l.railcars[c] {
		return noCar, fmt.Errorf("%s: %w", where, l.tooManyCars(c, n))
	}
	l.railcars[c] -= n
	return c, nil
}

// tooManyCars refuses more copies of a railcar than there are. The rulebook does not print the copies, so that the count itself may rest
// on an open question.
func (l *loader) tooManyCars(c car, n int) *engine.Violation {
	have := int(l.table.supply[c])
	v := &engine.Violation{Clause: Cont02, Reason: fmt.Sprintf("%d %s are placed, and the game has %d", have-l.railcars[c]+n, c, have)}
	if !l.table.parts.RailcarsSettled {
		v.Question = book.Questions[AskRailcarValues].ID
	}
	return v
}

// belowNone refuses a number of cards below 0: no clause says that, it is no number of cards.
func belowNone(where, name string, n int) error {
	return fmt.Errorf("%s: %s: %d is below 0, and so no number of cards", where, name, n)
}

// takeCard takes cargo cards out of the supply.
func (l *loader) takeCard(where, name string, n int) (card, error) {
	c, ok := parseCard(name)
	if !ok {
		return noCard, fmt.Errorf("%s: %w", where, notCard(name))
	}
	if n < 0 {
		return noCard, belowNone(where, name, n)
	}
	if n > l.pools.cards[c] {
		clause := Cont04
		if c.bonus() {
			clause = Card01
		}
		have := int(l.table.parts.Cargo[c])
		return noCard, fmt.Errorf("%s: %w", where, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
			"%d %s are placed, and the game has %d", have-l.pools.cards[c]+n, c, have)})
	}
	l.pools.cards[c] -= n
	return c, nil
}

func (l *loader) loadPlayers() error {
	if len(l.doc.Players) > l.seats() {
		return fmt.Errorf("players: %d are listed, and the table has %d", len(l.doc.Players), l.seats())
	}
	for i, d := range l.doc.Players {
		seat, ok := l.table.seat(d.Name)
		if !ok {
			return fmt.Errorf("players: %w", l.noPlayer(d.Name))
		}
		if slices.ContainsFunc(l.doc.Players[:i], func(o Player) bool { return o.Name == d.Name }) {
			return fmt.Errorf("players: %s is listed twice", d.Name)
		}
		if err := l.loadPlayer(&l.players[seat], d); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) loadPlayer(p *player, d Player) error {
	if d.HandHidden || d.Cards != nil && d.Hand == nil {
		return fmt.Errorf("players: %s's hand is hidden: a game does not start from a seat's view", d.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(d.Hand)) {
		n := d.Hand[name]
		c, err := l.takeCard(d.Name+"'s hand", name, n)
		if err != nil {
			return err
		}
		p.hand[c] += uint8(n)
		p.cards += uint8(n)
	}
	for _, name := range d.Train {
		c, err := l.takeCar(d.Name+"'s train", name, 1)
		if err != nil {
			return err
		}
		p.line[p.train] = c
		p.train++
		p.score += uint8(c.value())
	}
	for _, name := range slices.Sorted(maps.Keys(d.SortingYard)) {
		n := d.SortingYard[name]
		c, err := l.takeCar(d.Name+"'s sorting yard", name, n)
		if err != nil {
			return err
		}
		p.shunted[c] += uint8(n)
		p.sorting += uint8(n)
	}
	return nil
}

// loadTurn finds whose turn it is, who began, and the number of the turn; each can follow from the other two.
func (l *loader) loadTurn() error {
	d := l.doc
	if d.Phase == "set-up" {
		return nil
	}
	turn := 0
	if d.Turn != nil {
		if turn = *d.Turn; turn < 1 || turn > 1<<30 {
			return fmt.Errorf("turn: %d is invalid: turns are numbered from 1", turn)
		}
	}
	n := l.seats()
	owner, start := 0, -1
	var err error
	if d.Player != "" {
		if owner, err = l.findSeat("player", d.Player); err != nil {
			return err
		}
	}
	if d.Start != "" {
		if start, err = l.findSeat("start", d.Start); err != nil {
			return err
		}
	}
	switch {
	case start < 0:
		start = ((owner-max(0, turn-1))%n + n) % n
		turn = max(1, turn)
	case turn == 0:
		turn = 1 + (owner-start+n)%n
	case (start+turn-1)%n != owner:
		return &engine.Violation{Clause: End06, Reason: fmt.Sprintf("turn %d belongs to %s if %s began, not to %s",
			turn, l.table.seats[(start+turn-1)%n], l.table.seats[start], l.table.seats[owner])}
	}
	l.seat, l.start, l.turn = int8(owner), int8(start), uint32(turn)
	return nil
}

func (l *loader) findSeat(where, name string) (int, error) {
	seat, err := document.Seat(where, name, l.table.seats)
	return int(seat), err
}
