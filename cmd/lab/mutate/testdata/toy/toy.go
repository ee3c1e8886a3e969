// Package toy has two rules for the tests of the mutator. Its test checks one rule at its limit, and the other only far from it.
package toy

// MayBuy reports whether the money is enough for the price.
func MayBuy(money, price int) bool { return money >= price }

// MaySell reports whether the stock contains the goods to sell.
func MaySell(stock, sold int) bool { return stock >= sold }
