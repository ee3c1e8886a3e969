package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/secretary"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type recordCmd struct {
	Game    string   `arg:"" optional:"" completion-predictor:"game" help:"The game; not with --from and --resume."`
	Seats   []string `placeholder:"ann,bob" help:"The players clockwise. The default is p1, p2 and so on, or the game's colours."`
	Players *int     `name:"table" aliases:"players" placeholder:"N" help:"The number of players without --seats; the default is the fewest."`
	called
	under
	Position string `placeholder:"FILE" completion-predictor:"file" help:"Begin at this position (from show --json), not at set-up."`
	From     string `placeholder:"FILE" completion-predictor:"file" help:"Begin with this record, or with a scenario such as mine.feature:12, and continue in the file of -o."`
	target
	Resume bool `help:"Continue the record in the file that -o names."`

	// read is the record to continue. It stays open as long as its position file may be read again.
	read *record
}

// Help returns the text that --help shows above the flags.
func (recordCmd) Help() string {
	return "You type every player's decisions and the outcomes of chance, from set-up or from a position. Yardstick saves each line at " +
		"once. If a decision is not legal, Yardstick shows the clause; type the right decision, or keep the wrong one as a mistake.\n\n" +
		recordHelp
}

// Run records the decisions that a person types.
func (c *recordCmd) Run(a *app) error {
	if err := c.sensible(); err != nil {
		return err
	}
	l, err := c.begin(a)
	if c.read != nil {
		defer c.read.close()
	}
	if err != nil {
		return err
	}
	to, err := c.open()
	if err != nil {
		return err
	}
	text := func() (string, error) {
		text, err := l.Text()
		return prose.Clean(text), err
	}
	return c.sit(a, secretary.New(l, a.in, a.err), to, !c.Resume, text)
}

// sensible returns an error for flags that contradict each other.
func (c *recordCmd) sensible() error {
	goesOn := c.Resume || c.From != ""
	switch {
	case c.Resume && c.From != "":
		return at("--resume", errors.New("this flag excludes --from; choose one of the two"))
	case c.Resume && c.Output == "":
		return at("--resume", errors.New("name the file with -o"))
	case c.Resume && operandOf(c.Output).kind == isScenarios:
		return at(c.Output, errors.New("this is a file of scenarios; give it to --from, and name a new file with -o"))
	case !goesOn && c.Game == "":
		return errors.New("name the game, or with --from a record to continue")
	case goesOn && (c.Game != "" || c.Seats != nil || c.Players != nil || c.Called != nil || c.given() || c.Position != ""):
		return errors.New("the record to continue already names the game and its set-up; leave out the game and the flags about the set-up")
	}
	return nil
}

// open opens the output file, which with --resume is the record itself.
func (c *recordCmd) open() (*output.File, error) {
	if c.Resume {
		info, err := os.Lstat(c.Output)
		if err == nil && info.Mode().Type() == fs.ModeSymlink && !c.Force {
			return nil, at(c.Output, errors.New("this is a link; name a file, or replace the link with --force"))
		}
		c.Force = true
	}
	return c.target.open()
}

// begin opens the record to continue, or a new one.
func (c *recordCmd) begin(a *app) (*ledger.Ledger, error) {
	path := c.From
	if c.Resume {
		path = c.Output
	}
	switch {
	case path == "":
		return c.fresh(a)
	case path == stdinPath:
		return nil, at("--from", errors.New("standard input is read for the decisions at the table; name a file"))
	}
	r, err := a.record(path, &c.under, false)
	if err != nil {
		return nil, err
	}
	c.read = r
	if err := r.asWritten(path); err != nil {
		return nil, err
	}
	if r.PositionFile != "" && filepath.Dir(path) != filepath.Dir(c.Output) {
		return nil, at(path, errors.New("the position of this record is in another file of its folder; name a file in the same folder with -o"))
	}
	text, err := c.text(r)
	if err != nil {
		return nil, at(path, err)
	}
	l, err := ledger.Open(a.ctx, path, text, transcript.Options{Files: r.Files, Components: r.Components})
	if finding := new(transcript.Finding); errors.As(err, &finding) && finding.Refuses() {
		return nil, fmt.Errorf("%w; correct that line, or delete it and the lines below it", err)
	}
	if err != nil || !c.Resume {
		return l, err
	}
	return l, c.goesOn(r, l)
}

