package countdown

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/gametest"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/open"
)

type state = open.State[Position, *Position]

var two = []string{"ann", "bob"}

func TestGame(t *testing.T)     { suite().Run(t) }
func FuzzNotation(f *testing.F) { suite().FuzzNotation(f) }
func FuzzLoad(f *testing.F)     { suite().FuzzLoad(f, two, `{"player": "bob", "counters": {"ann": 3}}`) }

// suite is what the test of all games is told of this one.
func suite() *gametest.Suite[state] {
	return &gametest.Suite[state]{
		Game:  New(),
		Book:  &book,
		Seats: two,
		Laws: gametest.Laws[state]{
			Games: 400, Enough: 3,
			// What breaks a clause that a law cites: a change of one field, or a mutant by what it does wrong.
			Grounds: lawtest.Grounds{"CD-INV-01": {Turn01: "the last counter is taken twice"}},
			Mutants: []lawtest.Mutants[state]{{"CD-INV-01": {
				"the last counter is taken twice": lawtest.Where(
					func(d *lawtest.Decision[state]) bool { return d.After.At.left() == 0 },
					func(d *lawtest.Decision[state]) { d.After.At.Counters[1]++ }),
			}}},
		},
		Spelled:    []string{"take 1", "take 3"},
		Misspelled: map[string]string{"take 4": `no action is spelt so: did you mean "take 1"?`},
		Whole:      []string{`{"player": "bob", "counters": {"ann": 3}}`},
		Impossible: map[string]engine.Clause{`{"counters": {"ann": 6, "bob": 5}}`: Turn01},
		Unreadable: map[string]string{
			`{"player": "cid"}`:                  `player: nobody called "cid" plays here`,
			`{"counters": {"ann": 256}}`:         "counters: ann: is 256: write a whole number from 0 to 255",
			`{"counters": {"ann": 6, "bob": 5}}`: "counters taken: 11, of 10",
		},
	}
}

// What is refused is refused in these words.
func TestRefusals(t *testing.T) {
	for position, row := range map[string]struct {
		action string
		says   string
	}{
		`{"counters": {"ann": 8}}`:           {"take 3", "fewer are left: 2 counters"},
		`{"counters": {"ann": 5, "bob": 5}}`: {"take 1", "the last counter has been taken"},
		`{"player": "bob"}`:                  {"take 1", "it is the turn of bob"},
	} {
		s, err := New().Load(engine.Setup{Seats: two}, []byte(position), nil)
		require.NoError(t, err)
		a, err := s.Parse(row.action)
		require.NoError(t, err)
		require.Equal(t, row.says, s.Check(0, a, nil).Reason, position)
	}
	_, err := New().New(engine.Setup{Seats: two[:1]}, nil)
	require.ErrorContains(t, err, "the game is for 2 players")
}

// An effect says what is left.
func TestEffects(t *testing.T) {
	s, err := New().New(engine.Setup{Seats: two}, nil)
	require.NoError(t, err)
	a, err := s.Parse("take 3")
	require.NoError(t, err)
	var rec engine.Record
	s.Apply(a, &rec)
	require.Equal(t, "ann takes 3, counters left: 7", rec.Effects[0].Text)
}
