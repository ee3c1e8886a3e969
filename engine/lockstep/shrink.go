package lockstep

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Replay plays a game again, up to where the engines part. Decisions that both refuse are left out. An engine that decides for chance by
// itself is followed; where it decides otherwise than in the game, that is not supported.
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

// again is Replay, but what B decides for chance by itself takes the place of what chance decided in the game.
func (t *Table) again(ctx context.Context, game Game) error {
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

// replay opens a game and has each of its decisions played.
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

// Shrink looks for a shorter game in which the engines differ in the same way, by leaving out decisions, in at most so many replays. It
// returns the shortest game that it has seen, and the difference as it shows there; the error is a [*SideError] or that of the context.
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
			if at != nil && len(shown.Played) < len(game.Played) { // what chance decides by itself may take longer
				game, found = shown, *at
				end = min(end, len(game.Played)+size)
			}
		}
	}
	return game, found, nil
}

// shows replays a game, and returns the part of it that shows the same kind of difference, if one does.
func (t *Table) shows(ctx context.Context, game Game, found Difference) (shown Game, at *Difference, err error) {
	t.Differs = func(d Difference) {
		if at == nil && d.Same(found) {
			shown, at = d.Game(t.Game), &d
		}
	}
	err = t.again(ctx, game)
	return shown, at, err
}

// Begins looks for the decision with which a position becomes wrong. The position is compared only now and then, and what was decided
// last before somebody looked need not be what was carried out wrongly. A difference of another kind, or of an engine that decides for
// chance by itself, is returned as it is; the error is a [*SideError] or that of the context.
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
