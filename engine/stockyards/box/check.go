package box

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// check compares the components with the facts.
func (r *reader) check() {
	for _, check := range []func(){
		r.checkMoney, r.checkAnimals, r.checkRows, r.checkArrivals, r.checkMeat, r.checkBrand, r.checkSpirit, r.checkYards,
		r.checkMarkets, r.checkPieces, r.checkDecks, r.checkExampleA, r.checkStrike,
	} {
		check()
	}
}

func (r *reader) checkMoney() {
	ones, threes, others := r.coins()
	fields := []string{"money.one-dollar-coins", "money.three-dollar-coins", "money.other-coins"}
	r.Must(ones+threes+others == moneyTokens && threes > 0, moneyKinds, fmt.Sprintf("makes %s in all, %d of three dollars",
		prose.Count(ones+threes+others, "token"), threes), "58 in all, at least 1 of three dollars", fields...)
	r.Must(ones > 0, singleDollars, "leaves no token of one dollar", "1 to 57", fields...)
}

func (r *reader) checkAnimals() {
	sum := 0
	for k, n := range r.LivestockPieces {
		sum += n
		r.Must(n >= 3, threeAtSetUp, fmt.Sprintf("is %d", n), "3 to 12", "livestock-pieces."+KindNames[k])
	}
	r.Must(sum == 18, eighteenAnimals, fmt.Sprintf("makes %s", prose.Count(sum, "animal")), "18 in all", "livestock-pieces.*")
}

// checkRows compares the income of players with the legible rows of the table.
func (r *reader) checkRows() {
	for o, option := range optionNames {
		rows := [][2]int{{6, 4}, {5, 4}, {4, 3}}
		for players := 2; players <= 5 && len(rows) > 0; players++ {
			if rows[0] == [2]int{r.Houses[o][players], r.Workers[o][players]} {
				rows = rows[1:]
			}
		}
		field := "setup.branch-houses-and-workers." + option
		r.Must(len(rows) == 0, legibleRows, "lacks one of the rows of the table", "6 and 4, 5 and 4, 4 and 3, by rising numbers of players",
			field)
	}
}

func (r *reader) checkArrivals() {
	for i, side := range sideNames {
		for k, kind := range KindNames {
			t := &r.Price[i][k]
			fields := []string{"price-tracks." + side + "." + kind + ".bands", "price-tracks." + side + "." + kind}
			arrive := t.Arrive[:t.Max-t.Min+1]
			r.Must(slices.IsSorted(arrive) && arrive[0] < arrive[len(arrive)-1], moreArrive, "does not bring more with the price",
				"bands that bring more and more", fields...)
			if i == 0 {
				continue
			}
			r.Must(arrive[0] == 1, oneArrives, fmt.Sprintf("brings %d at %d", arrive[0], t.Min), "1 in the first band", fields...)
			fact, known := arrivals(k)
			for _, a := range known {
				here := "nothing"
				if a.price >= t.Min && a.price <= t.Max {
					here = fmt.Sprint(t.Arrive[a.price-t.Min])
				}
				r.Must(here == fmt.Sprint(a.arrive), fact, fmt.Sprintf("brings %s at %d", here, a.price), fmt.Sprintf("%d there", a.arrive),
					fields...)
			}
			for price := 21; k == 0 && price <= t.Max; price++ {
				r.Must(t.Arrive[price-t.Min] == 3, cattleArrive, fmt.Sprintf("brings %d at %d", t.Arrive[price-t.Min], price), "3 there",
					fields...)
			}
		}
	}
}

type arrival struct{ price, arrive int }

// arrivals returns the statements of the rulebook about the arrivals of a kind on side 3-5.
func arrivals(kind int) (fact string, known []arrival) {
	switch kind {
	case 0:
		return cattleArrive, []arrival{{14, 1}, {15, 1}, {16, 2}, {17, 2}, {18, 2}, {19, 2}, {20, 3}}
	case 1:
		return hogsArrive, []arrival{{9, 2}, {10, 3}}
	}
	return sheepArrive, []arrival{{7, 2}}
}

