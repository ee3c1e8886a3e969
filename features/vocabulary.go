package features

// vocabulary is what the scenarios of a game can say: phrases, and what each of them does.
type vocabulary struct{ definitions []definition }

// definition is a phrase after the keyword that it needs, with the function that does what it says. The function has a parameter for each
// blank, a string or an int, and for what follows the step if it ends in a colon; it returns an error.
type definition struct {
	keyword string // Given, When or Then
	phrase
	do any
}

// given adds what sets the table up.
func (v *vocabulary) given(p phrase, do any) { v.add("Given", p, do) }

// when adds what happens in the game.
func (v *vocabulary) when(p phrase, do any) { v.add("When", p, do) }

// then adds what is asked of the engine.
func (v *vocabulary) then(p phrase, do any) { v.add("Then", p, do) }

func (v *vocabulary) add(keyword string, p phrase, do any) {
	v.definitions = append(v.definitions, definition{keyword, p, do})
}
