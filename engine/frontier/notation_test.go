package frontier_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

func table(t testing.TB, seats ...string) engine.State {
	s, err := frontier.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(t, err)
	return s
}

func TestEverySpellingReadsBackAsItself(t *testing.T) {
	s := table(t, "ann", "bob", "cal")
	for _, text := range []string{
		"start P2", "reveal railroad RR1", "reveal telegraph TG9", "event IV-2", "goal G15", "assistant A7", "disc wealth nine",
		"industry mining", "keep G3", "keep B4", "camp b4", "panning q1", "cattle m4", "farmstead l3", "stockpile h6", "freight k6",
		"bridge h5", "tent g7", "train red r9",
		"severity 3", "die 6", "deposit-die 1", "card T9",
		"lose-log P1", "pile-up basin-2", "burn g7", "revolt b4", "drought m4", "defend 0", "lose cattle m4", "lose horse card",
		"lose ox m7",
		"cut b4 via c4", "cut b4 via c4 ox reach", "cut b4 via c4 steam logs", "drive basin-1 2", "drive basin-1 P1=1 P3=1",
		"raft basin-2 4", "tow basin-3", "clear basin-1",
		"lift", "saw b5 stock", "saw b5 basin-2", "pan q1 0", "pan q1 12", "haul q1", "haul q1 mule", "assign 4 q1", "improve 3 up",
		"improve 3 down", "improve 3 to 4", "stop",
		"new-deposit q4", "no-deposit", "drive-cattle m4 to m6", "breed m4", "stable m7", "rustle 2 at m4", "rail-drive m4 to p8",
		"use g7", "use g7 deck", "use g7 A4", "use g7 wealth", "use g7 deck dollar", "use g7 dollar", "douse g7", "quell b4",
		"assist A4", "assist A4 gun", "tycoon T1", "tycoon T1 at g7", "to-town A4 red-town", "place T4", "swap T4 for T2",
		"dismiss T2 gold-town", "refuse T4",
		"campaign health-wealth", "develop railroad", "track q9", "train blue r9", "build saloon at g7", "build own-train", "end-turn",
		"sell log*2 ship", "sell cattle*1 red at m4", "buy gun*3 red", "promise health=1 safety=2", "next P3", "add ranching",
		"upgrade lumbering", "house g7", "pass",
	} {
		a, err := s.Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, text, s.Format(a))
	}
}

func TestOtherSpellingsAreNotRead(t *testing.T) {
	s := table(t, "ann", "bob", "cal")
	for text, says := range map[string]string{
		"":                          "begins with a verb",
		"fold":                      "begins with a verb",
		"start P4":                  "there is no player",
		"start ann":                 "there is no player",
		"reveal railroad TG1":       "there is no tile",
		"event V-1":                 "there is no event",
		"disc wealth":               "there is no event space",
		"disc fame nine":            "there is no disc",
		"keep G16":                  "there is no character",
		"camp z1":                   "is not a space",
		"camp b0":                   "is not a space",
		"camp b04":                  "is not a space",
		"camp b4 now":               "is too much after",
		"severity 4":                "not a number from 1 to 3",
		"severity 03":               "not a number",
		"defend -1":                 "not a number",
		"lose goat card":            "there is no animal",
		"cut b4 c4":                 "write \"via\"",
		"cut b4 via c4 mule logs":   "nothing here, or one of",
		"drive basin-1 0":           "not a number",
		"drive basin-1":             "say how many logs",
		"drive basin-1 P3=1 P1=1":   "by seat",
		"drive lake 2":              "there is no basin",
		"saw b5 shed":               "there is no basin",
		"improve 3 to 13":           "not a number",
		"improve 3":                 "up or down",
		"drive-cattle m4 m6":        "write \"to\"",
		"rustle 0 at m4":            "not a number",
		"use g7 Z1":                 "there is no character",
		"to-town A4 ghost-town":     "there is no town",
		"tycoon T2 at a1":           "builds nothing",
		"swap T4 T2":                "write \"for\"",
		"campaign fame":             "there is no space of the election board",
		"develop canal":             "there is no line",
		"build barn at g7":          "there is no building",
		"build saloon g7":           "write \"at\"",
		"sell log ship":             "a good and a number",
		"sell log*0 ship":           "a good and a number",
		"sell dollar*1 ship":        "a good and a number",
		"sell log*1 market":         "there is no market card",
		"sell log*1 ship at m4":     "traded at a space",
		"sell cattle*1 red":         "traded at a space",
		"promise":                   "say what is promised",
		"promise safety=1 health=1": "in the order health",
		"promise health=4":          "in the order health",
		"add banking":               "there is no industry",
	} {
		_, err := s.Parse(text)
		require.ErrorContains(t, err, says, text)
	}
}

// What needs a place is refused without one, and what has none with one.
func TestPlacesAreAskedForWhereThereAreAny(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":99,"industries":{"mining":3,"ranching":3},"stock":{"log":9}}]}`)
	require.NoError(t, err)
	for text, clause := range map[string]engine.Clause{"build mine-gold": frontier.Min28, "build deep-silver": frontier.Min28,
		"build saloon":          frontier.Gen19,
		"build own-train at a1": frontier.Ran09} {
		a, err := s.Parse(text)
		require.NoError(t, err)
		v := s.Check(0, a, nil)
		require.NotNil(t, v, text)
		require.Equal(t, clause, v.Clause, text)
	}
}

func FuzzNotation(f *testing.F) {
	for _, text := range []string{"cut b4 via c4 ox reach", "drive basin-1 P1=1 P3=1", "use g7 deck dollar", "sell cattle*1 red at m4",
		"promise health=1 safety=2",
		"improve 3 to 4", "build saloon at g7", "swap T4 for T2", "lose horse card", "start P2", "end-turn", "raft basin-8 7"} {
		f.Add(text)
	}
	start := table(f, "ann", "bob", "cal")
	turn, err := load(`{}`)
	require.NoError(f, err)
	dice, err := load(`{"decision":"dice","industry":{"q1":{"kind":"panning","owner":"ann"}},"open":{"site":"q1","dice":{"3":2}}}`)
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, text string) {
		a, err := start.Parse(text)
		if err != nil {
			return
		}
		require.NotZero(t, a)
		require.Equal(t, text, start.Format(a), "what is read has one spelling")
		for _, by := range []engine.Seat{engine.Chance, 0, 1} {
			for _, s := range []engine.State{start, turn, dice} {
				if v := s.Check(by, a, &engine.Record{}); v != nil {
					require.NotEmpty(t, v.Clause, text)
					require.NotEmpty(t, v.Reason, text)
				}
			}
		}
	})
}
