package features

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// vocabularyOf is what a scenario of a game may say.
func vocabularyOf(game string) *vocabulary {
	w, v := &world{}, &vocabulary{}
	w.teachAll(v)
	nounsOf[game](w).teach(v)
	return v
}

func TestPhrasesAreToldApart(t *testing.T) {
	for _, e := range games.All() {
		vocabulary := vocabularyOf(e.Name())
		for _, k := range vocabulary.definitions {
			for _, text := range k.examples() {
				require.Regexp(t, k.pattern(), text)
				for _, other := range vocabulary.definitions {
					if other.keyword == k.keyword && other.text != k.text {
						require.NotRegexp(t, other.pattern(), text, "%s %q is also %q", k.keyword, k.text, other.text)
					}
				}
			}
		}
	}
}

func TestEveryBlankIsKnown(t *testing.T) {
	for _, e := range games.All() {
		for _, d := range vocabularyOf(e.Name()).definitions {
			require.NotPanics(t, func() { d.pattern() }, d.text)
			require.NotEmpty(t, d.examples(), "%q has a blank without an example", d.text)
		}
	}
}

func TestEveryGameHasNouns(t *testing.T) {
	for _, e := range games.All() {
		require.Contains(t, nounsOf, e.Name())
	}
}

func TestNearestStep(t *testing.T) {
	vocabulary := vocabularyOf("yardmaster")
	for _, row := range []struct{ keyword, said, meant string }{
		{"Given", "ann's trian is coal-2 coal-1 oil-1", "Given <player>'s train is <cards>"},
		{"Then", "ann's trian is coal-2", "Then <player>'s train is <cards>"},
		{"Given", "ann's sort yard is coal-2", "Given <player>'s sorting yard is <cards>"},
		{"When", `ann plays "swap bob"`, `When <player> does "<action>"`},
		{"Then", `ann cannot do "buy coal-3 pay coal*3" because of YM-BUY-03`, `Then <player> may not do "<action>" because of <clause>`},
		{"Then", "ann has three points", "Then <player> has <n> point(s)"},
		{"Then", "the game is not over", "Then the game is over"},
		{"Given", "the goal was reached", "Given the goal has been reached"},
		{"When", "the setup goes on until chance does \"start ann\"", `When the set-up goes on until chance does "<action>"`},
	} {
		require.Equal(t, "the nearest known step is: "+row.meant, vocabulary.nearest(row.keyword, row.said), row.said)
	}
	require.Equal(t, "it is known as a Then step", vocabulary.nearest("Given", "ann wins"))
	require.NotPanics(t, func() { vocabulary.nearest("", "") })
	require.NotPanics(t, func() { vocabulary.nearest("Then", strings.Repeat("x ", 2000)) })
}

func TestKinds(t *testing.T) {
	for text, want := range map[string][]string{
		"nothing": {}, "empty": {}, "coal": {"coal"}, "coal*2 oil-3": {"coal", "coal", "oil-3"}, "oil coal oil": {"oil", "coal", "oil"},
	} {
		got, err := readList(text)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	for _, text := range []string{"coal*0", "coal*", "coal*x", "coal*-1", "coal*1001", "coal*600 oil*600"} {
		_, err := readList(text)
		require.Error(t, err, text)
	}
	pile, err := cargoWords().pile("oil coal oil")
	require.NoError(t, err)
	require.Equal(t, "coal*1 oil*2 whisky*1", spellPile(map[string]int{"oil": 2, "whisky": 1, "coal": 1, "timber": 0}, yardTypes))
	require.NoError(t, samePile("it", map[string]int{"coal": 1, "oil": 2}, pile, yardTypes))
	require.EqualError(t, samePile("it", nil, pile, yardTypes), "expected it to be nothing, but it is coal*1 oil*2")
}

func TestWordsThatAreNoKinds(t *testing.T) {
	for _, row := range []struct {
		of         words
		text, says string
	}{
		{cargoWords(), "coal 2", `"2" is no cargo card: several of a kind are written with a star, such as coal*2`},
		{cargoWords(), "cole*2", `"cole" is no cargo card: did you mean "coal"?`},
		{railcarWords(), "whisky-barrels", `"whisky-barrels" is no railcar: there are coal-1, `},
		{tokenWords(), "draw-2", `"draw-2" is no exchange rate token: there are coal, livestock, oil, timber, automobile`},
	} {
		_, err := row.of.list(row.text)
		require.ErrorContains(t, err, row.says)
		require.True(t, isScenarioError(err))
	}
	list, err := railcarWords().list("only oil-1", "only")
	require.NoError(t, err)
	require.Equal(t, []string{"only", "oil-1"}, list)
}

func TestChainOfRailcars(t *testing.T) {
	supply := map[string]int{}
	for i, car := range byValue() {
		supply[car] = 4 - i/len(yardTypes)
	}
	for total := 1; total < 90; total++ {
		train, sum := chain(supply, total), 0
		require.NotNil(t, train, total)
		for i, car := range train {
			sum += int(car[len(car)-1] - '0')
			require.True(t, follows(train[:i], car), "%s in %v", car, train)
		}
		require.Equal(t, total, sum)
		rest, short := less(supply, pileOf(train))
		require.Empty(t, short)
		require.NotContains(t, rest, "")
	}
	require.Nil(t, chain(supply, 101), "the box holds a hundred points")
	require.Nil(t, chain(map[string]int{"coal-1": 1, "oil-2": 1}, 3), "they do not fit")
}
