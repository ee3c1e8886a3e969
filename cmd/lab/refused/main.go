// Refused makes small changes to positions of reference games, to find impossible positions of new kinds for
// the trials of engines. Refused adds these positions to golden/<game>/refused.tsv. Run refused in the root
// folder of the source code.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
)

// command is the command line.
type command struct {
	Games []string `arg:"" optional:"" name:"game" help:"The games whose positions are changed; every game without one."`
	Tries int      `default:"12" help:"The number of changes of each position."`
}

func main() {
	var c command
	line := kong.Parse(&c, kong.Description("Looks for impossible positions, and adds the kinds that are missing to golden/*/refused.tsv. Minutes."+
		"\n\nExample: bin/refused yardmaster --tries 40"))
	line.FatalIfErrorf(c.run(".", os.Stdout))
}

// run looks for the positions of each game, and writes its file below root.
func (c *command) run(root string, out io.Writer) error {
	entries, err := pick.Games(c.Games)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		fmt.Fprintf(out, "%s:\n", entry.Name())
		s := &search{entry: entry, tries: c.Tries, spoken: map[string]bool{}, known: map[string]bool{}, best: map[string]found{}}
		if err := s.positions(out); err != nil {
			return err
		}
		if err := s.write(root, out); err != nil {
			return err
		}
	}
	return nil
}
