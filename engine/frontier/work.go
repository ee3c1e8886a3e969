package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mayWork judges a worker action of an industry at a level (FR-ROUND-21).
func (s *state) mayWork(industry box.Industry, level int) refusal {
	if s.me().workers == 0 {
		return noWorker
	}
	return s.mayPlay(industry, level)
}

// mayPlay judges an action that needs a card of an industry at a level (FR-ROUND-31).
func (s *state) mayPlay(industry box.Industry, level int) refusal {
	switch {
	case s.me().levels[industry] == 0:
		return notInIndustry
	case int(s.me().levels[industry]) < level:
		return levelTooLow
	}
	return allowed
}

// revolts reports whether an industry building has revolt, so that it takes no worker (FR-GEN-15).
func (s *state) revolts(x space) bool { return s.tiles[x].damage > 0 && s.works.has(x) }

// work lays a worker down, one for each action (FR-ROUND-19, FR-ROUND-21).
func (s *state) work() { s.me().workers-- }

// pay moves money of the player to the bank (FR-SETUP-07).
func (s *state) pay(k int, rec *engine.Record, clauses ...engine.Clause) {
	if k == 0 {
		return
	}
	s.me().money -= int32(k)
	s.bank += int32(k)
	rec.Cite(Setup07)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" pays "+dollars(k), clauses...)
	}
}

// receive moves money from the bank to a player.
func (s *state) receive(seat int8, k int, rec *engine.Record, clauses ...engine.Clause) {
	s.players[seat].money += int32(k)
	s.bank -= int32(k)
	rec.Cite(Setup07)
	if rec != nil {
		rec.Effect(s.name(seat)+" receives "+dollars(k), clauses...)
	}
}

// loseMoney takes an amount from a player, or all his money if he has less.
func (s *state) loseMoney(seat int8, k int, rec *engine.Record, clauses ...engine.Clause) {
	k = min(k, int(s.players[seat].money))
	s.players[seat].money -= int32(k)
	s.bank += int32(k)
	if rec != nil {
		rec.Effect(s.name(seat)+" loses "+dollars(k), clauses...)
	}
}

// move moves a marker of the town status and stops at the ends.
func (s *state) move(f box.Field, by int, rec *engine.Record, clauses ...engine.Clause) {
	to := min(max(int(s.markers[f])+by, s.table.parts.StatusLow), s.table.parts.StatusHigh)
	s.markers[f] = int8(to)
	if rec != nil {
		rec.Effect(box.FieldNames[f]+" is at "+signed(to), clauses...)
	}
}

// score moves a player's marker on one of his tracks.
func (s *state) score(seat int8, political bool, by int, rec *engine.Record, clauses ...engine.Clause) {
	p := &s.players[seat]
	track, name, bit := &p.investment, "investment", uint8(2)
	if political {
		track, name, bit = &p.political, "political", 1
	}
	*track = uint8(max(s.table.parts.TrackLow, int(*track)+by))
	if int(*track) >= s.table.parts.TitleAt && !s.taken(bit) {
		p.first10 |= bit
	}
	if rec != nil {
		rec.Effect(s.name(seat)+"'s "+name+" track is at "+strconv.Itoa(int(*track)), clauses...)
	}
}

func (s *state) taken(bit uint8) bool {
	for i := range s.seats() {
		if s.players[i].first10&bit != 0 {
			return true
		}
	}
	return false
}

func dollars(k int) string {
	if k < 0 {
		return "-$" + strconv.Itoa(-k)
	}
	return "$" + strconv.Itoa(k)
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

func plural(n int, noun string) string { return prose.Count(n, noun) }

// where names a basin.
func (s *state) where(b int8) string {
	return "basin-" + strconv.Itoa(int(b)+1)
}
