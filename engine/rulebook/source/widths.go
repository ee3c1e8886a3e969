package source

import "github.com/goccy/go-yaml/token"

// widths counts the fields of the records that are open in a document.
type widths struct {
	blocks []block // the outermost first
	flows  []int   // of all open brackets
}

// block counts the fields of a record, identified by the column in which its keys begin.
type block struct{ column, fields int }

// add processes the next word or mark, and returns the number of fields so far in its record.
func (w *widths) add(t *token.Token) int {
	switch t.Type {
	case token.MappingStartType, token.SequenceStartType:
		w.flows = append(w.flows, 0)
	case token.MappingEndType, token.SequenceEndType:
		w.flows = w.flows[:max(0, len(w.flows)-1)]
	case token.SequenceEntryType:
		w.end(t.Position.Column + 1)
	case token.MappingValueType:
		return w.field(t)
	}
	return 0
}

// field counts a field by the mark after its key.
func (w *widths) field(t *token.Token) int {
	if n := len(w.flows); n > 0 {
		w.flows[n-1]++
		return w.flows[n-1]
	}
	column := 1
	if t.Prev != nil {
		column = t.Prev.Position.Column
	}
	w.end(column + 1)
	n := len(w.blocks)
	if n == 0 || w.blocks[n-1].column < column {
		w.blocks = append(w.blocks, block{column, 0})
		n++
	}
	w.blocks[n-1].fields++
	return w.blocks[n-1].fields
}

// end closes the records whose keys begin in the given column or further right.
func (w *widths) end(column int) {
	for n := len(w.blocks); n > 0 && w.blocks[n-1].column >= column; n-- {
		w.blocks = w.blocks[:n-1]
	}
}
