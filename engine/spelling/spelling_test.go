package spelling_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

func TestSuggest(t *testing.T) {
	known := []string{"draw deck", "draw discard", "swap bob", "buy coal-3 pay coal*3", "buy oil-3 pay oil*1 coal*4", "play pay-1-less",
		"done"}
	for text, want := range map[string]struct {
		near string
		sure bool
	}{
		"Draw Deck":                         {"draw deck", true},
		" draw   deck.":                     {"draw deck", true},
		"buy coal-3 pay coalx3":             {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay coal×3":             {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay 3xcoal":             {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay 3 * coal":           {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay 3 coal":             {"buy coal-3 pay coal*3", true},
		"buy coal 3 pay coal*3":             {"buy coal-3 pay coal*3", true},
		"buy coal_3 pay coal 3":             {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay coal*2 coal*1":      {"buy coal-3 pay coal*3", true},
		"buy coal-3 pay coal*1, coal*2":     {"buy coal-3 pay coal*3", true},
		"buy oil-3 pay oil coal*4":          {"buy oil-3 pay oil*1 coal*4", true},
		"buy oil-3 pay coal*4 oil*1":        {"buy oil-3 pay oil*1 coal*4", true},
		"play pay 1 less":                   {"play pay-1-less", true},
		"drw deck":                          {"draw deck", false},
		"swap bobb":                         {"swap bob", false},
		"buy coal-3 pay coal*2":             {"buy coal-3 pay coal*3", false},
		"play a waiting game":               {"", false},
		"buy coal-3 pay coal*4 coal*-1":     {"", false},
		"buy coal-3 pay coal*-3":            {"", false},
		"buy coal−3 pay coal*3":             {"buy coal-3 pay coal*3", true},
		"":                                  {"", false},
		strings.Repeat("draw deck ", 10000): {"", false},
	} {
		near, sure := spelling.Suggest(text, known)
		require.Equal(t, want.near, near, text)
		require.Equal(t, want.sure, sure, text)
	}
	near, sure := spelling.Suggest("bid -1", []string{"bid 0", "bid 1"})
	require.Empty(t, near, "a number below 0 is not the one above")
	require.False(t, sure)
	require.Equal(t, "zoe", spelling.Nearest("zo", []string{"bob", "zoe"}))
	require.Empty(t, spelling.Nearest("zoe", []string{"ann", "bob"}), "two letters of three are another name")
	buildings := []string{"camp", "mining-dam", "dam", "farmstead", "deep-mine"}
	require.Equal(t, "camp", spelling.Nearest("logging-camp", buildings), "a word of two, one of which is known")
	require.Equal(t, "deep-mine", spelling.Nearest("deep-mien", buildings), "a slip of the pen")
	require.Empty(t, spelling.Nearest("railway-station", buildings))
	near, sure = spelling.Suggest("draw deck", nil)
	require.Empty(t, near)
	require.False(t, sure)
}

// Words in another order are another spelling, but not where another action is meant.
func TestSuggestKnowsListsAndPlaces(t *testing.T) {
	known := []string{"play desperados from past to present moving anarchy, vice", "play desperados moving anarchy to past, vice to future",
		"build saloon at past"}
	for text, want := range map[string]struct {
		near string
		sure bool
	}{
		"Play Desperados from past to present, moving Anarchy and Vice": {known[0], false},
		"play desperados from past to present moving vice,anarchy":      {known[0], true},
		"play desperados to present from past moving Vice, Anarchy":     {known[0], true},
		"play desperados from past to present moving anarchy vice":      {known[0], true},
		"play desperados from present to past moving vice, anarchy":     {known[0], false},
		"play desperados moving vice to future, anarchy to past":        {known[1], true},
		"play desperados moving vice to past, anarchy to future":        {known[1], false},
		"build at past saloon": {known[2], true},
		"build, saloon, past":  {known[2], false},
		",":                    {"", false},
		"vice, , anarchy,":     {"", false},
	} {
		near, sure := spelling.Suggest(text, known)
		require.Equal(t, want.near, near, text)
		require.Equal(t, want.sure, sure, text)
	}
}

// A name may stand apart from its number, and what is counted before its count.
func TestVariantsJoinANameAndItsNumber(t *testing.T) {
	require.Contains(t, spelling.Variants("Load OIL 3"), "load oil-3")
	require.Contains(t, spelling.Variants("Buy OIL 3, pay 2 oil"), "buy oil-3 pay oil*2")
	require.Contains(t, spelling.Variants("bid 3"), "bid 3")
}

// A number is the same in words and in figures, and the words of an action are recognised in another order and with other endings.
func TestSuggestKnowsNumbersInWordsAndOtherOrders(t *testing.T) {
	known := []string{"advertise chicago", "advertise national", "eight-hour-day", "buy coal-3 pay coal*3", "pass", "place 2 on trains"}
	for text, want := range map[string]struct {
		near string
		sure bool
	}{
		"8-hour-day":                {"eight-hour-day", true},
		"8 hour day":                {"eight-hour-day", true},
		"Eight-Hour Day":            {"eight-hour-day", true},
		"8-hours day":               {"eight-hour-day", false},
		"national advertising":      {"advertise national", false},
		"Advertising: national":     {"advertise national", false},
		"buy coal-three pay coal*3": {"buy coal-3 pay coal*3", true},
		"passes":                    {"pass", false},
		"place two on trains":       {"place 2 on trains", true},
	} {
		near, sure := spelling.Suggest(text, known)
		require.Equal(t, want.near, near, text)
		require.Equal(t, want.sure, sure, text)
	}
	require.Equal(t, "advertise national", spelling.Nearest("national advertising", known))
	require.Equal(t, "pass to bob", spelling.Nearest("to bob passing", []string{"pass to bob", "pass bob"}))
	require.Contains(t, spelling.Variants("8-hour-day"), "eight-hour-day")
	require.Equal(t, "the 8-hour day of 12", spelling.Figures("the Eight-hour day of twelve"))
}
