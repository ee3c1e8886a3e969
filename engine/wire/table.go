package wire

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// table is a running game of a server.
type table struct {
	Game
	subject engine.Subject
	start   engine.Start
	played  []decision
}

// decision is one decision that was played. rolled reports that the engine made the decision
// itself.
type decision struct {
	actor, action string
	rolled        bool
}

// mostRolls bounds the number of chance outcomes drawn after one decision.
const mostRolls = 10_000

func (t *talk) begin(p newParams) (any, *fault) {
	i := slices.IndexFunc(t.Games, func(g Game) bool { return g.Game == p.Game })
	if i < 0 {
		return nil, unsupported(fmt.Sprintf("this engine does not play %.60q", prose.OneLine(p.Game)))
	}
	start := engine.Start{Game: p.Game, Setup: engine.Setup{Seats: p.Seats, Rulings: p.Reading}}
	if fault := t.takes(t.Games[i], &start, p); fault != nil {
		return nil, fault
	}
	subject, err := t.Open(p.Game)
	if err != nil {
		return nil, errored(err)
	}
	t.table = table{Game: t.Games[i], subject: subject, start: start}
	out, err := subject.Start(start)
	if err != nil {
		fault := t.said(err, codeRefused, out)
		t.table = table{}
		return nil, fault
	}
	return t.stands(out)
}

// takes adds to a start the parts that not every engine supports.
func (t *talk) takes(game Game, start *engine.Start, p newParams) *fault {
	if p.Position != nil {
		if !slices.Contains(game.Offers, OffersStart) {
			return unsupported("this engine does not begin at a position")
		}
		start.Position = withoutNulls(p.Position)
	}
	for _, question := range slices.Sorted(maps.Keys(p.Reading)) {
		option := p.Reading[question]
		if plays := game.Reading[question]; plays != "" && plays != Any && plays != Unknown && plays != option {
			return unsupported(fmt.Sprintf("this engine plays %s=%s", prose.OneLine(question), plays))
		}
	}
	switch {
	case p.Components == "":
	case p.ComponentsText == "" || !slices.Contains(game.Offers, OffersComponents):
		return unsupported("this engine does not have the components " + prose.OneLine(p.Components))
	case transcript.Digest([]byte(p.ComponentsText)) != p.Components:
		return &fault{Code: codeWrongParam, Message: "the digest is not that of the component file"}
	default:
		start.Components = []byte(p.ComponentsText)
	}
	return nil
}

var errNoGame = &fault{Code: codeNoRequest, Message: "no game has begun: ask for a new one first"}

func (t *talk) play(p playParams) (any, *fault) {
	if t.table.subject == nil {
		return nil, errNoGame
	}
	out, err := t.table.subject.Play(p.Actor, p.Action)
	if err != nil {
		return nil, t.said(err, codeIllegal, out)
	}
	t.table.played = append(t.table.played, decision{actor: p.Actor, action: p.Action})
	return t.stands(out)
}

// undo replays the game without the last decision.
func (t *talk) undo(struct{}) (any, *fault) {
	switch {
	case t.table.subject == nil:
		return nil, errNoGame
	case !slices.Contains(t.table.Offers, OffersUndo):
		return nil, unsupported("this engine takes nothing back")
	}
	last := len(t.table.played) - 1
	for last >= 0 && t.table.played[last].rolled {
		last--
	}
	if last < 0 {
		return nil, &fault{Code: codeNoRequest, Message: "there is nothing to take back"}
	}
	t.table.played = t.table.played[:last]
	out, err := t.table.subject.Start(t.table.start)
	for _, d := range t.table.played {
		if err == nil {
			out, err = t.table.subject.Play(d.actor, d.action)
		}
	}
	if err != nil {
		return nil, errored(err)
	}
	return t.stands(out)
}

