// Package pick runs the programs of the lab. The package reads the flags that select the games of a run and
// its part of the work.
package pick

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// Main reads the command line of a program of the lab, and runs the program until it ends or receives a signal.
func Main(command any, about string, run func(ctx context.Context, out io.Writer) error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	const wrong = 2 // the exit code for a wrong command line, as in yardstick
	line := kong.Parse(command, kong.Description(about), kong.Exit(func(code int) { os.Exit(min(code, wrong)) }))
	_, err := os.Stat(filepath.Join("engine", "games"))
	if err != nil {
		err = errors.New("there is no engine/games here: run this at the root of the program's source")
	} else if err = run(ctx, os.Stdout); errors.Is(err, context.Canceled) {
		err = errors.New(strings.TrimSuffix(err.Error(), context.Canceled.Error()) + "stopped before the end")
	}
	line.FatalIfErrorf(err)
}

// listed is the line of a command in the help of the program.
var listed = regexp.MustCompile(`(?m)^  ([a-z]+(?: [a-z]+)?) {2,}[A-Z]`)

// Commands returns the names of the commands that a help text lists.
func Commands(help string) (names []string) {
	for _, m := range listed.FindAllStringSubmatch(help, -1) {
		names = append(names, m[1])
	}
	return names
}

// Count is a positive number on the command line.
type Count int

// Validate returns an error for a number below one. The parser of the command line calls it.
func (n Count) Validate() error {
	if n < 1 {
		return errors.New("give a number from 1 on")
	}
	return nil
}

// Game returns the game with a name: either its name in records, or the name of its package.
func Game(name string) (games.Entry, error) {
	for _, entry := range games.All() {
		if name == entry.Room {
			return entry, nil
		}
	}
	return games.Find(name)
}

// Games returns the games with the given names; without names it returns all games.
func Games(names []string) (some []games.Entry, err error) {
	if len(names) == 0 {
		return games.All(), nil
	}
	for _, name := range names {
		entry, err := Game(name)
		if err != nil {
			return nil, err
		}
		some = append(some, entry)
	}
	return some, nil
}

// Answers lists the answers of a game that are not the default and can be played, in the order of the book.
func Answers(entry games.Entry) (list []price.Answer) {
	for _, q := range entry.Book.Questions {
		for i, o := range q.Options {
			if !q.Fixed && i != int(q.Default) {
				list = append(list, price.Answer{Question: q.Name, Option: o.ID})
			}
		}
	}
	return list
}

// Shard reads the number of a part and the number of parts from a text: "2/4" is the second of four.
func Shard(text string) (shard, shards int, err error) {
	one, all, ok := strings.Cut(text, "/")
	shard, err1 := strconv.Atoi(one)
	shards, err2 := strconv.Atoi(all)
	if !ok || err1 != nil || err2 != nil || shard < 1 || shard > shards {
		return 0, 0, fmt.Errorf("--shard %q: write a part and how many there are, such as 2/4", text)
	}
	return shard, shards, nil
}
