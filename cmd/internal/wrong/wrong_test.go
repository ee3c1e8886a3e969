package wrong_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// facets are the reports on one moment of a game, by the parts that a fault falsifies.
type facets map[string]string

// look asks a subject everything that a fault can falsify; the attempts were legal once, and are put to it by whoever decides.
func look(t *testing.T, s engine.Subject, views, attempts []string) facets {
	t.Helper()
	f := facets{}
	turn, err := s.Turn()
	require.NoError(t, err)
	f["actor"], f["payout"], f["winner"] = turn.Actor, fmt.Sprint(turn.Scores), fmt.Sprint(turn.Winners)
	choices, _, err := s.Legal()
	require.NoError(t, err)
	for _, c := range choices {
		f["withheld"] += c.Action + ";"
		f["odds"] += fmt.Sprint(c.Weight, "/", c.Total, ";")
	}
	for _, seat := range views {
		view, _, err := s.Position(seat)
		require.NoError(t, err)
		f["shown"] += string(view)
	}
	for _, action := range attempts {
		if slices.ContainsFunc(choices, func(c engine.Choice) bool { return c.Action == action }) {
			continue
		}
		_, err := s.Play(turn.Actor, action)
		var v *engine.Violation
		if errors.As(err, &v) {
			f["clause"] += string(v.Clause) + ";"
		}
		f["accepted"] += fmt.Sprint(err != nil, ";")
		if err == nil {
			break // the game may have gone on
		}
	}
	return f
}

// noticed plays a game on a subject and on one with a fault until they are told apart, and returns by what; "" if they never are.
func noticed(t *testing.T, entry games.Entry, fault wrong.Fault, seed uint64) string {
	t.Helper()
	seats := entry.Book.SeatNames(entry.Book.Players.Min)
	start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: seats}}
	right, liar := &engine.Local{Game: entry.Game}, fault.In(&engine.Local{Game: entry.Game})
	_, err := right.Start(start)
	require.NoError(t, err)
	_, err = liar.Start(start)
	require.NoError(t, err)
	rnd, attempts := play.NewRand(seed), []string{}
	var views []string
	if fault.Name == "shown" {
		views = seats[:1]
	}
	for range 1500 {
		want, got := look(t, right, views, attempts), look(t, liar, views, attempts)
		for _, facet := range []string{"actor", "payout", "winner", "shown", "odds", "withheld", "accepted", "clause"} {
			if want[facet] != got[facet] && (facet != "odds" || want["withheld"] == got["withheld"]) {
				return facet
			}
		}
		turn, err := right.Turn()
		require.NoError(t, err)
		if turn.Actor == "" {
			return ""
		}
		action := chosen(t, right, rnd)
		if attempts = append(attempts, action); len(attempts) > 4 {
			attempts = attempts[1:]
		}
		out, err := right.Play(turn.Actor, action)
		require.NoError(t, err)
		said, err := liar.Play(turn.Actor, action)
		if err != nil {
			return "withheld"
		}
		if fmt.Sprint(out.Effects) != fmt.Sprint(said.Effects) {
			return "effect"
		}
	}
	return ""
}

func chosen(t *testing.T, s engine.Subject, rnd *rand.Rand) string {
	choices, _, err := s.Legal()
	require.NoError(t, err)
	return choices[rnd.IntN(len(choices))].Action
}

// Every fault is noticed in every game that has what it falsifies, as the first has, by that and nothing else; without a fault nothing is.
func TestFaultsAreNoticed(t *testing.T) {
	for i, entry := range games.All() {
		require.Empty(t, noticed(t, entry, wrong.Fault{In: func(s engine.Subject) engine.Subject { return s }}, 1))
		for _, fault := range wrong.Faults() {
			if fault.Name == "silent" {
				continue
			}
			by := ""
			for seed := uint64(1); by == "" && seed <= 3; seed++ {
				by = noticed(t, entry, fault, seed)
			}
			lacks := fault.Lacks(entry.Game, entry.Book.SeatNames(entry.Book.Players.Min))
			require.Equal(t, by == "" && (fault.Name == "odds" || fault.Name == "shown"), lacks != "", "%s: %s: %s", entry.Name(), fault.Name, lacks)
			if has := slices.Contains([]string{"shown", "odds", "payout", "winner", "effect"}, fault.Name); by == "" && has && i > 0 {
				t.Logf("%s has nothing that %s falsifies", entry.Name(), fault.Name) // a game may hide nothing, or roll no dice
				continue
			}
			require.Equal(t, fault.Name, by, "%s: %s", entry.Name(), fault.Name)
		}
	}
}

// A fault that nobody could notice in a game is refused with the reason, and is in no list for that game.
func TestFaultsWithoutEffectAreRefused(t *testing.T) {
	even := func(f wrong.Fault) string {
		if f.Name == "odds" {
			return "dice"
		}
		return ""
	}
	_, err := wrong.Find("odds", even)
	require.EqualError(t, err, "the fault odds would not show: it needs dice, which the game does not have; there are withheld, accepted, actor, "+
		"payout, winner, shown, clause, effect, silent")
	_, err = wrong.Find("dance", even)
	require.ErrorContains(t, err, `there is no fault "dance"; there are withheld, accepted, actor, payout, winner, shown,`)
	fault, err := wrong.Find("shown", even)
	require.NoError(t, err)
	require.Equal(t, "shown", fault.Name)
}

// An engine that is silent answers nineteen decisions.
func TestSilence(t *testing.T) {
	entry := games.All()[0]
	fault, err := wrong.Find("silent", nil)
	require.NoError(t, err)
	s := fault.In(&engine.Local{Game: entry.Game})
	_, err = s.Start(engine.Start{Setup: engine.Setup{Seats: entry.Book.SeatNames(entry.Book.Players.Min)}})
	require.NoError(t, err)
	rnd := play.NewRand(1)
	for range 19 {
		turn, err := s.Turn()
		require.NoError(t, err)
		_, err = s.Play(turn.Actor, chosen(t, s, rnd))
		require.NoError(t, err)
	}
	_, err = wrong.Find("dance", nil)
	require.ErrorContains(t, err, `there is no fault "dance"; there are withheld, accepted`)
}
