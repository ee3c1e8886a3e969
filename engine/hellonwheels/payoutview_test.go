package hellonwheels

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// What a document promises is what the phase pays: to every owner, under every answer that changes a payout.
func TestProspectsAreWhatIsPaid(t *testing.T) {
	paid := 0
	for i, rulings := range []map[string]string{
		nil,
		{"modifier-payout": "cards-only", "modifier-raid": "cards-only"},
		{"mayhem-floor": "allow-negative", "mayor-none": "supervisor", "empty-position": "third-town"},
		{"elimination": "out-when-short", "money-open": "hidden"},
	} {
		setup := engine.Setup{Seats: []string{"ann", "bob", "cid"}, Rulings: rulings}
		opened, err := New().New(setup, nil)
		require.NoError(t, err)
		s, rnd := opened.(*state), rand.New(rand.NewPCG(1, uint64(i)))
		var legal []engine.Action
		for n := 0; s.Actor() != engine.Nobody; n++ {
			if n%7 == 0 {
				paid += requirePaid(t, s, setup)
			}
			legal = s.Legal(legal[:0], nil)
			s.Apply(legal[rnd.IntN(len(legal))], nil)
		}
	}
	require.Greater(t, paid, 1000)
}

// A level below 0 counts as 0, unless an open question says otherwise (HOW-R-mayhem-floor).
func TestProspectsHaveTheFloorOfTheLevel(t *testing.T) {
	for answer, level := range map[string]int{"floor-at-zero": 0, "allow-negative": -1} {
		p := &Position{Present: &Town{Name: "omaha"}}
		prospects, err := p.Prospects(engine.Setup{Seats: []string{"ann", "bob"}, Rulings: map[string]string{"mayhem-floor": answer}})
		require.NoError(t, err)
		require.Equal(t, level, prospects[present].Level, answer)
		require.Equal(t, level, prospects[present].RaidLevel, answer)
	}
}

// requirePaid compares what each Town would pay by the document, as an onlooker sees it, with what the rules pay, and says how much it is.
func requirePaid(t *testing.T, s *state, setup engine.Setup) int {
	t.Helper()
	all := 0
	view := s.Observe(engine.Chance, nil).(*Position)
	prospects, err := view.Prospects(setup)
	require.NoError(t, err)
	for at, town := range []*Town{view.Past, view.Present, view.Future} {
		require.Equal(t, town == nil, prospects[at] == nil)
		if town == nil {
			continue
		}
		after := *s
		after.payOut(position(at), nil)
		for i, name := range setup.Seats {
			share := shareOf(town, prospects[at], name)
			require.EqualValues(t, after.cash[i]-s.cash[i], share, fmt.Sprint(name, *town, *prospects[at]))
			all += share
		}
		require.Equal(t, s.raidLevel(position(at), nil) >= s.table.threshold, prospects[at].RaidLevel >= prospects[at].Threshold)
	}
	return all
}

func shareOf(t *Town, p *Prospect, name string) int {
	sum := 0
	for card, owner := range t.Establishments {
		for _, pay := range p.Pays {
			if owner == name && strings.HasPrefix(card, pay.Kind+"#") {
				sum += pay.Share
			}
		}
	}
	return sum
}

// Who would be Mayor: most Civilized cards, a tie by Supervisor Order, nobody without cards and before there is a Supervisor.
func TestProspectsKnowTheMayor(t *testing.T) {
	setup := engine.Setup{Seats: []string{"ann", "bob", "cid"}}
	p := &Position{Supervisor: "cid", Players: []Player{{Name: "ann"}, {Name: "bob"}, {Name: "cid"}}, Present: &Town{Name: "omaha"},
		Past: &Town{Name: "benton", Civilized: map[string]string{"church#1": "ann", "jail#1": "bob"}}}
	mayor := func() string {
		prospects, err := p.Prospects(setup)
		require.NoError(t, err)
		require.Nil(t, prospects[future])
		require.Empty(t, prospects[present].Mayor)
		return prospects[past].Mayor
	}
	require.Equal(t, "ann", mayor())
	p.Supervisor = "ann"
	require.Equal(t, "ann", mayor(), "the first seat is a Supervisor like any other")
	p.Supervisor = "bob"
	require.Equal(t, "bob", mayor())
	p.Past.Civilized["school#1"] = "ann"
	require.Equal(t, "ann", mayor())
	p.Players[0].Left = true
	require.Equal(t, "bob", mayor())
	p.Supervisor = ""
	require.Empty(t, mayor())

	setup.Rulings = map[string]string{"mayor-none": "nobdy"}
	_, err := p.Prospects(setup)
	require.ErrorContains(t, err, "nobdy")
}

// A document may name what the game does not have.
func TestProspectsOfNoBoardAreAnError(t *testing.T) {
	p := &Position{Players: []Player{{Name: "ann"}, {Name: "bob"}}, Past: &Town{Name: "benton", Civilized: map[string]string{"church#99": "ann"}}}
	_, err := p.Prospects(engine.Setup{Seats: []string{"ann", "bob"}})
	require.ErrorContains(t, err, "church#99")
}
