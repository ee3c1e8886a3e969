package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadTown reads the town pieces. If they are left out after the founding, the town is as founded.
func (l *loader) loadTown() error {
	if l.doc.Town == nil && l.step > atFirstTrain {
		l.foundTown()
	}
	for _, name := range keys(l.doc.Town) {
		x, err := l.onMap("town", name)
		if err != nil {
			return err
		}
		if err := l.loadPiece(x, l.doc.Town[name]); err != nil {
			return fmt.Errorf("town: %s: %w", name, err)
		}
	}
	if x := l.find(box.Stockpile); x != noSpace {
		l.stock = l.basinBy(x)
	}
	for _, name := range keys(l.doc.Tiles) {
		i, err := word("tiles-left", name, l.table.names.publics)
		if err != nil {
			return err
		}
		if l.tilesUp[i], err = number("tiles-left: "+name, l.doc.Tiles[name], 0, l.table.parts.Copies); err != nil {
			return err
		}
	}
	return nil
}

// foundTown founds a town: the last two marked spots, a bridge, and one tent per player.
func (l *loader) foundTown() {
	spots := slices.DeleteFunc(slices.Clone(l.table.parts.Spots[:l.table.parts.SpotCount]), func(s box.Space) bool {
		return !l.table.spots.has(spaceAt(int(s.Column), int(s.Row)))
	})
	for i, k := range [...]box.Piece{box.Stockpile, box.Freight} {
		spot := spots[len(spots)-2+i]
		l.put(spaceAt(int(spot.Column), int(spot.Row)), k, none)
	}
	if rivers := l.table.river.and(l.town.sides()); !rivers.empty() {
		l.put(rivers.pop(), box.Bridge, none)
	}
	for range l.seats() {
		if sites := l.free(l.table.townLand).and(l.town.sides()); !sites.empty() {
			l.put(sites.pop(), box.Tent, none)
		}
	}
}

// loadPiece reads one town piece.
func (l *loader) loadPiece(x space, d *TownPiece) error {
	k, err := l.townKind(d.Kind)
	if err != nil {
		return err
	}
	owner, err := l.maybeSeat("owner", d.Owner, none)
	switch {
	case err != nil:
		return err
	case k <= box.Tent && owner >= 0:
		return fmt.Errorf("owner: nobody owns a %s", d.Kind)
	case l.pieces().has(x):
		return &engine.Violation{Clause: Setup03, Reason: "two pieces are there"}
	}
	if err := l.grounded(x, k); err != nil {
		return err
	}
	l.put(x, k, owner)
	t := &l.tiles[x]
	if k >= box.FirstPublic {
		if l.doc.Tiles[d.Kind] == 0 && l.tilesUp[k-box.FirstPublic] == 0 && !(k == box.WoodenHouse) {
			return &engine.Violation{Clause: Comp15, Reason: fmt.Sprintf("the box has %s of the %s", plural(l.table.parts.Copies, "tile"), d.Kind)}
		}
		if l.tilesUp[k-box.FirstPublic] > 0 && !(k == box.WoodenHouse && owner < 0) {
			l.tilesUp[k-box.FirstPublic]--
		}
	}
	return l.loadState(t, d)
}

// damaged refuses more pieces of damage than a building can have.
func (l *loader) damaged(clause engine.Clause, by string) error {
	return &engine.Violation{Clause: clause, Question: book.Questions[AskLimitOfThree].ID,
		Reason: fmt.Sprintf("a building has %s of %s at most", plural(l.table.parts.MostDamage, "piece"), by)}
}

// townKind reads the kind of a town piece.
func (l *loader) townKind(name string) (box.Piece, error) {
	var names []string
	for k := box.Stockpile; k < box.FirstWork; k++ {
		names = append(names, l.pieceName(k))
	}
	i, err := word("kind", name, names)
	return box.Stockpile + box.Piece(i), err
}

// loadState reads fire, uses, the tycoon and stored gold of a town piece.
func (l *loader) loadState(t *tile, d *TownPiece) error {
	l.pieceParts(t, d)
	switch err := l.Err(); {
	case err != nil:
		return err
	case d.Fire > 0 && t.kind < box.Tent:
		return &engine.Violation{Clause: Round09, Reason: "fire strikes public buildings and housing only"}
	case d.Fire > l.table.parts.MostDamage && l.is(nil, AskLimitOfThree, LimitOfThreeDamagePieces):
		return l.damaged(Gen22, "fire")
	case t.tycoon >= 0 && (rankOf(t.tycoon) != box.RankTycoon || t.owner >= 0):
		return &engine.Violation{Clause: Char22, Reason: "a tycoon's building is nobody else's, and only tycoons hold buildings"}
	case len(d.Gold) > 0 && t.kind != box.Bank:
		return fmt.Errorf("gold: banks store gold, 0 to 99 pieces")
	}
	return nil
}

