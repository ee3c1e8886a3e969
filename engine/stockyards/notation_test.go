package stockyards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

func table(t testing.TB, seats ...string) engine.State {
	s, err := stockyards.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(t, err)
	return s
}

func TestEverySpellingReadsBackAsItself(t *testing.T) {
	s := table(t, "yellow", "blue", "green")
	for _, text := range []string{
		"first-player blue", "election-token republican", "reveal-building hair-factory", "reveal-year y191x-new-york-branches",
		"plant centre",
		"slaughter hogs", "buy-land at a1 facing e", "buy-land at m9 facing s", "build curing-room at e5", "build curing-room at e5 rot 90",
		"build canning-factory at f4 mirror", "build brush-factory at a10 rot 270", "advertise national", "advertise chicago",
		"branch manhattan",
		"branches boston brooklyn", "branches bronx bronx", "branches boston", "eight-hour-day", "wage-increase", "campaign",
		"viaduct at j10", "contract",
		"wild brooklyn", "specialist toilet-soap", "party democratic", "pass",
		"year-card supplier-contract", "year-card futures-trading sheep", "year-card new-york-branches bronx brooklyn",
		"year-card hire-strikebreaker",
	} {
		a, err := s.Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, text, s.Format(a))
	}
}

func TestOtherSpellingsAreNotRead(t *testing.T) {
	s := table(t, "yellow", "blue", "green")
	for text, says := range map[string]string{
		"":                                      "an action begins with",
		"fold":                                  "an action begins with",
		"first-player red":                      "nobody called",
		"election-token whig":                   "is not a party",
		"reveal-building barn":                  "is not a building card",
		"reveal-year 1886":                      "is not a year card",
		"plant middle":                          "is not a start location",
		"slaughter pigs":                        "is not a kind of livestock",
		"buy-land at a1":                        "write facing e or facing s",
		"buy-land a1 facing e":                  "write where",
		"buy-land at a0 facing e":               "is not a square",
		"buy-land at z1 facing e":               "is not a square",
		"buy-land at a01 facing e":              "is not a square",
		"build barn at a1":                      "is not a building card",
		"build curing-room":                     "write where",
		"build curing-room at e5 rot 180":       "write build curing-room at e5",
		"build curing-room at e5 mirror":        "write build curing-room at e5",
		"build curing-room at e5 rot 45":        "rot 90, rot 180 or rot 270",
		"build curing-room at e5 mirror rot 90": "rot 90, rot 180 or rot 270",
		"branch new-york":                       "is not a market",
		"branches brooklyn bronx":               "write branches bronx brooklyn",
		"viaduct j10":                           "write where",
		"viaduct at j13":                        "is not a square",
		"year-card":                             "is not a year card action",
		"year-card picnic":                      "is not a year card action",
		"year-card futures-trading":             "is not a kind of livestock",
		"year-card new-york-branches bronx":     "is not a market",
		"year-card supplier-contract twice":     "nothing follows",
		"party labour":                          "is not a party",
		"specialist baker":                      "is not a specialist card",
		"contract work":                         "an action begins with",
	} {
		_, err := s.Parse(text)
		require.ErrorContains(t, err, says, text)
	}
}

func FuzzNotation(f *testing.F) {
	for _, text := range []string{"build canning-factory at f4 mirror", "buy-land at a1 facing e", "branches bronx brooklyn",
		"year-card futures-trading hogs",
		"viaduct at j10", "first-player blue", "reveal-year y1904-hire-strikebreaker", "specialist toilet-soap", "pass"} {
		f.Add(text)
	}
	start := table(f, "yellow", "blue", "green")
	open, err := load(`{"player":"yellow"}`)
	require.NoError(f, err)
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
