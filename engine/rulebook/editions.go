package rulebook

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Editions returns the question whose options are the editions of the rulebook that can be played, the newest first.
// The default is the present edition. The result is nil if only the present edition can be played.
func (b *Book) Editions() *Question {
	i := slices.IndexFunc(b.Questions, func(q Question) bool { return q.WhyOpen == ByEdition })
	if i < 0 {
		return nil
	}
	return &b.Questions[i]
}

// edition returns the number of the question that asks for the edition, the chosen option, and all options; no options
// if there is only one edition.
func (a *Answers) edition() (engine.Question, Option, []Reading) {
	i := slices.IndexFunc(a.book.Questions, func(q Question) bool { return q.WhyOpen == ByEdition })
	if i < 0 {
		return engine.NoQuestion, 0, nil
	}
	return engine.Question(i), a.options[i], a.book.Questions[i].Options
}

// InForce reports whether the edition that is played has a clause of the book.
func (a *Answers) InForce(id engine.Clause) bool {
	c := a.book.Clause(string(id))
	return c != nil && a.has(c)
}

func (a *Answers) has(c *Clause) bool {
	if c.Since == "" && c.Until == "" {
		return true
	}
	_, played, all := a.edition()
	at := func(id string) int { return slices.IndexFunc(all, func(r Reading) bool { return r.ID == id }) }
	return (c.Since == "" || int(played) <= at(c.Since)) && int(played) >= at(c.Until)
}

// Boxes lists the component files over the game's own, each over those before it: that of the edition that is played, if
// it has figures of its own, and an owner's, if there is one. If an edition has figures, the record notes the question.
func (a *Answers) Boxes(owner []byte, rec *engine.Record) (files [][]byte) {
	q, played, all := a.edition()
	if slices.ContainsFunc(all, func(r Reading) bool { return r.Components != "" }) {
		rec.Ask(q)
	}
	if all != nil && all[played].Components != "" {
		files = append(files, []byte(all[played].Components))
	}
	if owner != nil {
		files = append(files, owner)
	}
	return files
}
