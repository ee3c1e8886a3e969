package main

import (
	"embed"
	"os"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
	kongcompletion "github.com/jotaen/kong-completion"
	"github.com/posener/complete"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish."`
}

// Help returns the text that --help shows above the flags.
func (completionCmd) Help() string {
	return "Prints a script for the shell to read, so that Tab completes commands, flags, games, clauses and files. " +
		"The script calls yardstick on the PATH."
}

// hooks holds the completion scripts for shells. Each script runs yardstick with the typed line in COMP_LINE.
// Yardstick prints the possible words, one per line, and the shell quotes them. bash completes only the text
// after the last = or : of a word, so its script cuts off the rest.
//
//go:embed completion
var hooks embed.FS

// Run prints the completion script of a shell.
func (c *completionCmd) Run(a *app) error {
	hook, err := hooks.ReadFile("completion/" + c.Shell)
	a.say("%s", hook)
	return err
}

// completeLine prints the possible next words if a shell asks for them, and reports whether a shell asks.
func (a *app) completeLine(parser *kong.Kong) (asked bool) {
	line, asked := os.LookupEnv("COMP_LINE")
	if !asked {
		return false
	}
	command, err := kongcompletion.Command(parser, kongcompletion.WithPredictors(map[string]complete.Predictor{
		"file":   complete.PredictFunc(fileNames),
		"game":   complete.PredictFunc(gameNames),
		"from":   complete.PredictOr(complete.PredictFunc(gameNames), complete.PredictFunc(fileNames)),
		"ruling": complete.PredictFunc(rulings),
		"about":  complete.PredictFunc(rulebookNames),
		"step":   complete.PredictFunc(stepWords),
		"schema": complete.PredictFunc(func(complete.Args) []string { names, _ := everySchema(); return names }),
	}))
	if err != nil {
		return true
	}
	for _, word := range next(&command, typedWords(line)) {
		a.say("%s\n", word)
	}
	return true
}

// next returns the words that can replace the last word of a line. The line begins with the name of the
// program. The value of a flag can be the next word, or come after an equals sign.
func next(command *complete.Command, words []string) (may []string) {
	words = words[min(1, len(words)):]
	last, before := "", ""
	if len(words) > 0 {
		last, words = words[len(words)-1], words[:len(words)-1]
	}
	if flag, value, ok := strings.Cut(last, "="); ok && strings.HasPrefix(flag, "--") {
		words, last, before = append(words, flag), value, flag+"="
	}
	line := complete.Args{All: append(slices.Clone(words), last), Completed: words, Last: last}
	if len(words) > 0 {
		line.LastCompleted = words[len(words)-1]
	}
	for _, word := range command.Predict(line) {
		if strings.HasPrefix(word, last) {
			may = append(may, before+word)
		}
	}
	slices.Sort(may)
	return may
}

// typedWords splits a line into words as a shell does: a backslash or quotation marks keep a blank in a word.
// The last word is the unfinished one; after a blank it is empty.
func typedWords(line string) []string {
	words := []string{""}
	var quote, before rune
	for _, c := range line {
		last := &words[len(words)-1]
		switch {
		case before == '\\' && quote != '\'':
			*last, before = *last+string(c), 0
			continue
		case c == '\\' && quote != '\'':
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
		case quote == 0 && (c == ' ' || c == '\t'):
			if before != c {
				words = append(words, "")
			}
		default:
			*last += string(c)
		}
		before = c
	}
	return words
}

// fileNames lists the files of a folder, without names that contain control characters.
func fileNames(line complete.Args) []string {
	return slices.DeleteFunc(complete.PredictFiles("*").Predict(line), func(name string) bool { return prose.Clean(name) != name })
}

func gameNames(complete.Args) []string {
	var names []string
	for _, game := range games.All() {
		names = append(names, game.Name())
	}
	return names
}

// rulings lists the playable answers to the open questions of the game on the line. Without a game on the line
// it lists those of all games.
func rulings(line complete.Args) (answers []string) {
	for _, game := range games.All() {
		if named := slices.ContainsFunc(line.Completed, isGame); named && !slices.Contains(line.Completed, game.Name()) {
			continue
		}
		for i := range game.Book.Questions {
			q := &game.Book.Questions[i]
			for o, option := range q.Options {
				if !q.Fixed || rulebook.Option(o) == q.Default {
					answers = append(answers, q.Name+"="+option.ID)
				}
			}
		}
	}
	return answers
}

func isGame(word string) bool { return slices.Contains(gameNames(complete.Args{}), word) }

// stepWords lists the words of the steps of the game on the line that begin with the typed letters.
func stepWords(line complete.Args) []string {
	var words []string
	for _, word := range line.Completed {
		for _, found := range features.StepWords(word) {
			if strings.HasPrefix(found, line.Last) {
				words = append(words, found)
			}
		}
	}
	return words
}

// rulebookNames lists the open questions of the game on the line, and its clauses that begin with the typed letters.
func rulebookNames(line complete.Args) []string {
	var names []string
	for _, word := range line.Completed {
		game, err := games.Find(word)
		if err != nil {
			continue
		}
		for i := range game.Book.Questions {
			names = append(names, game.Book.Questions[i].Name)
		}
		for i := range game.Book.Clauses {
			if id := string(game.Book.Clauses[i].ID); line.Last != "" && strings.HasPrefix(id, line.Last) {
				names = append(names, id)
			}
		}
	}
	return names
}
