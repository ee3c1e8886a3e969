package form_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// position is the document of a small card game, and state its position.
type position struct {
	Turn    string         `json:"turn,omitempty"`
	Deck    map[string]int `json:"deck,omitempty"`
	Left    *int           `json:"left,omitempty"`
	Marks   map[string]int `json:"marks,omitempty"`
	Out     []string       `json:"out,omitempty"`
	Players []player       `json:"players,omitempty"`
}

type player struct {
	Name  string         `json:"name"`
	Hand  map[string]int `json:"hand,omitempty"`
	Cards *int           `json:"cards,omitempty"`
	Row   []string       `json:"row,omitempty"`
	Cash  *int           `json:"cash,omitempty"`
}

type state struct {
	turn    int8
	deck    [3]uint8
	size    uint8
	marks   [2]int8
	out     engine.Seats
	players [2]struct {
		hand       [3]uint8
		cards, row uint8
		line       [2]uint8
		cash       uint8
	}
}

// parts goes over the parts of a position, of which the supply has four of each suit.
func (s *state) parts(f *form.Form, d *position, supply *form.Supply) {
	for i, e := range form.Each(f, "players", &d.Players, func(e *player) *string { return &e.Name }) {
		p := &s.players[i]
		f.Pile("hand", &e.Hand, p.hand[:], &p.cards, supply, f.Hide(int(f.Viewer) != i, "cards", &e.Cards))
		form.List(f, "row", &e.Row, p.line[:], &p.row, supply)
		form.Maybe(f, "cash", &e.Cash, &p.cash, form.Bounds{Most: 9, Clause: "CASH-01"})
	}
	f.Player("turn", &d.Turn, &s.turn)
	f.Players("out", &d.Out, &s.out)
	form.Numbers(f, "marks", &d.Marks, s.marks[:], []string{"low", "high"}, form.Bounds{Least: -2, Most: 2})
	f.Rest("deck", &d.Deck, s.deck[:], &s.size, supply, "DECK-01", f.Hide(true, "left", &d.Left))
}

var seats = []string{"ann", "bob"}

func supply(copies int) *form.Supply {
	return &form.Supply{Words: []string{"red", "green", "blue"}, Left: []int{copies, copies, copies}, Short: func(where string, sort, n int) error {
		return fmt.Errorf("%s: there are not %d more", where, n)
	}}
}

func read(text string) (*state, error) {
	s, d := &state{turn: -1}, &position{}
	if err := json.Unmarshal([]byte(text), d); err != nil {
		return nil, err
	}
	f := form.Read(seats)
	s.parts(f, d, supply(4))
	return s, f.Err()
}

func (s *state) text(t *testing.T, f *form.Form) string {
	d := &position{}
	s.parts(f, d, supply(0))
	text, err := json.Marshal(d)
	require.NoError(t, err)
	return string(text)
}

const table = `{"turn":"bob","deck":{"blue":1,"green":4,"red":1},"marks":{"low":-1},"out":["ann"],` +
	`"players":[{"name":"ann","hand":{"red":3},"row":["blue"],"cash":0},{"name":"bob","hand":{"blue":2},"cash":7}]}`

func TestWhatIsWrittenIsRead(t *testing.T) {
	s, err := read(table)
	require.NoError(t, err)
	assert.JSONEq(t, table, s.text(t, form.Write(seats)))
}

func TestAViewHasSizesOnly(t *testing.T) {
	s, err := read(table)
	require.NoError(t, err)
	assert.JSONEq(t, `{"turn":"bob","left":6,"marks":{"low":-1},"out":["ann"],`+
		`"players":[{"name":"ann","cards":3,"row":["blue"],"cash":0},{"name":"bob","hand":{"blue":2},"cash":7}]}`, s.text(t, form.View(seats, 1)))
}

func TestADealKeepsWhatIsSeen(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1)).IntN
	hands := map[[3]uint8]bool{}
	for range 50 {
		s, err := read(table)
		require.NoError(t, err)
		seen := s.text(t, form.View(seats, 1))
		pieces := supply(0)
		form.Deal(seats, 1, random, func(f *form.Form) { s.parts(f, &position{}, pieces) })
		assert.Equal(t, seen, s.text(t, form.View(seats, 1)))
		all := s.deck
		for sort, n := range s.players[0].hand {
			all[sort] += n
		}
		assert.Equal(t, [3]uint8{4, 4, 1}, all)
		hands[s.players[0].hand] = true
	}
	assert.Greater(t, len(hands), 5)
}

// TestAnErrorBeginsWithItsPlace: a part of a player is named with the player, one of several entries with its number.
func TestAnErrorBeginsWithItsPlace(t *testing.T) {
	for text, says := range map[string]string{
		`{"turn":"zoe"}`:                                 `turn: nobody called "zoe" plays here`,
		`{"out":["ann","ann"]}`:                          "out: ann appears twice",
		`{"marks":{"middle":1}}`:                         `marks: "middle" is not one of low, high`,
		`{"marks":{"high":3}}`:                           "marks: high: 3 is not between -2 and 2",
		`{"deck":{"red":4,"green":4,"blue":3}}`:          "deck: DECK-01: says 3 blue, and 4 are in no other place",
		`{"left":3}`:                                     "left: says 3, and 12 are in no other place",
		`{"players":[{"name":"ann"},{"name":"zoe"}]}`:    `players[2]: nobody called "zoe" plays here`,
		`{"players":[{"name":"bob"},{"name":"bob"}]}`:    "players[2]: bob appears twice",
		`{"players":[{"name":"bob","cards":2}]}`:         "bob's cards: it belongs to a seat's view",
		`{"players":[{"name":"bob","hand":{"ref":1}}]}`:  `bob's hand: "ref" is not one of red, green, blue; did you mean "red"?`,
		`{"players":[{"name":"bob","hand":{"red":-1}}]}`: "bob's hand: red: -1 is below 0",
		`{"players":[{"name":"ann","hand":{"red":3}},{"name":"bob","row":["red","red"]}]}`: "bob's row: there are not 1 more",
		`{"players":[{"name":"bob","row":["red","red","red"]}]}`:                           "bob's row: it lists 3, and at most 2 are possible",
		`{"players":[{"name":"bob","cash":10}],"turn":"zoe"}`:                              "CASH-01: bob's cash: 10 is not between 0 and 9",
	} {
		_, err := read(text)
		assert.ErrorContains(t, err, says, text)
		assert.Regexp(t, "^"+says[:4], err, text)
	}
}
