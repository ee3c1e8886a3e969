package open_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// pots is a toy: whose turn it is puts one or two coins of his own into the pot, or the lid on it, which ends the game.
type pots struct {
	open.Table
	Player engine.Seat      `json:"player"`
	Coins  open.Each[uint8] `json:"coins"`
	Pot    int8             `json:"pot"`
	Lid    bool             `json:"lid"`
	Row    [3]uint8         `json:"row"`
}

const lid = 3

func (p *pots) Start(*engine.Record) {
	for i := range p.Seats() {
		p.Coins[i] = 9
	}
}

func (p *pots) Actor() engine.Seat {
	if p.Lid {
		return engine.Nobody
	}
	return p.Player
}

func (p *pots) Legal(dst []engine.Action, _ *engine.Record) []engine.Action {
	if p.Coins[p.Player] < 2 {
		return dst
	}
	return append(dst, 1, 2, lid)
}

func (p *pots) Check(by engine.Seat, a engine.Action, _ *engine.Record) *engine.Violation {
	if by != p.Player {
		return &engine.Violation{Clause: "PT-1", Action: p.Format(a), Reason: p.Name(p.Player) + " is first"}
	}
	return nil
}

func (p *pots) Apply(a engine.Action, _ *engine.Record) {
	if p.Lid = a == lid; !p.Lid {
		p.Coins[p.Player] -= uint8(a)
		p.Pot += int8(a)
		p.Player = (p.Player + 1) % engine.Seat(p.Seats())
	}
}

func (p *pots) Scores(dst []int) []int {
	for i := range p.Seats() {
		dst = append(dst, int(p.Coins[i]))
	}
	return dst
}

func (p *pots) Winners() engine.Seats { return 0 }

func (*pots) Format(a engine.Action) string {
	if a == lid {
		return "close"
	}
	return fmt.Sprintf("put %d", a)
}

var toy = open.Game[pots, *pots]{
	Book:    &rulebook.Book{Game: "pots", Players: rulebook.Players{Min: 2, Max: 4}},
	Laws:    []engine.Law{{ID: "PT-INV-1", Clauses: []engine.Clause{"PT-2"}, Position: open.At(few)}, {ID: "PT-INV-2", Step: open.Step(grows)}},
	Actions: []engine.Action{1, 2, lid},
	Players: "PT-1",
}

func few(p *pots) error {
	if p.Pot > 20 {
		return errors.New("the pot overflows")
	}
	return nil
}

func grows(before *pots, _ engine.Action, after *pots) error {
	if after.Pot < before.Pot {
		return errors.New("the pot shrinks")
	}
	return nil
}

var three = engine.Setup{Seats: []string{"ann", "bob", "cid"}}

func position(t *testing.T, s engine.State) string {
	t.Helper()
	text, err := json.Marshal(s.Position())
	require.NoError(t, err)
	return string(text)
}

// Of the parts of a position there are a document and the way back, and what a document leaves out is as it is at the start.
func TestDocuments(t *testing.T) {
	g := toy.Open()
	s, err := g.New(three, nil)
	require.NoError(t, err)
	const start = `{"player":"ann","coins":{"ann":9,"bob":9,"cid":9},"pot":0,"lid":false,"row":[0,0,0]}`
	require.Equal(t, start, position(t, s))
	require.Equal(t, s.Position(), s.Observe(1, nil))
	for text, whole := range map[string]string{
		`{}`: start,
		`{"player":"cid","coins":{"bob":0},"pot":-3,"row":[1,2,3]}`: `{"player":"cid","coins":{"ann":9,"bob":0,"cid":9},"pot":-3,"lid":false,"row":[1,2,3]}`,
		`{"lid":true,"pot":0}`: `{"player":"ann","coins":{"ann":9,"bob":9,"cid":9},"pot":0,"lid":true,"row":[0,0,0]}`,
	} {
		loaded, err := g.Load(three, []byte(text), nil)
		require.NoError(t, err, text)
		require.Equal(t, whole, position(t, loaded))
		again, err := g.Load(three, []byte(whole), nil)
		require.NoError(t, err)
		require.True(t, loaded.Equal(again) && again.Alike(loaded))
		require.Equal(t, text == `{}`, loaded.Equal(s), text)
	}
}

