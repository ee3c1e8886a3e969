package yardmaster

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// componentReader turns what an owner's file gives, by the field of the printed file, into components.
type componentReader struct {
	*Components
	given map[string]*source.Node
}

// number is what the file gives under a field, else the number as printed.
func (r componentReader) number(field string, printed int) int {
	n := r.given[field]
	if n == nil {
		return printed
	}
	v, _ := n.Int(0, 1000) // the range was checked when the file was read
	return v
}

func (r componentReader) fill() {
	for field, number := range map[string]*int{
		"actions-per-turn":         &r.ActionsPerTurn,
		"yardmaster-extra-actions": &r.YardmasterExtra,
		"hand-at-start":            &r.HandAtStart,
		"arrival-yard-size":        &r.YardSize,
		"exchange-pair":            &r.ExchangePair,
	} {
		*number = r.number("parameters."+field+".value", *number)
	}
	for players := 2; players <= maxSeats; players++ {
		r.Goals[players] = r.number(fmt.Sprintf("point-goal.rows[%d].goal", players-1), r.Goals[players])
	}
	for i := range r.Cargo {
		r.Cargo[i] = uint8(r.number("cargo.cards."+card(i).String()+".copies", int(r.Cargo[i])))
	}
	r.fillRailcars()
}

func (r componentReader) fillRailcars() {
	counted := r.Railcars[0]
	for i := range counted {
		name := "railcars.cards." + car(i).String()
		copies := uint8(r.number(name+".copies", int(counted[i])))
		if r.given[name+".copies"] != nil && (copies != counted[i] || r.given[name].Get("from").Value() != "assumed") {
			r.RailcarsSettled = true
		}
		counted[i] = copies
	}
	if r.RailcarsSettled {
		r.Railcars = [3][cars]uint8{counted, counted, counted}
	}
}
