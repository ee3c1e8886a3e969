package answer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Case is a record with the files that it refers to.
type Case struct {
	*transcript.Transcript
	// Entry is the game of the record.
	Entry games.Entry
	// Files is the folder of the record's position file; nil if there is none.
	Files fs.FS
	// Components is the text of the owner's component file that the record was played with.
	Components []byte
	// Under is the reading that overrides the header of the record, or nil if there is none.
	Under *Under
}

// Place is a position that a game has reached.
type Place struct {
	Standing
	// Setup is the set-up of the game.
	Setup engine.Setup
	// Entry is the game.
	Entry games.Entry
	game  *engine.Local
}

// Standing identifies the place in a game that an answer is about.
type Standing struct {
	// Under is the reading that overrides the header of the record, or nil if there is none.
	Under *Under `json:"reading,omitempty"`
	File  string `json:"file"`
	Game  string `json:"game"`
	// Players holds the names of people by seat, if the record gives them.
	Players map[string]string `json:"players,omitempty"`
	// Decisions is the number of decisions before the place.
	Decisions int         `json:"decisions"`
	Turn      engine.Turn `json:"turn"`
	// Unfinished lists the entries that the record has begun and not finished; nil if there are none.
	Unfinished *transcript.Unfinished `json:"unfinished,omitempty"`
	// Filled lists the parts that the record's position leaves out and that the game filled in. If the record
	// has several positions, the last one before the place counts. The list is empty in a view of a seat, which
	// may not show all parts.
	Filled []document.Part `json:"filled,omitempty"`
}

// Told describes for people the parts of the position that the game filled in; "" if there are none.
func (s *Standing) Told() string { return document.Told(s.Filled) }

// Replay plays the whole record and returns the place at its end. The error is the [*transcript.Finding] of the
// first wrong decision, or ctx.Err().
func (c Case) Replay(ctx context.Context) (*Place, error) {
	game := &engine.Local{Game: c.Entry.Game}
	var filled []document.Part
	loaded := func(position json.RawMessage) {
		if made, _, err := game.Position(""); err == nil {
			filled, _ = document.Filled(position, made)
		}
	}
	report, err := transcript.Replay(ctx, c.Transcript, game,
		transcript.Options{Files: c.Files, Components: c.Components, Loaded: loaded})
	if err != nil {
		return nil, err
	}
	if report.Finding != nil {
		return nil, report.Finding
	}
	p := &Place{Setup: c.Start().Setup, Entry: c.Entry, game: game}
	p.Setup.Components = c.Components
	p.Standing = Standing{Under: c.Under, File: c.File, Game: c.Game, Decisions: report.Decisions, Turn: report.Turn,
		Unfinished: report.Unfinished, Players: c.Transcript.Names(), Filled: filled}
	return p, nil
}

// At returns the case with only the first decisions of its record. The error states how many decisions the
// record has.
func (c Case) At(decisions int) (Case, error) {
	cut, err := c.Cut(decisions)
	c.Transcript = cut
	return c, err
}

// Shown is a position as a seat sees it.
type Shown struct {
	Standing
	// Seat is the seat that has this view, or "" for the whole position.
	Seat     string          `json:"seat,omitempty"`
	Position json.RawMessage `json:"position"`
}

// Local returns the game in the state that it has at this place.
func (p *Place) Local() *engine.Local { return p.game }

// Show returns the position as a seat sees it. The seat "chance" stands for an onlooker, and "" for the whole
// position. For an unknown seat the error is an [*engine.SeatError].
func (p *Place) Show(seat string) (*Shown, error) {
	position, _, err := p.game.Position(seat)
	shown := &Shown{p.Standing, seat, position}
	if seat != "" {
		shown.Filled = nil
	}
	return shown, err
}

// Legal lists the legal actions at a place.
type Legal struct {
	Standing
	Legal []engine.Choice `json:"legal"`
}

// NoneError reports that no legal action contains the words of a search.
type NoneError struct{ Words string }

// Error names the words, and suggests to search without them.
func (e *NoneError) Error() string {
	return fmt.Sprintf("no legal action there contains the words %q; leave the words out to see every action", e.Words)
}

// Legal lists the legal actions that contain all the words (see [Narrow]); without words it lists every legal
// action. The error is a [*NoneError] if there are legal actions, but none contains the words.
func (p *Place) Legal(words ...string) (*Legal, error) {
	choices, _, err := p.game.Legal()
	said := &Legal{p.Standing, choices}
	if err != nil || len(words) == 0 || len(choices) == 0 {
		return said, err
	}
	line := strings.Join(words, " ")
	said.Legal = nil
	for _, i := range Narrow(line, Actions(choices)) {
		said.Legal = append(said.Legal, choices[i])
	}
	if said.Legal == nil {
		return said, &NoneError{line}
	}
	return said, nil
}

