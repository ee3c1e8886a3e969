package box

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// reader turns what a file gives, by the field of the printed file, into components.
type reader struct {
	*Components
	given source.Given
}

func (r reader) fill() {
	for field, number := range map[string]*int{
		"actions-per-turn":         &r.ActionsPerTurn,
		"yardmaster-extra-actions": &r.YardmasterExtra,
		"hand-at-start":            &r.HandAtStart,
		"arrival-yard-size":        &r.YardSize,
		"exchange-pair":            &r.ExchangePair,
	} {
		*number = r.given.Number("parameters."+field+".value", *number)
	}
	for players := 2; players <= MostPlayers; players++ {
		r.Goals[players] = r.given.Number(fmt.Sprintf("point-goal.rows[%d].goal", players-1), r.Goals[players])
	}
	for i := range r.Cargo {
		r.Cargo[i] = r.copies("cargo.cards."+CardNames[i], r.Cargo[i])
	}
	r.fillDistributions()
	r.fillRailcars()
}

// copies is the number of copies that the file gives of a card, else as many as before.
func (r reader) copies(card string, before uint8) uint8 {
	return uint8(r.given.Number(card+".copies", int(before)))
}

// distributions are the options of YM-R-railcar-values, in their order.
var distributions = [3]string{"four-three-two-one", "three-three-two-two", "two-three-three-two"}

// fillDistributions takes the railcars under each option; all types are alike.
func (r reader) fillDistributions() {
	for option, name := range distributions {
		for car := range r.Railcars[option] {
			row := fmt.Sprintf("railcars.copies.distributions.%s.each-type[%d]", name, car%Values+1)
			r.Railcars[option][car] = r.copies(row, r.Railcars[option][car])
		}
	}
}

// fillRailcars takes the railcars that an owner has counted.
func (r reader) fillRailcars() {
	counted := r.Railcars[0]
	for i := range counted {
		name := "railcars.cards." + CarName(i)
		copies := r.copies(name, counted[i])
		if r.given[name+".copies"] != nil && (copies != counted[i] || r.given[name].Get("from").Value() != "assumed") {
			r.RailcarsSettled = true
		}
		counted[i] = copies
	}
	if r.RailcarsSettled {
		r.Railcars = [3][Cars]uint8{counted, counted, counted}
	}
}
