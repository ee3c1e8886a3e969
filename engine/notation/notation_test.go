package notation_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/notation"
)

// A toy: three bits verb, three bits player, three bits fruit plus one and again, four bits number.
const (
	give = iota + 1
	trade
	eat
	sleep
	pick
)

var toy = notation.New(3, map[string]notation.Blank{
	"PLAYER": {At: []int{3}, Bits: 3, Refuse: no("player")},
	"FRUIT":  {At: []int{6, 9}, Bits: 3, Plus: 1, Words: []string{"apple", "pear", "fig tree"}, Refuse: no("fruit")},
	"TREE":   {At: []int{6}, Bits: 3, Plus: 1, Words: many(), Refuse: no("tree")},
	"NUMBER": {At: []int{12}, Bits: 4, Least: 1, Most: 9},
}, []string{"", "give PLAYER FRUIT", "trade FRUIT for FRUIT", "eat NUMBER*FRUIT", "fall asleep", "pick TREE"}, errors.New("do something")).
	Row(eat, "eat NUMBER*FRUIT with FRUIT").
	Row(pick, "pick nothing")

// many are seven words, and blanks that no bits stand for.
func many() []string {
	return append(strings.Fields("ash elm fir oak yew box bay"), make([]string, 9)...)
}

func no(what string) func(string, []string) error {
	return func(text string, words []string) error { return fmt.Errorf("%q is no %s: %s", text, what, words[0]) }
}

var players = []string{"ann", "bob"}

// What is formatted is read as the same action; the row with the fewest blanks spells it.
func TestRows(t *testing.T) {
	for text, a := range map[string]engine.Action{
		"give bob fig tree":         give | 1<<3 | 3<<6,
		"trade apple for pear":      trade | 1<<6 | 2<<9,
		"eat 7*apple":               eat | 7<<12 | 1<<6,
		"eat 7*apple with fig tree": eat | 7<<12 | 1<<6 | 3<<9,
		"fall asleep":               sleep,
		"pick nothing":              pick,
		"pick elm":                  pick | 2<<6,
	} {
		read, err := toy.Read(text, players)
		require.NoError(t, err, text)
		require.Equal(t, a, read, text)
		require.Equal(t, text, toy.Format(a, players))
	}
	require.Equal(t, []string{"", "give", "trade", "eat", "fall asleep", "pick nothing", "", ""}, toy.Verbs())
}

// The error is of the row that the text fits furthest.
func TestWhatFitsNoRow(t *testing.T) {
	for text, says := range map[string]string{
		"":                        "do something",
		"fly":                     "do something",
		"fall":                    "write fall asleep",
		"fall over":               "write fall asleep",
		"fall asleep ":            `" " is too much after fall asleep`,
		"fall asleep now":         `"now" is too much after fall asleep`,
		"give":                    `"" is no player: ann`,
		"give  bob apple":         `"" is no player: ann`,
		"give cid apple":          `"cid" is no player: ann`,
		"give ann":                `"" is no fruit: apple`,
		"give ann fig leaf":       `"fig leaf" is no fruit: apple`,
		"trade apple":             "write trade apple for apple, pear or fig tree",
		"trade apple pie for fig": `"apple pie" is no fruit: apple`,
		"eat 10*apple":            `"10" is not a number from 1 to 9`,
		"eat 07*apple":            `"07" is not a number from 1 to 9`,
		"eat 7 apple":             "write eat 7*apple, pear or fig tree",
		"pick elm or yew":         `"or yew" is too much after pick elm`,
		"pick lime":               `"lime" is no tree: ash`,
	} {
		a, err := toy.Read(text, players)
		require.EqualError(t, err, says, text)
		require.Zero(t, a)
	}
}