// Lists holds the legal actions before every decision of a record, and after the last one.
type Lists struct {
	// Under is the reading that overrides the header of the record, or nil if there is none.
	Under  *Under `json:"reading,omitempty"`
	File   string `json:"file"`
	Game   string `json:"game"`
	Places []List `json:"places"`
}

// List holds the legal actions at one place of a record.
type List struct {
	Decisions int             `json:"decisions"`
	Turn      engine.Turn     `json:"turn"`
	Legal     []engine.Choice `json:"legal"`
	// Digest is the digest of the whole position, as in the marks of records.
	Digest string `json:"digest"`
}

// Lists returns the legal actions at each place of a record. The error is the [*transcript.Finding] of the
// first wrong decision, or ctx.Err().
func (c Case) Lists(ctx context.Context) (*Lists, error) {
	game := &engine.Local{Game: c.Entry.Game}
	all := &Lists{Under: c.Under, File: c.File, Game: c.Game}
	var failed error
	look := func(*transcript.Decision, engine.Outcome) {
		here, err := looked(game)
		here.Decisions = len(all.Places)
		all.Places = append(all.Places, here)
		failed = errors.Join(failed, err)
	}
	report, err := transcript.Replay(ctx, c.Transcript, game, transcript.Options{Files: c.Files, Components: c.Components, Each: look})
	if err = errors.Join(err, failed); err == nil && report.Finding != nil {
		err = report.Finding
	}
	return all, err
}

// looked returns the legal actions, the turn and the digest of the current position.
func looked(game *engine.Local) (here List, err error) {
	var errs [3]error
	var position json.RawMessage
	here.Turn, errs[0] = game.Turn()
	here.Legal, _, errs[1] = game.Legal()
	position, _, errs[2] = game.Position("")
	here.Digest = transcript.Digest(position)
	return here, errors.Join(errs[:]...)
}

// Actions returns the texts of the actions in a list of choices.
func Actions(choices []engine.Choice) []string {
	actions := make([]string, len(choices))
	for i, choice := range choices {
		actions[i] = choice.Action
	}
	return actions
}

// Perft holds the number of games that are possible from a root position, up to a number of decisions.
type Perft struct {
	// Under is the reading that the user gave, or nil if there is none.
	Under *Under `json:"reading,omitempty"`
	// From names the game or the record whose position is the root.
	From string `json:"from"`
	Game string `json:"game"`
	// After is the number of decisions in the record before the root.
	After int `json:"after"`
	play.Tree
}

// Opening returns the place at which a new game begins. The error reports a set-up that the game refuses.
func Opening(entry games.Entry, setup engine.Setup) (*Place, error) {
	p := &Place{Setup: setup, Entry: entry, game: &engine.Local{Game: entry.Game}}
	p.File, p.Standing.Game = entry.Name(), entry.Name()
	_, err := p.game.Start(engine.Start{Game: entry.Name(), Setup: setup})
	return p, err
}

// Perft counts the games from this place up to a depth of 0 to 64 decisions. The error reports another depth,
// or is ctx.Err().
func (p *Place) Perft(ctx context.Context, depth int) (*Perft, error) {
	said := &Perft{Under: p.Under, From: p.File, Game: p.Standing.Game, After: p.Decisions}
	var err error
	said.Tree, err = play.Perft(ctx, p.game.State(), depth)
	return said, err
}

// Lots draws outcomes of chance at this place by their odds, until a player has to decide, the game is over,
// or it has drawn the number of outcomes given as most. Lots returns no outcomes if chance does not decide
// here, and leaves the place unchanged. The error is ctx.Err().
func (p *Place) Lots(ctx context.Context, rnd *rand.Rand, most int) ([]string, error) {
	game := p.game.Clone()
	var outcomes []string
	for len(outcomes) < most {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		turn, err := game.Turn()
		if err != nil || turn.Actor != "chance" {
			return outcomes, err
		}
		choices, _, err := game.Legal()
		if err != nil {
			return nil, err
		}
		action := lot(choices, rnd)
		if _, err := game.Play(turn.Actor, action); err != nil {
			return nil, err
		}
		outcomes = append(outcomes, action)
	}
	return outcomes, nil
}

// lot draws one of the outcomes by their odds.
func lot(choices []engine.Choice, rnd *rand.Rand) string {
	sum := 0
	for _, c := range choices {
		sum += c.Weight
	}
	at := rnd.IntN(max(sum, 1))
	for _, c := range choices {
		if at -= c.Weight; at < 0 {
			return c.Action
		}
	}
	return choices[len(choices)-1].Action
}
