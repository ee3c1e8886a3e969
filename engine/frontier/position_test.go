package frontier_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"ann", "bob", "cal"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return frontier.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentIsATurnOfTheSecondRound(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*frontier.Position)
	require.Equal(t, "turn", p.Decision)
	require.Equal(t, 2, p.Round)
	require.Equal(t, "ann", p.Turn)
	require.Equal(t, map[string]int{"lumbering": 1}, p.Players[0].Industries)
	require.Equal(t, "tent", p.Town["g6"].Kind)
}

func TestADepositThatIsLeftOutIsAsItIsPlaced(t *testing.T) {
	s, err := load(`{"industry":{"q1":{"kind":"panning","owner":"ann"},"o2":{"kind":"mine-silver","owner":"ann"},` +
		`"o4":{"kind":"deep-gold","owner":"bob"}}}`)
	require.NoError(t, err)
	p := s.Position().(*frontier.Position)
	for at, is := range map[string]frontier.Site{
		"q1": {Kind: "alluvial", Metal: "gold", Level: 1, Reserve: 4}, "o2": {Kind: "alluvial", Metal: "silver", Level: 2, Reserve: 6},
		"o4": {Kind: "alluvial", Metal: "gold", Level: 3, Reserve: 8},
	} {
		require.Equal(t, is, *p.Works[at].Deposit, at)
	}
}

// anyRulings answers every playable question somehow.
func anyRulings(rnd *rand.Rand) map[string]string {
	rulings := map[string]string{}
	for _, q := range frontier.Book().Questions {
		if !q.Fixed {
			rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	return rulings
}

// Games of every number of players, under the defaults and under answers at random: every position comes back whole from its document,
// every listed action is accepted, and what is written is read as itself.
func TestWholeGamesComeBackFromTheirDocuments(t *testing.T) {
	for seed := range uint64(24) {
		rnd := rand.New(rand.NewPCG(1, seed))
		setup := engine.Setup{Seats: []string{"ann", "bob", "cal", "dee", "eve"}[:2+seed%4]}
		if seed >= 8 {
			setup.Rulings = anyRulings(rnd)
		}
		s, err := frontier.New().New(setup, nil)
		require.NoError(t, err)
		for played := 0; s.Actor() != engine.Nobody; played++ {
			if !testing.Short() || played%5 == int(seed%5) {
				comesBack(t, setup, s)
			}
			list := s.Legal(nil, nil)
			require.NotEmpty(t, list)
			a := list[rnd.IntN(len(list))]
			require.Nil(t, s.Check(s.Actor(), a, nil), s.Format(a))
			read, err := s.Parse(s.Format(a))
			require.NoError(t, err)
			require.Equal(t, a, read, s.Format(a))
			s.Apply(a, nil)
		}
	}
}

func comesBack(t *testing.T, setup engine.Setup, s engine.State) {
	text, err := json.Marshal(s.Position())
	require.NoError(t, err)
	again, err := frontier.New().Load(setup, text, nil)
	require.NoError(t, err, "%s", text)
	require.True(t, s.Equal(again), "%s", text)
}

// What lies where it may not lie is named by its space, and the town beside it as well.
func TestPositionsSayWhatIsAstray(t *testing.T) {
	for doc, says := range map[string]string{
		`{"cattle":{"a1":{"ann":1},"b1":{"ann":2}}}`: "cattle stand on grass without a piece, and those of ann stand on a1, b1",
		`{"industry":{"g7":{"kind":"camp","owner":"ann"}},"town":{"g6":{"kind":"stockpile"}}}`: "an industry building may not be next to the town, " +
			"and this is beside g6",
	} {
		_, err := load(doc)
		require.ErrorContains(t, err, says)
	}
}

// Where a map leaves no room for what is placed, it is left out, and the game is played all the same.
func TestNarrowMapsArePlayed(t *testing.T) {
	for _, file := range []string{
		"map: {founding-spots: {value: [a4, a6]}}",
		"map: {board-2: [FFFFFF, FFFFFF, FFFFFF, FPPFPF, RRRRRR, FPFFPF, FFFFFF, FFFFFF, FFFFFF]}",
	} {
		for seed := range uint64(12) {
			setup := engine.Setup{Seats: []string{"ann", "bob", "cal", "dee", "eve"}[:2+seed%4], Components: []byte(file)}
			s, err := frontier.New().New(setup, nil)
			require.NoError(t, err)
			rnd := rand.New(rand.NewPCG(2, seed))
			for s.Actor() != engine.Nobody {
				list := s.Legal(nil, nil)
				require.NotEmpty(t, list, "%s, seed %d", file, seed)
				s.Apply(list[rnd.IntN(len(list))], nil)
			}
		}
	}
}

// Riches far beyond a game's are counted right: many tools at once, again and again.
func TestRichesAreCounted(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":3000}]}`)
	require.NoError(t, err)
	for range 2 {
		a, err := s.Parse("buy tool*700 ship")
		require.NoError(t, err)
		require.Nil(t, s.Check(0, a, nil))
		s.Apply(a, nil)
	}
	p := s.Position().(*frontier.Position)
	require.Equal(t, 1400, p.Players[0].Stock["tool"])
	require.Equal(t, 200, *p.Players[0].Money)
	text, err := json.Marshal(p)
	require.NoError(t, err)
	again, err := load(string(text))
	require.NoError(t, err)
	require.True(t, s.Equal(again))
	for _, a := range s.Legal(nil, nil) {
		read, err := s.Parse(s.Format(a))
		require.NoError(t, err, s.Format(a))
		require.Equal(t, a, read)
	}
}

// Only what may come next has odds.
func TestWhatIsNotDueHasNoOdds(t *testing.T) {
	s, err := frontier.New().New(engine.Setup{Seats: []string{"ann", "bob"}}, nil)
	require.NoError(t, err)
	weight, total := s.Odds(s.Legal(nil, nil)[0])
	require.Positive(t, weight)
	require.Positive(t, total)
	for _, words := range []string{"die 3", "severity 2"} {
		a, err := s.Parse(words)
		require.NoError(t, err)
		weight, total = s.Odds(a)
		require.Zero(t, weight+total, words)
	}
}
