package box_test

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// board is an owner's file that gives a board of the printed map, with a letter changed everywhere if one is given.
func board(n int, change ...string) string { return "map: {" + boardRows(n, nil, change...) + "}" }

// boardRow is the same with one row, counted from 1, replaced.
func boardRow(n, row int, letters string) string {
	return "map: {" + boardRows(n, map[int]string{row: letters}) + "}"
}

func boardRows(n int, replaced map[int]string, change ...string) string {
	c := frontier.DefaultComponents()
	rows := make([]string, c.Rows)
	for row := range rows {
		for column := (n - 1) * c.BoardColumns; column < n*c.BoardColumns; column++ {
			rows[row] += " FGPDMRS"[c.Map[column][row] : c.Map[column][row]+1]
		}
		if letters, ok := replaced[row+1]; ok {
			rows[row] = letters
		}
	}
	return strings.NewReplacer(change...).Replace(fmt.Sprintf("board-%d: [%s]", n, strings.Join(rows, ", ")))
}
