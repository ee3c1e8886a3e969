package features

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// vocabularyOf is what a scenario of a game may say.
func vocabularyOf(room string) *step.Vocabulary {
	v := &step.Vocabulary{}
	step.New(nil).TeachAll(v, nounsOf[room])
	return v
}

func TestPhrasesAreToldApart(t *testing.T) {
	for _, e := range games.All() {
		vocabulary := vocabularyOf(e.Room)
		for _, k := range vocabulary.Definitions {
			for _, text := range k.Examples() {
				require.Regexp(t, k.Pattern(), text)
				for _, other := range vocabulary.Definitions {
					if other.Keyword == k.Keyword && other.String() != k.String() {
						require.NotRegexp(t, other.Pattern(), text, "%s %q is also %q", k.Keyword, k.String(), other.String())
					}
				}
			}
		}
	}
}

func TestEveryBlankIsKnown(t *testing.T) {
	for _, e := range games.All() {
		for _, d := range vocabularyOf(e.Room).Definitions {
			require.NotPanics(t, func() { d.Pattern() }, d.String())
			require.NotEmpty(t, d.Examples(), "%q has a blank without an example", d.String())
		}
	}
}

// The list of this floor is the list of games.
func TestEveryGameHasARoom(t *testing.T) {
	rooms := slices.Collect(maps.Keys(nounsOf))
	for _, e := range games.All() {
		if !slices.Contains(rooms, e.Room) {
			t.Errorf("%s has no room here: features/%s needs a constructor for its nouns, and features/games.go a line for it", e.Name(),
				e.Room)
		}
		rooms = slices.DeleteFunc(rooms, func(room string) bool { return room == e.Room })
	}
	require.Empty(t, rooms, "features/games.go lists rooms of no game")
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
		require.Equal(t, "the nearest known step is: "+row.meant, vocabulary.Nearest(row.keyword, row.said), row.said)
	}
	require.Equal(t, "it is known as a Then step", vocabulary.Nearest("Given", "ann wins"))
	require.NotPanics(t, func() { vocabulary.Nearest("", "") })
	require.NotPanics(t, func() { vocabulary.Nearest("Then", strings.Repeat("x ", 2000)) })
}
