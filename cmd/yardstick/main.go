// Yardstick tests whether a game is played by its rulebook.
//
// A subcommand reads the command line, gets the answer from package answer,
// and prints the answer for people or, with --json, for programs. The folder schema contains the JSON Schemas.
// The packages that package answer imports know the rules; package draw draws positions.
//
// The exit code is 0 if the subject conforms, 1 if it does not, and 2 if the command line or an input cannot
// be read. Answers go to standard output. An error is one line on standard error with the place, the cause
// and the next step.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func main() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(enoughMemory)
	}
	if os.Getenv("GOGC") == "" {
		collectLate()
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// enoughMemory is the size in bytes above which garbage is collected. A hostile file could ask for more, but
// no valid request needs more.
const enoughMemory = 192 << 20

// collectLate delays the first garbage collection from 4 to 16 MiB, which most runs never reach. This
// collection took a third of the time of a verdict. After it the usual setting applies, so that long work needs
// no more memory.
func collectLate() {
	usual := debug.SetGCPercent(400)
	runtime.AddCleanup(&struct{ _ [64]byte }{}, func(percent int) { debug.SetGCPercent(percent) }, usual)
}

// The exit codes; see the package comment.
const (
	conforms    = 0
	conformsNot = 1
	unread      = 2
)

// exitCode is an error without a message: everything has been printed, and only the exit code is left.
type exitCode int

// Error returns a text that is never printed.
func (c exitCode) Error() string { return "exit code " + strconv.Itoa(int(c)) }

// app holds the state that every subcommand uses.
type app struct {
	ctx    context.Context
	in     io.Reader
	fed    []byte // the content of in, once read as a file
	out    *bufio.Writer
	err    io.Writer
	paint  palette
	status status
	// asJSON reports that the answer or the error must be JSON. answered reports that the answer was printed.
	asJSON, answered bool
	// editions holds the editions of the rulebooks used for verdicts.
	editions witness.Editions
	// typed is the command line, quoted for a shell.
	typed string
	// terminal reports that a person reads the answer as it is printed.
	terminal bool
}

// failed is the JSON that replaces an answer after an error.
type failed struct {
	Error string `json:"error"`
}

// groups are the headings under which help lists the commands.
var groups = []kong.Group{{Key: "judge", Title: "Judge:"}, {Key: "look", Title: "Look up:"}, {Key: "design", Title: "Design:"},
	{Key: "engines", Title: "Engines:"}, {Key: "develop", Title: "Develop:"}}

// commands is the command line.
type commands struct {
	Judge      judgeCmd      `cmd:"" group:"judge" help:"Judge a game record, or a referee's scenarios."`
	Record     recordCmd     `cmd:"" group:"judge" help:"Write down a game as it is played at a table."`
	Show       showCmd       `cmd:"" group:"judge" help:"Draw the position in a game record."`
	Legal      legalCmd      `cmd:"" group:"judge" help:"List the legal actions of a record."`
	Fmt        fmtCmd        `cmd:"" group:"judge" help:"Write a game record in the spelling of the game."`
	Desk       deskCmd       `cmd:"" group:"judge" help:"Open the referee's desk in the browser."`
	LSP        lspCmd        `cmd:"" name:"lsp" group:"judge" help:"Run the language server for records and scenarios."`
	Games      gamesCmd      `cmd:"" group:"look" help:"List the games."`
	Rules      rulesCmd      `cmd:"" group:"look" help:"Look something up in a rulebook."`
	Steps      stepsCmd      `cmd:"" group:"look" help:"Look up the sentences of scenarios."`
	Schema     schemaCmd     `cmd:"" group:"look" help:"Print the JSON Schema of an answer."`
	Compare    compareCmd    `cmd:"" group:"design" help:"Report the effects of a rule change."`
	Edition    editionCmd    `cmd:"" group:"design" help:"Compare two editions of a rulebook, sentence by sentence."`
	Stats      statsCmd      `cmd:"" group:"design" help:"Play many games and report the results."`
	Tune       tuneCmd       `cmd:"" group:"design" help:"Find the smallest change that balances a game."`
	Play       playCmd       `cmd:"" group:"design" help:"Play a whole game and write it down."`
	Check      checkCmd      `cmd:"" group:"design" help:"Check a game against its rulebook and show the coverage."`
	Conform    conformCmd    `cmd:"" group:"engines" help:"Try an engine in any language, clause by clause."`
	Serve      serveCmd      `cmd:"" group:"engines" help:"Run an engine that other programs can test."`
	Perft      perftCmd      `cmd:"" group:"engines" help:"Count the tree of all games to a depth."`
	New        newCmd        `cmd:"" group:"develop" help:"Begin a new game, a reading, or an engine in another language."`
	Completion completionCmd `cmd:"" group:"develop" help:"Print the script that a shell needs to complete commands."`

	Version kong.VersionFlag `help:"Print the version and the commit."`
}

const about = "Yardstick measures whether a game is played by its rulebook.\n\n" +
	"Exit codes: 0 conforms, 1 does not conform, 2 the command could not answer."

// run is the whole program; its result is the exit code.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	context.AfterFunc(ctx, stop) // a second one ends the program at once
	a := &app{ctx: ctx, in: stdin, out: bufio.NewWriter(stdout), err: stderr, paint: paletteFor(stdout), status: statusOn(stderr),
		asJSON: inJSON(args), typed: typed(question(args)), terminal: isTerminal(stdout)}
	command, err := a.command(args)
	if err == nil && command != nil {
		err = command.Run(a)
	}
	if broken := a.out.Flush(); broken != nil && err == nil {
		err = fmt.Errorf("the answer cannot be written: %w", broken)
	}
	code := a.exit(command, err)
	a.out.Flush() // a failure has been reported already
	return code
}