// goesOn returns an error for a record of another edition, or of a game that is over.
func (c *recordCmd) goesOn(r *record, l *ledger.Ledger) error {
	if err := r.ofEdition(c.Output); err != nil {
		return err
	}
	if n := len(r.Decisions); l.Game.State().Actor() == engine.Nobody && n > 0 {
		return at(fmt.Sprintf("%s:%d", c.Output, r.Decisions[n-1].Line),
			errors.New("the game is over; to take decisions back, continue the record in another file with --from and -o, and type undo"))
	}
	return nil
}

// text returns the record to continue: the text of a file, or the record of a scenario up to its disputed
// decision.
func (c *recordCmd) text(r *record) ([]byte, error) {
	switch {
	case c.Resume:
		return readFile(c.Output, transcript.MaxBytes)
	case operandOf(c.From).kind == isScenarios:
		if err := c.boxed(r.Case); err != nil {
			return nil, err
		}
		t := *r.Transcript
		t.Version = transcript.Latest
		return []byte(transcript.Format(&t)), nil
	}
	text, err := readFile(c.From, transcript.MaxBytes)
	if err != nil {
		return nil, err
	}
	return transcript.Renewed(text, r.Transcript, r.Entry.Book.Edition()), nil
}

// fresh begins a new record.
func (c *recordCmd) fresh(a *app) (*ledger.Ledger, error) {
	table := playCmd{Game: c.Game, Seats: c.Seats, Players: c.Players, under: c.under}
	start, entry, err := table.start()
	if err != nil {
		return nil, err
	}
	if _, err := entry.New(start.Setup, nil); err != nil { // a name of two words would become two seats
		return nil, err
	}
	if c.Position != "" {
		if start.Position, err = positionIn(c.Position); err != nil {
			return nil, err
		}
		if _, err := entry.Load(start.Setup, start.Position, nil); err != nil {
			return nil, at(c.Position, err)
		}
	}
	players, err := c.players()
	if err != nil {
		return nil, err
	}
	l, err := ledger.New(a.ctx, c.Output, start, players, transcript.Options{Components: start.Components})
	var syntax *transcript.SyntaxError
	var finding *transcript.Finding
	switch {
	case errors.As(err, &syntax):
		return nil, at("yardstick record", errors.New(syntax.Msg))
	case errors.As(err, &finding):
		return nil, at("yardstick record", errors.New(finding.Msg))
	}
	return l, err
}

// called holds the flag for the names of the players.
type called struct {
	Called []string `sep:"none" placeholder:"ann=NAME" help:"The spoken name of a seat. Repeatable."`
}

// players reads the names of the players from the flag.
func (c *called) players() ([]transcript.Player, error) {
	var players []transcript.Player
	for _, written := range c.Called {
		seat, name, found := strings.Cut(written, "=")
		if !found {
			return nil, at("--called", fmt.Errorf("%q has no \"=\" between a seat and a name; write ann=\"Ann Böhm\"", written))
		}
		players = append(players, transcript.Player{Seat: seat, Name: name})
	}
	return players, nil
}

// positionIn reads the position in a file: a document alone, or the output of show --json.
func positionIn(path string) (json.RawMessage, error) {
	document, err := readFile(path, transcript.MaxPosition)
	if err != nil {
		return nil, at(path, err)
	}
	var shown answer.Shown
	if json.Unmarshal(document, &shown) == nil && shown.File != "" && shown.Position != nil {
		return shown.Position, nil
	}
	return document, nil
}
