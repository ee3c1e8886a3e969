package frontier

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites the mutant, of those that TestLawsNotice tries, which breaks the clause.
var broken = lawtest.Grounds{
	"FR-INV-01": {Setup07: "the bank forgets one", Start13: "a dollar comes from nowhere"},
	"FR-INV-02": {Setup12: "a cube comes from nowhere", Start12: "a log is lost", Ran24: "a stable has a horse more"},
	"FR-INV-03": {Setup09: "a marker is past the end", Round14: "a marker is below the end"},
	"FR-INV-04": {Mayor02: "a track is below 0", Track01: "a track is below 0", Track05: "investment falls"},
	"FR-INV-05": {Setup18: "the mayor is not who started", Round30: "the mayor changes in a turn"},
	"FR-INV-06": {Char02: "somebody holds five", Char18: "somebody holds a tycoon", Char19: "a sixth is in office",
		Mayor03: "a sixth is in office"},
	"FR-INV-07": {Setup06: "a card is lost", Char05: "a card drawn is in the deck still", Char06: "a card lies in another town"},
	"FR-INV-08": {Lum15: "a fourth animal on a card", Min19: "a fourth animal on a mining card", Ran14: "a fourth animal on a ranching card",
		Ran30: "a fourth in a stable"},
	"FR-INV-09":      {Round02: "a horse is used that is not there"},
	"FR-INV-10":      {Lum18: "a basin is too full"},
	"FR-INV-11":      {Ran10: "cattle stand on plain"},
	"FR-INV-12":      {Setup03: "two pieces on a space"},
	"FR-INV-12-line": {Rail03: "track lies on forest", Found05: "a train stands on grass"},
	"FR-INV-13": {Gen20: "a building is at a corner of industry", Lum13: "industry is put next to the town",
		Min16: "industry is put next to the town", Ran05: "industry is put next to the town", Lum19: "industry is put next to the town",
		Min24: "industry is put next to the town", Min33: "industry is put next to the town"},
	"FR-INV-14": {Round09: "the bridge burns"},
	"FR-INV-15": {Round23: "a use more than there are beds", Round24: "a use in a burning building", Char22: "a partner holds a building"},
	"FR-INV-16": {Round21: "three workers stand", Round20: "an assistant of nobody is used"},
	"FR-INV-17": {Round30: "the second best wins", Char13: "an assistant has no vote", Char17: "an assistant has no vote",
		Char25: "a tycoon has no vote"},
	"FR-INV-18": {Elec06: "a fourth cube", Elec05: "a promise on no space", Gen05: "a promise on another field"},
	"FR-INV-19": {Comp17: "a tile is lost", Comp18: "a tile is not seen", Setup11: "too many are laid out"},
	"FR-INV-20": {Comp15: "a tile comes from nowhere", Comp03: "an Industry card is lost", Comp04: "two have level IV"},
	"FR-INV-21": {Comp07: "a severity card comes too often", Setup24: "a disc lies on no card"},
	"FR-INV-22": {Min10: "a level is lost", Min21: "an empty deposit goes on", Min09: "the reserve is spared", Min25: "gold becomes silver"},
	"FR-INV-23": {Lum06: "a tree falls by itself"},
	"FR-INV-26": {Gen14: "a sale brings more than it costs", Gen12: "a sale brings more than it costs"},
	"FR-INV-27": {Rail04: "a connected train is not"},
	"FR-INV-28": {Score02: "a goal is worth less than nothing"},
	"FR-INV-30": {Score08: "all win", Score09: "a tie is not broken", Goal08: "all win"},
	"FR-INV-31": {Setup20: "an event lies twice", Setup15: "two have one goal"},
}

// What an invariant cites follows from what it catches: each clause once, with a mutant that breaks it.
func TestWhatInvariantsCiteIsWhatBreaksThem(t *testing.T) {
	_, err := lawtest.NewTrials(laws, 1, broken, holdMutants, mapMutants, stepMutants)
	require.NoError(t, err)
}
