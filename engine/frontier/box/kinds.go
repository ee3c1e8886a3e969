package box

// EventKind is what an event does.
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

// String is the word of the component file.
func (k EventKind) String() string { return eventNames[k] }

// Severe reports whether a severity card says how much of it there is (FR-R-severity).
func (k EventKind) Severe() bool {
	switch k {
	case LogsLost, Fire, Revolt, Drought, Panic, Rustlers:
		return true
	}
	return false
}

var eventNames = [11]string{"status-down", "logs-lost", "pile-up", "fire", "revolt", "drought", "heavy-rain", "blizzard", "panic",
	"rustlers", "damage-line"}

// EffectKind is what the use of a building, a tile, a town or a tycoon brings about.
type EffectKind uint8

// The kinds of effects. Which may stand where is said by the fields that have an effect.
const (
	NoEffect       EffectKind = iota
	EffectGain                // Amount of Good
	EffectStatus              // the marker of Field rises by one
	EffectDraw                // a character of Rank is drawn
	EffectCampaign            // a step on the election board without payment
	EffectStore               // an own gold is stored on the building
	EffectDonate              // a donation
	EffectFree                // the face-up tile of Line is built for nothing
	EffectBuild               // a tile of Building is put up
	EffectDevelop             // the face-up tile of Line is built for Amount dollars less
)

var effectNames = [10]string{"", "gain", "status", "draw", "campaign", "store", "donate", "free", "build", "develop"}

// PassiveKind is what a partner or a tycoon does as long as he is held.
type PassiveKind uint8

// The kinds of passive abilities.
const (
	NoPassive        PassiveKind = iota
	PassiveIncome                // Amount dollars in step 2
	PassiveSellBonus             // Amount dollars more for each piece of Good sold
	PassiveDiscount              // Amount dollars less for what Discount names, never below 0
)

var passiveNames = [4]string{"", "income", "sell-bonus", "discount"}

// Discount is what a passive ability makes cheaper.
type Discount uint8

// The discounts.
const (
	DiscountIndustryBuilding Discount = iota
	DiscountPublicBuilding
	DiscountImprove
	DiscountDevelopment
	DiscountCampaign
)

// String is the word of the component file.
func (d Discount) String() string { return discountNames[d] }

var discountNames = [5]string{"industry-building", "public-building", "improve", "development", "campaign"}

// RingStep is what an assistant gives.
type RingStep uint8

// The steps of a ring.
const (
	RingWorker RingStep = iota
	RingTool
	RingGun
)

// String is the word of the component file.
func (s RingStep) String() string { return RingNames[s] }

// RingNames are the words of the steps of a ring, by number. They must not be changed.
var RingNames = [3]string{"worker", "tool", "gun"}

// Where is a rule about the spaces on which an industry building can be placed. None of them is next to the town (FR-LUM-13, FR-LUM-19,
// FR-MIN-16, FR-MIN-24, FR-RAN-05).
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

// String is the word of the component file.
func (w Where) String() string { return whereNames[w] }

var whereNames = [10]string{"forest-by-river", "land", "water", "by-water", "own-depleted", "land-by-own-dam-or-canal", "grass-or-plain",
	"by-own-farmstead",
	"grass-by-own-farmstead", "off-board"}
