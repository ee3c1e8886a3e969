package frontier

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// reader reads the words of an action one after another; the first that is wrong ends it.
type reader struct {
	s     *state
	words []string
	err   error
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

// word is the next word, "" after the last.
func (r *reader) word() string {
	if len(r.words) == 0 {
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

// more reports whether a word follows.
func (r *reader) more() bool { return len(r.words) > 0 }

// literal needs a certain word.
func (r *reader) literal(want string) {
	if w := r.word(); w != want {
		r.fail("%q: write %q here", w, want)
	}
}

// one reads one of some names.
func (r *reader) one(what string, names []string) int8 {
	w := r.word()
	i := slices.Index(names, w)
	if i < 0 || w == "" {
		r.fail("there is no %[2]s %[1]q: write one of %[3]s", w, what, strings.Join(names, ", "))
		return 0
	}
	return int8(i)
}

func (r *reader) space() space {
	w := r.word()
	x, ok := parseSpace(w)
	if !ok {
		parts := r.s.table.parts
		r.fail("%q is not a space: write a column letter from a to %c and a row from 1 to %d, such as e4", w,
			'a'-1+parts.Boards[r.s.seats()]*parts.BoardColumns, parts.Rows)
	}
	return x
}

// number reads a whole number without leading zero.
func (r *reader) number(least, most int) int {
	w := r.word()
	n, err := strconv.Atoi(w)
	if err != nil || strconv.Itoa(n) != w || n < least || n > most {
		r.fail("%q is not a number from %d to %d", w, least, most)
		return least
	}
	return n
}

// seat reads a player inside an action: P1 to P5.
func (r *reader) seat() int8 {
	var names []string
	for i := range r.s.seats() {
		names = append(names, seatText(i))
	}
	return r.one("player", names)
}

func (r *reader) basin() int8 {
	var names []string
	for i := range int8(basins) {
		names = append(names, basinText(i))
	}
	return r.one("basin", names)
}

func namesOf[T any](list []T, name func(*T) string) []string {
	names := make([]string, len(list))
	for i := range list {
		names[i] = name(&list[i])
	}
	return names
}

func (r *reader) character() int8 {
	return r.one("character", namesOf(r.s.table.parts.Characters[:], func(c *box.Character) string { return c.Name }))
}

func (r *reader) town() int8 {
	return r.one("town", namesOf(r.s.table.parts.Towns[:], func(t *box.Town) string { return t.Name }))
}

func (r *reader) goal() int8 {
	return r.one("goal card", namesOf(r.s.table.parts.Goals[:], func(g *box.Goal) string { return g.Name }))
}

func (r *reader) election() int8 {
	return r.one("space of the election board", namesOf(r.s.table.parts.Election[:], func(e *box.ElectionSpace) string { return e.Name }))
}

func (r *reader) tile(d int) int8 {
	return r.one("tile", namesOf(r.s.table.parts.Tiles[d][:], func(t *box.Tile) string { return t.Name }))
}

// Parse reads the spelling of an action.
func (s *state) Parse(text string) (engine.Action, error) {
	v, rest := verbIn(text)
	if v == noVerb {
		return 0, errors.New("an action begins with a verb of the game, such as cut, drive, pan, drive-cattle, use, build, sell, " +
			"campaign, develop or end-turn")
	}
	r := &reader{s: s}
	if rest != "" {
		r.words = strings.Split(rest, " ")
	}
	a := r.action(v)
	if r.err == nil && r.more() {
		r.fail("%q is too much after the action %s", strings.Join(r.words, " "), verbTexts[v])
	}
	if r.err != nil {
		return 0, r.err
	}
	return a, nil
}

// verbIn finds the verb that a text begins with.
func verbIn(text string) (v verb, rest string) {
	for v := vStart; v < verbs; v++ {
		rest, found := strings.CutPrefix(text, verbTexts[v])
		switch {
		case found && rest == "":
			return v, ""
		case found && rest[0] == ' ':
			return v, rest[1:]
		}
	}
	return noVerb, ""
}

// action reads what follows a verb.
func (r *reader) action(v verb) engine.Action {
	switch v {
	case vStart, vLoseLog, vNext:
		return naming(v, r.seat())
	case vRevealRailroad, vRevealTelegraph:
		return naming(v, r.tile(int(v-vRevealRailroad)))
	case vEvent:
		return naming(v, r.one("event", namesOf(r.s.table.parts.Events[:], func(e *box.Event) string { return e.Name })))
	case vGoal:
		return naming(v, r.goal())
	case vKeep:
		return r.keep()
	case vAssistant, vCard, vPlace, vRefuse:
		return naming(v, r.character())
	case vSeverity:
		return act(v, none, none, noSpace, noSpace, r.number(1, len(r.s.table.parts.Severity)))
	case vDie, vDepositDie:
		return act(v, none, none, noSpace, noSpace, r.number(1, box.MostFaces))
	case vDefend:
		return act(v, none, none, noSpace, noSpace, r.number(0, 99))
	case vDisc:
		f := r.one("disc", box.FieldNames[:])
		return act(v, f, r.one("event space", rowTexts[:]), noSpace, noSpace, 0)
	case vPileUp, vTow, vClear:
		return naming(v, r.basin())
	case vIndustry, vAdd, vUpgrade:
		return naming(v, r.one("industry", box.IndustryNames[:]))
	case vTrain:
		train := r.one("train", box.TrainNames[:])
		return act(v, train, none, r.space(), noSpace, 0)
	case vBurn, vRevolt, vDrought, vCamp, vPanning, vCattle, vFarmstead, vStockpile, vFreight, vBridge, vTent, vNewDeposit, vBreed,
		vStable, vDouse, vQuell, vTrack, vHouse:
		return at(v, r.space())
	case vToTown, vDismiss:
		card := r.character()
		return act(v, card, r.town(), noSpace, noSpace, 0)
	case vSwap:
		card := r.character()
		r.literal("for")
		return act(v, card, r.character(), noSpace, noSpace, 0)
	case vCampaign:
		return naming(v, r.election())
	case vDevelop:
		return naming(v, r.one("line", box.LineNames[:]))
	}
	return r.longAction(v)
}

// keep reads a goal card or a character.
func (r *reader) keep() engine.Action {
	goals := namesOf(r.s.table.parts.Goals[:], func(g *box.Goal) string { return g.Name })
	if len(r.words) > 0 && slices.Contains(goals, r.words[0]) {
		return act(vKeep, r.goal(), keptGoal, noSpace, noSpace, 0)
	}
	return act(vKeep, r.character(), keptCharacter, noSpace, noSpace, 0)
}
