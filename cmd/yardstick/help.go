package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// shortExamples is the number of examples that -h shows; --help shows all.
const shortExamples = 4

// helpOf prints the help of a command: the whole text for --help, and 20 lines for -h.
func helpOf(options kong.HelpOptions, ctx *kong.Context) error {
	if ctx.Selected() == nil || !slices.Contains(ctx.Args, "-h") {
		return kong.DefaultHelpPrinter(options, ctx)
	}
	_, err := ctx.Stdout.Write([]byte(shortly(ctx.Selected())))
	return err
}

// shortly returns the help of a command in 20 lines: its purpose, the first examples, and the names of its flags.
func shortly(command *kong.Node) string {
	var out strings.Builder
	fmt.Fprintf(&out, "Usage: yardstick %s\n\n%s\n", command.Summary(), command.Help)
	if all := shown[command.Path()]; len(all) > 0 {
		out.WriteString("\nExamples:\n" + listed(all[:min(len(all), shortExamples)], "  "))
	}
	var flags []string
	for _, group := range command.AllFlags(true) {
		for _, flag := range group {
			if flag.Name != "help" && flag.Name != "version" {
				flags = append(flags, "--"+flag.Name)
			}
		}
	}
	out.WriteString("\n" + prose.List("Flags: ", flags))
	fmt.Fprintf(&out, "\nAll of it: %s --help\n", command.FullPath())
	return out.String()
}

// example is a command line with its purpose.
type example struct{ line, says string }

