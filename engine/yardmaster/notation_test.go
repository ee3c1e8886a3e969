package yardmaster_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

func begin(t testing.TB, seats ...string) engine.State {
	s, err := yardmaster.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(t, err)
	return s
}

func TestEverySpellingReadsBackAsItself(t *testing.T) {
	s := begin(t, "ann", "bob")
	for _, text := range []string{
		"arrival coal-3", "token ann livestock", "deal bob plus-1-action", "first-discard automobile", "start bob",
		"draw oil", "draw exchange-1-1", "refill timber-4",
		"draw deck", "draw discard", "draw deck deck", "draw deck discard", "draw discard discard",
		"buy coal-3 pay coal*3", "buy timber-1 pay nothing", "buy coal-4 pay livestock*2 coal*1 livestock*4",
		"buy coal-4 pay livestock*12", "buy oil-1 pay draw-2*1",
		"buy coal-3 pay coal*2 using pay-1-less*1", "buy coal-1 pay nothing using pay-1-less*4 exchange-1-1*1",
		"buy coal-3 pay oil*3 using exchange-1-1*1",
		"swap bob", "swap center-coal", "play draw-2", "play pay-1-less", "play take-1-discarded", "play plus-1-action",
		"play exchange-1-1", "take coal", "take draw-2", "load automobile-4", "done",
		"sort oil-3", "insert oil-3", "attach oil-3", "decline swap", "keep yardmaster",
	} {
		a, err := s.Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, text, s.Format(a))
	}
}

func TestOtherSpellingsAreNotRead(t *testing.T) {
	s := begin(t, "ann", "bob")
	for text, says := range map[string]string{
		"":                                      "an action begins with",
		"fold":                                  "an action begins with",
		"draw":                                  "write draw deck",
		"draw  deck":                            "write draw deck",
		"Draw deck":                             "an action begins with",
		"buy coal-5 pay coal*5":                 "is not a railcar",
		"buy coal-3":                            "after the railcar, say what is paid",
		"buy coal-3 pay":                        "after the railcar, say what is paid",
		"buy coal-3 pay coal":                   "has no number",
		"buy coal-3 pay coal*0":                 "has no number",
		"buy coal-3 pay coal*03":                "has no number",
		"buy coal-3 pay coal*1 coal*2":          "one run",
		"buy coal-3 pay coal*13":                "more than the 12 cards",
		"buy coal-3 pay cola*3":                 "is not a cargo card",
		"buy coal-3 pay coal*3 using":           "is not a cargo card",
		"buy coal-3 pay coal*3 using x":         "is not a list of bonus cards",
		"swap center-gold":                      "is not an exchange rate token",
		"swap centre-coal":                      "swap center-coal",
		"swap coal":                             "swap center-coal",
		"swap deck":                             "swap center-TYPE",
		"go":                                    "a turn ends with done",
		"swap Bob":                              "nobody called",
		"play coal":                             "is not a bonus card",
		"take gold":                             "is not a cargo card",
		"load coal-3 coal-2":                    "is not a railcar",
		"token ann draw-2":                      "is not an exchange rate token",
		"deal zoe coal":                         "nobody called",
		"start zoe":                             "nobody called",
		"done done":                             "an action begins with",
		strings.Repeat("buy coal-3 pay ", 9999): "is not a cargo card",
	} {
		_, err := s.Parse(text)
		require.ErrorContains(t, err, says, "%.40s", text)
		var v *engine.Violation
		require.False(t, errors.As(err, &v), "a misspelling breaks no clause: %.40s", text)
	}
}

func TestASwapWithSomebodyElseIsRefusedByTheRulebook(t *testing.T) {
	_, err := begin(t, "ann", "bob").Parse("swap zoe")
	var v *engine.Violation
	require.ErrorAs(t, err, &v)
	require.Equal(t, yardmaster.Swap02, v.Clause)
}

func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"buy coal-3 pay livestock*2 coal*2 using pay-1-less*1 exchange-1-1*1", "swap bob", "token ann oil", "draw deck",
	} {
		f.Add(text)
	}
	s := begin(f, "ann", "bob")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := s.Parse(text)
		if err != nil {
			return
		}
		require.NotZero(t, a)
		require.Equal(t, text, s.Format(a), "what is read has one spelling")
		for _, by := range []engine.Seat{engine.Chance, 0, 1} {
			_ = s.Check(by, a, &engine.Record{})
		}
	})
}
