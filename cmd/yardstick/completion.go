package main

import (
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

// Help is shown below the flags.
func (completionCmd) Help() string {
	return "Prints a script for the shell to read, so that Tab completes commands, flags, games, clauses and files. " +
		"It calls yardstick, which has to be on the PATH.\n\n" +
		"Examples:\n\n  source <(yardstick completion bash)\n  yardstick completion zsh > ~/.zsh/functions/_yardstick\n" +
		"  yardstick completion fish > ~/.config/fish/completions/yardstick.fish"
}

// hooks are the scripts that shells read. All of them run yardstick with the line typed so far in COMP_LINE, and it answers with the words
// that may come next.
var hooks = map[string]string{
	"bash": "complete -o default -o bashdefault -C yardstick yardstick\n",
	"zsh": `#compdef yardstick
autoload -U +X bashcompinit && bashcompinit
complete -o default -o bashdefault -C yardstick yardstick
`,
	"fish": `function __yardstick_words
    set -lx COMP_LINE (commandline -cp)
    test -z (commandline -ct)
    and set COMP_LINE "$COMP_LINE "
    yardstick
end
complete -f -c yardstick -a "(__yardstick_words)"
`,
}

// Run prints the hook.
func (c *completionCmd) Run(a *app) error {
	a.say("%s", hooks[c.Shell])
	return nil
}

// completeLine answers a shell that asks for completion, through exit; otherwise it does nothing.
func completeLine(parser *kong.Kong, exit func(code int)) {
	kongcompletion.Register(parser, kongcompletion.WithExitFunc(exit), kongcompletion.WithPredictors(map[string]complete.Predictor{
		"file":   complete.PredictFunc(fileNames),
		"game":   complete.PredictFunc(gameNames),
		"from":   complete.PredictOr(complete.PredictFunc(gameNames), complete.PredictFunc(fileNames)),
		"ruling": complete.PredictFunc(rulings),
		"about":  complete.PredictFunc(rulebookNames),
		"step":   complete.PredictFunc(stepWords),
		"schema": complete.PredictFunc(func(complete.Args) []string { names, _ := everySchema(); return names }),
	}))
}

// fileNames are the files of a folder, but for those whose names a terminal would obey.
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

// rulings are the answers that can be played to the open questions of the game on the line.
func rulings(line complete.Args) (answers []string) {
	for _, word := range line.Completed {
		game, err := games.Find(word)
		if err != nil {
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

// stepWords are the words of the steps of the game on the line that begin with what has been typed.
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

// rulebookNames are the open questions of the game on the line, and those of its clauses that begin with what has been typed.
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
