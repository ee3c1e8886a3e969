package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
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

// Position is the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase is what is being decided.
func (s *state) Phase() string { return decisionIDs[s.step] }

// Observe leaves out the goal cards of others, which are seen when the game is over.
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

func (s *state) document() *Position {
	p := &Position{
		Round: int(s.round), Decision: decisionIDs[s.step], Player: s.nameOf(s.seat), Turn: s.nameOf(s.turn), Start: s.nameOf(s.start),
		Mayor: s.nameOf(s.mayor), Markers: map[string]int{}, Promises: map[string][]int{}, Trees: map[string]int{},
		Drought: s.drought.names(), Town: map[string]*TownPiece{}, Works: map[string]*WorkPiece{}, Cattle: map[string]map[string]int{},
		Driven: map[string]map[string]int{}, Logs: map[string]map[string]int{}, Trains: map[string]*TrainLine{},
		Tiles: map[string]int{}, Office: s.cardNames(s.office[:s.officers]), Frozen: s.frozen, Towns: map[string][]string{},
		Events: map[string]string{}, Undrawn: []string{}, Discs: map[string]string{}, Banes: []string{}, Removed: s.cardSet(s.removed()),
		Severity: map[string]int{}, Winners: s.nameList(s.winners),
	}
	if s.start >= 0 {
		p.First = s.name(s.leads)
	}
	bank := int(s.bank)
	p.Bank, p.CardsLeft = &bank, s.cardsLeft()
	s.mapDocument(p)
	s.riverDocument(p)
	s.townDocument(p)
	s.eventDocument(p)
	for i := range s.seats() {
		p.Players = append(p.Players, s.playerDocument(i))
	}
	p.Open = s.openDocument()
	return p
}

// cardsLeft are the Industry cards that nobody has, by industry and level.
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

// names are the spaces of an area in order.
func (a area) names() []string {
	var names []string
	for !a.empty() {
		names = append(names, a.pop().String())
	}
	return names
}

func (s *state) cardNames(cards []int8) []string {
	var names []string
	for _, card := range cards {
		names = append(names, s.table.characters[card])
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

// bySeat are numbers by player, those that are not 0.
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

func by(n []uint8, names []string) map[string]int {
	out := map[string]int{}
	for i, k := range n {
		if k > 0 {
			out[names[i]] = int(k)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

func (s *state) townDocument(p *Position) {
	for f := range box.Fields {
		if s.markers[f] != 0 {
			p.Markers[box.FieldNames[f]] = int(s.markers[f])
		}
		for _, at := range s.promises[f][:s.promised[f]] {
			p.Promises[box.FieldNames[f]] = append(p.Promises[box.FieldNames[f]], int(at))
		}
	}
	for i, left := range s.tilesUp {
		if int(left) != s.table.parts.Copies {
			p.Tiles[s.kindName(box.FirstPublic+box.Piece(i))] = int(left)
		}
	}
	p.Acted = s.cardSet(uint64(s.acted) << firstTycoon)
	for i := range s.towns {
		if t := &s.towns[i]; t.n > 0 {
			p.Towns[s.table.parts.Towns[i].Name] = s.cardNames(t.cards[:t.n])
		}
	}
}

func (s *state) eventDocument(p *Position) {
	if s.step == atDeal || s.step == atKeepGoal {
		undealt := []string{}
		for left := s.goals; left != 0; left &= left - 1 {
			undealt = append(undealt, s.table.parts.Goals[lowest(left)].Name)
		}
		p.Goals = &undealt
	}
	for q, card := range s.events {
		if card >= 0 {
			p.Events[rowTexts[q]] = s.table.parts.Events[card].Name
		}
	}
	for left := s.undrawn; left != 0; left &= left - 1 {
		p.Undrawn = append(p.Undrawn, s.table.parts.Events[lowest(left)].Name)
	}
	for f, q := range s.discs {
		if q >= 0 {
			p.Discs[box.FieldNames[f]] = rowTexts[q]
		}
		if s.bane>>f&1 != 0 {
			p.Banes = append(p.Banes, box.FieldNames[f])
		}
	}
	for n, used := range s.severity {
		if used > 0 {
			p.Severity[strconv.Itoa(n+1)] = int(used)
		}
	}
}

func (s *state) playerDocument(i int8) Player {
	p := &s.players[i]
	money, workers := int(p.money), int(p.workers)
	d := Player{
		Name: s.name(i), Industries: by(p.levels[:], box.IndustryNames[:]), Money: &money, Stock: by(p.stock[:], box.GoodNames[:]),
		Animals: by(p.animals[:], box.GoodNames[:]), Used: by(p.used[:], box.GoodNames[:]), Workers: &workers,
		Political: int(p.political), Investment: int(p.investment), Characters: s.cardSet(p.hand), Spent: s.cardSet(p.spent),
		Donations: int(p.donations), OwnTrain: p.ownTrain, FinalPoints: int(p.final), Kept: int(p.kept), Rings: map[string]int{},
	}
	for name, n := range map[string]uint16{"tool": p.tools, "gun": p.guns} {
		if n > 0 {
			if d.Stock == nil {
				d.Stock = map[string]int{}
			}
			d.Stock[name] = int(n)
		}
	}
	for rest := p.hand & rankCards[box.RankAssistant]; rest != 0; rest &= rest - 1 {
		if card := lowest(rest); s.rings[card] > 0 {
			d.Rings[s.table.characters[card]] = int(s.rings[card])
		}
	}
	if p.cube >= 0 {
		d.Cube = s.table.parts.Election[p.cube].Name
	}
	if p.goal >= 0 {
		d.Goal = s.table.parts.Goals[p.goal].Name
	}
	for _, g := range p.dealt {
		if g >= 0 {
			d.Dealt = append(d.Dealt, s.table.parts.Goals[g].Name)
		}
	}
	for bit, name := range box.ScoringNames {
		if p.first10>>bit&1 != 0 {
			d.FirstToTen = append(d.FirstToTen, name)
		}
	}
	cubes, votes := int(p.supply), s.votes(i, nil)
	d.Cubes, d.Votes = &cubes, &votes
	if s.step == atOver {
		score := s.scoreOf(i, nil)
		d.Score = &score
	}
	return d
}

// removed are the characters that are nowhere in the game.
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
