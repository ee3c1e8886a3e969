package every

// parts are what is in the box.
type parts struct {
	// Coins are all there are (E-BUY-01), Logs those of the forest (E-WOOD-01).
	Coins, Logs int
	Owned       bool
	Rows        [2][2]uint8
}

var box = parts{Coins: 30, Logs: 5, Owned: true, Rows: [2][2]uint8{{1, 2}, {3}}}
