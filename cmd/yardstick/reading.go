package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

// under holds the flags for a reading. Every command that applies rules has them, and only this file turns them
// into a reading. A command that reads records or scenarios sets the variable overrides, a sentence for the help.
type under struct {
	Reading    string   `placeholder:"FILE" completion-predictor:"file" help:"A file with answers to open questions, as yardstick new reading writes it.${overrides=}"`
	Ruling     []string `name:"answer" short:"a" aliases:"ruling" sep:"none" placeholder:"question=option" completion-predictor:"ruling" help:"An answer to an open question, instead of the answer in the file of --reading. Repeatable."`
	Edition    string   `placeholder:"NAME" help:"The edition of the rulebook; yardstick rules GAME edition lists the editions that can be played. Yardstick uses the present edition by default."`
	Components string   `placeholder:"FILE" completion-predictor:"file" help:"The owner's component file, such as the file that a recorded game was played with; overrides that of --reading."`
}

// edition answers the question of the edition, if the flag is given.
func (u *under) edition(entry games.Entry, r *reading.Reading) error {
	if u.Edition == "" {
		return nil
	}
	q := entry.Book.Editions()
	if q == nil {
		return fmt.Errorf("only the present edition of %s can be played; leave this flag out", entry.Book.Title)
	}
	return r.Rule([]string{q.Name + "=" + u.Edition})
}

// given reports whether flags give answers; these override the answers of a record.
func (u *under) given() bool { return u.Reading != "" || len(u.Ruling) > 0 || u.Edition != "" }

// any reports whether flags give answers or components.
func (u *under) any() bool { return u.given() || u.Components != "" }

// flags returns the given flags, as they are typed.
func (u *under) flags() (flags []string) {
	if u.Reading != "" {
		flags = append(flags, "--reading", u.Reading)
	}
	for _, ruling := range u.Ruling {
		flags = append(flags, "--answer", ruling)
	}
	if u.Edition != "" {
		flags = append(flags, "--edition", u.Edition)
	}
	if u.Components != "" {
		flags = append(flags, "--components", u.Components)
	}
	return flags
}

// of returns the reading of a game.
func (u *under) of(entry games.Entry) (*reading.Reading, error) {
	r := reading.Of(entry)
	if u.Reading != "" {
		var err error
		if r, err = u.file(); err == nil {
			err = r.Is(entry)
		}
		if err != nil {
			return nil, err
		}
	}
	if err := r.Rule(u.Ruling); err != nil {
		return nil, at("--answer", err)
	}
	if err := u.edition(entry, r); err != nil {
		return nil, at("--edition", err)
	}
	if u.Components != "" {
		text, err := readFile(u.Components, reading.MaxComponents)
		if err != nil {
			return nil, at(u.Components, err)
		}
		if err := r.Box(u.Components, text); err != nil {
			return nil, err
		}
	}
	err := r.Closed()
	if err != nil && !isLocated(err) {
		err = at("--answer", err)
	}
	return r, err
}

// file reads the file of the reading and its component file. No path in the file leads out of its folder.
func (u *under) file() (*reading.Reading, error) {
	text, err := readFile(u.Reading, reading.MaxBytes)
	if err != nil {
		return nil, at(u.Reading, err)
	}
	folder, err := os.OpenRoot(filepath.Dir(u.Reading))
	if err != nil {
		return nil, at(u.Reading, fmt.Errorf("the folder of the reading cannot be opened: %w", err))
	}
	defer folder.Close()
	return reading.Read(u.Reading, text, folder.FS(), games.All())
}

// over returns the reading that overrides scenarios, or nil if there is none. An error of the flags goes to
// failed.
func (u *under) over(failed *error) func(games.Entry) (*reading.Reading, error) {
	if !u.any() {
		return nil
	}
	known := map[string]*reading.Reading{}
	return func(entry games.Entry) (*reading.Reading, error) {
		r, err := known[entry.Name()], *failed
		if r == nil && err == nil {
			r, err = u.of(entry)
			known[entry.Name()], *failed = r, err
		}
		return r, err
	}
}

// reading prints the first line of an answer that depends on a reading.
func (a *app) reading(u *answer.Under) {
	if u != nil {
		a.say("%s", u.Text())
	}
}

// none returns an error if the flags are given for a subject that has its own reading. instead is the advice in
// the error.
func (u *under) none(instead string) error {
	switch {
	case u.Reading != "":
		return at("--reading", errors.New(instead))
	case u.Edition != "":
		return at("--edition", errors.New(instead))
	case len(u.Ruling) > 0:
		return at("--answer", errors.New(instead))
	case u.Components != "":
		return at("--components", errors.New(instead))
	}
	return nil
}
