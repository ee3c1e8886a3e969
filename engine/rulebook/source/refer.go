package source

import "strings"

// refers is the beginning of a text that refers to the whole number of another field: "=
// point-goal.rows[1].goal". So each figure is written once, and values that follow from it refer to
// it.
const refers = "= "

// refer replaces every reference by its number. The error for a reference to a reference is an
// [*Error].
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

// each calls show for a value and for all values inside it.
func (n *Node) each(show func(*Node)) {
	show(n)
	for _, inner := range n.nodes {
		inner.each(show)
	}
}