func TestDocumentsThatAreRefused(t *testing.T) {
	for text, says := range map[string]string{
		`{"player":"dan"}`:      `player: nobody called "dan" plays here`,
		`{"coins":{"dan":1}}`:   `coins: nobody called "dan" plays here`,
		`{"coins":{"ann":-1}}`:  "coins: ann: is -1: write a whole number from 0 to 255",
		`{"coins":{"ann":256}}`: "coins: ann: is 256: write a whole number from 0 to 255",
		`{"pot":128}`:           "pot: is 128: write a whole number from -128 to 127",
		`{"row":[1]}`:           "row: is a list of 1 number, and 3 belong there",
		`{"row":[1,2,-3]}`:      "row: 3: is -3",
		`{"pot":21}`:            "PT-2: the pot overflows",
		`{"coins":{"ann":1}}`:   "nothing is legal there, and the game is not over",
		`{"coin":{"ann":1}}`:    "coin",
	} {
		_, err := toy.Open().Load(three, []byte(text), nil)
		require.ErrorContains(t, err, says, text)
	}
}

// Actions are read as they are spelt, and the first word is the verb.
func TestActions(t *testing.T) {
	g := toy.Open()
	require.Equal(t, []string{"put", "close"}, g.Verbs())
	s, err := g.New(three, nil)
	require.NoError(t, err)
	for _, a := range s.Legal(nil, nil) {
		read, err := s.Parse(s.Format(a))
		require.NoError(t, err)
		require.Equal(t, a, read)
		require.Equal(t, s.Format(a), s.Seen(2, a))
	}
	require.Equal(t, engine.Verb(1), s.Verb(lid))
	for text, says := range map[string]string{
		"put 3": `no action is spelt so: did you mean "put 1"?`,
		"x":     "no action is spelt so: an action is one of put 1, put 2, close",
	} {
		_, err := s.Parse(text)
		require.EqualError(t, err, says)
	}
}

// A copy goes its own way; what chance and hidden parts would need is nothing.
func TestValues(t *testing.T) {
	s, err := toy.Open().New(three, nil)
	require.NoError(t, err)
	c := s.Clone()
	c.Apply(2, nil)
	require.False(t, s.Alike(c) || s.Equal(c))
	require.Equal(t, []int{7, 9, 9}, c.Scores(nil))
	require.Equal(t, engine.Seat(1), c.Actor())
	require.EqualError(t, c.Check(0, 1, nil), `PT-1: "put 1": bob is first`)
	for _, l := range toy.Laws {
		require.NoError(t, l.Hold(s, 2, c))
	}
	require.EqualError(t, toy.Laws[1].Hold(c, 2, s), "the pot shrinks")
	s.Assign(c)
	require.True(t, s.Equal(c))
	s.Resample(0, nil)
	require.True(t, s.Equal(c))
	weight, total := s.Odds(1)
	require.Zero(t, weight+total)
	require.Equal(t, "turn", s.Phase())
	s.Apply(lid, nil)
	require.Equal(t, "over", s.Phase())
	require.Zero(t, s.Winners())
}

func TestWhoMayPlay(t *testing.T) {
	_, err := toy.Open().New(engine.Setup{Seats: []string{"ann"}}, nil)
	require.EqualError(t, err, "PT-1: 1 player: the game is for 2 to 4 players")
	_, err = toy.Open().New(engine.Setup{Seats: []string{"ann", "ann"}}, nil)
	require.ErrorContains(t, err, "appears twice")
	_, err = toy.Open().New(engine.Setup{Seats: three.Seats, Rulings: map[string]string{"tie": "x"}}, nil)
	require.Error(t, err)
	require.NotNil(t, open.Documents(toy.Open()))
	require.Nil(t, open.Documents(nil))
}
