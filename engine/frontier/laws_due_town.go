package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// inTown are the actions of a turn that belong to no industry, and what is decided inside them.
func (d *due) inTown(v verb, a engine.Action) {
	what, other, x := whatOf(a), otherOf(a), spaceOf(a)
	switch v {
	case vUse:
		d.use(a)
	case vDouse:
		d.tiles[x].damage = uint8(max(0, int(d.tiles[x].damage)-d.table.parts.FirePerWorker))
		d.layDown()
	case vQuell:
		d.credit(d.seat, -d.table.parts.PricePerRevolt)
		d.tiles[x].damage--
	case vAssist:
		d.assist(what, other)
	case vTycoon:
		d.tycoon(what, x)
	case vCampaign:
		d.credit(d.seat, -stepCost(d.by(), what))
		d.open.ran = true
		d.me().cube = what
	case vDevelop:
		d.open.levied = true
		d.credit(d.seat, -tileCost(d.by(), box.Line(what), 0))
		d.buildTile(box.Line(what), false)
	case vBuild:
		d.build(box.Piece(what), x)
	case vTrain:
		d.trains[d.open.train] = line{first: x}
		d.heads.add(x)
		d.layTrack()
	case vTrack:
		d.layOn(x)
		d.layTrack()
	case vRevealRailroad, vRevealTelegraph:
		l := &d.lines[v-vRevealRailroad]
		l.face, l.seen = what, l.seen|1<<what
		d.tileWorks()
	default:
		d.characters(v, what, other)
	}
}

// use is the use of a public building, by a worker or, under a ruling, for a dollar.
func (d *due) use(a engine.Action) {
	x := spaceOf(a)
	t := &d.tiles[x]
	u := &d.table.parts.Public(t.kind).Use
	if formOf(a) == byDollar {
		d.credit(d.seat, -1)
	} else {
		d.layDown()
	}
	d.credit(d.seat, -u.Cost)
	t.uses++
	switch u.Kind {
	case box.EffectGain:
		d.gets(d.seat, u.Good, u.Amount)
	case box.EffectStatus:
		d.shift(int(u.Field), 1)
	case box.EffectStore:
		d.me().stock[box.Gold]--
		t.gold[d.seat]++
	case box.EffectDonate:
		d.me().donations++
	case box.EffectCampaign:
		d.me().cube = whatOf(a)
	case box.EffectDraw:
		if card := whatOf(a); card >= 0 {
			d.pick(card)
		} else {
			d.draw(u.Rank)
		}
	}
}

// pick takes a card from the top of a pile.
func (d *due) pick(card int8) {
	for i := range d.towns {
		if p := &d.towns[i]; p.n > 0 && p.cards[p.n-1] == card {
			p.n--
			p.cards[p.n] = 0
		}
	}
	d.drawnCard(card)
}

// draw has chance draw a card; an empty deck gives none.
func (d *due) draw(rank box.Rank) {
	if d.deck&cardsOf(rank) != 0 {
		d.open.rank, d.open.whose = int8(rank), d.turn
		d.seat, d.step = none, atCard
	}
}

// cardsOf are the cards of a rank.
func cardsOf(rank box.Rank) uint64 {
	switch rank {
	case box.RankAssistant:
		return 1<<assistants - 1
	case box.RankPartner:
		return 1<<(assistants+partners) - 1<<assistants
	}
	return 1<<characters - 1<<(assistants+partners)
}

// drawnCard asks what becomes of a card: the mayor of a tycoon, unless nobody ran in the last election, else who has drawn it.
func (d *due) drawnCard(card int8) {
	d.open.what, d.open.whose = card, d.turn
	switch {
	case cardsOf(box.RankTycoon)>>card&1 == 0:
		d.seat, d.step = d.turn, atKeep
	case d.frozen:
		d.seat, d.step = d.turn, atToTown
	default:
		d.seat, d.step = d.mayor, atOffice
	}
}

// stepCost is what a campaign step costs.
func stepCost(s *state, to int8) int {
	k := s.table.parts.StepPrice
	if s.is(nil, AskCampaignCost, CampaignCostLevelReached) {
		k = s.table.parts.Election[to].Value
	}
	return max(0, k-cheaper(s, s.seat, box.DiscountCampaign))
}

// assist gives what the ring shows, or under a ruling what is named.
func (d *due) assist(card, named int8) {
	p := d.me()
	p.spent |= 1 << card
	gift := d.table.parts.Characters[card].Ring[d.rings[card]]
	if named >= 0 {
		gift = box.RingStep(named)
	}
	switch gift {
	case box.RingWorker:
		p.workers++
	case box.RingTool:
		p.tools++
	case box.RingGun:
		p.guns++
	}
}

func (d *due) tycoon(card int8, x space) {
	d.acted |= 1 << (card - assistants - partners)
	switch e := &d.table.parts.Characters[card].Active; e.Kind {
	case box.EffectGain:
		d.gets(d.seat, e.Good, e.Amount)
	case box.EffectBuild:
		d.raise(e.Building, x, tile{owner: none, tycoon: card})
	case box.EffectDevelop:
		d.credit(d.seat, -tileCost(d.by(), e.Line, e.Amount))
		d.buildTile(e.Line, false)
	}
}
