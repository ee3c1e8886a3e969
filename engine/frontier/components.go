package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

var printed = source.NewPrinted(&book)

// DefaultComponents returns the components that the rulebook prints, with assumed values where it
// prints none. Callers must not change them.
func DefaultComponents() *box.Components { return &defaultComponents }

// ReadComponents returns the components of a set-up: the default ones, with the figures of its edition and of an
// owner's file over them (see [box.Read]).
func ReadComponents(setup engine.Setup) (*box.Components, error) {
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	return boxOf(answers, setup.Components, nil)
}

func boxOf(answers *rulebook.Answers, owner []byte, rec *engine.Record) (parts *box.Components, err error) {
	parts = DefaultComponents()
	for _, file := range answers.Boxes(owner, rec) {
		if parts, err = box.Read(printed, parts, file); err != nil {
			return nil, err
		}
	}
	return parts, nil
}
