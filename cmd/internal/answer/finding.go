package answer

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Finding states whether the seat that decides first has an advantage in games of greedy players, and which answer
// changes its share of wins most.
type Finding struct {
	// Says is the finding as a sentence. Bots is the kind of the players.
	Says string `json:"says"`
	Bots string `json:"bots"`
	// Opener contains the wins at the number of players at which the share is furthest from even, in widths of its
	// interval. Uneven reports whether the games show that it is not even.
	Opener
	Uneven bool `json:"uneven"`
	// Answer is the answer that changes the share most, at tables of every size; "" if none changes it measurably.
	// Effect is the change, and Ties is the number of answers that do not clearly differ from it.
	Answer string             `json:"answer,omitempty"`
	Effect *estimate.Estimate `json:"effect,omitempty"`
	Ties   int                `json:"ties,omitempty"`

	answers int
}

// Find adds the finding, if the game has measured effects.
func (r *Rules) Find() {
	if r.Prices == nil || r.Prices.Greedy == nil {
		return
	}
	k := r.Prices.measured.Kind(price.Greedy)
	if len(k.Openers) == 0 {
		return
	}
	at, uneven := k.Uneven()
	f := &Finding{Bots: k.Players, Opener: openerOf(at), Uneven: uneven, answers: len(k.Answers)}
	for i, rank := range k.Ranks(price.Balance) {
		switch {
		case rank.Place != 1:
		case i == 0:
			f.Answer, f.Effect = rank.Answer.String(), &rank.Effect
		default:
			f.Ties++
		}
	}
	f.Says = f.share() + "; " + f.change(r.Prices.Least, r.Prices.Most)
	r.Finding = f
}

// share states the share of wins of the seat that decides first.
func (f *Finding) share() string {
	return fmt.Sprintf("with %s players, whoever decides first wins %.0f %% of %s with %s (even: %.0f %%%s)", f.Bots, f.Share.Value*100,
		prose.Count(int(f.Games), "game"), prose.Count(f.Opener.Players, "player"), f.Even*100, prose.Either(f.Uneven, "", ", no measurable difference"))
}

// change states the answer that changes the share most.
func (f *Finding) change(least, most int) string {
	if f.Answer == "" && f.answers == 1 {
		return "the one other answer does not change that share measurably"
	}
	if f.Answer == "" {
		return fmt.Sprintf("none of %s changes that share measurably", prose.Count(f.answers, "other answer"))
	}
	value := f.Effect.Value * 100
	says := fmt.Sprintf("%s %s that share by %.0f points at tables of %d to %d", f.Answer, prose.Either(value < 0, "lowers", "raises"),
		max(value, -value), least, most)
	switch {
	case f.Ties == 1:
		says += ", and 1 answer changes it about as much"
	case f.Ties > 1:
		says += fmt.Sprintf(", and %d answers change it about as much", f.Ties)
	}
	return says
}
