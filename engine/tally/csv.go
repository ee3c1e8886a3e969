package tally

import (
	"encoding/csv"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Column is a column of a table of games.
type Column struct {
	Name string
	// Says describes the values of the column.
	Says string
}

// GameColumns returns the columns of a table with one row per game, for a number of seats.
func GameColumns(seats int) []Column {
	columns := []Column{
		{"game", "the number of the game, from 0"},
		{"seed", "its seed"},
		{"seats", "how many played"},
		{"players", "the kinds of player, by seat, joined by +"},
		{"ended", "1, or 0 for a game that was given up after 10000 decisions; how it came out then says nothing"},
		{"decisions", "the decisions of players"},
		{"chances", "the decisions of chance"},
		{"turns", "the turns; decisions of one player in a row are one turn"},
		{"choices", "what the players could choose from, summed over their decisions"},
		{"most_choices", "the most they could choose from at one decision"},
		{"forced", "the decisions that left no choice"},
		{"first", "the seat that decided first, from 1"},
		{"lead_changes", "how often another seat took the lead"},
		{"settled", "the percentage of the decisions after which no other seat was ahead of the winners any more"},
	}
	for i := range seats {
		seat := strconv.Itoa(i + 1)
		columns = append(columns, Column{"score_" + seat, "the score of seat " + seat + ", empty if there is no such seat"},
			Column{"won_" + seat, "1 if seat " + seat + " has won, 0 if not, empty if there is no such seat"})
	}
	return columns
}

// ClauseColumns returns the columns of a table with one row for each watched game and clause in play.
func ClauseColumns() []Column {
	return []Column{
		{"game", "the number of the game, from 0"},
		{"seed", "its seed"},
		{"seats", "how many played"},
		{"clause", "the clause"},
		{"cited", "at how many decisions the rules did what the clause says, set-up included"},
		{"forbade", "how often it forbade what a player could have done at another decision; three actions are tried at each"},
	}
}

// Writer writes tables in CSV.
type Writer struct {
	seats int
	csv   *csv.Writer
	row   []string
	// Rows is the number of rows after the row with the column names.
	Rows int64
}

// NewGames writes the column names of a table with one row per game, for up to a number of seats.
func NewGames(to io.Writer, seats int) *Writer {
	w := &Writer{seats: seats, csv: csv.NewWriter(to)}
	w.head(GameColumns(seats))
	return w
}

// NewClauses writes the column names of a table with one row per game and clause.
func NewClauses(to io.Writer) *Writer {
	w := &Writer{csv: csv.NewWriter(to)}
	w.head(ClauseColumns())
	return w
}

func (w *Writer) head(columns []Column) {
	for _, c := range columns {
		w.row = append(w.row, c.Name)
	}
	w.csv.Write(w.row) // Flush returns the error
}

// Flush writes the buffered rows. Flush returns the first error of all writes.
func (w *Writer) Flush() error {
	w.csv.Flush()
	return w.csv.Error()
}

// Game writes the row of a game.
func (w *Writer) Game(g *Game) error {
	w.row = append(w.row[:0], strconv.FormatUint(g.Number, 10), strconv.FormatUint(g.Seed, 10), strconv.Itoa(len(g.Players)),
		strings.Join(g.Players, "+"), bit(g.Ended))
	for _, n := range []int{g.Decisions, g.Chances, g.Turns, g.Choices, g.Most, g.Forced} {
		w.row = append(w.row, strconv.Itoa(n))
	}
	first := ""
	if g.First >= 0 {
		first = strconv.Itoa(int(g.First) + 1)
	}
	w.row = append(w.row, first, strconv.Itoa(g.Course.Changes), strconv.Itoa(g.Course.Settled))
	for i := range w.seats {
		if i < len(g.Scores) {
			w.row = append(w.row, strconv.Itoa(g.Scores[i]), bit(g.Winners.Has(engine.Seat(i))))
		} else {
			w.row = append(w.row, "", "")
		}
	}
	w.Rows++
	return w.csv.Write(w.row)
}

// Clauses writes one row per clause for a game, and no row if the game was not watched.
func (w *Writer) Clauses(g *Game) error {
	if g.Watched == nil {
		return nil
	}
	clauses := slices.AppendSeq(slices.Collect(maps.Keys(g.Watched.Cited)), maps.Keys(g.Watched.Forbade))
	slices.Sort(clauses)
	for _, c := range slices.Compact(clauses) {
		w.row = append(w.row[:0], strconv.FormatUint(g.Number, 10), strconv.FormatUint(g.Seed, 10), strconv.Itoa(len(g.Players)), string(c),
			strconv.Itoa(g.Watched.Cited[c]), strconv.Itoa(g.Watched.Forbade[c]))
		w.Rows++
		if err := w.csv.Write(w.row); err != nil {
			return err
		}
	}
	return nil
}

func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}
