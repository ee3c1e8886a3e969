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

// Verb returns the action's kind.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// Format spells an action.
func (s *state) Format(a engine.Action) string {
	switch v := verbOf(a); {
	case (v == vDrive || v == vRaft) && formOf(a) == named:
		shares := s.sharesOf(a)
		return verbTexts[v] + " " + basinNames[whatOf(a)] + spellPairs(shares[:], seatNames[:])
	case v == vPromise:
		promises := promisesOf(a)
		return verbTexts[v] + spellPairs(promises[:], box.FieldNames[:])
	case v == vImprove && formOf(a) == oneStep:
		n := numberOf(a)
		return verbTexts[v] + " " + strconv.Itoa(n) + upOrDown[int(whatOf(a)) < n]
	}
	return grammar.Format(a, s.table.words[:]...)
}

var upOrDown = map[bool]string{false: " up", true: " down"}

// spellPairs spells the numbers that are not 0, each with its name.
func spellPairs[N int8 | uint8](numbers []N, names []string) (text string) {
	for i, n := range numbers {
		if n > 0 {
			text += " " + names[i] + "=" + strconv.Itoa(int(n))
		}
	}
	return text
}

// Seen spells an action as a seat sees it. Only the player to whom a goal card is dealt sees the
// card.
func (s *state) Seen(by engine.Seat, a engine.Action) string {
	v := verbOf(a)
	if hidden := v == vGoal || v == vKeep && otherOf(a) == keptGoal; hidden && by != engine.Seat(s.seat) {
		return verbTexts[v] + " ?"
	}
	return s.Format(a)
}

// Parse reads the spelling of an action.
func (s *state) Parse(text string) (engine.Action, error) {
	verb, rest, _ := strings.Cut(text, " ")
	switch _, shares, _ := strings.Cut(rest, " "); {
	case verb == "promise":
		return parsePromise(rest)
	case (verb == "drive" || verb == "raft") && strings.Contains(shares, "="):
		return s.parseShares(verb, rest)
	case verb == "improve" && !strings.Contains(rest, " to "):
		return parseStep(rest)
	}
	a, err := grammar.Read(text, s.table.words[:]...)
	if err == nil {
		err = s.misread(a)
	}
	if space, is := err.(spaceError); is {
		p := s.table.parts
		err = fmt.Errorf("%q is not a space: write a column letter from a to %c and a row from 1 to %d, such as e4", string(space),
			'a'-1+p.Boards[s.seats()]*p.BoardColumns, p.Rows)
	}
	if err != nil {
		return 0, err
	}
	return a, nil
}

// misread refuses a text that the rows allow but that is not an action.
func (s *state) misread(a engine.Action) error {
	what, x := whatOf(a), spaceOf(a)
	switch v := verbOf(a); {
	case v == vLose && what == int8(box.Cattle) && x == noSpace:
		return spaceError("card")
	case v == vTycoon && x != noSpace && s.table.parts.Characters[what].Active.Kind != box.EffectBuild:
		return fmt.Errorf("%s builds nothing, and acts on no space", s.table.characters[what])
	case (v == vSell || v == vBuy) && (x != noSpace) != (box.Good(what) >= box.Cattle):
		return errors.New("cattle, meat and dairy are traded at a space, other goods are not")
	}
	return nil
}

// spaceError is a text that is not a space of the map.
type spaceError string

func (e spaceError) Error() string { return string(e) }

func notSpace(text string, _ []string) error { return spaceError(text) }

func notOneOf(what string) func(string, []string) error {
	return func(text string, names []string) error {
		names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "" })
		return fmt.Errorf("there is no %s %q: write one of %s", what, text, strings.Join(names, ", "))
	}
}

func notBuilding(text string, _ []string) error { return fmt.Errorf("there is no building %q", text) }

func notForm(text string, forms []string) error {
	return fmt.Errorf("%q: write nothing here, or one of %s", text, strings.Join(forms[1:], ", "))
}

// parseStep reads an improvement by one.
func parseStep(text string) (engine.Action, error) {
	number, word, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	w, known := map[string]int{"up": n + 1, "down": n - 1}[word]
	switch {
	case err != nil || strconv.Itoa(n) != number || n < 1 || n > box.MostFaces:
		return 0, fmt.Errorf("%q is not a number from %d to %d", number, 1, box.MostFaces)
	case !known:
		return 0, fmt.Errorf("%q: write up or down", word)
	}
	return act(vImprove, int8(w), none, noSpace, noSpace, n), nil
}

// parseShares reads the owners of the logs to move.
func (s *state) parseShares(verb, text string) (engine.Action, error) {
	basin, pairs, _ := strings.Cut(text, " ")
	a, err := grammar.Read(verb+" "+basin+" 1", s.table.words[:]...)
	if err != nil {
		return 0, err
	}
	var n shares
	if wrong := readPairs(pairs, n[:], seatNames[:s.seats()], 7); wrong != "" {
		return 0, fmt.Errorf("%q: write players by seat, each once, with the number of their logs, such as P1=1 P2=1", wrong)
	}
	return moving(verbOf(a), whatOf(a), n), nil
}

func parsePromise(text string) (engine.Action, error) {
	var n [box.Fields]int8
	if text == "" {
		return 0, errors.New("say what is promised, such as promise wealth=1")
	}
	if wrong := readPairs(text, n[:], box.FieldNames[:], 3); wrong != "" {
		return 0, fmt.Errorf("%q: write fields in the order health, wealth, safety with 1 to 3 each, such as wealth=1 safety=1", wrong)
	}
	return promising(n), nil
}

// readPairs reads numbers up to a bound, each with its name, in the order of the names; wrong is
// the first text that is not such a pair.
func readPairs[N int8 | uint8](text string, numbers []N, names []string, most int) (wrong string) {
	last := -1
	for pair := range strings.SplitSeq(text, " ") {
		name, k, _ := strings.Cut(pair, "=")
		i := slices.Index(names, name)
		n, err := strconv.Atoi(k)
		if i <= last || err != nil || n < 1 || n > most || strconv.Itoa(n) != k {
			return name + "=" + k
		}
		numbers[i], last = N(n), i
	}
	return ""
}
