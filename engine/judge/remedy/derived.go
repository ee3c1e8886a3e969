package remedy

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// The greatest depth of loose parts: one player's votes or, in a quick verdict, the deck.
const mostLoose, fewLoose = 3, 1

// loosen finds the parts of the position that the game itself fills in: a pile gets the cards that have no other
// place, a bank the money. They follow from the other parts, so a changed position may leave them out.
func (h *healer) loosen() error {
	rest, deep := h.document, mostLoose
	if h.remedy.Few {
		deep = fewLoose
	}
	for _, part := range edit.Parts(h.document) {
		is := func(loose edit.Part) bool { return inside(part.Pointer, loose.Pointer) }
		if strings.Count(part.Pointer, "/") > deep || slices.ContainsFunc(h.loose, is) {
			continue
		}
		without, err := edit.Patch{{Op: edit.Remove, Path: part.Pointer}}.Apply(rest)
		if err != nil {
			continue
		}
		opened, err := h.enter(without)
		if err != nil {
			return err
		}
		if !opened {
			continue
		}
		if position, _, err := h.Subject.Position(""); err == nil && bytes.Equal(position, h.position) {
			rest, h.loose = without, append(h.loose, part)
		}
	}
	return nil
}

// inside reports whether a part is the same as another, or inside it.
func inside(part, of string) bool { return part == of || strings.HasPrefix(part, of+"/") }

// left returns the document without the loose parts that a patch does not touch; ok is false if there are none.
func (h *healer) left(document any, patch edit.Patch) (rest any, ok bool) {
	for _, loose := range h.loose {
		if slices.ContainsFunc(patch, func(e edit.Edit) bool {
			return touches(e.Path, loose.Pointer) || e.From != "" && touches(e.From, loose.Pointer)
		}) {
			continue
		}
		if without, err := (edit.Patch{{Op: edit.Remove, Path: loose.Pointer}}).Apply(document); err == nil {
			document, ok = without, true
		}
	}
	return document, ok
}

func isWord(value any) bool {
	switch value.(type) {
	case string, bool:
		return true
	}
	return false
}

func touches(path, loose string) bool { return inside(path, loose) || inside(loose, path) }

// change opens the position that a patch makes, if necessary without the loose parts. The bool reports whether the
// position opens.
func (h *healer) change(patch edit.Patch) (fits bool, err error) {
	document, err := patch.Apply(h.document)
	if err != nil {
		return false, nil // the part to remove is missing
	}
	h.remedy.Tried++
	if fits, err = h.enter(document); fits || err != nil {
		return fits, err
	}
	if rest, ok := h.left(document, patch); ok {
		return h.enter(rest)
	}
	return false, nil
}

// enter starts the game at a position other than the one before the decision, and reports whether it starts.
func (h *healer) enter(document any) (bool, error) {
	text, err := json.Marshal(document)
	if err != nil || bytes.Equal(text, h.position) {
		return false, err
	}
	return h.start(text), nil
}

// main returns a patch without the amounts that the game itself fills in. Words, such as the player to decide,
// always stay. Amounts stay if the patch without them makes another position.
func (h *healer) main(whole edit.Patch) (edit.Patch, error) {
	wanted, err := whole.Apply(h.document)
	if err != nil {
		return nil, err
	}
	follows := func(loose edit.Part) func(edit.Edit) bool {
		return func(e edit.Edit) bool { return inside(e.Path, loose.Pointer) && !isWord(loose.Value) }
	}
	main := whole
	for _, loose := range h.loose {
		rest := slices.DeleteFunc(slices.Clone(main), follows(loose))
		if len(rest) == 0 || len(rest) == len(main) {
			continue
		}
		same, err := h.makes(rest, wanted)
		if err != nil {
			return nil, err
		}
		if same {
			main = rest
		}
	}
	return main, nil
}

// makes reports whether a patch, completed by the game, makes a document.
func (h *healer) makes(patch edit.Patch, wanted any) (bool, error) {
	document, err := patch.Apply(h.document)
	if err != nil {
		return false, nil // an index of a list that the other edits make
	}
	rest, _ := h.left(document, patch)
	if fits, err := h.enter(rest); !fits || err != nil {
		return false, err
	}
	now, err := h.read()
	return err == nil && len(edit.Diff(wanted, now)) == 0, err
}
