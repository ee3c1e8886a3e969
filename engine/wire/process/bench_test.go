package process_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

// serve is the model engine, in a process of its own.
func serve(level engine.Level) error {
	var offers []wire.Game
	for _, entry := range games.All() {
		offer := wire.Model(entry)
		offer.Level = level
		offers = append(offers, offer)
	}
	return wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, offers...).Serve(os.Stdin, os.Stdout)
}

// BenchmarkLockStep plays games here and in a process of its own, decision for decision, and compares legal lists and odds at each. For one
// core, both sides on it: taskset -c 0 go test -bench LockStep -cpu 1 ./engine/wire/process.
func BenchmarkLockStep(b *testing.B) {
	program, err := os.Executable()
	if err != nil {
		b.Fatal(err)
	}
	for _, entry := range games.All() {
		for name, deed := range map[string]string{"level=2": "model 2", "level=4": "model 4"} {
			b.Run(entry.Name()+"/"+name, func(b *testing.B) {
				e := &wire.Engine{Dial: process.Dial([]string{program, "engine", deed}, process.Options{}),
					Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}}
				start := engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: entry.Book.SeatNames(entry.Book.Players.Min)}}
				decisions, seed, before := 0, uint64(0), cpu()
				for b.Loop() {
					seed++
					n, err := lockStep(&engine.Local{Game: entry.Game}, e, start, seed)
					if err != nil {
						b.Fatal(err)
					}
					decisions += n
				}
				e.Close()
				b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
				b.ReportMetric(float64(decisions)/(cpu()-before).Seconds(), "decisions/cpu-s")
			})
		}
	}
}

var errApart = errors.New("the two engines part")

// lockStep plays one game at random on both engines, at most 2,000 decisions.
func lockStep(here, there engine.Subject, start engine.Start, seed uint64) (int, error) {
	rnd := play.NewRand(seed)
	if _, err := here.Start(start); err != nil {
		return 0, err
	}
	if _, err := there.Start(start); err != nil {
		return 0, err
	}
	const most = 2000
	for n := range most {
		turn, err := here.Turn()
		if err != nil {
			return n, err
		}
		other, err := there.Turn()
		if err != nil {
			return n, err
		}
		legal, _, err := here.Legal()
		if err != nil {
			return n, err
		}
		listed, _, err := there.Legal()
		if err != nil {
			return n, err
		}
		if turn.Actor != other.Actor || len(legal) != len(listed) {
			return n, errApart
		}
		for i := range legal {
			if legal[i] != listed[i] {
				return n, errApart
			}
		}
		if turn.Actor == "" {
			return n, nil
		}
		action := legal[rnd.IntN(len(legal))].Action
		if _, err := here.Play(turn.Actor, action); err != nil {
			return n, err
		}
		if _, err := there.Play(turn.Actor, action); err != nil {
			return n, err
		}
	}
	return most, nil
}
