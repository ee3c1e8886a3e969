package yardmaster

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// componentReader turns what an owner's file gives, by the field of the printed file, into components.
type componentReader struct {
	*Components
	given source.Given
}

func (r componentReader) fill() {
	for field, number := range map[string]*int{
		"actions-per-turn":         &r.ActionsPerTurn,
		"yardmaster-extra-actions": &r.YardmasterExtra,
		"hand-at-start":            &r.HandAtStart,
		"arrival-yard-size":        &r.YardSize,
		"exchange-pair":            &r.ExchangePair,
	} {
		*number = r.given.Number("parameters."+field+".value", *number)
	}
	for players := 2; players <= maxSeats; players++ {
		r.Goals[players] = r.given.Number(fmt.Sprintf("point-goal.rows[%d].goal", players-1), r.Goals[players])
	}
	for i := range r.Cargo {
		r.Cargo[i] = uint8(r.given.Number("cargo.cards."+card(i).String()+".copies", int(r.Cargo[i])))
	}
	r.fillRailcars()
}

func (r componentReader) fillRailcars() {
	counted := r.Railcars[0]
	for i := range counted {
		name := "railcars.cards." + car(i).String()
		copies := uint8(r.given.Number(name+".copies", int(counted[i])))
		if r.given[name+".copies"] != nil && (copies != counted[i] || r.given[name].Get("from").Value() != "assumed") {
			r.RailcarsSettled = true
		}
		counted[i] = copies
	}
	if r.RailcarsSettled {
		r.Railcars = [3][cars]uint8{counted, counted, counted}
	}
}
