package main

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The pages that the program writes about itself.
const (
	commandsPage  = "reference/commands.md"
	schemasPage   = "reference/schemas.md"
	rulebookPages = "reference/rulebooks/"
)

// program returns the output of the program for some arguments.
type program func(args ...string) (string, error)

// marks are those of Markdown.
var marks = regexp.MustCompile("[\\\\`*_<>\\[\\]|#&~!]")

// generated returns the texts of the reference by their names.
func generated(ask program) (map[string][]byte, error) {
	commands, err1 := helps(ask)
	schemas, err2 := schemas(ask)
	texts := map[string][]byte{commandsPage: commands, schemasPage: schemas}
	for _, entry := range games.All() {
		texts[rulebookPages+entry.Name()+".md"] = clauses(entry.Book)
	}
	return texts, errors.Join(err1, err2)
}

// helps is the help of the program and of each command.
func helps(ask program) ([]byte, error) {
	all, err := ask("--help")
	if err != nil {
		return nil, err
	}
	out := bytes.NewBufferString("# Commands and flags\n\nThe help of every command, as `yardstick COMMAND --help` prints it.\n")
	fenced(out, "text", all)
	commands := pick.Commands(all)
	if len(commands) == 0 {
		return nil, errors.New("the help of the program lists no commands: mend Commands in cmd/lab/pick")
	}
	for _, name := range commands {
		text, err := ask(append(strings.Fields(name), "--help")...)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(out, "\n## yardstick %s\n", name)
		fenced(out, "text", text)
	}
	return out.Bytes(), nil
}

// schemas is every JSON Schema that the program has.
func schemas(ask program) ([]byte, error) {
	names, err := ask("schema")
	if err != nil {
		return nil, err
	}
	out := bytes.NewBufferString("# JSON Schemas\n\nThe forms of answers, of messages and of positions, as `yardstick schema NAME` prints them.\n")
	for _, name := range strings.Fields(names) {
		text, err := ask("schema", name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(out, "\n## %s\n", name)
		fenced(out, "json", text)
	}
	return out.Bytes(), nil
}

// fenced writes a text as it is: the fence is longer than any in it.
func fenced(out *bytes.Buffer, language, text string) {
	fence := "~~~"
	for strings.Contains(text, fence) {
		fence += "~"
	}
	fmt.Fprintf(out, "\n%s%s\n%s\n%s\n", fence, language, strings.TrimRight(text, "\n"), fence)
}

// clauses is a rulebook: each clause under its id, and the open questions.
func clauses(book *rulebook.Book) []byte {
	out := bytes.NewBufferString("# The rulebook of " + literal(book.Title) + "\n\nIn our words, read from: " + literal(book.Source) + "\n")
	for _, section := range book.Sections {
		fmt.Fprintf(out, "\n## %s\n", literal(section.Title))
		for _, c := range book.Clauses {
			if c.Section != section.ID {
				continue
			}
			fmt.Fprintf(out, "\n### %s\n\n%s\\\n*%s*", c.ID, literal(c.Says), literal(c.At))
			for _, id := range c.Questions {
				fmt.Fprintf(out, ", open: [%s](#%s)", id, strings.ToLower(id))
			}
			out.WriteByte('\n')
		}
	}
	out.WriteString("\n## Open questions\n")
	for _, q := range book.Questions {
		fmt.Fprintf(out, "\n### %s\n\n%s\n\n", q.ID, literal(q.Asks))
		for i, option := range q.Options {
			isDefault := ""
			if i == int(q.Default) {
				isDefault = ", the default"
			}
			fmt.Fprintf(out, "- `%s`%s: %s\n", option.ID, isDefault, literal(option.Says))
		}
		fmt.Fprintf(out, "\nWhy the default: %s\n", literal(q.Because))
	}
	return out.Bytes()
}

// literal is a text of one line without marks of Markdown.
func literal(text string) string {
	return marks.ReplaceAllString(strings.Join(strings.Fields(text), " "), `\$0`)
}
