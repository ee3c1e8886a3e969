package frontier

import "github.com/yardstick-rules/yardstick/engine"

// An action is packed from the lowest bit. The verb has seven bits. Thing, other thing, space and second space have
// eight bits each, all plus one so that none is 0. The number has twelve bits, the form four.

// verb is the kind of an action, in the order of the grammar.
type verb uint8

const (
	noVerb verb = iota
	vStart
	vRevealRailroad
	vRevealTelegraph
	vEvent
	vGoal
	vAssistant
	vSeverity
	vDie
	vDepositDie
	vCard
	vDisc // chance in the set-up, the mayor under a ruling
	vLoseLog
	vPileUp
	vBurn
	vRevolt
	vDrought // chance or the mayor or a player, by a ruling
	vIndustry
	vKeep // a goal card, or a character
	vCamp
	vPanning
	vCattle
	vFarmstead
	vStockpile
	vFreight
	vBridge
	vTent
	vTrain
	vDefend
	vLose
	vCut
	vDrive
	vRaft
	vTow
	vClear
	vLift
	vSaw
	vPan
	vHaul
	vAssign
	vImprove
	vStop
	vNewDeposit
	vNoDeposit
	vDriveCattle
	vBreed
	vStable
	vRustle
	vRailDrive
	vUse
	vDouse
	vQuell
	vAssist
	vTycoon
	vToTown
	vPlace
	vSwap
	vDismiss
	vRefuse
	vCampaign
	vDevelop
	vTrack
	vBuild
	vEndTurn
	vSell
	vBuy
	vPromise
	vNext
	vAdd
	vUpgrade
	vHouse
	vPass
	verbs
)

// firstPlayerVerb is the first verb that is never chance's. Verbs from firstEitherVerb up to it are chance's or a
// player's, by step and answer.
const (
	firstEitherVerb = vDisc
	firstPlayerVerb = vIndustry
)

const (
	whatBits   = 7
	otherBits  = 15
	spaceBits  = 23
	secondBits = 31
	numberBits = 39
	formBits   = 51
)

func verbOf(a engine.Action) verb { return verb(a & 127) }

// whatOf returns the thing that an action names (a card, a building, a good, a basin, a field, a player), as an
// index of its list; -1 if it names none.
func whatOf(a engine.Action) int8 { return int8(a>>whatBits&255) - 1 }

// otherOf returns the second thing, or -1.
func otherOf(a engine.Action) int8 { return int8(a>>otherBits&255) - 1 }

func spaceOf(a engine.Action) space  { return space(a>>spaceBits&255) - 1 }
func secondOf(a engine.Action) space { return space(a>>secondBits&255) - 1 }
func numberOf(a engine.Action) int   { return int(a >> numberBits & 4095) }
func formOf(a engine.Action) uint8   { return uint8(a >> formBits & 15) }

func of(v verb) engine.Action { return engine.Action(v) }

// act builds an action. A thing that the action does not name is -1, a space noSpace, the number 0.
func act(v verb, what, other int8, x, y space, n int) engine.Action {
	return engine.Action(v) | engine.Action(uint8(what+1))<<whatBits | engine.Action(uint8(other+1))<<otherBits |
		engine.Action(uint8(x+1))<<spaceBits | engine.Action(uint8(y+1))<<secondBits | engine.Action(n)<<numberBits
}

func naming(v verb, what int8) engine.Action { return act(v, what, none, noSpace, noSpace, 0) }
func at(v verb, x space) engine.Action       { return act(v, none, none, x, noSpace, 0) }

func withForm(a engine.Action, form uint8) engine.Action { return a | engine.Action(form)<<formBits }

const none int8 = -1
