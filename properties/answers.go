package properties

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// answersAreAsked: if another answer to a question changes a position, a list, a refusal, an effect or a view,
// the game has already asked the question. A second game under other answers is brought to the same place. It
// reaches this place by the decisions so far, or begins at the position. In the second case it has asked no
// earlier question, like a game that is judged from a position.
func answersAreAsked(w *walk.Walk) func() error {
	shut := map[walk.Answer]bool{}
	return func() error {
		if !w.Now(2*walk.Seldom) && w.Moved {
			return engine.ErrIdle
		}
		start, played := w.From, w.Played
		if w.Moved && w.Random().IntN(4) > 0 {
			start, played = w.Document(), nil
		}
		place, err := walk.Since(w.Subject, w.Setup, start, played)
		if err != nil {
			return err
		}
		o := walk.NewOtherwise(place, shut, w.Random().IntN)
		for _, look := range looks(w) {
			if err := o.Compare(look); err != nil {
				return err
			}
		}
		return nil
	}
}

// looks lists the parts of a position to compare.
func looks(w *walk.Walk) []walk.Look {
	list := []walk.Look{walk.Position(), walk.Standing(), walk.Choices()}
	for _, seat := range w.SomeSeats() {
		list = append(list, walk.ViewOf(seat, w.Name(seat)))
	}
	const tries = 3
	for range min(tries*w.Effort, len(w.Legal)) {
		text := w.State.Format(w.Legal[w.Random().IntN(len(w.Legal))])
		list = append(list, walk.Attempt(w.Actor, w.Name(w.Actor), text))
		list = append(list, walk.SeenBy(w.SomeSeats()[0], w.Name(w.SomeSeats()[0]), text))
	}
	proposals := w.Proposals()
	for range min(tries*w.Effort, len(proposals)) {
		list = append(list, walk.Attempt(w.Asker(), w.Name(w.Asker()), proposals[w.Random().IntN(len(proposals))].Text))
	}
	return list
}
