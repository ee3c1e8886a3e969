package box

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events.
const (
	StatusDown EventKind = iota
	LogsLost
	PileUp
	Fire
	Revolt
	Drought
	HeavyRain
	Blizzard
	Panic
	Rustlers
	DamageLine
)

// String returns the word of the component file.
func (k EventKind) String() string { return eventNames[k] }

// Severe reports whether a severity card decides how strong the event is (FR-R-severity).
func (k EventKind) Severe() bool {
	switch k {
	case LogsLost, Fire, Revolt, Drought, Panic, Rustlers:
		return true
	}
	return false
}

var eventNames = [11]string{"status-down", "logs-lost", "pile-up", "fire", "revolt", "drought", "heavy-rain", "blizzard", "panic",
	"rustlers", "damage-line"}

// EffectKind is the kind of an effect: of the use of a building, a tile, a town or a tycoon.
type EffectKind uint8

// The kinds of effects. A field with an effect lists the kinds that are valid there.
const (
	NoEffect       EffectKind = iota
	EffectGain                // Amount of Good
	EffectStatus              // the marker of Field rises by one
	EffectDraw                // a character of Rank is drawn
	EffectCampaign            // a step on the election board without payment
	EffectStore               // an own gold is stored on the building
	EffectDonate              // a donation
	EffectFree                // the player builds the face-up tile of Line free of charge
	EffectBuild               // the player puts up a tile of Building
	EffectDevelop             // the player builds the face-up tile of Line for Amount dollars less
)

var effectNames = [10]string{"", "gain", "status", "draw", "campaign", "store", "donate", "free", "build", "develop"}

// PassiveKind is the kind of a passive ability, which a partner or a tycoon has while a player
// holds him.
type PassiveKind uint8

// The kinds of passive abilities.
const (
	NoPassive        PassiveKind = iota
	PassiveIncome                // Amount dollars in step 2
	PassiveSellBonus             // Amount dollars more for each piece of Good sold
	PassiveDiscount              // prices of the kind Discount are Amount dollars less, never below 0
)

var passiveNames = [4]string{"", "income", "sell-bonus", "discount"}

// Discount is the kind of price that a passive ability reduces.
type Discount uint8

// The discounts.
const (
	DiscountIndustryBuilding Discount = iota
	DiscountPublicBuilding
	DiscountImprove
	DiscountDevelopment
	DiscountCampaign
)

// String returns the word of the component file.
func (d Discount) String() string { return discountNames[d] }

var discountNames = [5]string{"industry-building", "public-building", "improve", "development", "campaign"}

// RingStep is one gift of an assistant.
type RingStep uint8

// The steps of a ring.
const (
	RingWorker RingStep = iota
	RingTool
	RingGun
)

// String returns the word of the component file.
func (s RingStep) String() string { return RingNames[s] }

// RingNames are the words of the steps of a ring, by number. They must not be changed.
var RingNames = [3]string{"worker", "tool", "gun"}

// Where is a rule about the spaces on which an industry building can be placed. None of these
// spaces is next to the town (FR-LUM-13, FR-LUM-19, FR-MIN-16, FR-MIN-24, FR-RAN-05).
type Where uint8

// The rules about spaces.
const (
	WhereForestByRiver       Where = iota // free forest beside the river
	WhereLand                             // free land
	WhereWater                            // free river or stream
	WhereByWater                          // free land beside river, stream or an own canal
	WhereOwnDepleted                      // an own deposit that is depleted
	WhereByOwnDamOrCanal                  // free land beside an own mining dam or canal
	WhereGrassOrPlain                     // free grass or plain
	WhereByOwnFarmstead                   // free grass or plain beside an own farmstead
	WhereGrassByOwnFarmstead              // free grass beside an own farmstead
	WhereOffBoard                         // no space at all
)

// String returns the word of the component file.
func (w Where) String() string { return whereNames[w] }

var whereNames = [10]string{"forest-by-river", "land", "water", "by-water", "own-depleted", "land-by-own-dam-or-canal", "grass-or-plain",
	"by-own-farmstead",
	"grass-by-own-farmstead", "off-board"}