// shown holds the examples of each command; -h shows only the first few.
var shown = map[string][]example{
	"judge": {
		{`yardstick judge game.yard`, "was the last decision legal?"},
		{`yardstick judge game.yard:17`, "the decision in line 17"},
		{`yardstick judge game.yard --try "ann: load coal-4"`, "may she do this now?"},
		{`yardstick judge my-question.feature`, "each scenario of a file"},
		{`yardstick judge game.yard --answer yard-timing=any-time`, "as our table answers an open question"},
		{`yardstick judge game.yard -o verdict.html`, "the verdict with the table, as a page to mail"},
		{`yardstick judge game.yard --decision 17 -o dispute.feature`, "the decision as a scenario"},
		{`yardstick judge game.yard --precedents golden/precedents`, "compared with precedents"},
		{`yardstick judge game.yard --issue "May she load it?" -o railcar.golden`, "as a precedent of our own"},
		{`yardstick judge league/ more/*.yard -o report.xml -o report.sarif`, "a season, for a build server"},
	},
	"record": {
		{`yardstick record yardmaster --seats ann,bob -o game.yard`, "write down a game at the table"},
		{`yardstick record yardmaster --seats ann,bob --called ann="Ann Böhm" -o game.yard`, "with a spoken name"},
		{`yardstick record frontier --table 3 --position table.json -o game.yard`, "from a position on"},
		{`yardstick record --resume -o game.yard`, "go on where you stopped"},
	},
	"show": {
		{`yardstick show game.yard --at 40 --seat ann`, "what ann sees after 40 decisions"},
		{`yardstick show game.yard --at 40 -o table.svg`, "the table as a picture"},
	},
	"legal": {
		{`yardstick legal game.yard`, "the actions after the last decision"},
		{`yardstick legal game.yard --at 17`, "after 17 decisions"},
		{`yardstick legal game.yard play desperados --all`, "every way to play one card"},
		{`yardstick legal game.yard --every --json`, "at every decision, for a program"},
	},
	"fmt": {
		{`yardstick fmt typed.yard -d`, "show the differences"},
		{`yardstick fmt typed.yard --effects -w`, "mend the file, and add what each decision did"},
		{`yardstick fmt -w typed.yard more.yard`, "mend several files"},
		{`yardstick fmt typed.yard --json`, "for a program"},
	},
	"desk": {
		{`yardstick desk`, "any record, chosen in the browser"},
		{`yardstick desk game.yard`, "this record"},
		{`yardstick desk game.yard --at 17 -o dispute.html`, "one file to mail"},
	},
	"lsp": {
		{`yardstick lsp`, "the command line for an editor's settings"},
		{`yardstick lsp --reading club.reading.yaml`, "judge as a club plays"},
	},
	"games": {
		{`yardstick games`, "names, table sizes, clauses and questions"},
	},
	"rules": {
		{`yardstick rules yardmaster`, "sections and open questions"},
		{`yardstick rules yardmaster YM-YARD-04`, "a clause, with its scenarios"},
		{`yardstick rules yardmaster yard-timing`, "an open question, its answers and what they change"},
		{`yardstick rules yardmaster sorting yard`, "clauses with these words"},
		{`yardstick rules union-stockyards --assumed price hogs`, "figures that no rulebook prints"},
		{`yardstick rules frontier --assumed market-cards ship`, "figures of a card"},
		{`yardstick rules yardmaster parameters.exchange-pair`, "where a figure comes from"},
		{`yardstick rules hell-on-wheels --questions`, "every open question, by reason"},
		{`yardstick rules yardmaster --questions --reading club.reading.yaml`, "as a club answers them"},
		{`yardstick rules yardmaster --questions --sort price --pairs`, "the answers with the greatest effect first"},
		{`yardstick rules frontier --questions --sort balance`, "the answers that change who wins, the first seat or another"},
		{`yardstick rules yardmaster --questions -o questions.html`, "as a page"},
	},
	"steps": {
		{`yardstick steps yardmaster`, "every sentence of scenarios"},
		{`yardstick steps yardmaster sorting yard`, "with these words"},
		{`yardstick steps hell-on-wheels HOW-TAX-01`, "in a clause's scenarios"},
	},
	"schema": {
		{`yardstick schema`, "the names of the schemas"},
		{`yardstick schema judge`, "for judge --json"},
		{`yardstick schema position-yardmaster`, "the parts of a position"},
	},
	"compare": {
		{`yardstick compare yardmaster --b yard-timing=any-time`, "one answer against the default"},
		{`yardstick compare yardmaster --b yard-timing=any-time -v`, "with every difference"},
		{`yardstick compare yardmaster --b box.yaml --games 10000 --table 2,3 --bots mixed`, "other components, in many games"},
		{`yardstick compare frontier --a club.reading.yaml --b rounds=twelve-cut --save shown`, "keep a record of each difference"},
		{`yardstick compare yardmaster --b yard-timing=any-time --save shown -o change.md -o change.html`, "a report to paste, and a page"},
		{`yardstick compare yardmaster --b yard-timing=any-time --expect shown/expect.yaml`, "fail if too much changes"},
		{`yardstick compare yardmaster --a "engine:python3 one.py" --b "engine:python3 other.py"`, "two engines"},
		{`yardstick compare yardmaster --a git:HEAD --b default -o change.md`, "the last commit against this one"},
	},
	"edition": {
		{`yardstick edition yardmaster prototype printed`, "the effect of each changed sentence"},
		{`yardstick edition yardmaster prototype printed -v`, "with every place"},
		{`yardstick edition yardmaster prototype printed -o changes.html`, "a page for players"},
		{`yardstick edition yardmaster git:HEAD~20 default`, "since a revision"},
	},
	"stats": {
		{`yardstick stats yardmaster --games 10000`, "who wins, and how long it takes"},
		{`yardstick stats yardmaster --table 2 --bots greedy+lookahead --games 200`, "two kinds of player"},
		{`yardstick stats yardmaster --games 10000 -o yardmaster.html`, "as a page with charts"},
		{`yardstick stats frontier --reading club.reading.yaml -o games.csv.gz --clauses clauses.csv.gz`, "one row per game, for a spreadsheet"},
	},
	"tune": {
		{`yardstick tune frontier --table 3 --vary turn-order --want "first within 2 of even"`, "which answer balances the game?"},
		{`yardstick tune yardmaster --table 3 --vary yard-timing --vary hand-at-start=3..7 --want "decisions p95 < 500"`, "answers and figures, for a shorter game"},
		{`yardstick tune frontier --vary rounds --vary turn-order --want "seats within 5 of even" --games 50000 -o tuned.html`, "in more games, as a page"},
	},
	"play": {
		{`yardstick play yardmaster --seats ann,bob,cal --seed 7 -o game.yard`, "a random game as a record"},
		{`yardstick play yardmaster --seats ann,bob --bots greedy --interactive --answer yard-timing=any-time -o game.yard`, "decide by hand"},
		{`yardstick play frontier --table 4 --answer rounds=twelve-equal -o game.yard`, "under another answer"},
		{`yardstick play yardmaster --reading club.reading.yaml -o game.yard`, "as a club plays"},
		{`yardstick play --from game.yard -o whole.yard`, "play a record to its end"},
	},
	"check": {
		{`yardstick check yardmaster`, "is every clause covered?"},
		{`yardstick check yardmaster -v`, "with the tables"},
		{`yardstick check yardmaster -o yardmaster.html`, "as a page with every clause, question and scenario"},
		{`yardstick check --reading club.reading.yaml`, "under a club's answers"},
		{`yardstick check yardmaster --games 100 --json`, "for a program"},
		{`yardstick check yardmaster --tests`, "with the tests of the game, in a checkout"},
	},
	"conform": {
		{`yardstick conform yardmaster -- yardstick serve yardmaster`, "the model engine"},
		{`yardstick conform yardmaster --only walk --games 1000 --workers 2 -- python3 engine.py`, "your engine: random games"},
		{`yardstick conform yardmaster --game 7 --log traffic.txt -- python3 engine.py`, "one game, every message written down"},
		{`yardstick conform yardmaster --save shown -o report.html -- python3 engine.py`, "a record of each failure, and a page"},
		{`yardstick conform yardmaster -o badge.svg -o report.json -- python3 engine.py`, "a badge, and the report that proves it"},
		{`yardstick conform yardmaster --baseline known.tsv -- python3 engine.py`, "with known deviations"},
		{`yardstick conform yardmaster --replay features/yardmaster/buy.feature:216 -- python3 engine.py`, "one scenario"},
		{`yardstick conform yardmaster --infer-only -- python3 engine.py`, "which answers does it play?"},
		{`yardstick conform --matrix before.json after.json -o change.html`, "two versions, clause by clause"},
	},
	"serve": {
		{`yardstick serve`, "every game, without faults"},
		{`yardstick serve yardmaster --level 2 --answer yard-timing=any-time`, "level 2, under an answer"},
		{`yardstick serve yardmaster --wrong payout`, "with a fault on purpose"},
	},
	"perft": {
		{`yardstick perft yardmaster --depth 4 --table 3`, "from the set-up, for three"},
		{`yardstick perft game.yard --depth 3`, "from the end of a record"},
	},
	"new game": {
		{`yardstick new game hare-and-hounds --title "Hare and Hounds"`, "a game whose tests pass"},
	},
	"new reading": {
		{`yardstick new reading yardmaster -o club.reading.yaml`, "every question, to be answered"},
		{`yardstick play yardmaster --reading club.reading.yaml`, "use the file"},
	},
	"new adapter": {
		{`yardstick new adapter python -o adapter.py`, "a file to begin with, in Python"},
		{`yardstick new adapter typescript -o adapter.ts`, "or in TypeScript"},
	},
	"completion": {
		{`source <(yardstick completion bash)`, "for this shell"},
		{`yardstick completion zsh > ~/.zsh/functions/_yardstick`, "for good"},
		{`yardstick completion fish > ~/.config/fish/completions/yardstick.fish`, "for good"},
	},
}

// withExamples adds the examples of each command below its help, each after a comment.
func withExamples(n *kong.Node) {
	if all := shown[strings.TrimPrefix(n.Path(), "yardstick ")]; all != nil {
		n.Detail = strings.TrimSpace(n.Detail + "\n\nExamples:\n\n" + listed(all, "  "))
	}
	for _, child := range n.Children {
		withExamples(child)
	}
}

// listed writes examples in lines, the comment above each.
func listed(all []example, indent string) string {
	var out strings.Builder
	for _, e := range all {
		out.WriteString(indent + "# " + e.says + "\n" + indent + e.line + "\n")
	}
	return out.String()
}
