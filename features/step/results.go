package step

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// The phrases that ask for the state of a game, and for the clauses and effects of its last decision.
var (
	// GameOver is a claim, and in some games also a fact about the table.
	GameOver      = say(`the game is over`)
	gameGoesOn    = say(`the game goes on`)
	wins          = say(`<names> wins`)
	winTogether   = say(`<names> win together`)
	hasPoints     = say(`<player> has <n> point(s)`)
	chanceDecides = say(`chance decides`)
	restsOn       = say(`the play rests on <clause>`)
	restsNotOn    = say(`the play does not rest on <clause>`)
	bringsAbout   = say(`it brings about "<words>"`)
	doesNotBring  = say(`it does not bring about "<words>"`)
	seesDecision  = say(`<player> sees the last decision as "<action>"`)
	positionHas   = say(`the position has:`)
)

func (w *World) teachResults(v *Vocabulary) {
	v.Then(itIsTurn, w.isTurn)
	v.Then(GameOver, w.IsOver)
	v.Then(gameGoesOn, w.goesOn)
	v.Then(wins, w.Wins)
	v.Then(winTogether, w.Wins)
	v.Then(hasPoints, w.HasPoints)
	v.Then(chanceDecides, w.chanceDecides)
	v.Then(restsOn, func(clause string) error { return w.playRests(clause, true) })
	v.Then(restsNotOn, func(clause string) error { return w.playRests(clause, false) })
	v.Then(bringsAbout, func(words string) error { return w.brings(words, true) })
	v.Then(doesNotBring, func(words string) error { return w.brings(words, false) })
	v.Then(seesDecision, w.seesDecision)
	v.Then(positionHas, w.hasParts)
}

// Settled settles the decisions of chance that are due, and returns the turn after them.
func (w *World) Settled() (engine.Turn, error) {
	if err := w.settle(); err != nil {
		return engine.Turn{}, err
	}
	return w.Turn()
}

// turner is a game in which a player may have to decide outside of that player's turn.
type turner interface {
	TurnIs(player string) error
}

func (w *World) isTurn(player string) error {
	w.Pauses, w.moment = false, true // a turn begins after the pause
	turn, err := w.Settled()
	if err != nil {
		return err
	}
	if _, err := w.Seat(player); err != nil {
		return err
	}
	switch turn.Actor {
	case player:
		if t, ok := w.nouns.(turner); ok {
			return t.TurnIs(player)
		}
		return nil
	case "":
		return fmt.Errorf("expected it to be %s's turn, but the game is over", player)
	case Chance:
		return fmt.Errorf("expected it to be %s's turn, but chance decides", player)
	}
	return fmt.Errorf("expected it to be %s's turn, but it is %s's", player, turn.Actor)
}

// IsOver settles chance and checks that the game is over.
func (w *World) IsOver() error {
	turn, err := w.Settled()
	if err == nil && turn.Actor != "" {
		err = fmt.Errorf("expected the game to be over, but %s decides", turn.Actor)
	}
	return err
}

func (w *World) goesOn() error {
	turn, err := w.Settled()
	if err == nil && turn.Actor == "" {
		err = fmt.Errorf("expected the game to go on, but it is over: %s", winners(turn.Winners))
	}
	return err
}

// Wins checks that the game is over and that exactly these players have won; "nobody" stands for none.
func (w *World) Wins(names string) error {
	var expected []string
	if names != "nobody" {
		expected = SplitNames(names)
	}
	if err := w.settle(); err != nil {
		return err
	}
	for _, name := range expected {
		if _, err := w.Seat(name); err != nil {
			return err
		}
	}
	if err := w.IsOver(); err != nil {
		return err
	}
	turn, err := w.Scored()
	if err != nil {
		return err
	}
	got := slices.Clone(turn.Winners)
	slices.Sort(got)
	slices.Sort(expected)
	if !slices.Equal(got, expected) {
		return fmt.Errorf("expected that %s, but %s", winners(expected), winners(got))
	}
	return nil
}

