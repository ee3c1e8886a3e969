package frontier_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func TestAnOptionThatIsNotPlayableIsRefused(t *testing.T) {
	_, err := frontier.Book().Answer(map[string]string{"trees": "endless"})
	require.EqualError(t, err, `ruling "trees" cannot be set to "endless", because FR-R-trees is not playable (Reached in part by `+
		`other values in the component file: map.trees-per-forest, which is 20 at most): leave it out, or set its default; there are: four`)
	_, err = frontier.Book().Answer(map[string]string{"output-place": "into-the-basin"})
	require.EqualError(t, err, `ruling "output-place" has the reading "into-the-basin" in words only, which cannot be played; there `+
		`are: site-then-haul, straight-to-stock`)
	for _, q := range frontier.Book().Questions {
		require.Equal(t, q.Name == "output-place", len(q.Told) > 0, q.ID)
	}
}

// Where a value of the component file is named as the way to another reading, an owner's file gets there.
func TestWhatIsReachedByTheComponentFile(t *testing.T) {
	b := frontier.Book()
	for name, given := range map[string]string{
		"founding-spots": "map: {founding-spots: {value: [a4, r6]}}",
		"status-track":   "town-status: {low: {value: -9}, high: {value: 9}}",
		"rain":           "event-numbers: {rain-faces: {value: 2}}",
		"panic":          "fire-and-revolt: {bank-relief: {value: 20}}",
		"donation":       "public-buildings: {list: [{id: philanthropy, use: {donate: 1, cost: 3}}]}",
		"raft":           "lumbering: {raft: {logs: 3, price: 1}}",
		"steam-fee":      "lumbering: {helpers: {list: [{id: steam, fee: 0}]}}",
		"trees":          "map: {trees-per-forest: {value: 20}}",
		"grubstake":      "mining: {grubstake: {tools: 2}}",
		"town-terrain":   "map: {terrain: {forest: {town: true}, mountain: {town: true}}}",
		"silver":         "market-cards: {list: [{id: ship, sells-for: {silver: 0}}, {id: stagecoach, sells-for: {silver: 0}}]}",
		"donkeys":        "mining: {haul-animals: {donkey: 0, mule: 0}}",
		"range-purchase": "market-cards: {list: [{id: red, costs: {cattle: 0}}, {id: blue, costs: {cattle: 0}}]}",
		"none-left":      "ranching: {none-left-surcharge: {cattle: 2, meat: 3}}",
		"site-price": "industry-buildings: {list: [{id: panning, price: 4, logs: 1}, {id: farmstead, price: 4, logs: 1}, {id: " +
			"wind-pump, price: 4, logs: 1}]}",
	} {
		require.Contains(t, b.Question(name).Why, "by other values in the component file: ", name)
		c, err := frontier.ReadComponents(engine.Setup{Components: []byte(given)})
		require.NoError(t, err, name)
		require.NotEqual(t, frontier.DefaultComponents(), c, name)
	}
	reached := 0
	for _, q := range b.Questions {
		if strings.Contains(q.Why, "component file") {
			reached++
		}
	}
	require.Equal(t, 15, reached)
}

// Every value of the components has an origin, and what the rulebook does not say has a fact or a reason that binds it.
func TestFigures(t *testing.T) {
	b := frontier.Book()
	for _, f := range b.Figures {
		require.True(t, f.From != "assumed" || len(f.Binds) > 0, f.Path)
	}
	lines := strings.Split(string(printedFile(t)), "\n")
	reserve := b.Under("mining.start.panning.reserve")
	require.Len(t, reserve, 1)
	require.Equal(t, "4", reserve[0].Value)
	require.Equal(t, "assumed", reserve[0].From)
	require.Contains(t, lines[reserve[0].Line-1], "panning: ")
	require.Equal(t, "printed", b.Under("mining.start.panning.kind")[0].From)
	require.Equal(t, "svenuilhoorn.nl/frontier", b.Under("time.first-year")[0].How)
}

// What is printed names the clauses that say so, and so does every fact that an owner's file is held to; the book has them all.
func TestWhatIsPrintedNamesItsClauses(t *testing.T) {
	b := frontier.Book()
	root, err := source.Parse(printedFile(t), 64<<10)
	require.NoError(t, err)
	for _, f := range b.Figures {
		if f.From != "printed" {
			continue
		}
		var clauses []*source.Node
		path := strings.Split(f.Path, ".")
		for i := range path {
			if n := root.At(path[:i+1]...).Get("clauses"); n != nil {
				clauses = n.Items()
			}
		}
		require.NotEmpty(t, clauses, f.Path)
		for _, n := range clauses {
			require.NotNil(t, b.Clause(n.Value()), "%s: %s", f.Path, n.Value())
		}
	}
	named := regexp.MustCompile(`FR-[A-Z]+-\d+`)
	for _, f := range b.Figures {
		for _, fact := range f.Binds {
			clauses := named.FindAllString(fact, -1)
			require.True(t, len(clauses) > 0 || !strings.Contains(fact, "(printed"), fact)
			for _, id := range clauses {
				require.NotNil(t, b.Clause(id), fact)
			}
		}
	}
}

func printedFile(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("components.yaml")
	require.NoError(t, err)
	return data
}
