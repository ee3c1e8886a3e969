package box

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Read reads a component file: YAML in the form of the printed file. Parts that the file leaves out are as in base.
// Numbers of the game and the types of Towns may differ within bounds. Derived numbers must agree with the numbers
// from which they follow. Cards, Towns and everything else that the rules fix must be as printed. The printed file
// itself sets every value, whatever the base. An error is a [*source.Error] with line, field and allowed values.
func Read(printed *source.Printed, base *Components, data []byte) (*Components, error) {
	root, err := printed.Root()
	if err != nil {
		return nil, err
	}
	c := *base
	r := &reader{Components: &c, Filler: source.Filler{Alone: *base == Components{}}}
	r.names(root)
	if r.Given, err = printed.Read(source.Overlay{Varies: limits, Words: r.words, Fixed: whyFixed}, data); err != nil {
		return nil, err
	}
	r.fill()
	r.Keep(r.check())
	if r.Err != nil {
		return nil, r.Err
	}
	return &c, nil
}

// reader turns the values of a file into components, by the field of the printed file.
type reader struct {
	*Components
	source.Filler
}

// names copies the names and the cards, which no file can replace, from the printed file (HOW-DECK-04).
func (r *reader) names(printed *source.Node) {
	for i, n := range r.Items(r.Field(printed, "town-types"), Types, Types) {
		r.TypeNames[i] = r.Field(n, "id").Value()
	}
	for i, n := range r.Items(r.Field(printed, "towns"), Towns, Towns) {
		r.TownNames[i], r.TownTitles[i] = r.Field(n, "id").Value(), r.Field(n, "title").Value()
	}
	var letters []string
	for _, n := range r.Items(r.Field(printed, "card-types"), Classes, Classes) {
		letters = append(letters, r.Field(n, "letter").Value())
	}
	for i, n := range r.Items(r.Field(printed, "cards"), Names, Names) {
		r.CardNames[i] = r.Field(n, "id").Value()
		r.CardCopies[i] = uint8(r.Number(n, "copies", 1, 9))
		r.CardClasses[i] = Class(r.Word(r.Field(n, "letter"), letters...))
	}
}

func (r *reader) fill() {
	for _, n := range ownersNumbers {
		r.Set(n.of(r.Components), n.field)
	}
	for i := r.MostExtra; i < len(r.ExtraCards); i++ {
		r.ExtraCards[i] = 0
	}
	if n := r.Table(thresholdField); n != nil {
		r.ThresholdOver, _ = strconv.Atoi(strings.TrimPrefix(n.Value(), thresholdText)) // one of thresholdWords, which end in a number
	}
	for i, name := range r.TownNames {
		if n := r.Table("towns", name, "type"); n != nil {
			r.Towns[i] = uint8(r.Word(n, r.TypeNames[:]...))
		}
	}
}

const (
	thresholdField = "limits.raid-threshold.value"
	thresholdText  = "players + "
)

// thresholdWords are the raid thresholds that an owner may choose.
var thresholdWords = []string{"players + 0", "players + 1", "players + 2", "players + 3", "players + 4", "players + 5"}

// words returns the texts that an owner may write in a field.
func (r *reader) words(field string) []string {
	switch {
	case field == thresholdField:
		return thresholdWords
	case strings.HasPrefix(field, "towns.") && strings.HasSuffix(field, ".type"):
		return r.TypeNames[:]
	}
	return nil
}

// limits returns the range of each number that an owner may replace, and of the numbers that follow from them.
func limits(field string) (least, most int, ok bool) {
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
		return 0, Towns, true
	}
	return 0, 0, false
}

func whyFixed(string) string { return ", which the rules fix" }
