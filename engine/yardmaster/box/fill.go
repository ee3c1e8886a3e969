package box

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// reader turns the values of a file into components, by the field of the printed file.
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

// copies returns the number of copies of a card in the file, else the number before.
func (r *reader) copies(card string, before uint8) uint8 {
	copies := int(before)
	r.Set(&copies, card, "copies")
	return uint8(copies)
}

// distributions are the options of YM-R-railcar-values, in their order.
var distributions = [3]string{"four-three-two-one", "three-three-two-two", "two-three-three-two"}

// fillDistributions reads the railcars under each option. All types have the same distribution.
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

// fillRailcars reads the railcars that an owner has counted.
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
