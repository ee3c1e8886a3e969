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

// changed looks for changes of the position that make the decision legal. If none of the likeliest changes does, it
// takes changes that replace the cited reason by another one, and adds further changes to them. Then it tries the
// rest.
func (h *healer) changed(ctx context.Context) error {
	if err := h.learn(); err != nil {
		return err
	}
	if err := h.loosen(); err != nil {
		return err
	}
	first := h.search(nil, h.document, h.cited())
	likeliest := h.most
	if !h.remedy.Few {
		likeliest = h.remedy.Tried + (h.most-h.remedy.Tried)/ofFirst
	}
	if err := first.run(ctx, likeliest); err != nil {
		return err
	}
	found := first.found
	if len(found) == 0 {
		var err error
		if found, err = first.further(ctx); err != nil {
			return err
		}
	}
	if len(found) == 0 {
		if err := first.run(ctx, h.most); err != nil {
			return err
		}
		found = first.found
	}
	h.remedy.Untried = first.pending()
	slices.SortStableFunc(found, func(a, b sized) int { return a.size - b.size })
	for i, change := range found {
		if len(h.remedy.Changes) < mostRemedies && !slices.ContainsFunc(found[:i], change.covers) {
			h.remedy.Changes = append(h.remedy.Changes, change.Change)
		}
	}
	return nil
}

// cited returns the refusal of the decision in the position before it.
func (h *healer) cited() *engine.Violation {
	if h.start(h.position) {
		if why := h.play(); why != nil {
			return why
		}
	}
	return &engine.Violation{Clause: h.v.Clause, Question: h.v.Question, Reason: h.v.Reason}
}

// try opens the changed position and plays the decision there. The result why is the refusal, or nil if the
// decision is legal.
func (h *healer) try(patch edit.Patch) (fits bool, why *engine.Violation, err error) {
	if fits, err = h.change(patch); !fits || err != nil {
		return false, nil, err
	}
	return true, h.play(), nil
}

// found returns the change of a patch with its consequences in the game; nil if there are too many for a person to
// follow. After them, the decision has to be legal, or refused for the given reason.
func (h *healer) found(patch edit.Patch, why *engine.Violation) (*sized, error) {
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
	// Try the change in the form in which it is reported.
	if loads, then, err := h.try(whole); !loads || !same(then, why) {
		return nil, err
	}
	main, err := h.main(whole)
	if err != nil || len(main) > mostPatch {
		return nil, err
	}
	if _, is := patch.Amount(h.document); !is && why == nil { // a part left out may have another number now, which may be nearer
		if amount, is := main.Amount(h.document); is && amount > 1 {
			if main, err = h.nearer(nil, main, h.document); err != nil {
				return nil, err
			}
			return h.found(main, nil)
		}
	}
	return &sized{h.worded(main, whole, turn), touched(main), main.Size(h.document)}, nil
}

// same reports whether two plays of a decision had the same result.
func same(a, b *engine.Violation) bool { return a == b || a != nil && b != nil && *a == *b }

// worded describes a change. If the change only gives the turn to another player, worded names this player.
// If a changed part has a known meaning as a yes or a no, worded uses this meaning. For all other parts it
// uses their new values.
func (h *healer) worded(main, whole edit.Patch, turn engine.Turn) Change {
	if len(main) == 1 && main[0].Value == turn.Actor && turn.Actor != h.v.Turn.Actor && turn.Actor == h.v.Actor {
		return Change{Says: "it were " + turn.Actor + "'s turn", Patch: whole}
	}
	var says []string
	rest := slices.DeleteFunc(slices.Clone(main), func(e edit.Edit) bool {
		one := edit.Patch{e}
		said, means := strings.CutPrefix(h.means(one), "says that ")
		on, is := one.Switch(h.document)
		if means && is {
			says = append(says, prose.Either(on, "", "it were not so that ")+said)
		}
		return means && is
	})
	if len(rest) > 0 {
		said := rest.Says(h.document)
		if strings.Contains(said, `"`) { // the text quotes the document
			said = "in the position " + said
		}
		says = append(says, said)
	}
	means := ""
	if len(rest) == len(main) {
		means = h.means(main)
	}
	return Change{strings.Join(says, ", and "), means, whole}
}

// means returns the schema's description of a changed part; "" if there is none.
func (h *healer) means(patch edit.Patch) string {
	text, err := fs.ReadFile(h.Book.Files, document.SchemaFile)
	if err != nil || len(patch) > 1 {
		return ""
	}
	return document.Meaning(text, patch[0].Path)
}

// nearer brings a number, or an amount that moves, as close to its old value as possible while the decision stays
// legal. The old value is in document, the position after the patch base.
func (h *healer) nearer(base, patch edit.Patch, document any) (edit.Patch, error) {
	legal, is := patch.Amount(document)
	for illegal := 0; is && legal-illegal > 1; {
		middle := illegal + (legal-illegal)/2
		fits, why, err := h.try(slices.Concat(base, patch.By(document, middle)))
		if err != nil {
			return nil, err
		}
		if fits && why == nil {
			legal = middle
		} else {
			illegal = middle
		}
	}
	if is {
		patch = patch.By(document, legal)
	}
	return slices.Concat(base, patch), nil
}
