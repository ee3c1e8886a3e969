package main

import (
	"io"
	"math/rand/v2"
	"time"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// pipe is a connection to an engine inside the program.
type pipe struct {
	io.ReadCloser
	io.WriteCloser
}

func (p pipe) End(time.Duration) wire.Death {
	p.ReadCloser.Close()
	p.WriteCloser.Close()
	return wire.Death{Status: -1, Stopped: true}
}

// guise sets the level that a model engine reports at, and whether it draws its own outcomes of chance.
type guise struct {
	level engine.Level
	own   bool
}

// guises returns the guises in which an engine is tried in turn: first one that reports everything and draws nothing.
func guises() (all []guise) {
	for level := engine.Cites; level >= engine.Plays; level-- {
		all = append(all, guise{level, false}, guise{level, true})
	}
	return all
}

// hiding returns the model engine at the other end of a pipe. It plays a reading and hides some of its answers.
func hiding(entry games.Entry, answers map[string]string, hidden []string, as guise) *wire.Engine {
	game := wire.Settled(entry, answers)
	for _, name := range hidden {
		game.Reading[name] = wire.Unknown
	}
	if game.Level = as.level; as.own {
		game.Chance = wire.Own
	}
	server := wire.Models(wire.Info{Name: "model", Version: "1"}, games.Open, game)
	server.Roll = rand.New(rand.NewPCG(15, 5)).IntN
	open := server.Open
	server.Open = func(game string) (engine.Subject, error) {
		s, err := open(game)
		return wire.Under(s, answers, nil), err
	}
	return connected(server)
}

// connected returns a server at the other end of a pipe.
func connected(server *wire.Server) *wire.Engine {
	return &wire.Engine{Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}, Dial: func() (wire.Conn, error) {
		theirs, ours := io.Pipe()
		heard, said := io.Pipe()
		go func() {
			_ = server.Serve(theirs, said)
			said.Close()
		}()
		return pipe{heard, ours}, nil
	}}
}

// hide chooses questions whose answers the engine hides.
func hide(entry games.Entry, most int, rnd *rand.Rand) (names []string) {
	for _, q := range entry.Book.Questions {
		if !q.Fixed {
			names = append(names, q.Name)
		}
	}
	rnd.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return names[:min(most, len(names))]
}

// played returns the option that a reading has.
func played(entry games.Entry, answers map[string]string, name string) string {
	if option, given := answers[name]; given {
		return option
	}
	q := entry.Book.Question(name)
	return q.Options[q.Default].ID
}
