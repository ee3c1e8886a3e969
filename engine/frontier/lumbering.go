package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The helper of a cut, as the form of the action; plain is a cut without a helper.
const (
	plain uint8 = iota
	horseLogs
	horseReach
	oxLogs
	oxReach
	steamLogs
	steamReach
)

// mayCut judges felling trees (FR-LUM-05, FR-LUM-06, FR-LUM-07, FR-LUM-08, FR-LUM-20, FR-LUM-28).
func (s *state) mayCut(f, c space, form uint8, rec *engine.Record) refusal {
	r := s.mayWork(box.Lumbering, 1)
	if form != plain {
		helper := (form - 1) / 2
		rec.CiteAll(helperClauses[helper]...)
		r = r.or(s.mayHelp(int(helper)))
	}
	return r.or(s.mayFell(f, c, form, rec))
}

// mayFell judges the trees of a cut, and the camp and its basin (FR-LUM-06, FR-LUM-18, FR-LUM-26, FR-R-helped-cut).
func (s *state) mayFell(f, c space, form uint8, rec *engine.Record) refusal {
	trees, least := s.table.parts.LogsPerCut, 1
	if form != plain && !s.reaches(form) && s.is(rec, AskHelpedCut, HelpedCutOneMore) {
		trees, least = trees+1, trees+1
	}
	t := &s.tiles[c]
	switch camp := t.kind == box.Camp; {
	case s.revolts(c):
		return inRevolt
	case camp && t.owner != s.seat:
		return anothersSite
	case !s.table.forest.has(f) || int(s.trees[f]) < trees:
		return noTree
	case camp && !s.inReach(f.steps(c), form):
		return s.reachRefusal(f.steps(c), form)
	case camp && s.room(s.basinBy(c), rec) < least:
		return basinFull
	case int(s.me().supply) < least:
		return noCube
	case !camp:
		return noCamp
	}
	return allowed
}

// inReach reports whether the distance of trees from a camp suits a form of a cut. A helper's reach is for trees
// beyond the camp's own reach (FR-LUM-06, FR-LUM-26).
func (s *state) inReach(d int, form uint8) bool {
	near := s.table.parts.Reach
	if s.reaches(form) {
		return d > near && d <= near+s.table.parts.Helpers[(form-1)/2].Plus
	}
	return d <= near
}

// reachRefusal returns the reason why trees at a distance are not in reach.
func (s *state) reachRefusal(d int, form uint8) refusal {
	switch {
	case form == plain:
		return outOfReach
	case d <= s.table.parts.Reach:
		return needless
	}
	return outOfHelp
}

// helperClauses are the clauses about helpers: horses at every level, oxen from level II, the steam donkey at level
// III (FR-LUM-29).
var helperClauses = [...][]engine.Clause{{Lum08, Lum26}, {Lum20, Lum26}, {Lum28, Lum29}}

// reaches reports whether a helper adds reach instead of logs.
func (s *state) reaches(form uint8) bool { return form != plain && form%2 == 0 }

// mayHelp judges a helper: the level, the fee, the animal.
func (s *state) mayHelp(i int) refusal {
	h := &s.table.parts.Helpers[i]
	switch {
	case int(s.me().levels[box.Lumbering]) < h.Level:
		return levelTooLow
	case int(s.me().money) < h.Fee:
		return tooPoor
	case h.Animal != box.NoGood && s.available(s.seat, h.Animal) == 0:
		return noAnimal
	}
	return allowed
}

// applyCut fells trees. Every tree becomes one log in the basin next to the camp.
func (s *state) applyCut(f, c space, form uint8, rec *engine.Record) {
	n := s.table.parts.LogsPerCut
	if form != plain {
		h := &s.table.parts.Helpers[(form-1)/2]
		if h.Animal != box.NoGood {
			s.useAnimal(s.seat, h.Animal)
		}
		s.pay(h.Fee, rec, Lum28)
		if !s.reaches(form) {
			n += h.Plus
		}
	}
	b := s.basinBy(c)
	n = min(n, int(s.trees[f]), s.room(b, rec), int(s.me().supply))
	s.trees[f] -= uint8(n)
	s.me().supply -= uint8(n)
	s.arrive(b, s.seat, n, rec)
	s.work()
	if rec != nil {
		rec.Effect(s.name(s.seat)+" fells "+plural(n, "tree")+" of "+f.String()+": "+plural(n, "log")+" in "+s.where(b), Lum05, Lum06,
			Lum07)
	}
}

// arrive brings logs of a player into a basin, or ashore.
func (s *state) arrive(b, seat int8, n int, rec *engine.Record) {
	if s.ashore(b, rec) {
		s.players[seat].stock[box.Log] += uint8(n)
		return
	}
	s.logs[b][seat] += uint8(n)
}
