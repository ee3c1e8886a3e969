package hellonwheels_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

func opened(t testing.TB, seats ...string) engine.State {
	s, err := hellonwheels.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(t, err)
	return s
}

func TestEverySpellingReadsBackAsItself(t *testing.T) {
	s := opened(t, "p1", "p2")
	for _, text := range []string{
		"town north-platte to present", "supervisor p2", "roll 6 for p1", "draw saloon#7 for p2", "draw rough-and-tumble for p1",
		"random blackmail from p2",
		"bid 0", "bid 65535", "bid 3 with blackmail", "draw extra", "draw extra 1", "draw extra 3",
		"civilize post-office at past", "build gambling-house at future", "customer civil-war-vets at present", "mayhem vice at past",
		"civilize saloon at past", "build lawmen at present", "give up brothel#5 at future",
		"raid supervisor discard vice at present", "raid law-and-order discard saloon#1 at past", "raid lawmen discard church#2 at future",
		"play vile-men on p2", "play con-men on p1", "play outlaws on p2", "play gamblers on p2",
		"play indian-attack on irish at past", "play arsonist on town-hall#2 at present", "play claim-jumpers on saloon#3 at future",
		"play desperados from past to present moving murders, anarchy, vice", "play ladies-of-the-evening from future to past moving irish",
		"play desperados to future moving murders, vice", "play ladies-of-the-evening to past moving irish",
		"play desperados moving murders to past, vice to future", "play ladies-of-the-evening moving irish to past",
		"play hangers-on moving saloon#1, brothel#1", "play hangers-on moving saloon#1, saloon#2, brothel#1",
		"play entrepreneur", "play scoundrels", "play blackmail", "play vile-men", "play desperados", "play hangers-on",
		"discard saloon", "discard lynchings", "pass", "done",
	} {
		a, err := s.Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, text, s.Format(a))
	}
}

func TestOtherSpellingsAreNotRead(t *testing.T) {
	s := opened(t, "p1", "p2")
	for text, says := range map[string]string{
		"":                                   "an action begins with",
		"fold":                               "an action begins with",
		"Pass":                               "an action begins with",
		"pass now":                           "is written alone",
		"bid":                                "not a whole number",
		"bid 07":                             "not a whole number",
		"bid -1":                             "not a whole number",
		"bid 65536":                          "not a whole number",
		"bid with blackmail":                 "not a whole number",
		"bid 3 with the card":                "not a whole number",
		"town boston to past":                "is not a Town",
		"town omaha to nowhere":              "is not a position",
		"roll 7 for p1":                      "not a roll of a die",
		"roll 0 for p1":                      "not a roll of a die",
		"roll 3 for p9":                      "nobody called",
		"draw":                               "write draw CARD for PLAYER",
		"draw saloon for p1":                 "several copies",
		"draw saloon#8 for p1":               "there is no card",
		"draw extra 0":                       "not a number of extra cards",
		"random irish of p1":                 "write random CARD from PLAYER",
		"civilize church":                    "at past, present or future",
		"civilize church#1 at past":          "goes by its name: church",
		"build inn at past":                  "there is no card",
		"give saloon#1 at past":              "write give up",
		"give up saloon at past":             "several copies",
		"raid lawmen":                        "write raid CARD discard TARGET",
		"raid irish discard vice at past":    "is not a Raid card",
		"raid lawmen discard saloon at past": "several copies",
		"play saloon":                        "is not an Opportunist card",
		"play lawmen":                        "is not an Opportunist card",
		"play outlaws p2":                    "write on and a player",
		"play outlaws on p3":                 "nobody called",
		"play arsonist saloon#1":             "write on CARD",
		"play arsonist on saloon#1":          "say where the card is",
		"play scoundrels on p2":              "aimed at nothing",
		"play desperados from past":          "from POSITION to POSITION",
		"play desperados from past to present moving vice, anarchy":         "in card order",
		"play desperados from past to present moving vice, vice":            "in card order",
		"play desperados from past to present moving vice to future":        "write moving CARDS",
		"play desperados moving vice":                                       "write moving CARDS",
		"play desperados  from past to present moving vice":                 "is not a position",
		"play desperados past to present moving vice":                       "is not a position",
		"play hangers-on saloon#1":                                          "write moving CARDS",
		"discard saloon#1":                                                  "goes by its name",
		"discard":                                                           "name a card",
		strings.Repeat("play desperados from past to present moving ", 999): "there is no card",
	} {
		_, err := s.Parse(text)
		require.ErrorContains(t, err, says, "%.60s", text)
		var v *engine.Violation
		require.False(t, errors.As(err, &v), "a misspelling breaks no clause: %.60s", text)
	}
}

// What no notation can say, because the rulebook forbids it outright, is refused by the rulebook.
func TestWhatTheRulebookForbidsOutright(t *testing.T) {
	s := opened(t, "p1", "p2")
	for text, clause := range map[string]engine.Clause{
		"bid 2.5":                hellonwheels.Mon01,
		"bid 1/2 with blackmail": hellonwheels.Mon01,
		"play desperados from past to present moving murders, shootings, anarchy, vice":            hellonwheels.Card13,
		"play ladies-of-the-evening to past moving irish, workers, scots, mexicans":                hellonwheels.Card15,
		"play hangers-on moving saloon#1, saloon#2, saloon#3, saloon#4":                            hellonwheels.Card18,
		"play desperados moving murders to past, shootings to past, anarchy to past, vice to past": hellonwheels.Card13,
	} {
		_, err := s.Parse(text)
		var v *engine.Violation
		require.ErrorAs(t, err, &v, text)
		require.Equal(t, clause, v.Clause)
	}
}

func FuzzNotation(f *testing.F) {
	for _, text := range []string{"play desperados from past to present moving murders, anarchy, vice",
		"raid lawmen discard saloon#1 at past",
		"bid 3 with blackmail", "draw saloon#2 for p1", "play hangers-on moving saloon#1, brothel#1", "give up brothel#1 at past"} {
		f.Add(text)
	}
	open, err := load(`{"phase":"customer","opportunist":"behind","players":[{"name":"p1","hand":["lawmen","desperados","hangers-on"]}]}`)
	require.NoError(f, err)
	start := opened(f, "p1", "p2")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := start.Parse(text)
		if err != nil {
			return
		}
		require.NotZero(t, a)
		require.Equal(t, text, start.Format(a), "what is read has one spelling")
		for _, by := range []engine.Seat{engine.Chance, 0, 1} {
			_ = start.Check(by, a, &engine.Record{})
			_ = open.Check(by, a, &engine.Record{})
		}
	})
}
