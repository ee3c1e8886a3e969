package box

// The bounds of every grid of Packingtown.
const (
	MostColumns = 15
	MostRows    = 12
)

// Square is a square of Packingtown, column and row counted from 0 in the northwest: a1 is {0, 0}.
type Square struct{ Column, Row uint8 }

// String returns a square in the notation of the game: a column letter and a row number.
func (s Square) String() string {
	row := s.Row + 1
	if row < 10 {
		return string([]byte{'a' + s.Column, '0' + row})
	}
	return string([]byte{'a' + s.Column, '0' + row/10, '0' + row%10})
}

// ParseSquare reads the spelling of a square; ok is false for a text that is not a square on any
// grid.
func ParseSquare(text string) (s Square, ok bool) {
	if len(text) < 2 || len(text) > 3 || text[0] < 'a' || text[0] >= 'a'+MostColumns || text[1] < '1' {
		return Square{}, false
	}
	row := 0
	for _, c := range []byte(text[1:]) {
		if c < '0' || c > '9' {
			return Square{}, false
		}
		row = 10*row + int(c-'0')
	}
	if row > MostRows {
		return Square{}, false
	}
	return Square{Column: text[0] - 'a', Row: uint8(row - 1)}, true
}
