package hellonwheels_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"p1", "p2"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return hellonwheels.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentIsALawfulTable(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*hellonwheels.Position)
	require.Equal(t, "bid", p.Decision)
	require.Equal(t, 2, p.Turn)
	require.Equal(t, "p1", p.Supervisor)
	require.Equal(t, "cheyenne", p.Past.Name)
	require.Len(t, p.Deck, 82)
	require.Len(t, p.TownDeck, 7)
	require.Equal(t, 0, *p.Bank)
}

func TestABareNameIsTheLowestCopyThatLiesNowhere(t *testing.T) {
	s, err := load(`{"phase":"establishment","past":{"establishments":{"saloon#1":"p2"}},
		"players":[{"name":"p1","hand":["saloon","saloon#2","saloon"]}]}`)
	require.NoError(t, err)
	require.Equal(t, []string{"saloon#2", "saloon#3", "saloon#4"}, s.Position().(*hellonwheels.Position).Players[0].Hand)
}

// A document without a decision is at the beginning of its phase, and what happens by itself is done.
func TestAPhaseBegins(t *testing.T) {
	s, err := load(`{"phase":"past-town","past":{"establishments":{"saloon#1":"p2"}},"players":[{"name":"p1","hand":["lawmen"]}]}`)
	require.NoError(t, err)
	p := s.Position().(*hellonwheels.Position)
	require.Equal(t, 30, *p.Players[1].Cash)
	require.Equal(t, "behind", p.Opportunist)
}

// A refusal names the condition that the player needs to know if neither the turn nor the phase is wrong.
func TestRefusalsSayWhatIsWrong(t *testing.T) {
	for name, row := range map[string]struct {
		doc, actor, action, clause, reason string
	}{
		"a victim does not choose while chance picks": {
			`{"phase":"supervisor","opportunist":"ahead","player":"p2","decision":"random-card",
				"effect":{"by":"p1","card":"vile-men","left":2},"players":[{"name":"p2","hand":["saloon","jail"]}]}`,
			"p2", "discard jail", "HOW-CARD-09", "chance decides first: a card is picked from the hand of p2"},
		"who holds no card writes no pass": {
			`{"phase":"civilized","player":"p2","players":[{"name":"p2","hand":["church"]}]}`,
			"p1", "pass", "HOW-CIV-01", "who holds no card is not asked, and no pass is written"},
		"who has no money for a card writes no pass": {
			`{"phase":"railroad","player":"p2","decision":"draw","players":[{"name":"p1","cash":0,"hand":["church"]},{"name":"p2","cash":9}]}`,
			"p1", "pass", "HOW-RR-01", "who cannot pay for a card is not asked, and no pass is written"},
		"who is not tied does not roll": {
			`{"phase":"supervisor","player":"p1","decision":"roll",
				"players":[{"name":"p1","bid":{"chips":2}},{"name":"p2","bid":{"chips":2}},{"name":"p3","bid":{"chips":1}}],
				"rolling":{"tied":["p1","p2"]}}`,
			"chance", "roll 5 for p3", "HOW-SUP-05", "only tied players roll; p1 rolls"},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := hellonwheels.New().Load(engine.Setup{Seats: []string{"p1", "p2", "p3"}}, []byte(row.doc), nil)
			require.NoError(t, err)
			v := refusalOf(t, s, row.actor, row.action)
			require.Equal(t, engine.Clause(row.clause), v.Clause, v.Reason)
			require.Contains(t, v.Reason, row.reason)
		})
	}
}

// refusalOf returns the reason why a seat may not take an action.
func refusalOf(t *testing.T, s engine.State, actor, action string) *engine.Violation {
	t.Helper()
	by := engine.Chance
	if actor != "chance" {
		by = engine.Seat(actor[1] - '1')
	}
	a, err := s.Parse(action)
	require.NoError(t, err)
	v := s.Check(by, a, nil)
	require.NotNil(t, v, "%s is legal", action)
	return v
}

// Only what may come next has odds, and each outcome the same.
func TestWhatIsNotDueHasNoOdds(t *testing.T) {
	s, err := hellonwheels.New().New(engine.Setup{Seats: []string{"ann", "bob"}}, nil)
	require.NoError(t, err)
	legal := s.Legal(nil, nil)
	weight, total := s.Odds(legal[0])
	require.Equal(t, []int{1, len(legal)}, []int{weight, total})
	for _, words := range []string{"roll 6 for ann", "draw irish for ann"} {
		a, err := s.Parse(words)
		require.NoError(t, err)
		weight, total = s.Odds(a)
		require.Zero(t, weight+total, words)
	}
}
