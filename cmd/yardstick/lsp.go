package main

import (
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
)

type lspCmd struct {
	under
	Stdio bool `help:"Use standard input and output. Some editors add this flag; without it, the server does the same."`
}

// Help returns the text that --help shows above the flags.
func (lspCmd) Help() string {
	return "Answers an editor in the language server protocol, on standard input and output. In records (.yard) and scenarios (.feature) the " +
		"editor marks decisions and steps that are overruled or cannot be read, with the clause, and shows the clause at the cursor. It " +
		"completes the legal actions of a record and the sentences of scenarios, and formats a record as yardstick fmt does. " +
		"docs/editors.md shows the settings of editors."
}

// Run serves the editor until it leaves.
func (c *lspCmd) Run(a *app) error {
	if c.Reading != "" { // an error in the file is reported once
		if _, err := c.file(); err != nil {
			return err
		}
	}
	server := &lsp.Server{Version: moduleOf(buildInfo()), Overrides: c.given()}
	if c.any() {
		server.Reading = c.of
	}
	err := server.Serve(a.ctx, a.in, writer(func(text string) { a.verbatim(text); a.out.Flush() }))
	if errors.Is(err, lsp.ErrLeft) {
		a.complain("yardstick lsp: " + err.Error())
		return exitCode(conformsNot) // as the protocol requires
	}
	return err
}
