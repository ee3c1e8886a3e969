package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// trade shows the goods that each market buys and sells, and the Industry cards with the buildings that they allow.
func (d drawing) trade() []part.Part {
	const widest = len("10/12 ")
	market := part.Part{Kind: part.Table, Name: "markets",
		Columns: []part.Column{{Title: "$ got/paid", Heads: []string{"$ got/paid"}, Wide: part.LabelColumn - 3}}}
	for g := box.Log; g < box.Goods; g++ {
		if name := g.String(); d.dealtIn(g) {
			market.Columns = append(market.Columns, part.Column{Title: name, Heads: []string{name}, Wide: max(widest, len(name)+1)})
		}
	}
	for i := range d.parts.Markets {
		market.Parts = append(market.Parts, d.market(&d.parts.Markets[i]))
	}
	rows := []part.Part{market, part.Items("market cards", d.open())}
	for i, name := range box.IndustryNames {
		rows = append(rows, part.Items(name, d.industry(box.Industry(i), name)))
	}
	return rows
}

// price writes the price of a piece; a dash where the piece is not dealt in.
func price(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}

// market returns a row of the prices, a column for each good.
func (d drawing) market(m *box.Market) part.Part {
	row := part.Part{Kind: part.Entry, Name: m.Name, Parts: []part.Part{part.Plain(m.Name)}}
	for g := box.Log; g < box.Goods; g++ {
		switch {
		case !d.dealtIn(g):
		case m.Sells[g]+m.Costs[g] == 0:
			row.Parts = append(row.Parts, part.Plain(""))
		default:
			row.Parts = append(row.Parts, part.Plain(price(m.Sells[g])+"/"+price(m.Costs[g])))
		}
	}
	return row
}

// dealtIn reports whether any card deals in a good.
func (d drawing) dealtIn(g box.Good) bool {
	return slices.ContainsFunc(d.parts.Markets[:], func(m box.Market) bool { return m.Sells[g]+m.Costs[g] > 0 })
}

// open lists the market cards, with the condition of each that is not open (FR-R-market-access, FR-R-port).
func (d drawing) open() []string {
	var list []string
	for i := range d.parts.Markets {
		m := &d.parts.Markets[i]
		says := "open"
		switch m.Kind {
		case box.MarketBoat:
			if d.answers.Ask(nil, frontier.AskPort) == frontier.PortSteamboat && !d.stands("steamboat") {
				says = "closed until a steamboat stands on the map"
			}
		case box.MarketTrain:
			line := d.Trains[box.TrainNames[m.Train]]
			if d.answers.Ask(nil, frontier.AskMarketAccess) != frontier.MarketAccessAlwaysOpen && (line == nil || !line.Connected) {
				says = "closed until the train is connected"
			}
		case box.MarketOwnTrain:
			says = "only for players who have built a train of their own"
		}
		list = append(list, m.Name+" "+says)
	}
	return list
}

// stands reports whether a town piece of a kind is on the map.
func (d drawing) stands(kind string) bool {
	for _, piece := range d.Town {
		if piece != nil && piece.Kind == kind {
			return true
		}
	}
	return false
}

// industry returns the cards of an industry that are left, each with the buildings that it allows.
func (d drawing) industry(industry box.Industry, name string) []string {
	var list []string
	for level, cards := range d.parts.IndustryCards {
		left := cards
		for i := range d.Players {
			if d.Players[i].Industries[name] > level {
				left--
			}
		}
		var works []string
		for i := range d.parts.Works {
			if w := &d.parts.Works[i]; w.Industry == industry && w.Level == level+1 {
				works = append(works, w.Name+" "+priced(w.Price, w.Logs))
			}
		}
		list = append(list, fmt.Sprintf("%s*%d%s", roman(level+1), left, bracketed(works)))
	}
	return list
}
