package main

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// skewed is a game in which the seat that decides first wins under one answer, or under every answer but that one.
type skewed struct {
	engine.Game
	answer price.Answer
	cured  bool
}

func (g skewed) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	given := setup.Rulings[g.answer.Question] == g.answer.Option
	setup.Rulings = maps.Clone(setup.Rulings)
	delete(setup.Rulings, g.answer.Question)
	s, err := g.Game.New(setup, rec)
	return &skew{State: s, opener: engine.Nobody, is: given != g.cured}, err
}

type skew struct {
	engine.State
	opener engine.Seat
	is     bool
}

func (s *skew) Apply(a engine.Action, rec *engine.Record) {
	if s.opener == engine.Nobody && s.Actor() >= 0 {
		s.opener = s.Actor()
	}
	s.State.Apply(a, rec)
}

func (s *skew) Winners() engine.Seats {
	if won := s.State.Winners(); !s.is || won == 0 {
		return won
	}
	return engine.Seats(0).With(s.opener)
}
func (s *skew) Clone() engine.State { return &skew{s.State.Clone(), s.opener, s.is} }
func (s *skew) Assign(from engine.State) {
	f := from.(*skew)
	s.State.Assign(f.State)
	s.opener = f.opener
}
func (s *skew) Alike(other engine.State) bool { return s.State.Alike(other.(*skew).State) }

// A planted advantage of the first seat is found, the answer that makes it or cures it alone is ranked, by its whole size.
func TestAPlantedAdvantageIsFound(t *testing.T) {
	entry := games.All()[0]
	answers := pick.Answers(entry)[:6]
	for _, cured := range []bool{false, true} {
		planted := entry
		planted.Game = skewed{entry.Game, answers[2], cured}
		m := &meter{entry: planted, players: price.Greedy}
		k, err := m.kind(t.Context(), 120)
		require.NoError(t, err)
		for _, a := range answers {
			measured, err := m.price(t.Context(), a, 120)
			require.NoError(t, err)
			k.Answers = append(k.Answers, measured)
		}
		at, uneven := k.Uneven()
		require.Equal(t, cured, uneven)
		require.Equal(t, cured, at.Share().Value == 1)
		ranks := k.Ranks(price.Balance)
		require.Equal(t, answers[2], ranks[0].Answer)
		require.Equal(t, 1, ranks[0].Place)
		require.Greater(t, ranks[0].Effect.Value*map[bool]float64{false: 1, true: -1}[cured], 0.5)
		for _, r := range ranks[1:] {
			require.False(t, r.Differs(), r.Answer)
		}
	}
}
