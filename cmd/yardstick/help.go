package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// shortExamples is how many examples -h shows; --help shows all.
const shortExamples = 4

// helpOf prints the help of a command: all of it for --help, and 20 lines for -h.
func helpOf(options kong.HelpOptions, ctx *kong.Context) error {
	if ctx.Selected() == nil || !slices.Contains(ctx.Args, "-h") {
		return kong.DefaultHelpPrinter(options, ctx)
	}
	_, err := ctx.Stdout.Write([]byte(shortly(ctx.Selected())))
	return err
}

// shortly is the help of a command in 20 lines: what it does, the first examples, and the names of its flags.
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
