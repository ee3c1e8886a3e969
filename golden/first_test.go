package golden_test

import (
	"errors"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// mostLines is the number of lines below which the file of a record stays.
const mostLines = 5000

// tries is the number of seeded games to play in search of one that ends and fits in a file.
const tries = 20

// header is the beginning of a record that has no file yet.
func header(entry games.Entry, name string) (*transcript.Transcript, error) {
	n := entry.Book.Players.Min
	if count, _, by := strings.Cut(name, "-players"); by {
		named, err := strconv.Atoi(count)
		if err != nil || named < 1 {
			return nil, fmt.Errorf("%s: %q is not a number of players", name, count)
		}
		n = named
	}
	record, err := transcript.New(engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: entry.Book.SeatNames(n)}})
	if err != nil {
		return nil, err
	}
	record.File = name + pin.Ending
	return record, nil
}

// firstGame is the first record for a header without decisions: the first seeded game from there, with players that decide at random, that
// ends. The seeds follow from the file's name, so that two records with one header are two games. The error is a header that the game
// refuses, or that no game ends in a file below [mostLines].
func firstGame(entry games.Entry, header *transcript.Transcript) (*transcript.Transcript, error) {
	named := fnv.New32a()
	_, _ = named.Write([]byte(header.File)) // never an error
	for try := range uint64(tries) {
		record, err := playOut(entry.Game, header, uint64(named.Sum32())+try)
		if endless := new(play.LimitError); errors.As(err, &endless) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", header.File, err)
		}
		if strings.Count(transcript.Format(record), "\n")+1 < mostLines {
			return record, nil
		}
	}
	return nil, fmt.Errorf("%s: none of %d games with random players ended in fewer than %d lines; play one with other players, "+
		"and save its record there", header.File, tries, mostLines)
}

// playOut plays the game of one seed from the start of a record and writes it down.
func playOut(game engine.Game, header *transcript.Transcript, seed uint64) (*transcript.Transcript, error) {
	local := &engine.Local{Game: game}
	rec := transcript.NewRecorder(local, true)
	if _, err := rec.Start(header.Start()); err != nil {
		return nil, err
	}
	players := make([]play.Player, len(header.Seats))
	for i := range players {
		players[i] = play.Random{}
	}
	var runner play.Runner
	var refused []error
	_, err := runner.Game(local.State().Clone(), players, play.NewRand(seed), mostLines, func(a engine.Action) {
		turn, err := rec.Turn()
		if err == nil {
			_, err = rec.Play(turn.Actor, local.State().Format(a))
		}
		refused = append(refused, err)
	})
	if err := errors.Join(append(refused, err)...); err != nil {
		return nil, err
	}
	return rec.Transcript()
}