// stands returns the state of the game after a decision. If the engine decides for chance, it draws outcomes
// first.
func (t *talk) stands(out engine.Outcome) (any, *fault) {
	said := &standing{}
	t.happened(said, out)
	for range mostRolls {
		turn, err := t.table.subject.Turn()
		if err != nil {
			return nil, errored(err)
		}
		var legal []engine.Choice
		var rests engine.Outcome
		if t.table.Level >= engine.Lists || t.table.Chance == Own {
			if legal, rests, err = t.table.subject.Legal(); err != nil {
				return nil, errored(err)
			}
		}
		if turn.Actor != chance || t.table.Chance != Own {
			t.tells(said, turn, legal, rests)
			return said, nil
		}
		outcome := t.drawn(legal)
		if out, err = t.table.subject.Play(chance, outcome); err != nil {
			return nil, errored(err)
		}
		t.table.played = append(t.table.played, decision{chance, outcome, true})
		said.Rolled = append(said.Rolled, outcome)
		t.happened(said, out)
	}
	return nil, errored(errors.New("chance decides without end"))
}

const chance = "chance"

// drawn draws an outcome by its odds; "" if there is none.
func (t *talk) drawn(outcomes []engine.Choice) string {
	total := 0
	for _, o := range outcomes {
		total += o.Weight
	}
	n := t.Roll(max(total, 1))
	for _, o := range outcomes {
		if n -= o.Weight; n < 0 {
			return o.Action
		}
	}
	return ""
}

// happened adds the effects, clauses and questions if the level includes them.
func (t *talk) happened(said *standing, out engine.Outcome) {
	if t.table.Level < engine.Cites {
		return
	}
	if said.Effects == nil {
		said.Effects, said.rests = []engine.Effect{}, rests{[]engine.Clause{}, []string{}}
	}
	said.Effects = append(said.Effects, out.Effects...)
	for _, c := range out.Cited {
		if !slices.Contains(said.Cited, c) {
			said.Cited = append(said.Cited, c)
		}
	}
	for _, q := range out.Asked {
		if !slices.Contains(said.Asked, q) {
			said.Asked = append(said.Asked, q)
		}
	}
}

// tells adds the actor and, depending on the level, scores, legal actions and their clauses.
func (t *talk) tells(said *standing, turn engine.Turn, legal []engine.Choice, list engine.Outcome) {
	said.Actor = &turn.Actor
	if t.table.Level >= engine.Scores {
		said.Scores, said.Winners = turn.Scores, turn.Winners
	}
	if t.table.Level >= engine.Lists {
		said.Legal = make([]string, len(legal))
		for i, c := range legal {
			said.Legal[i] = c.Action
			if turn.Actor == chance {
				said.Odds = append(said.Odds, c.Weight)
			}
		}
	}
	if t.table.Level >= engine.Cites {
		said.ListCited, said.ListAsked = append([]engine.Clause{}, list.Cited...), append([]string{}, list.Asked...)
	}
}

func (t *talk) position(p positionParams) (any, *fault) {
	switch {
	case t.table.subject == nil:
		return nil, errNoGame
	case p.Seat == "" && !slices.Contains(t.table.Offers, OffersPosition):
		return nil, unsupported("this engine does not show the position")
	case p.Seat != "" && !slices.Contains(t.table.Offers, OffersViews):
		return nil, unsupported("this engine does not show what a seat sees")
	}
	document, out, err := t.table.subject.Position(p.Seat)
	if err != nil {
		return nil, t.said(err, codeIllegal, out)
	}
	said := &shown{Position: jsontext.Value(document)}
	if t.table.Level >= engine.Cites {
		said.Cited, said.Asked = out.Cited, out.Asked
	}
	return said, nil
}

// said converts an error of a subject into a fault. A violation gets the given code.
func (t *talk) said(err error, code int, out engine.Outcome) *fault {
	var v *engine.Violation
	var u *engine.UnsupportedError
	switch {
	case errors.As(err, &v):
		f := &fault{Code: code, Message: v.Reason, Data: &faultData{}}
		if t.table.Level >= engine.Refuses {
			f.Data.Clause, f.Data.Question = v.Clause, v.Question
		}
		if t.table.Level >= engine.Cites {
			f.Data.rests = rests{out.Cited, out.Asked}
		}
		return f
	case errors.As(err, &u):
		return &fault{Code: codeUnsupported, Message: u.Why, Data: &faultData{Issue: u.Issue}}
	case errors.Is(err, engine.ErrFailed):
		return errored(err)
	}
	return &fault{Code: codeNotUnderstood, Message: prose.OneLine(err.Error())}
}

func unsupported(why string) *fault { return &fault{Code: codeUnsupported, Message: why} }

func errored(err error) *fault { return &fault{Code: codeErrored, Message: prose.OneLine(err.Error())} }
