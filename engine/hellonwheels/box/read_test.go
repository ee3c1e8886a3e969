package box_test

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// printed is the printed file, and standard the components as it gives them.
var printed = sync.OnceValue(func() *source.Printed {
	book, err := source.Load(os.DirFS(".."))
	if err != nil {
		panic(err)
	}
	return source.NewPrinted(book)
})

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

// The names and classes that no file can replace. What the numbers are is said by the scenarios.
func TestTheNamesArePrinted(t *testing.T) {
	c := standard()
	require.Equal(t, []string{"grand-island", "Grand Island"}, []string{c.TownNames[5], c.TownTitles[5]})
	require.Equal(t, [box.Types]string{"spontaneous", "planned", "existing"}, c.TypeNames)
	require.Equal(t, "vile-men", c.CardNames[49])
	require.Equal(t, uint8(7), c.CardCopies[0])
	require.Equal(t, []box.Class{box.Saloon, box.GamblingHouse, box.Brothel, box.Civilized, box.Customer, box.Mayhem, box.Raid,
		box.Opportunist},
		[]box.Class{c.CardClasses[0], c.CardClasses[1], c.CardClasses[2], c.CardClasses[3], c.CardClasses[8], c.CardClasses[23],
			c.CardClasses[40], c.CardClasses[61]})
}

// The printed file replaces nothing of itself.
func TestThePrintedFileReadsAsTheDefault(t *testing.T) {
	c, err := read(string(printedText()))
	require.NoError(t, err)
	require.Equal(t, standard(), c)
}

// The totals of the file are the sums over its cards (HOW-DECK-04), and the counts of its types those of their cards and Towns.
func TestTheTotalsAreTheCards(t *testing.T) {
	root, err := printed().Root()
	require.NoError(t, err)
	names, copies := map[string]int{}, map[string]int{}
	all := 0
	for _, card := range root.Get("cards").Items() {
		n, err := card.Get("copies").Int(1, 9)
		require.NoError(t, err)
		all += n
		names[card.Get("letter").Value()]++
		copies[card.Get("letter").Value()] += n
		copies[card.Get("class").Value()] += n
	}
	require.Equal(t, 82, all)
	totals := root.Get("totals")
	require.Equal(t, "82", totals.At("cards", "value").Value())
	require.Equal(t, fmt.Sprint(len(root.Get("cards").Items())), totals.At("names", "value").Value())
	for _, class := range totals.At("by-class", "value").Keys() {
		require.Equal(t, fmt.Sprint(copies[class]), totals.At("by-class", "value", class).Value(), class)
	}
	for _, kind := range root.Get("card-types").Items() {
		letter := kind.Get("letter").Value()
		require.Equal(t, fmt.Sprint(names[letter]), kind.Get("names").Value(), letter)
		require.Equal(t, fmt.Sprint(copies[letter]), kind.Get("copies").Value(), letter)
	}
}

