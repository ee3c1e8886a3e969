package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	fast "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Client is a subject whose engine is at the other end of a pipe. A Client returns more kinds of errors than
// other subjects. An unsupported request gives an [*engine.UnsupportedError]. Other errors wrap
// [engine.ErrFailed]: after an [*ErroredError] or a [*FaultyError] the engine continues, but a [*Failure]
// ends it, and every later call fails.
type Client struct {
	speech *speech
	limits Limits
	hello  Hello
	game   *Game // the current game, nil before the first
	seats  []string
	stands standing
	rolled []string // the engine's own draws that have not been played yet
	drawn  []string // the engine's own draws that have been played
}

var (
	_ engine.Subject = (*Client)(nil)
	_ engine.Limited = (*Client)(nil)
	_ engine.Undoer  = (*Client)(nil)
)

// Greet sends the hello message to an engine that has just been started. If this fails, Greet stops the engine.
func Greet(conn Conn, harness Harness, limits Limits) (*Client, error) {
	c := &Client{speech: speak(conn), limits: limits}
	said, err := c.speech.ask("hello", helloParams{Protocol: []int{Version}, Harness: harness}, limits.Start)
	if err != nil {
		return nil, err
	}
	if said.Error != nil {
		err := c.notResult("hello", said.Error)
		c.speech.end(0)
		return nil, fmt.Errorf("hello: %w", err)
	}
	if err := fast.Unmarshal(said.Result, &c.hello); err != nil {
		return nil, c.speech.fail(Garbled, "hello", "gives an answer that cannot be read: "+faultOf(err))
	}
	if wrong := c.hello.wash(); wrong != "" {
		return nil, c.speech.fail(Garbled, "hello", wrong)
	}
	return c, nil
}

// Hello returns the engine's description of itself. The texts of the description are safe to show
// to people.
func (c *Client) Hello() Hello { return c.hello }

// Noise returns the last lines on standard output that were not answers.
func (c *Client) Noise() string { return c.speech.noise.String() }

// Failed returns the failure after which the engine was stopped; nil if it was not stopped.
func (c *Client) Failed() *Failure { return c.speech.failed }

// Rolled lists the outcomes that the engine has drawn and that have not been played yet, in order.
func (c *Client) Rolled() []string { return slices.Clone(c.rolled) }

// Close sends the goodbye message and stops the engine.
func (c *Client) Close() Death {
	if c.speech.failed != nil {
		return c.speech.failed.Death
	}
	if _, err := c.speech.ask("bye", nil, c.limits.Answer); err != nil {
		var failed *Failure
		if errors.As(err, &failed) {
			return failed.Death
		}
	}
	return c.speech.end(lastWait)
}

// Offer returns the engine's offer for the game started last. Before any start, it returns the offer for the first
// game that the engine names.
func (c *Client) Offer() engine.Offer {
	game := c.game
	if game == nil {
		game = &c.hello.Games[0]
	}
	return game.Offer()
}

// Offer returns the offer that corresponds to the engine's description of a game.
func (g *Game) Offer() engine.Offer {
	has := func(ability string) bool { return slices.Contains(g.Offers, ability) }
	return engine.Offer{Level: g.Level, Start: has(OffersStart), Position: has(OffersPosition), Views: has(OffersViews),
		OwnChance: g.Chance == Own}
}

// Start opens a game. If the engine does not offer the game, an answer to an open question, or the position, the
// error is an [*engine.UnsupportedError], and nothing is sent to the engine.
func (c *Client) Start(start engine.Start) (engine.Outcome, error) {
	i := slices.IndexFunc(c.hello.Games, func(g Game) bool { return g.Game == start.Game })
	if i < 0 {
		return engine.Outcome{}, &engine.UnsupportedError{Why: "it does not play " + start.Game}
	}
	c.game, c.stands, c.rolled, c.drawn, c.speech.bytes = &c.hello.Games[i], standing{}, nil, nil, 0
	params, err := c.game.params(start)
	if err != nil {
		return engine.Outcome{}, err
	}
	c.seats = start.Seats
	return c.ask("new", params)
}

// params returns the parameters of the method new.
func (g *Game) params(start engine.Start) (newParams, error) {
	p := newParams{Game: start.Game, Seats: start.Seats, Reading: map[string]string{}, Position: jsontext.Value(start.Position)}
	for _, question := range slices.Sorted(maps.Keys(start.Rulings)) { // sorted, so that all runs are equal
		option, name := start.Rulings[question], nameOf(question)
		p.Reading[name] = option
		switch plays := g.Reading[name]; plays {
		case "", Any, option:
		case Unknown:
			return p, &engine.UnsupportedError{Why: "it does not say which answer to " + name + " it plays"}
		default:
			return p, &engine.UnsupportedError{Why: fmt.Sprintf("it plays %s=%s", name, plays)}
		}
	}
	if start.Position != nil && !slices.Contains(g.Offers, OffersStart) {
		return p, &engine.UnsupportedError{Why: "it does not begin at a position"}
	}
	if start.Components != nil {
		p.Components = transcript.Digest(start.Components)
		if slices.Contains(g.Offers, OffersComponents) {
			p.ComponentsText = string(start.Components)
		}
	}
	return p, nil
}

// nameOf returns the name of a question, given its name or its id.
func nameOf(question string) string {
	if _, name, ok := strings.Cut(question, "-R-"); ok {
		return name
	}
	return question
}

