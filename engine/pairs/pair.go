package pairs

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Pair is the result of the two games with the same number.
type Pair struct {
	Number uint64
	// Table is the index of the table in the plan.
	Table int
	// Refused reports which sides refuse the set-up. If a side refuses, neither game was played.
	Refused [2]bool
	// List, Path, Score, Length and Winner report differences between the two games. List is about the legal actions
	// after the same decisions, Path about a decision, Score about the last scores. Length is about the number of
	// decisions, and Winner about the winners. If a game is endless, only List and Path are set.
	List, Path, Score, Length, Winner bool
	// Early reports that the games part in a decision, or in the actor, before a player has decided.
	Early bool
	// Endless reports which games did not end within the limit.
	Endless [2]bool
	// Shared is the number of decisions that both games have in common before they part. Decisions is the total of
	// each game.
	Shared    int
	Decisions [2]int
	// Scores are the last scores by seat. Winners are the seats that have won.
	Scores  [2][]int
	Winners [2]engine.Seats
	// Openers are the seats that decided first; Nobody if only chance decided.
	Openers [2]engine.Seat
	// Found lists each difference that appears while both games have the same decisions, once, at its best place.
	Found []Found

	// met are newly reported places. apart are the verbs that were legal in either game after the games had parted.
	met   []Place
	apart []string
}

// worker plays one pair after another.
type worker struct {
	plan *Plan
	game [2]game
	// n is the number of shared decisions so far.
	n    int
	pair *Pair
	// pick is the index of each side's chosen action where the games part; -1 before the choice.
	pick [2]int
	// alike reports that both positions are still the same.
	alike bool
	// met are the places that were reported, by phase and verb.
	met   map[string]*[256]bool
	gone  [256]bool
	verbs []string
	// buffers
	order  [2][]int
	scores [2][]int
}

// play plays the pair with a number.
func (w *worker) play(number uint64) *Pair {
	at := w.plan.at(number)
	p := &Pair{Number: number, Table: at.table}
	for side := range w.game {
		p.Refused[side] = w.game[side].start[at.table] == nil
	}
	if p.Refused[0] || p.Refused[1] {
		return p
	}
	w.begin(at)
	w.pair, w.n = p, 0
	w.unlike()
	parted := w.advance()
	p.Shared, p.Path = w.n, parted
	p.Early = parted && w.game[0].opener == engine.Nobody && w.game[1].opener == engine.Nobody
	for side := range w.game {
		p.Decisions[side] = w.n
		p.Endless[side] = !w.game[side].over()
		if known := w.known(side); parted && known != nil {
			p.Decisions[side], p.Endless[side] = known.Decisions[side], known.Endless[side]
		} else if parted {
			p.Endless[side] = !w.playOut(side)
		}
	}
	w.finish(parted)
	return p
}

// known returns the pair that the plan knows for the game of side A; nil if the game has to be played.
func (w *worker) known(side int) *Pair {
	if side > 0 || w.plan.Known == nil {
		return nil
	}
	return w.plan.Known(w.pair.Number)
}

// begin opens both games.
func (w *worker) begin(at place) {
	for side := range w.game {
		w.game[side].begin(at, len(w.plan.Tables[at.table]))
	}
	w.alike = w.game[0].s.Alike(w.game[1].s)
}

// unlike notes that the first positions differ.
func (w *worker) unlike() {
	if !w.alike {
		w.found(Otherwise, w.game[0].s.Phase(), "", 0, true)
	}
}

// playOut plays the rest of one game after the games have parted.
func (w *worker) playOut(side int) bool {
	g, n := &w.game[side], &w.pair.Decisions[side]
	if i := w.pick[side]; i >= 0 {
		g.s.Apply(g.legal[i], nil)
		*n++
	}
	return g.finish(n, w.plan.limit(), w.leave)
}

// advance plays both games while their decisions are the same, and reports whether they part. If they part, both
// games are before the decision that differs, with their lists.
func (w *worker) advance() (parted bool) {
	a, b := &w.game[0], &w.game[1]
	w.pick = [2]int{-1, -1}
	for ; w.n < w.plan.limit(); w.n++ {
		over := a.over() && b.over()
		w.standing(over)
		if over {
			return false
		}
		a.look()
		b.look()
		if w.compare(); a.s.Actor() != b.s.Actor() || len(a.legal) == 0 || len(b.legal) == 0 {
			return true
		}
		i, j := a.choose(), b.choose()
		if a.ids[i] != b.ids[j] {
			w.pick = [2]int{i, j}
			return true
		}
		w.decide(i, j)
	}
	return false
}

