package lockstep

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Replay plays a game again, until the games of the two engines differ. Replay leaves out decisions that both
// refuse. Replay follows an engine that decides for chance itself, but such an engine must draw the same
// outcomes as in the game.
func (t *Table) Replay(ctx context.Context, game Game) error {
	return t.replay(ctx, game, func(d Decision) error {
		if !t.pending || len(t.Choices) > 0 && d == (Decision{chance, t.Choices[0].Action}) {
			return t.Play(d)
		}
		if err := t.follow(); err != nil || t.parted {
			return err
		}
		return &SideError{B: true, Cause: &engine.UnsupportedError{Why: "it draws outcomes of chance by itself"}}
	})
}

// repeat is like Replay, except that B's own decisions for chance replace those of the game.
func (t *Table) repeat(ctx context.Context, game Game) error {
	return t.replay(ctx, game, func(d Decision) error {
		if t.b.OwnChance && d.Actor == chance {
			return nil
		}
		if err := t.follow(); err != nil || t.parted {
			return err
		}
		return t.Play(d)
	})
}

// replay opens a game and passes each of its decisions to play.
func (t *Table) replay(ctx context.Context, game Game, play func(Decision) error) error {
	if err := t.Open(game.Start); err != nil {
		return err
	}
	for _, d := range game.Played {
		if err := ctx.Err(); err != nil || t.parted {
			return err
		}
		if err := play(d); err != nil {
			return err
		}
	}
	return t.follow()
}

// Shrink looks for a shorter game with the same difference. Shrink leaves out decisions, in at most
// the given number of replays. Shrink returns the shortest game found, and the difference there.
// The error is a [*SideError] or the context's.
func (t *Table) Shrink(ctx context.Context, game Game, found Difference, replays int) (Game, Difference, error) {
	differs, positions := t.Differs, t.Positions
	defer func() { t.Differs, t.Positions = differs, positions }()
	if found.Kind == Position || found.Kind == View {
		t.Positions = 1
	}
	game = found.Game(game)
	for size := len(game.Played); size > 0; size /= 2 {
		for end := len(game.Played); end > 0 && replays > 0; end -= size {
			replays--
			less := Game{game.Start, slices.Delete(slices.Clone(game.Played), max(end-size, 0), end)}
			shown, at, err := t.shows(ctx, less, found)
			if err != nil {
				return game, found, err
			}
			if at != nil && len(shown.Played) < len(game.Played) { // an engine's own draws may make the game longer
				game, found = shown, *at
				end = min(end, len(game.Played)+size)
			}
		}
	}
	return game, found, nil
}

// shows replays a game. If the same kind of difference appears, it returns the beginning of the game that shows it.
func (t *Table) shows(ctx context.Context, game Game, found Difference) (shown Game, at *Difference, err error) {
	t.Differs = func(d Difference) {
		if at == nil && d.Same(found) {
			shown, at = d.Game(t.Game), &d
		}
	}
	err = t.repeat(ctx, game)
	return shown, at, err
}

// Begins looks for the decision with which a position becomes wrong. Positions are compared only at intervals, so
// the position may have become wrong before the last decision. Begins returns other kinds of difference
// unchanged, and also differences of an engine that decides for chance itself. The error is a [*SideError] or
// the context's.
func (t *Table) Begins(ctx context.Context, game Game, found Difference) (Difference, error) {
	if found.Kind != Position || engine.OfferOf(t.B).OwnChance || t.Positions <= 1 {
		return found, nil
	}
	differs, positions := t.Differs, t.Positions
	defer func() { t.Differs, t.Positions = differs, positions }()
	game = found.Game(game)
	before := game
	before.Played = game.Played[:max(0, len(game.Played)-positions)]
	t.Differs, t.Positions = nil, 0
	if err := t.Replay(ctx, before); err != nil || t.parted {
		return found, err
	}
	var at *Difference
	t.Differs, t.Positions = func(d Difference) {
		if at == nil && d.Same(found) {
			at = &d
		}
	}, 1
	for _, d := range game.Played[len(before.Played):] {
		if err := t.Play(d); err != nil {
			return found, err
		}
		if at != nil {
			return *at, nil
		}
		if t.parted {
			break
		}
	}
	return found, ctx.Err()
}
