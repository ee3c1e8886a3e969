package stockyards

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Verb is the action's kind. Passing, which no ruling makes legal, is numbered after the game's Verbs.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// Format spells an action.
func (s *state) Format(a engine.Action) string {
	v, what := verbOf(a), whatOf(a)
	text := verbName(v)
	switch v {
	case vFirst:
		return text + " " + s.name(what)
	case vElection, vParty:
		return text + " " + partyNames[what]
	case vReveal:
		return text + " " + s.table.parts.Buildings[what].Name
	case vYear:
		return text + " " + s.table.parts.YearCards[what].Name
	case vPlant:
		return text + " " + s.table.siteNames[what]
	case vSlaughter:
		return text + " " + box.KindNames[what]
	case vLand:
		return text + " at " + squareOf(a).String() + " facing " + facings[turnOf(a)]
	case vBuild:
		return text + " " + s.table.parts.Buildings[what].Name + " at " + squareOf(a).String() + turnText(turnOf(a))
	case vViaduct:
		return text + " at " + squareOf(a).String()
	case vSpecialist:
		return text + " " + s.table.parts.Specialists[what].Name
	case vBranch, vBranches, vWild:
		return text + marketText(what) + marketText(otherOf(a))
	}
	if v >= vCard && what >= 0 {
		if c := &s.table.parts.YearCards[s.table.cardOf(v)]; c.Futures {
			return text + " " + box.KindNames[what]
		}
		return text + marketText(what) + marketText(otherOf(a))
	}
	return text
}

var facings = [...]string{"e", "s"}

// turnText spells a turn after the square; nothing for a piece as it is drawn.
func turnText(turn uint8) string {
	t, text := box.Turns[turn], ""
	if t.Quarters > 0 {
		text = " rot " + strconv.Itoa(90*int(t.Quarters))
	}
	if t.Mirror {
		text += " mirror"
	}
	return text
}

func marketText(m int8) string {
	if m < 0 {
		return ""
	}
	return " " + box.MarketNames[m]
}

// Seen spells an action as a seat sees it: everything is open.
func (s *state) Seen(_ engine.Seat, a engine.Action) string { return s.Format(a) }