// inJSON reports whether a command line asks for JSON, before it is parsed.
func inJSON(args []string) bool {
	form := slices.Index(args, "--format")
	return slices.Contains(args, "--json") || slices.Contains(args, "--format=json") ||
		form >= 0 && form+1 < len(args) && args[form+1] == "json"
}

// endings returns the signals that end the program, except those that it was started to ignore, as nohup does.
func endings() []os.Signal {
	const hangup = syscall.Signal(1) // from a closed terminal; package syscall has no name for it on js
	return slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGTERM, hangup}, signal.Ignored)
}

// command reads the command line and returns nil after printing help, the version or completions.
func (a *app) command(args []string) (*kong.Context, error) {
	helped := false
	exit := func(int) { helped = true }
	parser, err := kong.New(&commands{}, kong.Name("yardstick"), kong.Description(about), kong.Writers(a.out, a.err),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, FlagsLast: true, WrapUpperBound: prose.Width}),
		kong.ExplicitGroups(groups), kong.Vars{"version": version(buildInfo())}, kong.Exit(exit), kong.Help(helpOf))
	if err != nil {
		return nil, err
	}
	withExamples(parser.Model.Node)
	if a.completeLine(parser) {
		return nil, nil
	}
	command, err := parser.Parse(inFlags(args))
	switch {
	case helped:
		return nil, nil
	case err != nil:
		return nil, misused(err)
	}
	if flag := repeated(command); flag != "" {
		return nil, at("yardstick "+command.Selected().Path(), fmt.Errorf("%s is given twice and takes one value; leave one out", flag))
	}
	return command, nil
}

// inFlags rewrites words on the command line as flags: no command, or help before a command, becomes --help.
func inFlags(args []string) []string {
	switch {
	case len(args) == 0:
		return []string{"--help"}
	case args[0] == "help":
		return append(slices.Clone(args[1:]), "--help")
	case len(args) == 1 && args[0] == "version":
		return []string{"--version"}
	}
	return args
}

