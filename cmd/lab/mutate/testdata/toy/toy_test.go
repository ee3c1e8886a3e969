package toy

import "testing"

func TestMayBuy(t *testing.T) {
	if MayBuy(2, 3) || !MayBuy(3, 3) {
		t.Error("with the price in hand, and not with less")
	}
}

func TestMaySell(t *testing.T) {
	if MaySell(0, 3) || !MaySell(5, 3) {
		t.Error("with the goods in hand")
	}
}
