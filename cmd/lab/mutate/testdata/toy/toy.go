// Package toy has two rules for the tests of the mutator. Its own test holds the one at its edge and the other only far from it.
package toy

// MayBuy reports whether somebody has the price.
func MayBuy(money, price int) bool { return money >= price }

// MaySell reports whether somebody has the goods.
func MaySell(stock, sold int) bool { return stock >= sold }
