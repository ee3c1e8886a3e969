package frontier_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func TestBookIsWhole(t *testing.T) {
	b := frontier.Book()
	require.Equal(t, "frontier", b.Game)
	require.Equal(t, "Frontier", b.Title)
	require.Equal(t, rulebook.Players{Min: 2, Max: 5}, b.Players)
	require.Len(t, b.Sections, 17)
	require.Len(t, b.Clauses, 342)
	require.Len(t, b.Questions, 149)
	require.Equal(t, map[string]int{"printed": 228, "derived": 43, "public": 1, "assumed": 482}, b.Count(),
		"a change here is a change of what is known")
	var excluded []engine.Clause
	for _, c := range b.Clauses {
		if !c.Testable {
			require.NotEmpty(t, c.Why, c.ID)
			excluded = append(excluded, c.ID)
		} else {
			require.NotEmpty(t, c.Examples, "%s has an example", c.ID)
		}
	}
	require.Equal(t, []engine.Clause{
		frontier.Title02, frontier.Title04, frontier.Setup25, frontier.Round11, frontier.Round22,
		frontier.Gen06, frontier.Gen21, frontier.Gen22, frontier.Lum01, frontier.Lum10, frontier.Lum30,
		frontier.Min01, frontier.Min05, frontier.Min27, frontier.Min30, frontier.Min31, frontier.Min32, frontier.Min35,
		frontier.Ran01, frontier.Ran02, frontier.Ran19, frontier.Ran20, frontier.Ran32, frontier.Ran44,
		frontier.Char11, frontier.Char28, frontier.Char29, frontier.Char32, frontier.Elec07,
		frontier.Comp02, frontier.Comp08, frontier.Comp09, frontier.Comp13, frontier.Comp14, frontier.Comp16, frontier.Comp19,
		frontier.Comp21, frontier.Comp22,
	}, excluded)
}

// The constants number the questions and options as the book does.
func TestConstantsAreTheBook(t *testing.T) {
	b := frontier.Book()
	require.Equal(t, "FR-R-rounds", b.Questions[frontier.AskRounds].ID)
	require.Equal(t, "FR-R-tie-rest", b.Questions[frontier.AskTieRest].ID)
	require.Equal(t, "first-come", b.Questions[frontier.AskGoalTitles].Options[frontier.GoalTitlesFirstCome].ID)
	require.Equal(t, engine.Clause("FR-CARD-20"), frontier.Card20)
	for _, q := range b.Questions {
		require.Equal(t, rulebook.Option(0), q.Default, "the default of %s stands first", q.ID)
	}
}

// A question is played at every option and the answers can be read back, or it says why it is not and refuses all but its default.
func TestEveryOptionIsAnAnswerOrSaysWhyNot(t *testing.T) {
	b := frontier.Book()
	fixed := 0
	for i, q := range b.Questions {
		if q.Fixed {
			fixed++
			require.NotEmpty(t, q.Why, q.ID)
		} else {
			require.Empty(t, q.Why, q.ID)
		}
		for j, o := range q.Options {
			a, err := b.Answer(map[string]string{q.Name: o.ID})
			if !q.Fixed || rulebook.Option(j) == q.Default {
				require.NoError(t, err)
				require.Equal(t, rulebook.Option(j), a.Ask(nil, engine.Question(i)))
				continue
			}
			var refused *rulebook.RulingError
			require.ErrorAs(t, err, &refused)
			require.Contains(t, err.Error(), q.ID+" is not playable ("+strings.TrimSuffix(q.Why, ".")+")")
			require.Equal(t, []string{q.Options[q.Default].ID}, refused.Allowed)
		}
	}
	require.Equal(t, 78, fixed)
}

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
		c, err := frontier.ReadComponents([]byte(given))
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
	require.Equal(t, map[string]int{"printed": 228, "derived": 43, "public": 1, "assumed": 482}, b.Count())
	for _, f := range b.Figures {
		switch f.From {
		case "assumed":
			require.Empty(t, f.How, f.Path)
			require.NotEmpty(t, f.Binds, f.Path)
		case "derived", "public":
			require.NotEmpty(t, f.How, f.Path)
		}
		require.Positive(t, f.Line)
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
