package frontier

import (
	"iter"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

var decisionIDs = [stepCount]string{
	atStart: "start", atFirstTile: "first-tile", atFirstEvents: "first-event", atDiscs: "disc", atIndustry: "industry",
	atDeal: "deal", atKeepGoal: "keep-goal", atAssistants: "assistant", atStockpile: "stockpile", atFreight: "freight",
	atBridge: "bridge", atTents: "tent", atFirstTrain: "first-train", atCamp: "camp", atPanning: "panning", atCattle: "cattle",
	atFarmstead: "farmstead", atSeverity: "severity", atLoseLog: "lose-log", atPileUp: "pile-up", atBurn: "burn", atRevolt: "revolt",
	atDrought: "drought", atDefend: "defend", atLose: "lose", atNewEvent: "event", atDiscMove: "move-disc", atTurn: "turn",
	atDie: "die", atAssign: "dice", atNewDeposit: "new-deposit", atDepositDie: "deposit-die", atTrain: "train", atTrack: "track",
	atReveal: "reveal", atCard: "card", atKeep: "keep", atOffice: "office", atDismiss: "dismiss", atToTown: "to-town",
	atOutgoing: "outgoing", atPromise: "promise", atHouse: "house", atNext: "next", atUpgrade: "upgrade", atOver: "over",
}

var townKinds = [...]string{box.Stockpile: "stockpile", box.Freight: "freight", box.Bridge: "bridge", box.Tent: "tent"}

// Position returns the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase returns the id of the pending decision.
func (s *state) Phase() string { return decisionIDs[s.step] }

// Observe returns the view of a seat. Observe leaves out the goal cards of the others until the
// game is over.
func (s *state) Observe(seat engine.Seat, _ *engine.Record) any {
	p := s.document()
	if s.step == atOver {
		return p
	}
	for i := range p.Players {
		if engine.Seat(i) == seat {
			continue
		}
		q := &p.Players[i]
		n := len(q.Dealt)
		if q.Goal != "" {
			n++
		}
		q.Goal, q.Dealt, q.Goals = "", nil, &n
	}
	p.Goals = nil
	return p
}

// walk visits the parts of a position, to write its document or to read one. document_map.go writes the places of
// pieces on the map; the files load*.go read them.
type walk struct {
	*form.Form
	*state
	doc        *Position
	rec        *engine.Record
	characters form.Supply
}

func (s *state) document() *Position {
	w := &walk{Form: form.Write(s.table.seats), state: s, doc: &Position{}, characters: form.Supply{Words: s.table.characters[:]}}
	bank, d := int(s.bank), w.doc
	*d = Position{
		Round: int(s.round), Decision: decisionIDs[s.step], Player: s.nameOf(s.seat), Turn: s.nameOf(s.turn), Start: s.nameOf(s.start),
		Mayor: s.nameOf(s.mayor), Promises: map[string][]int{}, Trees: map[string]int{}, Drought: s.drought.names(),
		Town: map[string]*TownPiece{}, Works: map[string]*WorkPiece{}, Cattle: map[string]map[string]int{},
		Driven: map[string]map[string]int{}, Logs: map[string]map[string]int{}, Trains: map[string]*TrainLine{},
		Tiles: map[string]int{}, Railroad: &TileRow{}, Telegraph: &TileRow{}, Towns: map[string][]string{},
		Removed: s.cardSet(s.removed()), Severity: map[string]int{}, Bank: &bank, CardsLeft: s.cardsLeft(), Open: &Open{},
	}
	if s.start >= 0 {
		d.First = s.name(s.leads)
	}
	w.markerPart()
	s.townDocument(d)
	w.mapDocument()
	s.riverDocument(d)
	w.rowParts()
	w.officeParts()
	w.undrawnPart()
	w.eventPart()
	w.discParts()
	w.banePart()
	s.cardsDocument(d)
	for i, e := range w.each() {
		w.playerParts(&s.players[i], e)
		s.derivedDocument(int8(i), e)
	}
	w.openParts(d.Open)
	s.openDocument(d.Open)
	w.Players("winners", &d.Winners, &w.winners)
	return d
}

func (w *walk) each() iter.Seq2[int, *Player] {
	return form.Each(w.Form, "players", &w.doc.Players, func(e *Player) *string { return &e.Name })
}

// playerParts reads or writes the parts of a player.
func (w *walk) playerParts(p *player, e *Player) {
	names, animals, most := &w.table.names, box.GoodNames[box.Horse:box.Ox+1], form.Bounds{Most: 99}
	track := form.Bounds{Least: w.table.parts.TrackLow, Most: 200}
	w.OnlyViewed("goals", e.Goals != nil)
	form.Numbers(w.Form, "industries", &e.Industries, p.levels[:], box.IndustryNames[:], form.Bounds{Most: levels})
	form.Maybe(w.Form, "money", &e.Money, &p.money, form.Bounds{Most: mostMoney, Clause: Setup07})
	w.stockParts(p, e)
	form.Numbers(w.Form, "animals", &e.Animals, p.animals[box.Horse:], animals, most)
	form.Numbers(w.Form, "used", &e.Used, p.used[box.Horse:], animals, most)
	form.Maybe(w.Form, "workers", &e.Workers, &p.workers, form.Bounds{Most: 20})
	form.Number(w.Form, "political", &e.Political, &p.political, track)
	form.Number(w.Form, "investment", &e.Investment, &p.investment, track)
	form.Copy(w.Form, &e.OwnTrain, &p.ownTrain)
	form.Set(w.Form, "characters", &e.Characters, &p.hand, &w.characters)
	w.ringParts(p, e)
	form.Set(w.Form, "spent", &e.Spent, &p.spent, form.Words(w.table.characters[:assistants]))
	form.One(w.Form, "election-cube", &e.Cube, &p.cube, form.Words(names.election))
	form.One(w.Form, "goal", &e.Goal, &p.goal, form.Words(names.goals))
	n := uint8(0)
	for int(n) < len(p.dealt) && p.dealt[n] >= 0 {
		n++
	}
	form.List(w.Form, "dealt", &e.Dealt, p.dealt[:], &n, form.Words(names.goals))
	form.Number(w.Form, "donations", &e.Donations, &p.donations, form.Bounds{Most: mostTools})
	form.Set(w.Form, "first-to-ten", &e.FirstToTen, &p.first10, form.Words(box.ScoringNames[:]))
	form.Number(w.Form, "final-election", &e.FinalPoints, &p.final, form.Bounds{Most: 200})
	form.Number(w.Form, "promises-kept", &e.Kept, &p.kept, form.Bounds{Most: 200})
}

// stockParts reads or writes goods, of which tools and guns are not cubes.
func (w *walk) stockParts(p *player, e *Player) {
	var all [box.Gun + 1]uint16
	for g, n := range p.stock {
		all[g] = uint16(n)
	}
	all[box.Tool], all[box.Gun] = p.tools, p.guns
	form.Numbers(w.Form, "stock", &e.Stock, all[box.Log:], box.GoodNames[box.Log:box.Gun+1], form.Bounds{Most: mostTools})
	for g := range p.stock {
		if w.OK() && w.Holds("stock", box.GoodNames[g], int(all[g]), form.Bounds{Most: 99}) {
			p.stock[g] = uint8(all[g])
		}
	}
	p.tools, p.guns = all[box.Tool], all[box.Gun]
}

// ringParts reads or writes the rings of a player's assistants.
func (w *walk) ringParts(p *player, e *Player) {
	own := w.rings
	for card := range own {
		if p.hand>>card&1 == 0 && w.Writes() {
			own[card] = 0
		}
	}
	form.Numbers(w.Form, "rings", &e.Rings, own[:], w.table.characters[:assistants], form.Bounds{Most: 99})
	for card, n := range own {
		if most := w.table.parts.Characters[card].RingSize - 1; w.OK() && w.Holds("rings", w.table.characters[card], int(n), form.Bounds{Most: most}) {
			w.rings[card] = n
		}
	}
}

// derivedDocument writes the parts of a player that follow from the other parts.
func (s *state) derivedDocument(i int8, d *Player) {
	cubes, votes := int(s.players[i].supply), s.votes(i, nil)
	d.Cubes, d.Votes = &cubes, &votes
	if s.step == atOver {
		score := s.scoreOf(i, nil)
		d.Score = &score
	}
}

// cardsLeft returns the numbers of Industry cards that no player has, by industry and level.
func (s *state) cardsLeft() map[string][]int {
	left := map[string][]int{}
	for i, name := range box.IndustryNames {
		for _, n := range s.cards[i] {
			left[name] = append(left[name], int(n))
		}
	}
	return left
}

func (s *state) nameOf(seat int8) string { return engine.Seat(seat).Name(s.table.seats) }

func (s *state) nameList(set engine.Seats) []string { return set.Names(s.table.seats) }

// names lists the spaces of an area in order.
func (a area) names() []string {
	var names []string
	for !a.empty() {
		names = append(names, a.pop().String())
	}
	return names
}

func (s *state) cardSet(set uint64) []string {
	var names []string
	for ; set != 0; set &= set - 1 {
		names = append(names, s.table.characters[lowest(set)])
	}
	return names
}

// bySeat returns the numbers by player, without those that are 0.
func (s *state) bySeat(n [maxSeats]uint8) map[string]int {
	by := map[string]int{}
	for i := range s.seats() {
		if n[i] > 0 {
			by[s.name(i)] = int(n[i])
		}
	}
	if len(by) == 0 {
		return nil
	}
	return by
}

func (s *state) townDocument(p *Position) {
	for f := range box.Fields {
		for _, at := range s.promises[f][:s.promised[f]] {
			p.Promises[box.FieldNames[f]] = append(p.Promises[box.FieldNames[f]], int(at))
		}
	}
	for i, left := range s.tilesUp {
		if int(left) != s.table.parts.Copies {
			p.Tiles[s.kindName(box.FirstPublic+box.Piece(i))] = int(left)
		}
	}
	for i := range s.towns {
		name, t := s.table.names.towns[i], &s.towns[i]
		for _, card := range t.cards[:t.n] {
			p.Towns[name] = append(p.Towns[name], s.table.characters[card])
		}
	}
}

// removed returns the characters that are out of the game.
func (s *state) removed() uint64 {
	gone := uint64(1<<characters-1) &^ s.deck
	for i := range s.seats() {
		gone &^= s.players[i].hand
	}
	for _, card := range s.office[:s.officers] {
		gone &^= 1 << card
	}
	for i := range s.towns {
		for _, card := range s.towns[i].cards[:s.towns[i].n] {
			gone &^= 1 << card
		}
	}
	if s.step == atKeep || s.step == atOffice || s.step == atToTown {
		gone &^= 1 << s.open.what
	}
	if s.step == atDismiss {
		gone &^= 1 << s.open.swapped
	}
	return gone
}
