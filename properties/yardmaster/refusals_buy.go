package yardmaster

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// buyRows are about purchases.
func buyRows() []row {
	return []row{
		when("buying a railcar that is not in the arrival yard", yardmaster.Buy02, func(a *attempt) bool {
			return a.does("turn", "buy") && !slices.Contains(a.doc.ArrivalYard, a.word(1))
		}),
		when("paying with a card that is not in hand", yardmaster.Buy03, func(a *attempt) bool {
			for card, n := range a.paid() {
				if n > a.me.Hand[card] {
					return true
				}
			}
			return false
		}),
		when("paying with a bonus card", yardmaster.Buy04, func(a *attempt) bool {
			for card := range a.paid() {
				if !typed(card) {
					return true
				}
			}
			return false
		}),
		when("paying with a type that is neither the railcar's nor the own token's", yardmaster.Xch02, func(a *attempt) bool {
			for card := range a.paid() {
				if card != a.carType() && card != a.me.Token {
					return true
				}
			}
			return false
		}),
		when("more cards than the price, all of the railcar's type, which is the own token's type as well", yardmaster.Xch03,
			func(a *attempt) bool {
				return a.does("turn", "buy") && a.carType() == a.me.Token && a.paid()[a.carType()] > a.price()
			}),
		{Attempt: "without Exchange 1:1: an odd number of exchanged cards, or cards that make the price only at one for one",
			Cites: func(a *attempt) engine.Clause {
				own, other := a.paid()[a.carType()], a.exchanged()
				switch {
				case other == 0 || len(a.doc.Counters.OneToOne) > 0 || other%2 == 0 && own+other != a.price():
					return ""
				case a.doc.Counters.SpentOneToOne:
					return yardmaster.Card12
				}
				return yardmaster.Xch02
			}},
		{Attempt: "paying too little or too much in any other way", Cites: func(a *attempt) engine.Clause {
			one := len(a.doc.Counters.OneToOne) > 0 && a.carType() != a.me.Token
			rate := 2
			if one {
				rate = 1
			}
			switch {
			case !a.does("turn", "buy") || a.paid()[a.carType()]+a.exchanged()/rate == a.price():
				return ""
			case a.doc.Counters.Discount > 0 && a.price() == 0:
				return yardmaster.Card06
			case a.doc.Counters.Discount > 0:
				return yardmaster.Card04
			case one:
				return yardmaster.Card11
			}
			return yardmaster.Buy04
		}},
	}
}

// carType and price are those of the railcar that would be bought.
func (a *attempt) carType() string {
	kind, _, _ := strings.Cut(a.word(1), "-")
	return kind
}

func (a *attempt) price() int {
	_, value, _ := strings.Cut(a.word(1), "-")
	n, _ := strconv.Atoi(value)
	return max(0, n-a.doc.Counters.Discount)
}

// paid are the cards of a payment; none of what is no purchase. exchanged are those of the own token's type, where that is another one.
func (a *attempt) paid() map[string]int {
	cards := map[string]int{}
	if !a.does("turn", "buy") {
		return cards
	}
	for _, run := range a.words[3:] {
		card, number, _ := strings.Cut(run, "*")
		if n, err := strconv.Atoi(number); err == nil {
			cards[card] += n
		}
	}
	return cards
}

func (a *attempt) exchanged() int {
	if a.carType() == a.me.Token {
		return 0
	}
	return a.paid()[a.me.Token]
}