// Turn returns the actor, scores and winners. Below level 1, there are no scores and no winners. If some outcomes
// drawn by the engine are not played yet, the scores already include them.
func (c *Client) Turn() (engine.Turn, error) {
	if err := c.begun(); err != nil {
		return engine.Turn{}, err
	}
	turn := engine.Turn{Actor: *c.stands.Actor, Scores: c.stands.Scores, Winners: c.stands.Winners}
	if len(c.rolled) > 0 {
		turn.Actor, turn.Winners = chance, []string{}
	}
	return turn, nil
}

// Legal lists the legal actions of the actor.
func (c *Client) Legal() ([]engine.Choice, engine.Outcome, error) {
	if err := c.begun(); err != nil {
		return nil, engine.Outcome{}, err
	}
	if len(c.rolled) > 0 {
		return []engine.Choice{{Action: c.rolled[0]}}, engine.Outcome{}, nil
	}
	if c.game.Level < engine.Lists {
		return nil, engine.Outcome{}, &engine.UnsupportedError{Why: "it does not list what is legal"}
	}
	choices := make([]engine.Choice, len(c.stands.Legal))
	total := 0
	for i, action := range c.stands.Legal {
		choices[i].Action = action
		if len(c.stands.Odds) > 0 {
			choices[i].Weight = c.stands.Odds[i]
			total += c.stands.Odds[i]
		}
	}
	for i := range choices {
		choices[i].Total = total
	}
	return choices, engine.Outcome{Cited: c.stands.ListCited, Asked: c.stands.ListAsked}, nil
}

// Play carries out a decision. If the engine draws outcomes of chance itself, only the drawn outcome can be played.
func (c *Client) Play(actor, action string) (engine.Outcome, error) {
	if err := c.begun(); err != nil {
		return engine.Outcome{}, err
	}
	if c.game.Chance == Own && (actor == chance || len(c.rolled) > 0) {
		if actor != chance || len(c.rolled) == 0 || c.rolled[0] != action {
			return engine.Outcome{}, &engine.UnsupportedError{Why: "it draws outcomes of chance by itself"}
		}
		c.rolled, c.drawn = c.rolled[1:], c.stands.Rolled[:len(c.stands.Rolled)-len(c.rolled)+1]
		return engine.Outcome{}, nil
	}
	out, err := c.ask("play", playParams{actor, action})
	var v *engine.Violation
	if errors.As(err, &v) {
		v.Action = action
	}
	return out, err
}

// Undo takes back the last decision, if the engine offers this.
func (c *Client) Undo() (engine.Outcome, error) {
	if err := c.begun(); err != nil {
		return engine.Outcome{}, err
	}
	if n := len(c.drawn); n > 0 {
		c.drawn, c.rolled = c.drawn[:n-1], c.stands.Rolled[n-1:]
		return engine.Outcome{}, nil
	}
	if !slices.Contains(c.game.Offers, OffersUndo) {
		return engine.Outcome{}, &engine.UnsupportedError{Why: "it takes nothing back"}
	}
	return c.ask("undo", nil)
}

// Position returns the position that the engine shows, if the engine offers this.
func (c *Client) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	if err := c.begun(); err != nil {
		return nil, engine.Outcome{}, err
	}
	offer, params := OffersPosition, positionParams{seat}
	if seat != "" {
		offer = OffersViews
	}
	switch {
	case !slices.Contains(c.game.Offers, offer):
		return nil, engine.Outcome{}, &engine.UnsupportedError{Why: "it does not show such a position"}
	case len(c.rolled) > 0:
		return nil, engine.Outcome{}, &engine.UnsupportedError{Why: "it draws outcomes of chance by itself, and shows the position after them"}
	}
	answer, err := c.speech.ask("position", params, c.limits.Answer)
	if err != nil {
		return nil, engine.Outcome{}, err
	}
	if answer.Error != nil {
		return nil, c.restsOf(answer.Error), c.notResult("position", answer.Error)
	}
	var said shown
	if err := fast.Unmarshal(answer.Result, &said); err != nil {
		return nil, engine.Outcome{}, c.speech.faulty("position", "gives an answer that cannot be read: "+faultOf(err))
	}
	if said.Position.Kind() != jsontext.KindBeginObject || !isPlain(said.Position) {
		return nil, engine.Outcome{}, c.speech.faulty("position", "shows a position that is not a JSON object of plain text")
	}
	return withoutNulls(said.Position), engine.Outcome{Cited: said.Cited, Asked: said.Asked}, nil
}

// begun returns the error for a game that has not begun, or for an engine that was stopped.
func (c *Client) begun() error {
	switch {
	case c.speech.failed != nil:
		return c.speech.failed
	case c.stands.Actor == nil:
		return engine.ErrNotStarted
	}
	return nil
}

// ask sends a question whose answer describes the state of the game.
func (c *Client) ask(method string, params any) (engine.Outcome, error) {
	answer, err := c.speech.ask(method, params, c.limits.Answer)
	if err != nil {
		return engine.Outcome{}, err
	}
	if answer.Error != nil {
		return c.restsOf(answer.Error), c.notResult(method, answer.Error)
	}
	var said standing
	if err := fast.Unmarshal(answer.Result, &said); err != nil {
		c.stands = standing{} // the state of the game is unknown
		return engine.Outcome{}, c.speech.faulty(method, "gives an answer that cannot be read: "+faultOf(err))
	}
	if wrong := c.game.wash(&said, c.seats); wrong != "" {
		c.stands = standing{}
		return engine.Outcome{}, c.speech.faulty(method, wrong)
	}
	c.stands, c.rolled, c.drawn = said, said.Rolled, nil
	return engine.Outcome{Effects: said.Effects, Cited: said.Cited, Asked: said.Asked}, nil
}
