package step

// Boxed is a kind of thing in the box, with how to count it wherever it is. N are the nouns of a room, P is its position.
type Boxed[N, P any] struct {
	things string
	said   Phrase
	count  func(N, P) int
}

// InBox is a kind of thing in the box, as people count it, such as "dice" or "market card(s)".
func InBox[N, P any](things string, count func(N, P) int) Boxed[N, P] {
	return Boxed[N, P]{things, say("there is/are <n> " + things + " in the game"), count}
}

// Teach adds the step that asks how many there are now.
func (b Boxed[N, P]) Teach(v *Vocabulary, nouns N, now func() (P, error)) {
	v.Then(b.said, func(expected int) error {
		p, err := now()
		if err != nil {
			return err
		}
		return Equal("the number of "+b.things+" in the game", expected, b.count(nouns, p))
	})
}