// repeated returns a flag that takes one value but is given twice, because the parser keeps only the last; "" if
// there is none.
func repeated(command *kong.Context) string {
	given := map[string]bool{}
	for _, part := range command.Path {
		if part.Flag == nil || part.Resolved || part.Flag.IsCumulative() || part.Flag.IsBool() {
			continue
		}
		if given[part.Flag.Name] {
			return "--" + part.Flag.Name
		}
		given[part.Flag.Name] = true
	}
	return ""
}

// misused describes a command line that cannot be read, and points to the help.
func misused(err error) error {
	command := "yardstick"
	var wrong *kong.ParseError
	if errors.As(err, &wrong) && wrong.Context.Selected() != nil {
		command = "yardstick " + wrong.Context.Selected().Path()
	}
	said := reworded(err.Error())
	if command == "yardstick" {
		said = argument.ReplaceAllString(said, `unknown command "$1"`)
	}
	return at(command, fmt.Errorf("%s; see %s --help", said, command))
}

// argument matches the parser's error for a word that is no command.
var argument = regexp.MustCompile(`^unexpected argument ([^ ,]+)`)

// exit prints an error and returns the exit code of the program.
func (a *app) exit(command *kong.Context, err error) int {
	var said exitCode
	switch {
	case err == nil:
		return conforms
	case errors.As(err, &said):
		return int(said)
	case errors.Is(err, context.Canceled):
		err = errors.New("stopped before the end")
	}
	if !isLocated(err) && command != nil {
		err = at("yardstick "+command.Selected().Path(), err)
	}
	line := prose.OneLine(err.Error())
	a.complain(line)
	if a.asJSON && !a.answered && a.json(failed{line}) != nil {
		return unread
	}
	var finding *transcript.Finding
	if errors.As(err, &finding) {
		return finding.Kind.Exit()
	}
	return unread
}

// reworded rewrites an error of the command-line parser in plain words.
func reworded(said string) string {
	for _, u := range misuses {
		if u.says.MatchString(said) {
			return strings.ReplaceAll(u.says.ReplaceAllString(said, u.plain), `","`, `", "`)
		}
	}
	return said
}

var misuses = []struct {
	says  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`^expected "<([a-z-]+)>.*"$`), "the $1 is missing"},
	{regexp.MustCompile(`^expected (one of )?("[a-z-]+".*)$`), "a command is missing: $2"},
	{regexp.MustCompile(`^missing flags: (--[a-z-]+)=\S+$`), "$1 is missing"},
	{regexp.MustCompile(`^(--[a-z-]+): (?:expected .* value but got "EOL".*|missing value, expecting .*)$`), "$1: its value is missing"},
	{regexp.MustCompile(`^(--decision): expected int value but got ("-\d+").*$`), "$1: $2 is below 1; decisions are counted from 1"},
	{regexp.MustCompile(`^(--other-answers): expected int value but got ("-\d+").*$`), "$1: $2 is below 0; choose 0, 1 or 2"},
	{regexp.MustCompile(`^(--[a-z-]+): expected u?int value but got ("-\d+") \(short flag\).*$`), "$1: $2 is below 0; write a number from 0"},
	{regexp.MustCompile(`^(--[a-z-]+): expected .* value but got ("[^"]*") \((?:short|long) flag\); perhaps try (.*)\?$`),
		"$1: $2 reads like a flag; if you mean that value, write $3"},
	{regexp.MustCompile(`^(--[a-z-]+): expected a valid 64 bit u?int but got (.*)$`), "$1: $2 is not a whole number, or has too many digits"},
	{regexp.MustCompile(`^(--[a-z-]+): bool value must be .* but got (.*)$`), "$1: $2 is neither true nor false"},
	{regexp.MustCompile(`^<([a-z-]+)> must be one of (.*) but got (.*)$`), "the $1 must be one of $2, not $3"},
	{regexp.MustCompile(`^(--[a-z-]+) must be one of (.*) but got (.*)$`), "$1 must be one of $2, not $3"},
}
