package hellonwheels

import (
	_ "embed" // for the printed components
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

//go:embed components.yaml
var printedComponents []byte

// ownersFile reads an owner's file of the shape of components.yaml.
var ownersFile = source.Overlay{Varies: componentRange, Words: componentWords, Fixed: fixedComponent}.Over(printedComponents)

// ReadComponents reads an owner's component file: YAML of the shape of components.yaml, in which everything that may be left
// out is as printed. Numbers of play and the types of Towns may differ within bounds; what the file repeats must agree with what it
// follows from; cards, Towns and whatever else the rules fix must stand as printed. An error is a [*source.Error] with line,
// field and what is allowed.
func ReadComponents(data []byte) (*Components, error) {
	given, err := ownersFile(data)
	if err != nil {
		return nil, err
	}
	c := *DefaultComponents()
	r := componentReader{&c, given}
	r.fill()
	if err := r.check(); err != nil {
		return nil, err
	}
	return &c, nil
}

// componentReader turns what an owner's file gives, by the field of the printed file, into components.
type componentReader struct {
	*Components
	given source.Given
}

func (r componentReader) fill() {
	for _, n := range ownersNumbers {
		number := n.of(r.Components)
		*number = r.given.Number(n.field, *number)
	}
	for i := r.MostExtra; i < len(r.ExtraCards); i++ {
		r.ExtraCards[i] = 0
	}
	if n := r.given[thresholdField]; n != nil {
		r.ThresholdOver, _ = strconv.Atoi(strings.TrimPrefix(n.Value(), thresholdText)) // one of thresholdWords, which end in a number
	}
	for i, name := range townNames {
		if n := r.given["towns."+name+".type"]; n != nil {
			r.Towns[i] = uint8(slices.Index(townTypeNames[:], n.Value()))
		}
	}
}

const (
	thresholdField = "limits.raid-threshold.value"
	thresholdText  = "players + "
)

// thresholdWords are the raid thresholds that an owner may choose.
var thresholdWords = []string{"players + 0", "players + 1", "players + 2", "players + 3", "players + 4", "players + 5"}

// componentWords are the texts that an owner may put for one of the file.
func componentWords(field string) []string {
	switch {
	case field == thresholdField:
		return thresholdWords
	case strings.HasPrefix(field, "towns.") && strings.HasSuffix(field, ".type"):
		return townTypeNames[:]
	}
	return nil
}

// componentRange is the range of every number that an owner may replace, and of those that follow from them.
func componentRange(field string) (least, most int, ok bool) {
	for _, n := range ownersNumbers {
		if n.field == field {
			return n.least, n.most, true
		}
	}
	for _, repeated := range []string{startTotals, runningTotals, thresholds} {
		if strings.HasPrefix(field, repeated) {
			return 0, 10_000, true
		}
	}
	if strings.HasPrefix(field, "town-types.") && strings.HasSuffix(field, ".towns") {
		return 0, len(townNames), true
	}
	return 0, 0, false
}

func fixedComponent(string) string { return ", which the rules fix" }
