package stockyards

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Parse reads the spelling of an action.
func (s *state) Parse(text string) (engine.Action, error) {
	head, rest, _ := strings.Cut(text, " ")
	parts := s.table.parts
	switch head {
	case "first-player":
		seat, ok := s.table.seat(rest)
		if !ok {
			return 0, fmt.Errorf("nobody called %q plays here: the players are %s", rest, strings.Join(s.table.seats, ", "))
		}
		return of(vFirst, seat), nil
	case "election-token":
		return named(vElection, "party", rest, partyNames[:])
	case "party":
		return named(vParty, "party", rest, partyNames[:])
	case "reveal-building":
		return named(vReveal, "building card", rest, buildingNames(parts))
	case "reveal-year":
		return named(vYear, "year card", rest, yearCardNames(parts))
	case "plant":
		return named(vPlant, "start location", rest, s.table.siteNames)
	case "slaughter":
		return named(vSlaughter, "kind of livestock", rest, box.KindNames[:])
	case "specialist":
		return named(vSpecialist, "specialist card", rest, specialistNames(parts))
	case "wild":
		return named(vWild, "market", rest, box.MarketNames[:])
	case "branch":
		return named(vBranch, "market", rest, box.MarketNames[:])
	case "branches":
		return parseMarkets(vBranches, rest, true)
	case "buy-land":
		return s.parseLand(rest)
	case "build":
		return s.parseBuild(rest)
	case "viaduct":
		sq, err := s.parseAt(rest)
		return layAt(vViaduct, none, sq, 0), err
	case "year-card":
		return s.parseCard(rest)
	}
	for v := vNational; v <= vContract; v++ {
		if s.namesNothing(v) && verbName(v) == text {
			return engine.Action(v), nil
		}
	}
	if text == "pass" {
		return engine.Action(vPass), nil
	}
	return 0, errors.New("an action begins with slaughter, buy-land, build, advertise national, advertise chicago, branch, branches, " +
		"eight-hour-day, wage-increase, campaign, viaduct, contract, year-card, wild, party or plant; " +
		"a decision of chance with first-player, election-token, reveal-building or reveal-year")
}

func (s *state) namesNothing(v verb) bool {
	return v == vNational || v == vChicago || v == vEight || v == vWage || v == vCampaign || v == vContract
}

// named reads one name of a list.
func named(v verb, what, name string, names []string) (engine.Action, error) {
	i := slices.Index(names, name)
	if i < 0 || name == "" {
		return 0, fmt.Errorf("%q is not a %s: write one of %s", name, what, strings.Join(names, ", "))
	}
	return of(v, int8(i)), nil
}

// parseMarkets reads two markets in their fixed order, or one where the action can do with one.
func parseMarkets(v verb, text string, one bool) (engine.Action, error) {
	first, second, both := strings.Cut(text, " ")
	a, err := named(v, "market", first, box.MarketNames[:])
	if err != nil || !both && one {
		return a, err
	}
	b, err := named(v, "market", second, box.MarketNames[:])
	if err != nil {
		return 0, err
	}
	if whatOf(b) < whatOf(a) {
		return 0, &engine.MisspellingError{Reason: "the markets are named in the order " + strings.Join(box.MarketNames[:], ", "),
			Write: fmt.Sprintf("%s %s %s", verbName(v), second, first)}
	}
	return two(v, whatOf(a), whatOf(b)), nil
}

// parseAt reads "at" and a square.
func (s *state) parseAt(text string) (square, error) {
	name, ok := strings.CutPrefix(text, "at ")
	if !ok {
		return noSquare, errors.New("write where: at and a square, such as at c4")
	}
	sq, ok := parseSquare(name)
	if !ok {
		return noSquare, fmt.Errorf("%q is not a square: write a column letter and a row number, such as c4", name)
	}
	return sq, nil
}

