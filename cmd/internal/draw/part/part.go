// Package part defines a drawing of a position: a tree of parts. A game's package draws a position once, as such a
// tree. The terminal ([Text]), pictures (package svg) and pages write the tree. Neither the tree nor the writers know
// any game.
//
// A drawing has sections; a section has sentences, rows of pieces, tables, grids and sections. A piece is a card, a
// cube, a space of a track or plain words. A part that a player could point at has a [Part.Name] that differs from its
// neighbours'; the names from the root to the part are its [Path]. A name stays the same from position to position.
// [Part.Place] is the word of actions for a place (a square, a card, a town); a place may be drawn twice, as on the map
// and in its owner's list. [Changed] returns the paths where two drawings differ.
//
// A tree in JSON has the fields of [Part], without empty ones, so that a page can draw it.
//
// A writer turns a table that is too wide, so that its rows become columns, or else lists. [Columns] are side by side
// or one below the other. A writer cuts a [Grid] that is too wide between its boards. Sections may be side by side in
// the order of the tree. A colour ([Part.Tone]) always comes with a figure ([Part.Icon]), a sign or a text.
package part

// Kind names the kind of a part, and selects the fields that it uses.
type Kind string

// The kinds of parts.
const (
	// Drawing is a whole position: Title names the game, Parts are sections.
	Drawing Kind = "drawing"
	// Section is a part of the table: Title is its heading, Text the heading on a terminal, if it has one there.
	Section Kind = "section"
	// Sentence is a Text.
	Sentence Kind = "sentence"
	// Row is a label, Title, and pieces; Text replaces them if there are none.
	Row Kind = "row"
	// Run is a label and the pieces that continue it, as in a sentence.
	Run Kind = "run"
	// Chain is pieces that are coupled.
	Chain Kind = "chain"
	// Stack is cards of a sort: Title and Count name them and their number, Text is a remark on them.
	Stack Kind = "stack"
	// Table is a table with Columns; its Parts are entries, its Text a note below it.
	Table Kind = "table"
	// Entry is a row of a table, a piece for each column. The last piece may have pieces, which are then its content.
	Entry Kind = "entry"
	// Columns are sections side by side.
	Columns Kind = "columns"
	// Grid is a map of squares: Frame is its size, Parts are the cells, row by row, and after them the edges.
	Grid Kind = "grid"
	// Cell is a square of a grid: Icon is its ground, Sign the letters on it, Joins names its area; Text has a line of
	// a terminal for each line of it; Parts are the pieces there.
	Cell Kind = "cell"
	// Edge is a text next to a grid, at the Side n, e, s or w, in the row or column At, counted from 0.
	Edge Kind = "edge"
	// Legend explains signs: Title names them, Text is their form on a terminal, Parts are pieces with their meaning.
	Legend Kind = "legend"
	// Piece is a thing or words. Parts are the pieces on it.
	Piece Kind = "piece"
	// Verbatim is lines of Text that are shown unchanged, in letters of one width.
	Verbatim Kind = "verbatim"
)

// Part is a node of a drawing. Texts are those of the position, and never markup: a writer escapes them.
type Part struct {
	Kind Kind `json:"kind"`
	// Name differs from that of each neighbouring part, Place is the word of actions for the place; "" for none.
	Name  string `json:"name,omitempty"`
	Place string `json:"place,omitempty"`
	// Title is the heading or the label; for a piece it is the text on a picture, if that is not its Text.
	Title string `json:"title,omitempty"`
	// Text is the text on a terminal.
	Text string `json:"text,omitempty"`
	// Says describes the part for readers who do not see it; Title or Text does if it is empty.
	Says string `json:"says,omitempty"`
	// Look is the shape of a piece, one of the Looks; Icon a figure on it, Tone its colour, Sign letters on it.
	Look Look   `json:"look,omitempty"`
	Icon string `json:"icon,omitempty"`
	Tone string `json:"tone,omitempty"`
	Sign string `json:"sign,omitempty"`
	// Count is the number of pieces; 0 if it is not shown.
	Count int `json:"count,omitempty"`
	// Here marks a space with its marker on it, and highlights other pieces.
	Here bool `json:"here,omitempty"`
	// Joins names the area of a cell: neighbouring cells with the same name are one area.
	Joins string `json:"joins,omitempty"`
	// Side and At are the place of an edge.
	Side string `json:"side,omitempty"`
	At   int    `json:"at,omitempty"`
	// Commas puts commas between the pieces of a row, which is a list.
	Commas  bool     `json:"commas,omitempty"`
	Columns []Column `json:"columns,omitempty"`
	Frame   *Frame   `json:"frame,omitempty"`
	Parts   []Part   `json:"parts,omitempty"`
}

// Look is the shape that a piece is drawn in.
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
	// Title is the heading; Heads are its lines where a terminal has headings.
	Title string   `json:"title,omitempty"`
	Heads []string `json:"heads,omitempty"`
	// Wide is the width on a terminal in characters, Gap the number of blanks after it.
	Wide int `json:"wide,omitempty"`
	Gap  int `json:"gap,omitempty"`
	// Right aligns the column to the right.
	Right bool `json:"right,omitempty"`
}

// Frame is the size of a grid.
type Frame struct {
	// Columns and Rows are their numbers, 1 to 26 and 1 to 99: a1 is the first square.
	Columns int `json:"columns"`
	Rows    int `json:"rows"`
	// Wide is the width of a square on a terminal, in characters.
	Wide int `json:"wide,omitempty"`
	// Board is the number of columns of a board, where the map is made of several; 0 where it is one.
	Board int `json:"board,omitempty"`
	// Walled has a terminal draw a line around the grid.
	Walled bool `json:"walled,omitempty"`
}
