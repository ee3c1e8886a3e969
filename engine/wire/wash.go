package wire

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The wash functions compare the messages of an engine with its offer, and make their texts safe to
// show to people.

// wash returns the fault of a hello message; "" if there is none.
func (h *Hello) wash() string {
	for _, text := range []*string{&h.Engine.Name, &h.Engine.Version, &h.Engine.Homepage, &h.Engine.Issues} {
		*text = clean(*text)
	}
	switch {
	case h.Protocol == 0:
		return fmt.Sprintf(`does not say which version of the protocol it speaks, such as "protocol":%d`, Version)
	case h.Protocol != Version:
		return fmt.Sprintf("speaks version %d of the protocol, which it was not offered", h.Protocol)
	case h.Engine.Name == "" || h.Engine.Version == "":
		return "does not say its name and version"
	case len(h.Games) == 0:
		return "names no game"
	}
	for i := range h.Games {
		if wrong := h.Games[i].washOffer(); wrong != "" {
			return wrong
		}
		for _, before := range h.Games[:i] {
			if before.Game == h.Games[i].Game {
				return "names a game twice"
			}
		}
	}
	return ""
}

func (g *Game) washOffer() string {
	g.Game = clean(g.Game)
	reading := make(map[string]string, len(g.Reading))
	for question, option := range g.Reading {
		reading[clean(question)] = clean(option)
	}
	g.Reading = reading
	switch {
	case g.Level < engine.Plays || g.Level > engine.Cites:
		return fmt.Sprintf("offers level %d; there are levels %d to %d", g.Level, engine.Plays, engine.Cites)
	case g.Chance != Told && g.Chance != Own:
		return `gives neither "told" nor "own" as the value of "chance"`
	case g.Seats.Min < 1 || g.Seats.Max < g.Seats.Min:
		return "does not say how many can play"
	}
	for _, offer := range g.Offers {
		if !slices.Contains(Abilities(), offer) {
			return fmt.Sprintf("offers %.60q; there are: %s", clean(offer), strings.Join(Abilities(), ", "))
		}
	}
	return ""
}

// wash returns the fault of a result of new, play or undo; "" if there is none.
func (g *Game) wash(s *standing, seats []string) string {
	switch {
	case s.Actor == nil:
		return "does not say whose turn it is"
	case *s.Actor != "" && *s.Actor != chance && !slices.Contains(seats, *s.Actor):
		return fmt.Sprintf("says that it is the turn of %.60q, who is not at the table", clean(*s.Actor))
	case g.Level >= engine.Scores && s.Scores == nil:
		return "leaves out the scores"
	case g.Level >= engine.Scores && len(s.Scores) != len(seats):
		return fmt.Sprintf("gives %s where the game has %s", prose.Count(len(s.Scores), "score"), prose.Count(len(seats), "seat"))
	case g.Level >= engine.Scores && s.Winners == nil:
		return "leaves out the winners"
	case g.Chance == Own && *s.Actor == chance:
		return "waits for an outcome of chance, although its offer is to draw the outcomes itself"
	case g.Chance == Told && len(s.Rolled) > 0:
		return "draws an outcome of chance itself, although its offer is to be told the outcomes"
	case g.Level >= engine.Cites && s.Effects == nil:
		return "leaves out what happened"
	}
	for i, name := range s.Winners {
		if !slices.Contains(seats, name) || slices.Contains(s.Winners[:i], name) {
			return "names a winner who is not at the table, or twice"
		}
	}
	if wrong := g.washList(s); wrong != "" {
		return wrong
	}
	cleanAll(s.Rolled)
	for i := range s.Effects {
		s.Effects[i].Text = clean(s.Effects[i].Text)
		cleanAll(s.Effects[i].Clauses)
	}
	s.clean()
	cleanAll(s.ListCited)
	cleanAll(s.ListAsked)
	g.strip(s)
	return ""
}

// washList does the same for the list of legal actions.
func (g *Game) washList(s *standing) string {
	cleanAll(s.Legal)
	switch {
	case g.Level < engine.Lists:
		return ""
	case s.Legal == nil && *s.Actor != "":
		return "leaves out what is legal"
	case *s.Actor == "" && len(s.Legal) > 0:
		return "lists what is legal, though the game is over"
	case *s.Actor == chance && len(s.Odds) != len(s.Legal):
		return "does not give the odds of each outcome"
	case *s.Actor != chance && len(s.Odds) > 0:
		return "gives odds, though chance does not decide"
	}
	for _, weight := range s.Odds {
		if weight < 1 || weight > math.MaxInt32 {
			return "gives odds that are not whole numbers from 1"
		}
	}
	return ""
}

// strip removes the parts above the level, because the engine was not asked for them.
func (g *Game) strip(s *standing) {
	if g.Level < engine.Scores {
		s.Scores, s.Winners = nil, nil
	}
	if g.Level < engine.Lists {
		s.Legal, s.Odds = nil, nil
	}
	if g.Level < engine.Cites {
		s.Effects, s.rests, s.ListCited, s.ListAsked = nil, rests{}, nil, nil
	}
}

func (r *rests) clean() {
	cleanAll(r.Cited)
	cleanAll(r.Asked)
}

func cleanAll[T ~string](texts []T) {
	for i, text := range texts {
		texts[i] = T(clean(string(text)))
	}
}

// notResult converts an error answer to a Go error. Only play can report an illegal action, and
// only new a refused set-up.
func (c *Client) notResult(method string, f *fault) error {
	words := clean(f.Message)
	data := faultData{}
	if f.Data != nil {
		data = *f.Data
	}
	switch {
	case f.Code == codeIllegal && method == "play", f.Code == codeRefused && method == "new":
		v := &engine.Violation{Reason: words}
		if c.game != nil && c.game.Level >= engine.Refuses {
			v.Clause = engine.Clause(clean(string(data.Clause)))
		}
		if c.game != nil && c.game.Level >= engine.Cites {
			v.Question = clean(data.Question)
		}
		return v
	case f.Code == codeNotUnderstood:
		return &NotUnderstoodError{words}
	case f.Code == codeUnsupported, f.Code == codeNoMethod:
		return &engine.UnsupportedError{Why: words, Issue: clean(data.Issue)}
	}
	switch {
	case f.Code == codeIllegal || f.Code == codeRefused:
		return c.speech.faulty(method, fmt.Sprintf("answers with error code %d, which is not an answer to %s", f.Code, method))
	case f.Code != codeErrored && (f.Code < leastReserved || f.Code > mostReserved):
		return c.speech.faulty(method, fmt.Sprintf("answers with error code %d, which the protocol does not have", f.Code))
	}
	return &ErroredError{words, stderr(c.speech.conn)}
}

// restsOf returns the clauses and questions behind an error answer.
func (c *Client) restsOf(f *fault) engine.Outcome {
	if f.Data == nil || c.game == nil || c.game.Level < engine.Cites {
		return engine.Outcome{}
	}
	f.Data.clean()
	return engine.Outcome{Cited: f.Data.Cited, Asked: f.Data.Asked}
}
