package main

import "github.com/yardstick-rules/yardstick/cmd/internal/output"

// sit has a person type at a table until they leave, and writes down the text of the record: to a file, if there is one, after every
// decision, and before the first of a new one, for who plays and from what is not typed again.
func (t *target) sit(a *app, s *secretary, to *output.File, isNew bool, text func() (string, error)) error {
	s.save = func() error {
		if to == nil {
			return nil
		}
		draft, err := text()
		if err != nil {
			return err
		}
		if err := to.Draft(draft); err != nil {
			return at(t.Output, err)
		}
		return nil
	}
	if isNew {
		if err := s.save(); err != nil {
			return err
		}
	}
	if err := s.keep(a.ctx); err != nil {
		return err
	}
	whole, err := text()
	switch {
	case err != nil:
		return err
	case to == nil:
		a.verbatim(whole)
		return nil
	}
	if err := to.Write(whole); err != nil {
		return at(t.Output, err)
	}
	return a.written(t.Output, s.Decisions(), s.Game, s.Names())
}
