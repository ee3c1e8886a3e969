package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// legalDice lists the actions with dice.
func (s *state) legalDice(dst []engine.Action, rec *engine.Record) []engine.Action {
	for v := 1; v <= s.table.parts.DieFaces; v++ {
		for rest := s.owns[s.seat]; !rest.empty(); {
			if x := rest.pop(); s.mayAssign(v, x) == allowed {
				dst = append(dst, act(vAssign, none, none, x, noSpace, v))
			}
		}
	}
	form := oneStep
	if s.is(rec, AskImprove, ImproveAnyNumber) {
		form = toNumber
	}
	for v := 1; v <= s.table.parts.DieFaces; v++ {
		for w := 1; w <= s.table.parts.DieFaces; w++ {
			if (form == toNumber || abs(v-w) == 1) && s.mayImprove(v, w, rec) == allowed {
				dst = append(dst, withForm(act(vImprove, int8(w), none, noSpace, noSpace, v), form))
			}
		}
	}
	return append(dst, of(vStop))
}

// legalLosses lists the animals that a player can lose.
func (s *state) legalLosses(dst []engine.Action) []engine.Action {
	for rest := s.herds[s.seat].or(s.own(box.Enclosure)); !rest.empty(); {
		if x := rest.pop(); s.herds[s.seat].has(x) || s.tiles[x].cattle > 0 {
			dst = append(dst, act(vLose, int8(box.Cattle), none, x, noSpace, 0))
		}
	}
	if s.table.parts.Events[s.open.what].Kind == box.Rustlers {
		return dst
	}
	for k := box.Horse; k <= box.Ox; k++ {
		if s.me().animals[k] > 0 {
			dst = append(dst, naming(vLose, int8(k)))
		}
		for rest := s.owns[s.seat].and(s.stables); !rest.empty(); {
			x := rest.pop()
			if t := &s.tiles[x]; t.kind.Stabled() == k && t.cattle > 0 {
				dst = append(dst, act(vLose, int8(k), none, x, noSpace, 0))
			}
		}
	}
	return dst
}

// legalPromises lists the ways to divide the number under the winner's cube.
func (s *state) legalPromises(dst []engine.Action) []engine.Action {
	most := int8(s.numberOn(s.seat))
	for h := most; h >= 0; h-- {
		for w := most - h; w >= 0; w-- {
			if n := [box.Fields]int8{h, w, most - h - w}; s.mayPromise(n) == allowed {
				dst = append(dst, promising(n))
			}
		}
	}
	return dst
}

func promising(n [box.Fields]int8) engine.Action {
	return act(vPromise, none, none, noSpace, noSpace, int(n[0])|int(n[1])<<4|int(n[2])<<8)
}

func promisesOf(a engine.Action) [box.Fields]int8 {
	n := numberOf(a)
	return [box.Fields]int8{int8(n & 15), int8(n >> 4 & 15), int8(n >> 8 & 15)}
}

// legalCharacters lists the places to which a drawn or dismissed character can go.
func (s *state) legalCharacters(dst []engine.Action, rec *engine.Record) []engine.Action {
	card := s.open.what
	switch s.step {
	case atKeep:
		if s.mayKeep(card, rec) == allowed {
			dst = append(dst, act(vKeep, card, keptCharacter, noSpace, noSpace, 0))
		}
		return s.legalTowns(dst, vToTown, card, rec)
	case atToTown:
		return s.legalTowns(dst, vToTown, card, rec)
	case atOffice:
		if s.officeRoom(rec) {
			dst = append(dst, naming(vPlace, card))
		} else {
			for _, out := range s.office[:s.officers] {
				dst = append(dst, act(vSwap, card, out, noSpace, noSpace, 0))
			}
		}
		return append(dst, naming(vRefuse, card))
	case atDismiss:
		return s.legalTowns(dst, vDismiss, s.open.swapped, rec)
	}
	for _, out := range s.office[:s.officers] {
		dst = s.legalTowns(dst, vDismiss, out, rec)
		if s.mayor != s.open.whose {
			break // the old mayor dismisses in the order of the office
		}
	}
	return dst
}

func (s *state) legalTowns(dst []engine.Action, v verb, card int8, rec *engine.Record) []engine.Action {
	for town := range int8(len(s.towns)) {
		if s.mayGo(card, town, rec) == allowed {
			dst = append(dst, act(v, card, town, noSpace, noSpace, 0))
		}
	}
	return dst
}
