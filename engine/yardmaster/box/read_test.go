package box_test

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

var book = sync.OnceValue(func() *rulebook.Book {
	book, err := source.Load(os.DirFS(".."))
	if err != nil {
		panic(err)
	}
	return book
})

// printed is the printed file, and standard the components as it gives them.
var printed = sync.OnceValue(func() *source.Printed { return source.NewPrinted(book()) })

var standard = sync.OnceValue(func() *box.Components {
	c, err := box.Read(printed(), &box.Components{}, printedText())
	if err != nil {
		panic(err)
	}
	return c
})

func printedText() []byte {
	text, err := printed().Text()
	if err != nil {
		panic(err)
	}
	return text
}

func read(data string) (*box.Components, error) { return box.Read(printed(), standard(), []byte(data)) }

// figure is a number of the printed file.
func figure(field string, at ...any) int {
	n, err := strconv.Atoi(book().Under(fmt.Sprintf(field, at...))[0].Value)
	if err != nil {
		panic(err)
	}
	return n
}

// Every component is the figure of its field.
func TestThePrintedFile(t *testing.T) {
	number := func(name string) int { return figure("parameters.%s.value", name) }
	want := &box.Components{
		ActionsPerTurn: number("actions-per-turn"), YardmasterExtra: number("yardmaster-extra-actions"), HandAtStart: number("hand-at-start"),
		YardSize: number("arrival-yard-size"), ExchangePair: number("exchange-pair"),
	}
	for players := 2; players <= 5; players++ {
		want.Goals[players] = figure("point-goal.rows[%d].goal", players-1)
	}
	for i, name := range []string{"four-three-two-one", "three-three-two-two", "two-three-three-two"} {
		for car := range box.Cars {
			want.Railcars[i][car] = uint8(figure("railcars.copies.distributions.%s.each-type[%d].copies", name, car%4+1))
		}
	}
	for i, name := range box.CardNames {
		want.Cargo[i] = uint8(figure("cargo.cards.%s.copies", name))
	}
	require.Equal(t, want, standard())
}

// The printed file replaces nothing of itself.
func TestThePrintedFileReadsAsTheDefault(t *testing.T) {
	c, err := read(string(printedText()))
	require.NoError(t, err)
	require.Equal(t, standard(), c)
}

func TestWhatAnOwnerReplaces(t *testing.T) {
	type components = box.Components
	for _, row := range []struct {
		law, given string
		change     func(c *components)
	}{
		{"the numbers of play", `
parameters:
  - {id: actions-per-turn, value: 3, from: public, source: our own table}
  - {id: yardmaster-extra-actions, value: 0}
  - {id: hand-at-start, value: 10}
  - {id: arrival-yard-size, value: 6}
  - {id: exchange-pair, value: 3}
`, func(c *components) {
			c.ActionsPerTurn, c.YardmasterExtra, c.HandAtStart, c.YardSize, c.ExchangePair = 3, 0, 10, 6, 3
		}},
		{"one goal", "point-goal: {rows: [{players: 4, goal: 100}]}", func(c *components) { c.Goals[4] = 100 }},
		{"cargo cards with their total",
			"cargo: {total: {value: 71}, cards: [{id: oil, copies: 13}]}", func(c *components) { c.Cargo[2] = 13 }},
		{"bonus cards with both totals",
			"cargo: {total: {value: 69}, bonus-cards: {value: 9}, cards: [{id: draw-2, copies: 1}]}",
			func(c *components) { c.Cargo[5] = 1 }},
		{"railcars that add up close the question",
			"railcars: {cards: [{id: coal-1, copies: 3}, {id: coal-4, copies: 2}]}", func(c *components) {
				c.RailcarsSettled = true
				c.Railcars[0][0], c.Railcars[0][3] = 3, 2
				c.Railcars[1], c.Railcars[2] = c.Railcars[0], c.Railcars[0]
			}},
		{"a railcar counted as assumed closes it too",
			"railcars: {cards: [{id: coal-1, copies: 4, from: public, source: our box}]}", func(c *components) {
				c.RailcarsSettled = true
				c.Railcars[1], c.Railcars[2] = c.Railcars[0], c.Railcars[0]
			}},
		{"a railcar that is still assumed does not", "railcars: {cards: [{id: coal-1, copies: 4, from: assumed}]}", func(*components) {}},
		{"a railcar that differs closes it whatever its origin", `
railcars:
  total: {value: 55}
  per-type: {value: 11}
  cards:
    - {id: coal-1, copies: 5, from: assumed}
    - {id: livestock-1, copies: 5}
    - {id: oil-1, copies: 5}
    - {id: timber-1, copies: 5}
    - {id: automobile-1, copies: 5}
`, func(c *components) {
			c.RailcarsSettled = true
			for i := range 5 {
				c.Railcars[0][4*i] = 5
			}
			c.Railcars[1], c.Railcars[2] = c.Railcars[0], c.Railcars[0]
		}},
		{"a railcar that is only named does not", "railcars: {cards: [{id: coal-1, from: printed}]}", func(*components) {}},
		{"what the rules fix may be repeated",
			"players: {min: 2, max: 5}\ntokens: {total: {value: 6}}\nengines: {per-player: {value: 1}}", func(*components) {}},
		{"a table after set-up that follows from the rest", `
parameters: [{id: hand-at-start, value: 4}]
after-set-up: {rows: [{players: 5, cargo-draw-pile: 49, centre-tokens: 0}]}
`, func(c *components) { c.HandAtStart = 4 }},
	} {
		t.Run(row.law, func(t *testing.T) {
			want := *standard()
			row.change(&want)
			c, err := read(row.given)
			require.NoError(t, err)
			require.Equal(t, &want, c)
		})
	}
}