func winners(names []string) string {
	switch len(names) {
	case 0:
		return "nobody wins"
	case 1:
		return names[0] + " wins"
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last] + " win together"
}

// HasPoints checks the score of a player.
func (w *World) HasPoints(player string, points int) error {
	if err := w.settle(); err != nil {
		return err
	}
	turn, err := w.Scored()
	if err != nil {
		return err
	}
	seat, err := w.Seat(player)
	if err != nil {
		return err
	}
	if seat < 0 || seat >= len(turn.Scores) {
		return fmt.Errorf("the engine gives %s no points", player)
	}
	w.counted = seat
	return Equal(player+"'s points", points, turn.Scores[seat])
}

// Equal returns an error if a number on the table differs from the expected one.
func Equal(what string, expected, got int) error {
	if expected != got {
		return fmt.Errorf("expected %s to be %d, but it is %d", what, expected, got)
	}
	return nil
}

func (w *World) chanceDecides() error {
	if err := w.Running(); err != nil {
		return err
	}
	turn, err := w.Turn()
	switch {
	case err != nil:
		return err
	case turn.Actor == "":
		return errors.New("expected chance to decide, but the game is over")
	case turn.Actor != Chance:
		return fmt.Errorf("expected chance to decide, but %s decides", turn.Actor)
	}
	w.due = true
	return nil
}

// playRests checks the clauses that the last decision cited, together with those of the chance settled after it.
func (w *World) playRests(clause string, expected bool) error {
	if err := w.settle(); err != nil {
		return err
	}
	if err := w.isClause(clause); err != nil {
		return err
	}
	if len(w.history) == 0 {
		return errNoDecision
	}
	if err := w.needs(engine.Cites, "what a play rests on"); err != nil {
		return err
	}
	rests := slices.Contains(w.rests, engine.Clause(clause))
	last := w.history[len(w.history)-1]
	switch {
	case expected && !rests:
		return fmt.Errorf("expected the play to rest on %s, but it rests on %s (last: %s: %s)",
			clause, clauses(w.rests), last.Actor, last.Action)
	case !expected && rests:
		return fmt.Errorf("expected the play not to rest on %s, but it does (last: %s: %s)", clause, last.Actor, last.Action)
	}
	return nil
}

// brings checks the effects of the last decision and the chance after it, in the words of the game.
func (w *World) brings(words string, expected bool) error {
	if err := w.settle(); err != nil {
		return err
	}
	if len(w.history) == 0 {
		return errNoDecision
	}
	if err := w.needs(engine.Cites, "what happens"); err != nil {
		return err
	}
	if !w.offers().Words {
		return &engine.UnsupportedError{Why: "the engine tells what happens in words of its own"}
	}
	last := w.history[len(w.history)-1]
	switch brought := slices.Contains(w.brought, words); {
	case expected && !brought:
		return fmt.Errorf("expected it to bring about %q, but what it brings about is: %s (last: %s: %s)", words,
			strings.Join(w.brought, "; "), last.Actor, last.Action)
	case !expected && brought:
		return fmt.Errorf("expected it not to bring about %q, but it does (last: %s: %s)", words, last.Actor, last.Action)
	}
	return nil
}

func clauses(cs []engine.Clause) string {
	if len(cs) == 0 {
		return "nothing"
	}
	words := make([]string, len(cs))
	for i, c := range cs {
		words[i] = string(c)
	}
	return strings.Join(words, ", ")
}

// seesDecision checks the last decision as a seat sees it, with "?" for hidden parts. It settles no chance.
func (w *World) seesDecision(player, expected string) error {
	if err := w.Running(); err != nil {
		return err
	}
	seat, err := w.Seat(player)
	if err != nil {
		return err
	}
	state, last, err := w.before()
	if err != nil {
		return err
	}
	a, err := state.Parse(last.Action)
	if err != nil {
		return err
	}
	if seen := state.Seen(engine.Seat(seat), a); seen != expected {
		return fmt.Errorf("expected %s to see %q, but %s sees %q", player, expected, player, seen)
	}
	return nil
}

// Number returns an optional number of a document; 0 if it is absent.
func Number(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}
