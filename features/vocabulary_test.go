package features

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// vocabularyOf returns the steps that a scenario of a game can use.
func vocabularyOf(room string) *step.Vocabulary {
	v := &step.Vocabulary{}
	step.New(nil).TeachAll(v, nounsOf(room))
	return v
}

func TestPhrasesAreToldApart(t *testing.T) {
	for _, e := range games.All() {
		vocabulary := vocabularyOf(e.Room)
		for _, k := range vocabulary.Definitions {
			for _, text := range k.Examples() {
				require.Regexp(t, k.Pattern(), text)
				for _, other := range vocabulary.Definitions {
					if other.Keyword == k.Keyword && other.String() != k.String() {
						require.NotRegexp(t, other.Pattern(), text, "%s %q is also %q", k.Keyword, k.String(), other.String())
					}
				}
			}
		}
	}
}

func TestEveryBlankIsKnown(t *testing.T) {
	for _, e := range games.All() {
		for _, d := range vocabularyOf(e.Room).Definitions {
			require.NotPanics(t, func() { d.Pattern() }, d.String())
			require.NotEmpty(t, d.Examples(), "%q has a blank without an example", d.String())
		}
	}
}

// The list of this floor is the list of games.
func TestEveryGameHasARoom(t *testing.T) {
	rooms := slices.Collect(maps.Keys(rooms))
	for _, e := range games.All() {
		if nounsOf(e.Room) == nil {
			t.Errorf("%s has no room here: features/%s needs a constructor for its nouns, and features/games.go a line for it", e.Name(),
				e.Room)
		}
		rooms = slices.DeleteFunc(rooms, func(room string) bool { return room == e.Room })
	}
	require.Empty(t, rooms, "features/games.go lists rooms of no game")
}

func TestNearestStep(t *testing.T) {
	vocabulary := vocabularyOf("yardmaster")
	for _, row := range []struct{ keyword, said, amiss, meant string }{
		{"Given", "ann's trian is coal-2 coal-1 oil-1", `"trian" is not understood, and "train" may stand there`,
			"Given <player>'s train is <cards>"},
		{"Then", "ann's trian is coal-2", `"trian" is not understood, and "train" may stand there`, "Then <player>'s train is <cards>"},
		{"Given", "ann's sort yard is coal-2", `did you mean "ann's sorting yard is coal-2"?`,
			"Given <player>'s sorting yard is <cards>"},
		{"When", `ann plays "swap bob"`, `"plays" is not understood, and "does" may stand there`, `When <player> does "<action>"`},
		{"When", "ann swaps with bob", "write an action between quotes, in the words of a record", `When <player> does "<action>"`},
		{"Then", "Omaha is on top of the pile of discards", `"of" is too much`, "Then <card> is on top of the discard pile"},
		{"Then", "the game is not over", `"not" is too much`, "Then the game is over"},
		{"Given", "the goal was reached", `did you mean "the goal has been reached"?`, "Given the goal has been reached"},
		{"When", `the setup goes on until chance does "start ann"`, `"setup" is not understood, and "set-up" may stand there`,
			`When the set-up goes on until chance does "<action>"`},
		{"Then", "on top of the discard pile oil is", "the known step has the words in another order", "Then <card> is on top of the discard pile"},
		{"Given", "ann already loaded a railcar", `"ann" is not understood`, "Given a railcar was loaded this turn"},
		{"Then", "the goal", `"is" is missing`, "Then the goal is <n>"},
		{"Given", "it is ann's go", `"go" is not understood, and "turn" may stand there`, "Given it is <player>'s turn"},
		{"When", `ann does "load coal-4`, "a quotation mark has no other to go with it", `When <player> does "<action>"`},
		{"Given", "ann's train is (coal-2)", `the character '(' (U+0028) is not understood`, "Given <player>'s train is <cards>"},
		{"Given", "ann holds the Yardmaster token face sideways", `"sideways" is not understood, and <side> (up, down) may stand there`,
			"Given <player> holds the Yardmaster token face <side>"},
	} {
		answer := vocabulary.Unknown(row.keyword, row.said)
		assert.Contains(t, answer, row.amiss+"; the nearest known step", row.said)
		near := vocabulary.Nearest(row.keyword, row.said)
		assert.Contains(t, answer, near[0], row.said)
		assert.Equal(t, row.meant, near[0], row.said)
		assert.LessOrEqual(t, len(near), 3)
	}
	require.Equal(t, "it is known as a Then step", vocabulary.Unknown("Given", "ann wins"))
	require.Equal(t, "it is known as a Then step", vocabulary.Unknown("Given", "Ann wins"))
	require.Contains(t, vocabulary.Unknown("Given", "ann has 3 points"), "it is known as a Then step; the nearest known Given step")
	require.Regexp(t, `^it is known as a Then step; the nearest known Given steps are: .*Given <cards> lie\(s\) in the <position> Town; `,
		vocabularyOf("hellonwheels").Unknown("Given", "the Past Town has irish vice"))
	require.Equal(t, "no known step is similar; yardstick steps GAME WORDS finds steps", vocabulary.Unknown("Then", "dragons breathe fire"))
	require.NotPanics(t, func() { vocabulary.Unknown("", "") })
	require.NotPanics(t, func() { vocabulary.Unknown("Then", strings.Repeat("x ", 2000)) })
	require.NotPanics(t, func() { vocabulary.Unknown("Then", strings.Repeat(`" “ `, 90)) })
}