func TestWhatAnOwnerReplaces(t *testing.T) {
	type components = box.Components
	for _, row := range []struct {
		law, given string
		change     func(c *components)
	}{
		{"the opening money", "money: {start-per-player: {value: 30, from: public, source: our own table}}",
			func(c *components) { c.StartMoney = 30 }},
		{"the opening money with its totals", "money:\n  start-per-player: {value: 0}\n  start-total-by-players: {value: {2: 0, 6: 0}}",
			func(c *components) { c.StartMoney = 0 }},
		{"the numbers of cards", "limits: {cards-drawn-each-turn: {value: 20}, hand-at-end-of-turn: {value: 0, note: none at all, " +
			"lines: [144]}}",
			func(c *components) { c.CardsEachTurn, c.HandLimit = 20, 0 }},
		{"the prices", `
prices:
  extra-card-1: {value: 0}
  extra-card-3: {value: 99}
  extra-cards-running-total: {value: {1: 0, 2: 4, 3: 103}}
  civilized-card: {value: 2}
  establishment-card: {value: 3}
  tax-per-establishment: {value: 4}
`, func(c *components) {
			c.ExtraCards = [3]int{0, 4, 99}
			c.CivilizedPrice, c.EstablishmentPrice, c.Tax = 2, 3, 4
		}},
		{"fewer extra cards have no prices behind them",
			"limits: {extra-cards-each-turn: {value: 1}}\nprices: {extra-cards-running-total: {value: {1: 2}}}",
			func(c *components) { c.MostExtra, c.ExtraCards = 1, [3]int{2, 0, 0} }},
		{"no extra cards", "limits: {extra-cards-each-turn: {value: 0}}", func(c *components) { c.MostExtra, c.ExtraCards = 0, [3]int{} }},
		{"the payout", "payout: {base: {value: {future: 15, past: 5, present: 200}}, per-customer: {value: 4}, per-mayhem: {value: 6}}",
			func(c *components) { c.Base, c.PerCustomer, c.PerMayhem = [3]int{5, 200, 15}, 4, 6 }},
		{"what a type adds", "town-types:\n  - {id: existing, mayhem: -5}\n  - {id: planned, mayhem: 1}\n  - {id: spontaneous, mayhem: " +
			"5, name: Wild}",
			func(c *components) { c.TypeShift = [3]int{5, 1, -5} }},
		{"the type of a Town", "towns: [{id: omaha, type: planned}, {id: julesberg, type: spontaneous}]",
			func(c *components) { c.Towns[9] = 1 }},
		{"the type of a Town with the counts", "towns: [{id: benton, type: existing}]\ntown-types: [{id: spontaneous, towns: 3}, {id: " +
			"existing, towns: 4}]",
			func(c *components) { c.Towns[1] = 2 }},
		{"the raid threshold", `limits: {raid-threshold: {value: "players + 5"}, raid-threshold-by-players: {value: {2: 7, 6: 11}}}`,
			func(c *components) { c.ThresholdOver = 5 }},
		{"what the cards do", `
effects:
  discard-random: {cards: 1}
  steal-cards: {cards: 10}
  draw-cards: {cards: 4}
  move-mayhem: {up-to: 1}
  move-customers: {up-to: 2}
  move-forward: {up-to: 1}
  lose-money: {money: 6}
  steal-money: {money: 7}
  gain-money: {money: 8}
  bid-value: {money: 99, says: nearly a hundred}
`, func(c *components) {
			c.VileMen, c.ConMen, c.Scoundrels = 1, 10, 4
			c.Desperados, c.LadiesOfTheEvening, c.HangersOn = 1, 2, 1
			c.Outlaws, c.Gamblers, c.Entrepreneur, c.Blackmail = 6, 7, 8, 99
		}},
		{"what the rules fix may be repeated", "players: {max: {value: 13}}\ncards: [{id: saloon, title: Saloon, copies: 7}, {id: " +
			"irish, class: customer}]\ntotals: {cards: {value: 82}}",
			func(*components) {}},
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

func TestFilesThatAreRefused(t *testing.T) {
	for _, row := range []struct{ law, given, field, want string }{
		{"an empty file", "", "", "line 1: the document is empty; allowed: a mapping"},
		{"an unknown field", "prices: {fourth-card: {value: 8}}", "prices.fourth-card",
			"line 1: prices.fourth-card: is not a field here; allowed: " +
				"extra-card-1, extra-card-2, extra-card-3, extra-cards-running-total, civilized-card, establishment-card, " +
				"customer-card, mayhem-card, raid-card, opportunist-card, tax-per-establishment"},
		{"too much money", "money:\n  start-per-player: {value: 201}", "money.start-per-player.value",
			"line 2: money.start-per-player.value: is 201; allowed: a whole number from 0 to 200"},
		{"a part of a K", "prices: {civilized-card: {value: 0.5}}", "prices.civilized-card.value",
			"line 1: prices.civilized-card.value: is 0.5; allowed: a whole number from 0 to 99"},
		{"a fourth extra card", "limits: {extra-cards-each-turn: {value: 4}}", "limits.extra-cards-each-turn.value",
			"line 1: limits.extra-cards-each-turn.value: is 4; allowed: a whole number from 0 to 3"},
		{"a price for a card that is not for sale", "limits: {extra-cards-each-turn: {value: 2}}\nprices: {extra-card-3: {value: 6}}",
			"prices.extra-card-3.value",
			"line 2: prices.extra-card-3.value: is for an extra card that is not for sale, because limits.extra-cards-each-turn is 2; " +
				"allowed: no such line, or more extra cards each turn"},
		{"a total for a card that is not for sale",
			"limits: {extra-cards-each-turn: {value: 0}}\nprices: {extra-cards-running-total: {value: {1: 0}}}",
			"prices.extra-cards-running-total.value.1",
			"line 2: prices.extra-cards-running-total.value.1: is for an extra card that is not for sale, because " +
				"limits.extra-cards-each-turn is 0; allowed: no such line, or more extra cards each turn"},
		{"a running total that does not follow", "prices:\n  extra-card-1: {value: 3}\n  extra-cards-running-total: {value: {2: 6}}",
			"prices.extra-cards-running-total.value.2",
			"line 3: prices.extra-cards-running-total.value.2: is 6; allowed: 7, which follows from the other numbers"},
		{"opening money that does not follow", "money: {start-total-by-players: {value: {3: 90}}}", "money.start-total-by-players.value.3",
			"line 1: money.start-total-by-players.value.3: is 90; allowed: 60, which follows from the other numbers"},
		{"a threshold that does not follow", `limits: {raid-threshold: {value: "players + 2"}, raid-threshold-by-players: {value: {2: 3}}}`,
			"limits.raid-threshold-by-players.value.2",
			"line 1: limits.raid-threshold-by-players.value.2: is 3; allowed: 4, which follows from the other numbers"},
		{"another threshold", `limits: {raid-threshold: {value: "players + 6"}}`, "limits.raid-threshold.value",
			`line 1: limits.raid-threshold.value: is the text "players + 6"; allowed: players + 0, players + 1, players + 2, players + ` +
				`3, players + 4, players + 5`},
		{"a threshold that is a number", "limits: {raid-threshold: {value: 3}}", "limits.raid-threshold.value",
			"line 1: limits.raid-threshold.value: is 3; allowed: players + 0, players + 1, players + 2, players + 3, players + 4, " +
				"players + 5"},
		{"counts of Towns that do not follow", "town-types: [{id: planned, towns: 4}]", "town-types.planned.towns",
			"line 1: town-types.planned.towns: is 4; allowed: 3, which follows from the other numbers"},
		{"a type that there is not", "towns: [{id: omaha, type: ghost}]", "towns.omaha.type",
			`line 1: towns.omaha.type: is the text "ghost"; allowed: spontaneous, planned, existing`},
		{"an eleventh Town", "towns: [{id: promontory, type: planned}]", "towns.promontory.id",
			`line 1: towns.promontory.id: is the text "promontory"; ` +
				"allowed: julesberg, benton, corinne, laramie, cheyenne, grand-island, north-platte, sidney, rawlins, omaha"},
		{"too large a shift", "town-types: [{id: existing, mayhem: -6}]", "town-types.existing.mayhem",
			"line 1: town-types.existing.mayhem: is -6; allowed: a whole number from -5 to 5"},
		{"another number of copies", "cards: [{id: saloon, copies: 8}]", "cards.saloon.copies",
			"line 1: cards.saloon.copies: is 8; allowed: 7, which the rules fix"},
		{"another title", "cards: [{id: saloon, title: Bar}]", "cards.saloon.title",
			`line 1: cards.saloon.title: is the text "Bar"; allowed: Saloon, which the rules fix`},
		{"another class", "cards: [{id: gambling, class: establishment}]", "cards.gambling.class",
			`line 1: cards.gambling.class: is the text "establishment"; allowed: mayhem, which the rules fix`},
		{"another effect", "cards: [{id: irish, does: raid}]", "cards.irish.does",
			`line 1: cards.irish.does: is the text "raid"; allowed: none, which the rules fix`},
		{"a type of cards that is larger", "card-types: [{id: raid, copies: 10}]", "card-types.raid.copies",
			"line 1: card-types.raid.copies: is 10; allowed: 9, which the rules fix"},
		{"other totals", "totals: {cards: {value: 83}}", "totals.cards.value",
			"line 1: totals.cards.value: is 83; allowed: 82, which the rules fix"},
		{"four cards moved", "effects: {move-mayhem: {up-to: 4}}", "effects.move-mayhem.up-to",
			"line 1: effects.move-mayhem.up-to: is 4; allowed: a whole number from 1 to 3"},
		{"a card that takes nothing", "effects: {steal-cards: {cards: 0}}", "effects.steal-cards.cards",
			"line 1: effects.steal-cards.cards: is 0; allowed: a whole number from 1 to 10"},
		{"more players", "players: {max: {value: 14}}", "players.max.value",
			"line 1: players.max.value: is 14; allowed: 13, which the rules fix"},
		{"another place for Civilized cards", "civilized-places: {present: {value: {planned: true}}}",
			"civilized-places.present.value.planned",
			"line 1: civilized-places.present.value.planned: is true; allowed: false, which the rules fix"},
		{"another game", "game: yardmaster", "game",
			`line 1: game: is the text "yardmaster"; allowed: hell-on-wheels, which the rules fix`},
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

func TestAnUnknownCardIsToldTheCards(t *testing.T) {
	_, err := read("cards: [{id: posse, copies: 1}]")
	require.ErrorContains(t, err, `line 1: cards.posse.id: is the text "posse"; allowed: saloon, gambling-house, brothel, `)
	require.True(t, strings.HasSuffix(err.Error(), ", claim-jumpers, blackmail"))
}

func TestTooLargeAFileIsNotRead(t *testing.T) {
	_, err := read(strings.Repeat("#", 64<<10+1))
	require.EqualError(t, err, "line 1: the document has 65537 bytes; allowed: at most 65536")
}

func FuzzRead(f *testing.F) {
	f.Add(printedText())
	f.Add([]byte("limits: {extra-cards-each-turn: {value: 1}}\nprices: {extra-card-1: {value: 0}}"))
	f.Add([]byte("towns: [{id: omaha, type: planned}]\ntown-types: [{id: existing, mayhem: -5, towns: 2}]"))
	f.Add([]byte(`limits: {raid-threshold: {value: "players + 5"}}`))
	f.Add([]byte("effects: {move-forward: {up-to: 1}, draw-cards: {cards: 10}, bid-value: {money: 0}}"))
	f.Add([]byte("payout: {base: {value: {past: 200}}, per-mayhem: {value: 50}}\nmoney: {start-per-player: {value: 0}}"))
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
	within := func(least, most int, values ...int) {
		for _, v := range values {
			require.GreaterOrEqual(t, v, least)
			require.LessOrEqual(t, v, most)
		}
	}
	within(0, 200, append(c.Base[:], c.StartMoney)...)
	within(0, 20, c.CardsEachTurn, c.HandLimit)
	within(0, 3, c.MostExtra)
	within(0, 99, c.ExtraCards[:c.MostExtra]...)
	within(0, 0, c.ExtraCards[c.MostExtra:]...)
	within(0, 99, c.CivilizedPrice, c.EstablishmentPrice, c.Tax, c.Outlaws, c.Gamblers, c.Entrepreneur, c.Blackmail)
	within(0, 50, c.PerCustomer, c.PerMayhem)
	within(-5, 5, c.TypeShift[:]...)
	within(0, 5, c.ThresholdOver)
	within(1, 10, c.VileMen, c.ConMen, c.Scoundrels)
	within(1, 3, c.Desperados, c.LadiesOfTheEvening)
	within(1, 2, c.HangersOn)
	for _, kind := range c.Towns {
		within(0, 2, int(kind))
	}
}

func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		_, err := read(string(printedText()))
		require.NoError(b, err)
	}
}
