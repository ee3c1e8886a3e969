package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// An action is packed from the lowest bit: six bits for the verb, eight for the card (or kind,
// market, location, seat) plus one, eight for the second market plus one, eight for the square, and
// three for the turn.

// verb is the kind of an action.
type verb uint8

const (
	noVerb verb = iota
	vFirst
	vElection
	vReveal
	vYear
	vPlant
	vSlaughter
	vLand
	vBuild
	vNational
	vChicago
	vBranch
	vBranches
	vEight
	vWage
	vCampaign
	vViaduct
	vContract
	vWild
	vSpecialist
	vParty
	vCard // the first of the year card actions, one verb for each of box.YearActions
)

const firstPlayerVerb = vPlant

// vPass comes after the last year card action. It is never legal.
var vPass = vCard + verb(len(box.YearActions))

const (
	whatBits   = 6
	otherBits  = 14
	squareBits = 22
	turnBits   = 30
)

func verbOf(a engine.Action) verb { return verb(a & 63) }

// whatOf returns the card, kind, market, location or seat that an action names; -1 if it names
// none.
func whatOf(a engine.Action) int8 { return int8(a>>whatBits&0xff) - 1 }

// otherOf returns the second market that an action names, or -1.
func otherOf(a engine.Action) int8 { return int8(a>>otherBits&0xff) - 1 }

func squareOf(a engine.Action) square { return square(a >> squareBits) }
func turnOf(a engine.Action) uint8    { return uint8(a >> turnBits & 7) }

func of(v verb, what int8) engine.Action { return engine.Action(v) | engine.Action(what+1)<<whatBits }
func two(v verb, a, b int8) engine.Action {
	return of(v, a) | engine.Action(b+1)<<otherBits
}
func layAt(v verb, what int8, s square, turn uint8) engine.Action {
	return of(v, what) | engine.Action(s)<<squareBits | engine.Action(turn)<<turnBits
}
