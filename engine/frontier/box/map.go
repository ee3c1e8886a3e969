package box

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// readMap reads the boards, the terrains of the town, the marked spots and the basins.
func (r *reader) readMap() {
	for board := range 4 {
		r.board(board)
	}
	for t := Forest; t < Terrains; t++ {
		if n := r.Table("map.terrain", t.String(), "town"); n != nil && t.Land() {
			r.TownTerrain[t] = r.truth(n)
		}
	}
	if r.Err != nil {
		return
	}
	if n := r.Table("map.founding-spots.value"); n != nil {
		r.Spots = [len(r.Spots)]Space{}
		r.SpotCount = copy(r.Spots[:], r.spaces(n, 0, len(r.Spots)))
	}
	for i := range r.Basins {
		b := &r.Basins[i]
		field := "basins.list." + b.Name
		r.Set(&b.Holds, field, "holds")
		if n := r.Table(field, "spaces"); n != nil {
			b.Spaces = [len(b.Spaces)]Space{}
			b.Size = copy(b.Spaces[:], r.spaces(n, 1, len(b.Spaces)))
		}
	}
}

// board reads the rows of a board. A board that the file leaves out must have the size that the
// file sets.
func (r *reader) board(board int) {
	d, name := r.base, "board-"+strconv.Itoa(board+1)
	list := r.Table("map", name)
	if list == nil {
		if r.BoardColumns == d.BoardColumns && r.Rows == d.Rows {
			return
		}
		r.Keep(r.Given.Wrong("map.columns-per-board", "map.rows",
			fmt.Sprintf("leaves %s as it is, with %s and %s", name, prose.Count(d.BoardColumns, "column"), prose.Count(d.Rows, "row")),
			"all four boards in the same size"))
		return
	}
	if board == 0 && (r.BoardColumns != d.BoardColumns || r.Rows != d.Rows) {
		r.Map = [MapColumns][MapRows]Terrain{}
	}
	for row, n := range r.Items(list, r.Rows, r.Rows) {
		r.boardRow(board*r.BoardColumns, row, n)
	}
}

// boardRow reads a row of a board, one letter for each space.
func (r *reader) boardRow(from, row int, n *source.Node) {
	text := n.Value()
	if len(text) != r.BoardColumns || n.Kind != source.Text {
		r.Keep(n.Wrong("is "+n.Describe(), fmt.Sprintf("%s of %s", prose.Count(r.BoardColumns, "letter"), strings.TrimSpace(terrainLetters))))
		return
	}
	for i := range len(text) {
		t := strings.IndexByte(terrainLetters, text[i])
		if t <= int(Nowhere) {
			r.Keep(n.Wrong("is "+n.Describe(), "only the letters "+strings.TrimSpace(terrainLetters)))
			return
		}
		r.Map[from+i][row] = Terrain(t)
	}
}

// readIndustries reads the numbers of the industries.
func (r *reader) readIndustries() {
	for i := range r.Works {
		w := &r.Works[i]
		field := "industry-buildings.list." + w.Name
		r.Set(&w.Price, field, "price")
		r.Set(&w.Logs, field, "logs")
		pick(r, &w.Where, field+".where", whereNames[:])
	}
	for i := range r.Helpers {
		h := &r.Helpers[i]
		r.Set(&h.Plus, "lumbering.helpers.list", h.Name, "plus")
		if h.Animal == NoGood {
			r.Set(&h.Fee, "lumbering.helpers.list", h.Name, "fee")
		}
	}
	pick(r, &r.Panning.Metal, "mining.start.panning.metal", GoodNames[:])
	r.depositDie()
	for kind, word := range DepositNames {
		for level := range r.Output[kind] {
			if n := r.Table("mining.output", word, strconv.Itoa(level+1)); n != nil {
				r.output(&r.Output[kind][level], n)
			}
		}
	}
}

// depositDie reads the kind of deposit for each face of a die.
func (r *reader) depositDie() {
	n := r.Table("mining.deposit-die.faces")
	if n == nil {
		if d := r.base; r.DieFaces != d.DieFaces {
			r.Keep(r.Table("dice.faces").Wrong(fmt.Sprintf("is %d, and mining.deposit-die has %s", r.DieFaces, prose.Count(d.DieFaces, "face")),
				"a deposit-die with as many"))
		}
		return
	}
	r.DepositDie = [len(r.DepositDie)]DepositKind{}
	for i, face := range r.Items(n, r.DieFaces, r.DieFaces) {
		r.DepositDie[i] = DepositKind(r.Word(face, DepositNames[:]...))
	}
}

func (r *reader) output(output *[4]int, list *source.Node) {
	const most = 9
	for i, face := range r.Items(list, len(output), len(output)) {
		output[i] = r.Whole(face, 0, most)
	}
}
