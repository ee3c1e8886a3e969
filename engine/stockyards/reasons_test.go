package stockyards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// Positions of yellow, blue and green in which something else is due.
const (
	placing = `{"decision":"placement","player":"green","year":2,"year-card":"y1893-fair-exhibit","first-player":"blue"}`
	wild    = `{"decision":"wild","player":"green","unfinished":{"card":"wool-house","wild":["rail-wild-1"]},
		"offering":["curing-room","canning-factory","chill-room"],"players":[{"name":"green","plant":"centre",
		"buildings":{"lard-refinery":"h2 rot 270","wool-house":"h1 rot 90"}}]}`
)

// A refusal says what is due instead, or what is missing, with the player, the cost or the cards of this position.
func TestReasonsTellThePosition(t *testing.T) {
	const chance = engine.Chance
	opened := table(t, "yellow", "blue", "green")
	named := after(t, opened, "first-player blue")
	turned := after(t, named, "election-token republican")
	planting := turned
	for range 5 {
		next := planting.Clone()
		next.Apply(planting.Legal(nil, nil)[0], nil)
		planting = next
	}
	campaigned := at(t, `{"decision":"party","player":"green","year":2,"year-card":"y1893-fair-exhibit","first-player":"blue",
		"spaces":{"campaign":["green"],"contract":["yellow","yellow","yellow","yellow","blue","blue","blue","blue","green","green","green"]},
		"players":[{"name":"yellow","workers":0},{"name":"blue","workers":0},{"name":"green","workers":0}]}`)
	for _, row := range []struct {
		in          engine.State
		by          engine.Seat
		action, why string
	}{
		{opened, chance, "election-token republican", "that is not to be decided now: the first player is named"},
		{opened, 1, "contract", "chance decides first: the first player is named"},
		{named, chance, "first-player blue", "that is not to be decided now: the election token is turned up"},
		{turned, chance, "first-player blue", "that is not to be decided now: the next building card is revealed"},
		{turned, 0, "first-player green", "only chance decides that, on a line of its own: chance: first-player green"},
		{planting, 1, "plant centre", "it is another player's turn: yellow places the slaughter plant"},
		{planting, 0, "plant southwest",
			"that location is not open with this number of players; these are: northwest, southeast, centre"},
		{at(t, `{"year":2}`), chance, "first-player blue", "that is not to be decided now: the year card is revealed"},
		{at(t, placing), 0, "contract", "it is another player's turn: green places a worker"},
		{at(t, placing), chance, "contract", "that is for a player to decide: green places a worker"},
		{at(t, wild), 0, "contract", "it is another player's turn: green sends a wild token to a market"},
		{campaigned, 0, "contract", "it is another player's turn: green chooses the party in office"},
		{at(t, placing), 2, "year-card promotion", "the year card in force is y1893-fair-exhibit"},
		{poorGreen(t, "y1898-futures-trading", "4"), 2, "year-card futures-trading cattle",
			"the space costs $1, and the player has $0 in cash; savings are never spent (US-MONEY-04)"},
		{poorGreen(t, "y1898-futures-trading", "4"), 2, "branch boston",
			"the space costs $1, and the player has $0 in cash; savings are never spent (US-MONEY-04)"},
		{poorGreen(t, "y1898-futures-trading", "4"), 2, "build chill-room at i4",
			"the land under the piece costs $4, and the player has $0"},
		{poorGreen(t, "y1898-futures-trading", "4"), 2, "viaduct at i4",
			"the land under the piece costs $1, and the player has $0 in cash; savings are never spent (US-MONEY-04)"},
		{at(t, placing), 2, "build bone-house at i4 rot 90",
			"the card is not in the offering, which has curing-room, canning-factory, chill-room, lard-refinery"},
	} {
		a, err := row.in.Parse(row.action)
		require.NoError(t, err)
		v := row.in.Check(row.by, a, nil)
		require.NotNil(t, v, row.action)
		require.Equal(t, row.why, v.Reason, row.action)
	}
}

// at is a position of yellow, blue and green.
func at(t *testing.T, doc string) engine.State {
	t.Helper()
	s, err := load(doc)
	require.NoError(t, err)
	return s
}

// after is a position after a decision of chance.
func after(t *testing.T, s engine.State, action string) engine.State {
	t.Helper()
	a, err := s.Parse(action)
	require.NoError(t, err)
	next := s.Clone()
	next.Apply(a, nil)
	return next
}

// poorGreen has no cash, where a year card of an owner moves the union spirit by more than it costs.
func poorGreen(t *testing.T, card, spirit string) engine.State {
	t.Helper()
	return owned(t, "year-cards: [{id: "+card+", spirit: "+spirit+"}]", `{"decision":"placement","player":"green","year":2,
		"year-card":"`+card+`","players":[{"name":"green","cash":0}]}`)
}

// What a decision asks is noted where it is asked, and nothing else is.
func TestQuestionsAreNotedWhereTheyMatter(t *testing.T) {
	for _, row := range []struct {
		doc, action string
		question    engine.Question
		asked       bool
	}{
		{`{"decision":"placement","player":"yellow","year":1,"year-card":"y1883-supplier-contract","players":[{"name":"yellow","brand":6,
			"beef":32}]}`, "advertise chicago", stockyards.Ask1906ClampedGain, true},
		{`{"decision":"placement","player":"yellow","year":1,"year-card":"y1883-supplier-contract","players":[{"name":"yellow","brand":6,
			"beef":16}]}`, "advertise chicago", stockyards.Ask1906ClampedGain, false},
		{placing, "build curing-room at i4 rot 90", stockyards.AskEfficiencyPlants, true},
	} {
		s := at(t, row.doc)
		a, err := s.Parse(row.action)
		require.NoError(t, err)
		rec := &engine.Record{}
		s.Clone().Apply(a, rec)
		if row.asked {
			require.Contains(t, rec.Asked(), row.question, row.doc)
		} else {
			require.NotContains(t, rec.Asked(), row.question, row.doc)
		}
	}
}