func TestOneTypeMoreOfEveryKind(t *testing.T) {
	var b strings.Builder
	b.WriteString("railcars:\n  total: {value: 60}\n  per-type: {value: 12}\n  cards:\n")
	for _, kind := range []string{"coal", "livestock", "oil", "timber", "automobile"} {
		for value := 1; value <= 4; value++ {
			fmt.Fprintf(&b, "    - {id: %s-%d, copies: 3}\n", kind, value)
		}
	}
	c, err := read(b.String())
	require.NoError(t, err)
	require.True(t, c.RailcarsSettled)
	require.Equal(t, bytes.Repeat([]byte{3}, 20), c.Railcars[2][:])
}

func TestFilesThatAreRefused(t *testing.T) {
	for _, row := range []struct{ law, given, field, want string }{
		{"an empty file", "", "", "line 1: the document is empty; allowed: a mapping"},
		{"an unknown field", "railcar: {}", "railcar",
			"line 1: railcar: is not a field here; allowed: game, prefix, source, players, types, parameters, point-goal, " +
				"railcars, cargo, engines, tokens, arithmetic, after-set-up, other-descriptions"},
		{"an unknown parameter", "parameters:\n  - {id: actions, value: 2}", "parameters.actions.id",
			`line 2: parameters.actions.id: is the text "actions"; allowed: actions-per-turn, yardmaster-extra-actions, hand-at-start, ` +
				`arrival-yard-size, discards-at-start, exchange-pair, tokens-per-player`},
		{"an unknown cargo card", "cargo: {cards: [{id: gold, copies: 1}]}", "cargo.cards.gold.id",
			`line 1: cargo.cards.gold.id: is the text "gold"; allowed: coal, livestock, oil, timber, automobile, draw-2, pay-1-less, ` +
				`take-1-discarded, plus-1-action, exchange-1-1`},
		{"no action", "parameters: [{id: actions-per-turn, value: 0}]", "parameters.actions-per-turn.value",
			"line 1: parameters.actions-per-turn.value: is 0; allowed: a whole number from 1 to 5"},
		{"too large a yard", "parameters: [{id: arrival-yard-size, value: 7}]", "parameters.arrival-yard-size.value",
			"line 1: parameters.arrival-yard-size.value: is 7; allowed: a whole number from 1 to 6"},
		{"a goal of nothing", "point-goal:\n  rows:\n    - {players: 2, goal: 0}", "point-goal.rows[1].goal",
			"line 3: point-goal.rows[1].goal: is 0; allowed: a whole number from 1 to 100"},
		{"a goal for six", "point-goal: {rows: [{players: 6, goal: 18}]}", "point-goal.rows[1].players",
			"line 1: point-goal.rows[1].players: is 6; allowed: 2, 3, 4, 5"},
		{"a negative count", "cargo: {cards: [{id: coal, copies: -1}]}", "cargo.cards.coal.copies",
			"line 1: cargo.cards.coal.copies: is -1; allowed: a whole number from 0 to 30"},
		{"a count in words", "railcars: {cards: [{id: coal-1, copies: four}]}", "railcars.cards.coal-1.copies",
			`line 1: railcars.cards.coal-1.copies: is the text "four"; allowed: a whole number from 0 to 30`},
		{"a number without its record", "railcars: {total: 50}", "railcars.total",
			"line 1: railcars.total: is 50; allowed: a mapping of value, from, clauses"},
		{"a card counted twice", "cargo:\n  cards:\n    - {id: oil, copies: 12}\n    - {id: oil, copies: 12}", "cargo.cards.oil.id",
			"line 4: cargo.cards.oil.id: is given twice; allowed: each once"},
		{"a field given twice", "cargo: {}\ncargo: {}", "cargo", "line 2: cargo: is given twice; allowed: each field once"},
		{"another number of players", "players: {max: 6}", "players.max", "line 1: players.max: is 6; allowed: 5, which the rules fix"},
		{"another first discard", "parameters: [{id: discards-at-start, value: 2}]", "parameters.discards-at-start.value",
			"line 1: parameters.discards-at-start.value: is 2; allowed: 1, which the rules fix"},
		{"a sixth type", "types: [{id: grain, name: Grain}]", "types.grain.id",
			`line 1: types.grain.id: is the text "grain"; allowed: coal, livestock, oil, timber, automobile`},
		{"a railcar of another value", "railcars: {cards: [{id: coal-4, value: 5}]}", "railcars.cards.coal-4.value",
			"line 1: railcars.cards.coal-4.value: is 5; allowed: 4, which the rules fix"},
		{"another distribution under a known name",
			"railcars:\n  copies:\n    distributions:\n      - id: four-three-two-one\n        each-type: [{value: 1, copies: 5}]",
			"railcars.copies.distributions.four-three-two-one.each-type[1].copies",
			"line 5: railcars.copies.distributions.four-three-two-one.each-type[1].copies: is 5; allowed: 4, which stays for " +
				"comparison: your own numbers go under railcars.cards"},
		{"eleven railcars of a type", "railcars:\n  cards:\n    - {id: coal-1, copies: 5}", "railcars.cards",
			"line 3: railcars.cards: the coal railcars add up to 11, and railcars.per-type is printed as 10; allowed: cards that add " +
				"up to 10, or a railcars.per-type with the value 11"},
		{"a total that the railcars do not have", "railcars: {total: {value: 55}}", "railcars.total.value",
			"line 1: railcars.total.value: is 55, but the railcars add up to 50; allowed: 50"},
		{"a total that the cargo does not have", "cargo:\n  total: {value: 71}", "cargo.total.value",
			"line 2: cargo.total.value: is 71, but the cargo cards add up to 70; allowed: 70"},
		{"bonus cards without their total", "cargo: {cards: [{id: draw-2, copies: 3}]}", "cargo.cards",
			"line 1: cargo.cards: the bonus cards add up to 11, and cargo.bonus-cards is printed as 10; allowed: cards that add up to " +
				"10, or a cargo.bonus-cards with the value 11"},
		{"too many cargo cards", "cargo: {total: {value: 101}}", "cargo.total.value",
			"line 1: cargo.total.value: is 101; allowed: a whole number from 1 to 100"},
		{"a hand too large for the cargo",
			"parameters: [{id: hand-at-start, value: 10}]\ncargo:\n  total: {value: 60}\n  cards: [{id: coal, copies: 2}]",
			"parameters.hand-at-start.value",
			"line 1: parameters.hand-at-start.value: 5 players are dealt 10 cards each, and 50 cards have a type; allowed: 51 or more " +
				"cargo cards with a type, or a smaller hand"},
		{"a table after set-up that does not follow", "after-set-up: {rows: [{players: 2, cargo-draw-pile: 60}]}",
			"after-set-up.rows[1].cargo-draw-pile",
			"line 1: after-set-up.rows[1].cargo-draw-pile: is 60; allowed: 59, which follows from the other numbers"},
		{"an origin that there is not", "cargo: {total: {from: memory}}", "cargo.total.from",
			`line 1: cargo.total.from: is the text "memory"; allowed: printed, derived, public, assumed`},
		{"another game", "game: frontier", "game", `line 1: game: is the text "frontier"; allowed: yardmaster, which the rules fix`},
	} {
		t.Run(row.law, func(t *testing.T) {
			c, err := read(row.given)
			require.Nil(t, c)
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.EqualError(t, err, row.want)
			require.Equal(t, row.field, e.Field)
		})
	}
}

