// Package part defines the drawing of a position as a tree of parts. A game's package draws a position once, as
// such a tree. The terminal ([Text]), the pictures of package svg and pages turn the tree into a visible form.
// Neither the tree nor these writers depend on a game.
//
// A drawing has sections. A section contains sentences, rows of pieces, tables, grids and further sections. A
// piece is a card, a cube, a space of a track or plain words. A part that a player could point at has a
// [Part.Name] that differs from the names of its neighbours. The names from the root to a part are its [Path].
// The same part has the same name in every position. [Part.Place] is the word that actions use for a square, a
// card or a town. A place may be drawn twice, such as on the map and in its owner's list. [Changed] returns the
// paths where two drawings differ.
//
// A tree in JSON contains the fields of [Part] that are not empty, so that a page can draw it.
//
// If a table is too wide, a writer turns it so that its rows become columns, or writes it as lists. A writer
// sets [Columns] side by side or one below the other, and cuts a wide [Grid] between its boards. A writer may
// set sections side by side in the order of the tree. A colour ([Part.Tone]) always comes with a figure
// ([Part.Icon]), a sign or a text.
package part

// Kind names the kind of a part, and selects the fields that it uses.
type Kind string

// The kinds of parts.
const (
	// Drawing is a whole position: Title names the game, Parts are sections.
	Drawing Kind = "drawing"
	// Section is a part of the table. Title is its heading; Text is its heading on a terminal, if there is one.
	Section Kind = "section"
	// Sentence is a sentence, Text.
	Sentence Kind = "sentence"
	// Row is a row of pieces after a label, Title. If there are no pieces, Text stands in their place.
	Row Kind = "row"
	// Run is a label and the pieces after it, as in a sentence.
	Run Kind = "run"
	// Chain is a row of pieces that are coupled, such as a train.
	Chain Kind = "chain"
	// Stack is a number of cards of one sort. Title names the sort, Count is the number, and Text is a remark.
	Stack Kind = "stack"
	// Table is a table with Columns. Its Parts are the entries, and its Text is a note below it.
	Table Kind = "table"
	// Entry is a row of a table, with one piece for each column. If the last piece has pieces itself, those
	// fill the column.
	Entry Kind = "entry"
	// Columns are sections side by side.
	Columns Kind = "columns"
	// Grid is a map of squares. Frame is its size. Its Parts are first the cells, row by row, and then the edges.
	Grid Kind = "grid"
	// Cell is a square of a grid. Icon is its ground, Sign is the text on it, and Joins names its area. Text
	// holds its lines on a terminal, and Parts are the pieces on it.
	Cell Kind = "cell"
	// Edge is a text next to a grid. Side is n, e, s or w, and At is the row or column, counted from 0.
	Edge Kind = "edge"
	// Legend explains signs. Title names them, Text explains them on a terminal, and Parts are pieces with
	// their meaning.
	Legend Kind = "legend"
	// Piece is an object of the game or plain words. Its Parts are the pieces on it.
	Piece Kind = "piece"
	// Verbatim is lines of Text that are shown unchanged in a fixed-width font.
	Verbatim Kind = "verbatim"
)

// Part is a node of a drawing. The texts of a part come from the position and are never markup: a writer
// escapes them.
type Part struct {
	Kind Kind `json:"kind"`
	// Name differs from the names of the neighbouring parts. Place is the word that actions use for the
	// place, or "" if there is none.
	Name  string `json:"name,omitempty"`
	Place string `json:"place,omitempty"`
	// Title is the heading or the label. For a piece, Title is its text on a picture, if that differs from Text.
	Title string `json:"title,omitempty"`
	// Text is the text on a terminal.
	Text string `json:"text,omitempty"`
	// Says describes the part for readers who cannot see it. If it is empty, Title or Text describes the part.
	Says string `json:"says,omitempty"`
	// Look is the shape of a piece. Icon is the figure on it, Tone is its colour, and Sign is the text on it.
	Look Look   `json:"look,omitempty"`
	Icon string `json:"icon,omitempty"`
	Tone string `json:"tone,omitempty"`
	Sign string `json:"sign,omitempty"`
	// Count is the number of pieces; 0 if no number is shown.
	Count int `json:"count,omitempty"`
	// Here marks the space of a track with the marker on it. On any other piece it is a highlight.
	Here bool `json:"here,omitempty"`
	// Joins names the area of a cell: neighbouring cells with the same name are one area.
	Joins string `json:"joins,omitempty"`
	// Side and At give the place of an edge.
	Side string `json:"side,omitempty"`
	At   int    `json:"at,omitempty"`
	// Commas writes commas between the pieces of a row, which is then a list.
	Commas  bool     `json:"commas,omitempty"`
	Columns []Column `json:"columns,omitempty"`
	Frame   *Frame   `json:"frame,omitempty"`
	Parts   []Part   `json:"parts,omitempty"`
}

// Look is the shape of a piece in a picture.
type Look string

// The looks of pieces.
const (
	Words    Look = ""         // plain words, which may be broken at blanks
	Card     Look = "card"     // a card
	Pile     Look = "pile"     // cards on top of each other, seen from the back
	Car      Look = "car"      // something with wheels that is coupled
	Token    Look = "token"    // a round piece
	Slot     Look = "space"    // a space of a track or for workers
	Cube     Look = "cube"     // a small piece of wood
	Person   Look = "person"   // a person
	Building Look = "building" // a building on a square
	Mark     Look = "mark"     // a sign on a square
	Line     Look = "line"     // a way through a square, such as a road
	Outline  Look = "outline"  // a shape of squares: Text has its rows, from the first to the last, divided by strokes, # for a square
)

// Column is a column of a table.
type Column struct {
	// Title is the heading. Heads holds the lines of the heading on a terminal.
	Title string   `json:"title,omitempty"`
	Heads []string `json:"heads,omitempty"`
	// Wide is the width on a terminal in characters, and Gap is the number of blanks after the column.
	Wide int `json:"wide,omitempty"`
	Gap  int `json:"gap,omitempty"`
	// Right aligns the column to the right.
	Right bool `json:"right,omitempty"`
}

// Frame is the size of a grid.
type Frame struct {
	// Columns is at most 26 and Rows at most 99; the first square is a1.
	Columns int `json:"columns"`
	Rows    int `json:"rows"`
	// Wide is the width of a square on a terminal, in characters.
	Wide int `json:"wide,omitempty"`
	// Board is the number of columns of each board if the map is made of several boards; 0 for a single board.
	Board int `json:"board,omitempty"`
	// Walled means that a terminal draws a line around the grid.
	Walled bool `json:"walled,omitempty"`
}
