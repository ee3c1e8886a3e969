package remedy

import (
	"context"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// changed looks for changes of the position under which the decision would be legal. It gives up a
// kind of change that is refused a few times and never loads, such as cards from nowhere.
func (h *healer) changed(ctx context.Context) error {
	if err := h.learn(); err != nil {
		return err
	}
	if err := h.loosen(); err != nil {
		return err
	}
	var found []sized
	fails, opens := map[string]int{}, map[string]bool{}
	likely := h.words.Likely(h.document, h.clues())
	for i, patch := range likely {
		if h.remedy.Tried >= h.most || len(found) == mostFound {
			h.remedy.Untried = len(likely) - i
			break
		}
		kind := kindOf(patch)
		if !opens[kind] && fails[kind] >= mostFails/len(patch) || isKnown(found, patch) {
			continue
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		opened, legal, err := h.try(patch)
		if err != nil {
			return err
		}
		if opens[kind] = opens[kind] || opened; !opened {
			fails[kind]++
		}
		if !legal {
			continue
		}
		change, err := h.found(patch)
		if err != nil {
			return err
		}
		if change != nil && !isKnown(found, change.Patch) {
			found = append(found, *change)
			h.most = min(h.most, h.remedy.Tried+mostMore)
		}
	}
	slices.SortStableFunc(found, func(a, b sized) int { return a.size - b.size })
	for i, change := range found {
		if len(h.remedy.Changes) < mostRemedies && !slices.ContainsFunc(found[:i], change.covers) {
			h.remedy.Changes = append(h.remedy.Changes, change.Change)
		}
	}
	return nil
}

// mostFails is the number of refusals that end a kind of one-edit change. mostFound limits the
// changes compared. mostMore limits the positions tried, after one was found, for a smaller change.
const (
	mostFails = 10
	mostFound = 6
	mostMore  = 96
)

// try opens the changed position, and plays the decision there.
func (h *healer) try(patch edit.Patch) (fits, legal bool, err error) {
	if fits, err = h.change(patch); !fits || err != nil {
		return false, false, err
	}
	return true, h.legal(), nil
}

// found returns the change of a patch with its consequences in the game, nil if a person cannot
// take them all in. A number is brought as close as possible to its former value.
func (h *healer) found(patch edit.Patch) (*sized, error) {
	patch, err := h.nearer(patch)
	if err != nil {
		return nil, err
	}
	if fits, err := h.change(patch); !fits || err != nil {
		return nil, err
	}
	turn, err := h.Subject.Turn()
	if err != nil {
		return nil, err
	}
	now, err := h.read()
	if err != nil {
		return nil, err
	}
	whole := edit.Diff(h.document, now)
	if len(whole) == 0 || len(whole) > mostWhole {
		return nil, nil
	}
	// What is reported is tried as it is reported.
	if loads, legal, err := h.try(whole); !loads || !legal {
		return nil, err
	}
	main, err := h.main(whole)
	if err != nil || len(main) > mostPatch {
		return nil, err
	}
	if _, is := patch.Amount(h.document); !is { // a part left out has come back as another number, which may be nearer
		if amount, is := main.Amount(h.document); is && amount > 1 {
			return h.found(main)
		}
	}
	return &sized{h.worded(main, whole, turn), touched(main), main.Size(h.document)}, nil
}

// worded describes a change by the meaning of the changed part, if it is a known yes or no; by the
// player whose turn it becomes; or by the parts of the position with their new values.
func (h *healer) worded(main, whole edit.Patch, turn engine.Turn) Change {
	means := h.means(main)
	if said, is := strings.CutPrefix(means, "says that "); is {
		if part, on, is := main.Switch(h.document); is {
			return Change{Says: prose.Either(on, "", "it were not so that ") + said + " (position: " + part + ")", Patch: whole}
		}
	}
	if len(main) == 1 && main[0].Value == turn.Actor && turn.Actor != h.v.Turn.Actor && turn.Actor == h.v.Actor {
		return Change{Says: "it were " + turn.Actor + "'s turn", Patch: whole}
	}
	says := main.Says(h.document)
	if strings.Contains(says, `"`) { // it quotes the document
		says = "in the position " + says
	}
	return Change{says, means, whole}
}

// means returns the schema's description of a changed part, if it has one.
func (h *healer) means(patch edit.Patch) string {
	text, err := fs.ReadFile(h.Book.Files, document.SchemaFile)
	if err != nil || len(patch) > 1 {
		return ""
	}
	return document.Meaning(text, patch[0].Path)
}

// nearer brings a number, or an amount that moves, as close to its former value as the decision stays legal.
func (h *healer) nearer(patch edit.Patch) (edit.Patch, error) {
	legal, is := patch.Amount(h.document)
	for illegal := 0; is && legal-illegal > 1; {
		middle := illegal + (legal-illegal)/2
		_, isLegal, err := h.try(patch.By(h.document, middle))
		if err != nil {
			return nil, err
		}
		if isLegal {
			legal = middle
		} else {
			illegal = middle
		}
	}
	if is {
		return patch.By(h.document, legal), nil
	}
	return patch, nil
}