// A printed file that lacks a number cannot be made into components.
func TestANumberThatIsMissing(t *testing.T) {
	line := "  - {id: exchange-pair, value: 2, from: printed, clauses: [YM-XCH-02]}\n"
	require.Contains(t, string(printedText()), line)
	lacking := []byte(strings.Replace(string(printedText()), line, "", 1))
	printed := source.NewPrinted(&rulebook.Book{Files: fstest.MapFS{"components.yaml": {Data: lacking}}})
	_, err := box.Read(printed, &box.Components{}, lacking)
	require.EqualError(t, err, "line 1: parameters.exchange-pair.value: is missing; allowed: a whole number")
}

func TestTooLargeAFileIsNotRead(t *testing.T) {
	_, err := read(strings.Repeat("#", 64<<10+1))
	require.EqualError(t, err, "line 1: the document has 65537 bytes; allowed: at most 65536")
}

func TestFewerRailcarsThanPlaces(t *testing.T) {
	var b strings.Builder
	b.WriteString("parameters: [{id: arrival-yard-size, value: 6}]\nrailcars:\n  total: {value: 5}\n  per-type: {value: 1}\n  cards:\n")
	for _, kind := range []string{"coal", "livestock", "oil", "timber", "automobile"} {
		fmt.Fprintf(&b,
			"    - {id: %[1]s-1, copies: 1}\n    - {id: %[1]s-2, copies: 0}\n    - {id: %[1]s-3, copies: 0}\n    - {id: %[1]s-4, "+
				"copies: 0}\n", kind)
	}
	_, err := read(b.String())
	require.EqualError(t, err,
		"line 1: parameters.arrival-yard-size.value: the arrival yard has 6 places for 5 railcars; allowed: at least as many railcars "+
			"as places")
}

