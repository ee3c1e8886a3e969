package box

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// reader turns what a file gives, by the field of the printed file, into components.
type reader struct {
	*Components
	source.Filler
}

func (r *reader) fill() {
	for field, number := range map[string]*int{
		"actions-per-turn":         &r.ActionsPerTurn,
		"yardmaster-extra-actions": &r.YardmasterExtra,
		"hand-at-start":            &r.HandAtStart,
		"arrival-yard-size":        &r.YardSize,
		"exchange-pair":            &r.ExchangePair,
	} {
		r.Set(number, "parameters", field, "value")
	}
	for players := 2; players <= MostPlayers; players++ {
		r.Set(&r.Goals[players], fmt.Sprintf("point-goal.rows[%d].goal", players-1))
	}
	for i := range r.Cargo {
		r.Cargo[i] = r.copies("cargo.cards."+CardNames[i], r.Cargo[i])
	}
	r.fillDistributions()
	r.fillRailcars()
}

// copies is the number of copies that the file gives of a card, else as many as before.
func (r *reader) copies(card string, before uint8) uint8 {
	copies := int(before)
	r.Set(&copies, card, "copies")
	return uint8(copies)
}

// distributions are the options of YM-R-railcar-values, in their order.
var distributions = [3]string{"four-three-two-one", "three-three-two-two", "two-three-three-two"}

// fillDistributions takes the railcars under each option; all types are alike.
func (r *reader) fillDistributions() {
	for option, name := range distributions {
		cars := &r.Railcars[option]
		for value := range Values {
			copies := r.copies(fmt.Sprintf("railcars.copies.distributions.%s.each-type[%d]", name, value+1), cars[value])
			for car := value; car < Cars; car += Values {
				cars[car] = copies
			}
		}
	}
}

// fillRailcars takes the railcars that an owner has counted.
func (r *reader) fillRailcars() {
	counted := r.Railcars[0]
	for i := range counted {
		name := "railcars.cards." + CarNames[i]
		copies := r.copies(name, counted[i])
		if r.Given[name+".copies"] != nil && (copies != counted[i] || r.Given[name].Get("from").Value() != "assumed") {
			r.RailcarsSettled = true
		}
		counted[i] = copies
	}
	if r.RailcarsSettled {
		r.Railcars = [3][Cars]uint8{counted, counted, counted}
	}
}
