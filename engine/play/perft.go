package play

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// MaxDepth is the greatest depth of a tree. Trees of this depth are far too large to count.
const MaxDepth = 64

// Counts counts the positions of a tree of games, including the root: positions where a player
// decides, where chance decides, and where the game is over. Positions reached in two ways count
// twice.
type Counts struct {
	Decisions uint64 `json:"decisions"`
	Chances   uint64 `json:"chances"`
	Ended     uint64 `json:"ended"`
	// Leaves are the positions at the full depth: the number of ways to take that many decisions,
	// including those of chance.
	Leaves uint64 `json:"leaves"`
}

// Branch is the part of a tree after one first action. The root of that part is the position after
// that action.
type Branch struct {
	Action string `json:"action"`
	Counts
}

// Tree is the result of [Perft].
type Tree struct {
	Depth int `json:"depth"`
	// Counts are the counts of the whole tree: of the root and of all branches.
	Counts
	// Branches are the branches in the order in which the game lists the first actions.
	Branches []Branch `json:"branches"`
}

// Perft counts the tree of all games from the state to a depth of decisions, including those of
// chance. Perft does not change the state. Perft returns an error if the depth is below 0 or
// above [MaxDepth], or if the context is cancelled.
func Perft(ctx context.Context, s engine.State, depth int) (Tree, error) {
	if depth < 0 || depth > MaxDepth {
		return Tree{}, fmt.Errorf("depth %d is invalid: it has to be from 0 to %d", depth, MaxDepth)
	}
	c := counter{ctx: ctx, levels: make([]level, depth+1)}
	tree := Tree{Depth: depth, Branches: []Branch{}}
	visit(s, depth, &tree.Counts)
	if depth == 0 {
		return tree, nil
	}
	for _, a := range s.Legal(nil, nil) {
		branch := Branch{Action: s.Format(a)}
		if err := c.count(c.step(s, a, depth-1), depth-1, &branch.Counts); err != nil {
			return Tree{}, err
		}
		tree.Add(branch.Counts)
		tree.Branches = append(tree.Branches, branch)
	}
	return tree, nil
}

// Add adds another tree's positions.
func (c *Counts) Add(other Counts) {
	c.Decisions += other.Decisions
	c.Chances += other.Chances
	c.Ended += other.Ended
	c.Leaves += other.Leaves
}

// counter keeps one state and one list for each level of the tree, so that counting allocates nothing.
type counter struct {
	ctx    context.Context
	levels []level
	seen   int
}

type level struct {
	state engine.State
	legal []engine.Action
}

// step returns the state after the action, in the memory of the level.
func (c *counter) step(s engine.State, a engine.Action, depth int) engine.State {
	l := &c.levels[depth]
	if l.state == nil {
		l.state = s.Clone()
	} else {
		l.state.Assign(s)
	}
	l.state.Apply(a, nil)
	return l.state
}

func (c *counter) count(s engine.State, depth int, into *Counts) error {
	const often = 1 << 12
	if c.seen++; c.seen%often == 0 && c.ctx.Err() != nil {
		return c.ctx.Err()
	}
	visit(s, depth, into)
	if depth == 0 {
		return nil
	}
	l := &c.levels[depth]
	l.legal = s.Legal(l.legal[:0], nil)
	for _, a := range l.legal {
		if err := c.count(c.step(s, a, depth-1), depth-1, into); err != nil {
			return err
		}
	}
	return nil
}

func visit(s engine.State, depth int, into *Counts) {
	switch s.Actor() {
	case engine.Chance:
		into.Chances++
	case engine.Nobody:
		into.Ended++
	default:
		into.Decisions++
	}
	if depth == 0 {
		into.Leaves++
	}
}