// loadTrains reads the trains. If they are left out after the founding, the red train starts at its
// place.
func (l *loader) loadTrains() error {
	if l.doc.Trains == nil && l.step > atFirstTrain {
		if far := l.furthestDeserts(); !far.empty() {
			l.placeTrain(0, far.pop(), nil)
		}
	}
	for _, name := range keys(l.doc.Trains) {
		i, err := word("trains", name, box.TrainNames[:])
		if err != nil {
			return err
		}
		d := l.doc.Trains[name]
		if d.First == "" {
			return fmt.Errorf("trains: %s: say where its line begins, such as {\"first\":\"x4\"}", name)
		}
		x, err := l.onMap("trains: "+name, d.First)
		if err != nil {
			return err
		}
		l.placeTrain(i, x, nil)
		t := &l.trains[i]
		if len(d.Track) >= mostLine {
			return fmt.Errorf("trains: %s: a line has fewer than %d track tiles", name, mostLine)
		}
		for _, at := range d.Track {
			y, err := l.onMap("trains: "+name, at)
			if err != nil {
				return err
			}
			if !l.flat(nil).has(y) || y.steps(t.end()) != 1 {
				return &engine.Violation{Clause: Rail03, Reason: fmt.Sprintf("%s is not free grass or plain next to the end of the %s line",
					at, name)}
			}
			t.track[t.laid] = y
			t.laid++
			l.rails.add(y)
		}
		t.connected = d.Connected
		if t.credit, err = number("credit", d.Credit, 0, 255); err != nil {
			return err
		}
	}
	l.connect(nil)
	return nil
}

// loadWorks reads the industry buildings.
func (l *loader) loadWorks() error {
	for _, name := range keys(l.doc.Works) {
		x, err := l.onMap("industry", name)
		if err != nil {
			return err
		}
		d := l.doc.Works[name]
		i, err := word("industry: "+name, d.Kind, l.table.names.works)
		if err != nil {
			return err
		}
		owner, err := l.seatOf("industry: "+name, d.Owner)
		if err != nil {
			return err
		}
		if l.pieces().or(l.rails).or(l.heads).has(x) {
			return &engine.Violation{Clause: Setup03, Reason: name + ": something else is there"}
		}
		if err := l.loadWork(x, box.FirstWork+box.Piece(i), owner, d); err != nil {
			return fmt.Errorf("industry: %s: %w", name, err)
		}
	}
	if err := l.watered(); err != nil {
		return err
	}
	return l.neighbours()
}

func (l *loader) loadWork(x space, k box.Piece, owner int8, d *WorkPiece) error {
	if beside := only(x).sides().and(l.town); !beside.empty() && !l.is(nil, AskPublicNextToIndustry, PublicNextToIndustryTownMayGrow) {
		return &engine.Violation{Clause: l.besideClause(k), Question: book.Questions[AskPublicNextToIndustry].ID,
			Reason: "an industry building may not be next to the town, and this is beside " + strings.Join(beside.names(), ", ")}
	}
	if err := l.grounded(x, k); err != nil {
		return err
	}
	l.put(x, k, owner)
	t := &l.tiles[x]
	var err error
	if t.damage, err = number("revolt", d.Revolt, 0, 99); err != nil {
		return err
	}
	if d.Revolt > l.table.parts.MostDamage && l.is(nil, AskLimitOfThree, LimitOfThreeDamagePieces) {
		return l.damaged(Round10, "revolt")
	}
	holds := l.table.holds(k)
	if d.Animals < 0 || d.Animals > holds || d.Bought < 0 || d.Dairy < 0 || d.Bought+d.Dairy > d.Animals {
		return &engine.Violation{Clause: Ran30, Reason: fmt.Sprintf("there is room for %s", plural(holds, "animal"))}
	}
	t.cattle, t.bought, t.dairy = uint8(d.Animals), uint8(d.Bought), uint8(d.Dairy)
	if mine := l.table.parts.Work(k).Industry == box.Mining && k != box.MiningDam && k != box.Canal; mine || d.Deposit != nil {
		if !mine {
			return fmt.Errorf("deposit: a %s is not a deposit", d.Kind)
		}
		return l.loadDeposit(x, k, d.Deposit)
	}
	return nil
}

// loadDeposit reads a deposit. If it is left out, the deposit is as newly placed.
func (l *loader) loadDeposit(x space, k box.Piece, d *Site) error {
	first := &l.table.parts.Panning
	if w := l.table.parts.Work(k); k != box.Panning {
		if first = &l.table.parts.Mine; w.Level == 3 {
			first = &l.table.parts.Deep
		}
	}
	t := &l.tiles[x]
	metal := first.Metal
	if k != box.Panning {
		metal = l.table.parts.Work(k).Metal
	}
	t.deposit, t.metal, t.level, t.reserve = first.Kind, metal, uint8(first.Level), uint8(first.Reserve)
	if d == nil {
		return nil
	}
	i, err := word("deposit: kind", d.Kind, box.DepositNames[:])
	if err != nil {
		return err
	}
	m, err := word("deposit: metal", d.Metal, box.GoodNames[box.Gold:box.Silver+1])
	if err != nil {
		return err
	}
	t.deposit, t.metal = box.DepositKind(i), box.Gold+box.Good(m)
	if l.siteParts(t, d); !l.OK() {
		return l.Err()
	}
	for _, v := range d.Thrown {
		if v < 1 || v > l.table.parts.DieFaces {
			return fmt.Errorf("deposit: thrown: a die shows 1 to %d", l.table.parts.DieFaces)
		}
		t.thrown |= 1 << (v - 1)
	}
	return nil
}