// decide carries out the same decision in both games.
func (w *worker) decide(i, j int) {
	a, b := &w.game[0], &w.game[1]
	phase, verb := a.phase, a.s.Verb(a.legal[i])
	a.s.Apply(a.legal[i], nil)
	b.s.Apply(b.legal[j], nil)
	was := w.alike
	if w.alike = a.s.Alike(b.s); was && !w.alike {
		w.found(Otherwise, phase, w.verbs[verb], w.n+1, true)
	}
}

// standing compares scores, and the winners when both games are over.
func (w *worker) standing(over bool) {
	if !w.alike || over {
		w.scored(over)
	}
}

// scored compares scores, and the winners if both games are over.
func (w *worker) scored(over bool) {
	a, b := &w.game[0], &w.game[1]
	for side := range w.game {
		w.scores[side] = w.game[side].s.Scores(w.scores[side][:0])
	}
	if !slices.Equal(w.scores[0], w.scores[1]) {
		w.found(Score, a.s.Phase(), "", w.n, w.alike)
	}
	if over && a.s.Winners() != b.s.Winners() {
		w.found(Winner, a.s.Phase(), "", w.n, w.alike)
	}
}

// compare compares the legal actions.
func (w *worker) compare() {
	a, b := &w.game[0], &w.game[1]
	if a.s.Actor() != b.s.Actor() || a.phase != b.phase {
		w.pair.List = true
		w.found(Turn, a.phase, "", w.n, w.alike)
		w.leave(a)
		w.leave(b)
		return
	}
	w.meet(a)
	w.meet(b)
	if slices.Equal(a.ids, b.ids) && slices.Equal(a.weights, b.weights) && a.total == b.total {
		return
	}
	w.lists()
}

// lists compares two lists as sets.
func (w *worker) lists() {
	for side := range w.game {
		w.order[side] = w.game[side].sorted(w.order[side][:0])
	}
	a, b := &w.game[0], &w.game[1]
	i, j := 0, 0
	for i < len(a.ids) || j < len(b.ids) {
		switch side := w.next(i, j); side {
		case 0:
			w.differs(Narrower, a, w.order[0][i])
			i++
		case 1:
			w.differs(Wider, b, w.order[1][j])
			j++
		default:
			x, y := w.order[0][i], w.order[1][j]
			if len(a.weights) > 0 && a.weights[x]*b.total != b.weights[y]*a.total {
				w.differs(Odds, a, x)
			}
			i++
			j++
		}
	}
}

// next returns the side that alone has the next action in the order of ids; 2 if both sides have it.
func (w *worker) next(i, j int) int {
	a, b := &w.game[0], &w.game[1]
	switch {
	case j == len(b.ids):
		return 0
	case i == len(a.ids):
		return 1
	}
	switch x, y := a.ids[w.order[0][i]], b.ids[w.order[1][j]]; {
	case x < y:
		return 0
	case x > y:
		return 1
	}
	return 2
}

// sorted appends the indices of the actions in the order of their ids.
func (g *game) sorted(dst []int) []int {
	for i := range g.ids {
		dst = append(dst, i)
	}
	slices.SortFunc(dst, func(i, j int) int {
		switch {
		case g.ids[i] < g.ids[j]:
			return -1
		case g.ids[i] > g.ids[j]:
			return 1
		}
		return 0
	})
	return dst
}

// differs notes a difference about the verb of an action.
func (w *worker) differs(kind Kind, g *game, i int) {
	w.pair.List = true
	w.found(kind, g.phase, w.verbs[g.s.Verb(g.legal[i])], w.n, w.alike)
}

// found notes a difference, or a better place for it.
func (w *worker) found(kind Kind, phase, verb string, at int, direct bool) {
	f := Found{Difference{kind, phase, verb}, w.pair.Number, w.pair.Table, at, direct}
	for i := range w.pair.Found {
		if old := &w.pair.Found[i]; old.Difference == f.Difference {
			if f.better(*old) {
				*old = f
			}
			return
		}
	}
	w.pair.Found = append(w.pair.Found, f)
}

// finish compares the results of both games.
func (w *worker) finish(parted bool) {
	p := w.pair
	if p.Endless[0] || p.Endless[1] {
		return
	}
	for side := range w.game {
		if known := w.known(side); parted && known != nil {
			p.Scores[side], p.Winners[side], p.Openers[side] = known.Scores[side], known.Winners[side], known.Openers[side]
			continue
		}
		p.Scores[side] = w.game[side].s.Scores(nil)
		p.Winners[side], p.Openers[side] = w.game[side].s.Winners(), w.game[side].opener
	}
	p.Score = !slices.Equal(p.Scores[0], p.Scores[1])
	p.Length = p.Decisions[0] != p.Decisions[1]
	p.Winner = p.Winners[0] != p.Winners[1]
}