func (r *reader) checkMeat() {
	for k, meat := range MeatNames {
		b, field := r.Meat[k], "meat-value-tracks."+meat+".*"
		ends := fmt.Sprintf("makes the track of %s go from %d to %d", meat, b.Min, b.Max)
		r.Must(b.Min <= r.StartMeat[k] && r.StartMeat[k] <= b.Max, startOnTracks, ends,
			fmt.Sprintf("a track with %d on it", r.StartMeat[k]), field)
		reached := [Kinds]int{19, 11, 6}[k]
		r.Must(b.Max >= reached, marginsReached, ends, fmt.Sprintf("a track up to %d or more", reached), field)
	}
}

func (r *reader) checkBrand() {
	const lines, last = "brand-track.thresholds", "brand-track.max"
	var sums, times [Kinds]int
	alone := false
	for _, l := range r.BrandLines[:r.BrandLineCount] {
		for k, meat := range l.Meat {
			sums[k] += meat
			times[k] += min(meat, 1)
		}
		alone = alone || l.Meat == [Kinds]int{2, 0, 0}
		if l.Enter > r.BrandMax {
			r.Keep(r.Given.Wrong(lines, last, fmt.Sprintf("makes a line before space %d of %d", l.Enter, r.BrandMax),
				"lines up to the last space"))
		}
	}
	above := sums[0] > max(sums[1], sums[2]) || times[0] > max(times[1], times[2])
	r.Must(r.BrandLineCount > 1 && above, linesForBeef,
		fmt.Sprintf("has lines in number %d that raise beef, pork and lamb by %d, %d and %d in all", r.BrandLineCount, sums[0], sums[1], sums[2]),
		"two or more, with beef on more of them, or by more, than pork and than lamb", lines)
	r.Must(alone, lineOfTwo, "has no such line", "a line with beef 2 and nothing else", lines)
	if r.StartBrand > r.BrandMax {
		r.Keep(r.Given.Wrong("setup.starting-brand.value", last,
			fmt.Sprintf("starts the trackers on space %d of %d", r.StartBrand, r.BrandMax), "a space of the track"))
	}
}

func (r *reader) checkSpirit() {
	r.Must(r.SpiritMax-r.SpiritMin >= r.EightSpirit, spiritFalls, fmt.Sprintf("makes the track go from %d to %d", r.SpiritMin, r.SpiritMax),
		"0 to 2", "union-spirit-track.min.value")
}

func (r *reader) checkYards() {
	for i, least := range []struct {
		spaces int
		fact   string
	}{{2, twoOfAKind}, {3, threeOfAKind}} {
		for k, kind := range KindNames {
			r.Must(r.Capacity[i][k] >= least.spaces, least.fact, fmt.Sprintf("is %d", r.Capacity[i][k]),
				fmt.Sprintf("%d to 12", least.spaces), "yards."+sideNames[i]+".capacity."+kind)
		}
	}
}

// checkMarkets compares the spaces with the size of the cities, and with the houses of an example
// for three or more players.
func (r *reader) checkMarkets() {
	const boston, bronx, manhattan, brooklyn, philadelphia = 0, 1, 2, 3, 4
	large := r.MarketSpaces[1]
	r.Must(large[brooklyn] >= 2, twoInBrooklyn, fmt.Sprintf("is %d", large[brooklyn]), "2 to 12", "markets.brooklyn.spaces.side-3-5")
	r.Must(large[philadelphia] >= 2, twoInPhiladelphia, fmt.Sprintf("is %d", large[philadelphia]), "2 to 12",
		"markets.philadelphia.spaces.side-3-5")
	for i, side := range sideNames {
		s := r.MarketSpaces[i]
		small, big := max(s[boston], s[bronx]), min(s[manhattan], s[brooklyn], s[philadelphia])
		r.Must(small <= big, largerCities, fmt.Sprintf("makes %s in Boston or Bronx and %d in a larger city", prose.Count(small, "space"), big),
			fmt.Sprintf("at most %d in Boston and in Bronx, at least %d in the others", big, small), "markets.*.spaces."+side)
	}
	r.Must(r.MarketBenefit[brooklyn] == (Gain{Meat: [Kinds]int{0, 0, 1}}), brooklynGain, "brings something else", "lamb: 1",
		"markets.brooklyn.benefit")
	r.Must(r.MarketBenefit[philadelphia].Brand > 0, philadelphiaGain, "brings none", "brand from 1 to 9, with or without meat values",
		"markets.philadelphia.benefit")
}
