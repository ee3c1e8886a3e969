package main

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type perftCmd struct {
	From    string `arg:"" name:"game|file" completion-predictor:"from" help:"A game, to count from its set-up, or a game record, to count from its end; - reads a record from standard input."`
	Depth   int    `required:"" help:"The depth in decisions, those of chance included: 0 to 64. Each further decision multiplies the work."`
	Players *int   `name:"table" aliases:"players" placeholder:"N" help:"The number of players; the default is the fewest."`
	under   `set:"overrides= These answers override those of the record."`
	JSON    bool `name:"json" help:"Answer in JSON."`
}

// Help returns the text that --help shows above the flags.
func (perftCmd) Help() string {
	return "Counts the positions where a player decides, where chance decides and where the game is over, for each first action " +
		"and in total. Two engines with the same rules get the same counts."
}

// Run counts the games up to a depth.
func (c *perftCmd) Run(a *app) error {
	root, err := c.root(a)
	if err != nil {
		return err
	}
	var said *answer.Perft
	a.status.during("counting", func() { said, err = root.Perft(a.ctx, c.Depth) })
	said.From = c.From
	switch {
	case err != nil && a.ctx.Err() == nil:
		return at("--depth", err)
	case err != nil:
		return err
	case c.JSON:
		return a.json(said)
	}
	a.reading(said.Under)
	a.tree(said.Tree)
	return nil
}

// root returns the root of the tree: the start of a game, or the end of a record.
func (c *perftCmd) root(a *app) (*answer.Place, error) {
	entry, err := games.Find(c.From)
	if err != nil {
		return c.record(a, err)
	}
	r, err := c.of(entry)
	if err != nil {
		return nil, err
	}
	place, err := answer.Opening(entry, r.Setup(seatsFor(entry, c.Players)))
	if c.any() {
		place.Under = answer.UnderOf(r)
	}
	return place, err
}

func (c *perftCmd) record(a *app, unknown error) (*answer.Place, error) {
	if c.From != stdinPath && !strings.ContainsAny(c.From, "./\\") && plain(c.From) != nil {
		return nil, fmt.Errorf("%w; or name a game record", unknown)
	}
	if c.Players != nil {
		return nil, at("--table", errors.New("the record already names its players; leave the flag out"))
	}
	r, err := a.record(c.From, &c.under, false)
	if err != nil {
		return nil, err
	}
	defer r.close()
	return a.replay(r, nil)
}

// mostBranches is the number of first actions up to which each has a line of its own.
const mostBranches = 100

// tree prints the counts, one line per first action; it groups many actions by their first words.
func (a *app) tree(t play.Tree) {
	branches := outlined(t.Branches)
	const row, narrow, wide = "%-*s %12s %12s %12s %12s\n", 40, 47
	column := narrow
	for _, b := range branches {
		column = min(max(column, utf8.RuneCountInString(b.Action)), wide)
	}
	a.say(row, column, "first action", "leaves", "decisions", "chances", "ended")
	for _, b := range append(branches, play.Branch{Action: "in all", Counts: t.Counts}) {
		if utf8.RuneCountInString(b.Action) > column {
			a.say("%s\n", b.Action)
			b.Action = ""
		}
		a.say(row, column, b.Action, fmt.Sprint(b.Leaves), fmt.Sprint(b.Decisions), fmt.Sprint(b.Chances), fmt.Sprint(b.Ended))
	}
	if n := len(t.Branches); n > len(branches) {
		a.say("%s; --json has a count for each\n", prose.Count(n, "first action"))
	}
}

// outlined returns the branches. Many branches are summed up by their common beginnings.
func outlined(branches []play.Branch) []play.Branch {
	if len(branches) <= mostBranches {
		return branches
	}
	actions := make([]string, len(branches))
	for i, b := range branches {
		actions[i] = b.Action
	}
	const most = 30
	var sums []play.Branch
	for _, g := range transcript.Outline(actions, most) {
		sum := play.Branch{Action: g.String()}
		for _, i := range g.Members {
			sum.Add(branches[i].Counts)
		}
		sums = append(sums, sum)
	}
	return sums
}