// A hyphen that a word processor has changed is read as a hyphen, and so is a programmer's underscore.
func TestEveryHyphenIsRead(t *testing.T) {
	for _, hyphen := range []string{"-", "_", "\u2010", "\u2011", "\u2013", "\u2212"} {
		read := vocabularyOf("yardmaster").Read("Given", "ann's train is coal"+hyphen+"2")
		require.Len(t, read, 1, "%q", hyphen)
		require.Equal(t, "ann's train is coal-2", read[0].Says)
	}
}

// A sum in other money than the game's is the word at fault.
func TestSumsInOtherMoney(t *testing.T) {
	how := vocabularyOf("hellonwheels")
	for _, said := range []string{"$4", "4 dollars", "4 cash", "$1,500"} {
		require.Contains(t, how.Unknown("Given", "ann has "+said), `"`+said+`" is not understood, and <k>K (in thousands) may stand there`)
	}
	for _, room := range []string{"stockyards", "frontier"} {
		for _, said := range []string{"4 cash", "$4 in cash", "4 dollars", "four coins"} {
			read := vocabularyOf(room).Read("Given", "ann has "+said)
			require.Len(t, read, 1, said)
			require.Equal(t, "ann has $4", read[0].Says)
		}
	}
}

// Where a step is right but for a number, the number is at fault, and it is said how far numbers go there.
func TestANumberOutOfBounds(t *testing.T) {
	for _, row := range []struct{ room, keyword, said, amiss string }{
		{"yardmaster", "Then", "ann has 99999999999999999999 points",
			`"99999999999999999999" is too large, and at most 999999 may stand there; the step is: Then <player> has <n> point(s)`},
		{"yardmaster", "Given", "It is turn 999999999.", `"999999999" is too large, and at most 999999 may stand there; the step is: Given it is turn <n>`},
		{"hellonwheels", "Given", "ann has 999999999K", `"999999999K" is too large, and at most 999999K may stand there`},
		{"hellonwheels", "Given", "ann has -99999999K", `"-99999999K" is too small, and at least -999999K may stand there`},
		{"hellonwheels", "Given", "ann has $5,000,000,000", `"$5,000,000,000" is too large, and at most 999999K may stand there`},
		{"hellonwheels", "Given", "ann has bid -3K", `"-3K" is too small, and at least 0K may stand there`},
		{"stockyards", "Given", "the prices are cattle 9, hogs 9, sheep -7", `"-7" is too small, and at least 0 may stand there; the step is: ` +
			"Given the prices are cattle <n>, hogs <n>, sheep <n>"},
		{"stockyards", "Given", "the Yards hold -30 cattle, 1 hogs, 3 sheep", `"-30" is too small, and at least 0 may stand there`},
		{"frontier", "Given", "ann has $1000000000000", `"$1000000000000" is too large, and at most $999999 may stand there`},
		{"frontier", "Given", "ann has $-3", `"$-3" is too small, and at least $0 may stand there`},
		{"frontier", "Given", "the wealth marker is at +4444", `"+4444" is too large, and at most 999 may stand there`},
	} {
		require.Contains(t, vocabularyOf(row.room).OutOfBounds(row.keyword, row.said), row.amiss)
	}
	for _, said := range []string{"ann has 3 points", "a dragon comes", `ann does "bid 99999999999"`, "ann holds 99999999999 coal", "12345678", ""} {
		require.Empty(t, vocabularyOf("yardmaster").OutOfBounds("Then", said), said)
	}
}
