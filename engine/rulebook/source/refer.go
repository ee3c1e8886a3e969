package source

import "strings"

// refers begins a text that stands for the whole number of another field: "= point-goal.rows[1].goal". So a figure stands once, and what
// follows from it is read there.
const refers = "= "

// refer puts into every reference the number that it refers to. That is written as a number: a reference to a reference is an [*Error].
func refer(root *Node) error {
	numbers := map[string]*Node{}
	var references []*Node
	root.each(func(n *Node) {
		switch {
		case n.Kind == Number:
			numbers[n.Field] = n
		case n.Kind == Text && strings.HasPrefix(n.text, refers):
			references = append(references, n)
		}
	})
	for _, n := range references {
		to := numbers[strings.TrimPrefix(n.text, refers)]
		if to == nil {
			return n.Wrong("is "+n.Describe(), "the field of a whole number behind the =")
		}
		n.Kind, n.text = Number, to.text
	}
	return nil
}

// each shows a value and all values in it.
func (n *Node) each(show func(*Node)) {
	show(n)
	for _, inner := range n.nodes {
		inner.each(show)
	}
}
