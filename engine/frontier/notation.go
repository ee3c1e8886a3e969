package frontier

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// Verb is the action's kind.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// seatText names a player inside an action: P1 to P5 by seat.
func seatText(seat int8) string { return "P" + strconv.Itoa(int(seat)+1) }

func basinText(b int8) string { return "basin-" + strconv.Itoa(int(b)+1) }

var (
	helperTexts = [...]string{"", " horse logs", " horse reach", " ox logs", " ox reach", " steam logs", " steam reach"}
	haulTexts   = [...]string{"", " donkey", " mule"}
)

// mostTraded is the most pieces that one line buys or sells.
const mostTraded = 999

// kindName is how a building is written.
func (s *state) kindName(k box.Piece) string {
	if k >= box.FirstWork {
		return s.table.parts.Work(k).Name
	}
	return s.table.parts.Public(k).Name
}

// Format spells an action.
func (s *state) Format(a engine.Action) string {
	v := verbOf(a)
	words := s.words(v, a)
	if words == "" {
		return verbTexts[v]
	}
	return verbTexts[v] + " " + words
}

// words are what follows the verb.
func (s *state) words(v verb, a engine.Action) string {
	what, other, x, n := whatOf(a), otherOf(a), spaceOf(a), numberOf(a)
	parts := s.table.parts
	switch v {
	case vStart, vLoseLog, vNext:
		return seatText(what)
	case vRevealRailroad, vRevealTelegraph:
		return parts.Tiles[v-vRevealRailroad][what].Name
	case vEvent:
		return parts.Events[what].Name
	case vGoal:
		return parts.Goals[what].Name
	case vKeep:
		if other == keptGoal {
			return parts.Goals[what].Name
		}
		return parts.Characters[what].Name
	case vAssistant, vCard, vPlace, vRefuse:
		return parts.Characters[what].Name
	case vSeverity, vDie, vDepositDie, vDefend:
		return strconv.Itoa(n)
	case vDisc:
		return box.FieldNames[what] + " " + rowTexts[other]
	case vPileUp, vTow, vClear:
		return basinText(what)
	case vIndustry, vAdd, vUpgrade:
		return box.IndustryNames[what]
	case vTrain:
		return box.TrainNames[what] + " " + x.String()
	case vBurn, vRevolt, vDrought, vCamp, vPanning, vCattle, vFarmstead, vStockpile, vFreight, vBridge, vTent, vNewDeposit, vBreed,
		vStable, vDouse, vQuell, vTrack, vHouse:
		return x.String()
	case vToTown, vDismiss:
		return parts.Characters[what].Name + " " + parts.Towns[other].Name
	case vSwap:
		return parts.Characters[what].Name + " for " + parts.Characters[other].Name
	case vCampaign:
		return parts.Election[what].Name
	case vDevelop:
		return box.LineNames[what]
	}
	return s.longWords(v, a)
}

// longWords are those of the actions with several parts.
func (s *state) longWords(v verb, a engine.Action) string {
	what, other, x, y, n, form := whatOf(a), otherOf(a), spaceOf(a), secondOf(a), numberOf(a), formOf(a)
	parts := s.table.parts
	switch v {
	case vLose:
		if x == noSpace {
			return box.Good(what).String() + " card"
		}
		return box.Good(what).String() + " " + x.String()
	case vCut:
		return x.String() + " via " + y.String() + helperTexts[form]
	case vDrive, vRaft:
		if form == named {
			return basinText(what) + s.sharesText(a)
		}
		return basinText(what) + " " + strconv.Itoa(n)
	case vSaw:
		if what < 0 {
			return x.String() + " stock"
		}
		return x.String() + " " + basinText(what)
	case vPan:
		return x.String() + " " + strconv.Itoa(n)
	case vHaul:
		return x.String() + haulTexts[form]
	case vAssign:
		return strconv.Itoa(n) + " " + x.String()
	case vImprove:
		switch {
		case form == toNumber:
			return strconv.Itoa(n) + " to " + strconv.Itoa(int(what))
		case int(what) > n:
			return strconv.Itoa(n) + " up"
		}
		return strconv.Itoa(n) + " down"
	case vDriveCattle, vRailDrive:
		return x.String() + " to " + y.String()
	case vRustle:
		return strconv.Itoa(n) + " at " + x.String()
	case vUse:
		return x.String() + s.useText(what, other) + [...]string{"", " dollar"}[form]
	case vAssist:
		if other >= 0 {
			return parts.Characters[what].Name + " " + box.RingNames[other]
		}
		return parts.Characters[what].Name
	case vTycoon:
		if x != noSpace {
			return parts.Characters[what].Name + " at " + x.String()
		}
		return parts.Characters[what].Name
	case vBuild:
		if x == noSpace {
			return s.kindName(box.Piece(what))
		}
		return s.kindName(box.Piece(what)) + " at " + x.String()
	case vSell, vBuy:
		text := box.GoodNames[what] + "*" + strconv.Itoa(n) + " " + parts.Markets[other].Name
		if x != noSpace {
			text += " at " + x.String()
		}
		return text
	case vPromise:
		return promiseText(promisesOf(a))
	}
	return ""
}

func (s *state) useText(what, other int8) string {
	switch {
	case other == drawing && what < 0:
		return " deck"
	case other == drawing:
		return " " + s.table.parts.Characters[what].Name
	case other == running:
		return " " + s.table.parts.Election[what].Name
	}
	return ""
}

func (s *state) sharesText(a engine.Action) string {
	var text strings.Builder
	for seat, k := range s.sharesOf(a) {
		if k > 0 {
			text.WriteString(" " + seatText(int8(seat)) + "=" + strconv.Itoa(int(k)))
		}
	}
	return text.String()
}

func promiseText(n [box.Fields]int8) string {
	var parts []string
	for f := range box.Fields {
		if n[f] > 0 {
			parts = append(parts, box.FieldNames[f]+"="+strconv.Itoa(int(n[f])))
		}
	}
	return strings.Join(parts, " ")
}

// Seen spells an action as a seat sees it: goal cards are seen by the player to whom they are dealt.
func (s *state) Seen(by engine.Seat, a engine.Action) string {
	v := verbOf(a)
	if hidden := v == vGoal || v == vKeep && otherOf(a) == keptGoal; hidden && by != engine.Seat(s.seat) {
		return verbTexts[v] + " ?"
	}
	return s.Format(a)
}