func FuzzRead(f *testing.F) {
	f.Add(printedText())
	f.Add([]byte("railcars: {cards: [{id: coal-1, copies: 3}, {id: coal-4, copies: 2}]}"))
	f.Add([]byte("parameters:\n  - {id: hand-at-start, value: 10}\n"))
	f.Add([]byte("cargo: {total: {value: 71}, cards: [{id: oil, copies: 13}]}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := read(string(data))
		if err != nil {
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.Positive(t, e.Line)
			require.NotContains(t, err.Error(), "\n")
			return
		}
		requireInRange(t, c)
	})
}

func requireInRange(t *testing.T, c *box.Components) {
	t.Helper()
	within := func(v, least, most int) {
		require.GreaterOrEqual(t, v, least)
		require.LessOrEqual(t, v, most)
	}
	within(c.ActionsPerTurn, 1, 5)
	within(c.YardmasterExtra, 0, 3)
	within(c.HandAtStart, 0, 10)
	within(c.YardSize, 1, 6)
	within(c.ExchangePair, 1, 3)
	for players := 2; players <= 5; players++ {
		within(c.Goals[players], 1, 100)
	}
	for _, cars := range c.Railcars {
		within(total(t, cars[:]), c.YardSize, 60)
	}
	within(total(t, c.Cargo[:5]), 5*c.HandAtStart+1, 100)
	within(total(t, c.Cargo[:]), 5*c.HandAtStart+1, 100)
}

func total(t *testing.T, copies []uint8) int {
	t.Helper()
	sum := 0
	for _, n := range copies {
		require.LessOrEqual(t, n, uint8(30))
		sum += int(n)
	}
	return sum
}

func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		_, err := read(string(printedText()))
		require.NoError(b, err)
	}
}