func (s *state) parseLand(text string) (engine.Action, error) {
	where, facing, _ := strings.Cut(text, " facing ")
	sq, err := s.parseAt(where)
	if err != nil {
		return 0, err
	}
	turn := slices.Index(facings[:], facing)
	if turn < 0 {
		return 0, fmt.Errorf("%q: write facing e or facing s", text)
	}
	if l := s.table.lots; turn == 1 && l[0].mask == l[1].mask {
		return 0, errors.New("land cards are square: write facing e")
	}
	return layAt(vLand, none, sq, uint8(turn)), nil
}

func (s *state) parseBuild(text string) (engine.Action, error) {
	name, rest, _ := strings.Cut(text, " ")
	a, err := named(vBuild, "building card", name, buildingNames(s.table.parts))
	if err != nil {
		return 0, err
	}
	words := strings.SplitN(rest, " ", 3)
	if len(words) < 2 {
		return 0, errors.New("write where: at and a square, such as at c4")
	}
	sq, err := s.parseAt(words[0] + " " + words[1])
	if err != nil {
		return 0, err
	}
	tail := strings.TrimPrefix(rest, words[0]+" "+words[1])
	for i := range box.Turns {
		if turnText(uint8(i)) == tail {
			return s.canonical(whatOf(a), sq, uint8(i))
		}
	}
	return 0, fmt.Errorf("%q: after the square write rot 90, rot 180 or rot 270, then mirror, or nothing", text)
}

// canonical reads a turn only in the first form of its set of squares, so that every placement has one spelling.
func (s *state) canonical(card int8, sq square, turn uint8) (engine.Action, error) {
	shape, t := s.table.parts.Shapes[s.table.parts.Buildings[card].Shape], box.Turns[turn]
	for _, l := range waysOf(shape) {
		if l.mask == wayOf(shape.Laid(t), t).mask {
			if l.index() != turn {
				return 0, &engine.MisspellingError{Reason: "another turn covers the same squares and is the one that is written",
					Write: fmt.Sprintf("build %s at %s%s", s.table.parts.Buildings[card].Name, sq, turnText(l.index()))}
			}
			break
		}
	}
	return layAt(vBuild, card, sq, turn), nil
}

// parseCard reads a year card action.
func (s *state) parseCard(text string) (engine.Action, error) {
	word, rest, more := strings.Cut(text, " ")
	i := slices.Index(box.YearActions[:], word)
	if i < 0 {
		return 0, fmt.Errorf("%q is not a year card action: write one of %s", word, strings.Join(box.YearActions[:], ", "))
	}
	v := vCard + verb(i)
	c := &s.table.parts.YearCards[s.table.cardOf(v)]
	switch {
	case c.Futures:
		return named(v, "kind of livestock", rest, box.KindNames[:])
	case c.Branches > 0:
		return parseMarkets(v, rest, false)
	case more:
		return 0, fmt.Errorf("nothing follows year-card %s", word)
	}
	return engine.Action(v), nil
}

func buildingNames(p *box.Components) []string {
	names := make([]string, len(p.Buildings))
	for i := range names {
		names[i] = p.Buildings[i].Name
	}
	return names
}

func specialistNames(p *box.Components) []string {
	names := make([]string, len(p.Specialists))
	for i := range names {
		names[i] = p.Specialists[i].Name
	}
	return names
}

func yearCardNames(p *box.Components) []string {
	names := make([]string, len(p.YearCards))
	for i := range names {
		names[i] = p.YearCards[i].Name
	}
	return names
}

// siteNames are the start locations of this side of the board, and then those that the other side alone has: they are words of the game,
// and no plant is placed there (US-FINAL-12).
func siteNames(p *box.Components, side int) (names []string) {
	for _, locations := range [][]box.Location{p.Locations[side][:], p.Locations[1-side][:]} {
		for _, l := range locations {
			if l.Name != "" && !slices.Contains(names, l.Name) {
				names = append(names, l.Name)
			}
		}
	}
	return names
}
