package main

import (
	"fmt"
	"regexp"
	"strings"
)

// heading is the line of a help text that begins a section.
var heading = regexp.MustCompile(`^([A-Z][A-Za-z ]*):$`)

// manual returns the man page of a command from its help: the usage, a sentence, paragraphs, and sections with a
// heading, whose lines stay as they are. Also are the pages to read next.
func manual(title, help, date, release string, also []string) string {
	usage, rest, _ := strings.Cut(strings.TrimPrefix(help, "Usage: "), "\n")
	purpose, rest, _ := strings.Cut(strings.TrimSpace(rest), "\n\n")
	var out strings.Builder
	fmt.Fprintf(&out, ".TH %q 1 %q %q\n", strings.ToUpper(title), date, release)
	fmt.Fprintf(&out, ".SH NAME\n%s \\- %s\n.SH SYNOPSIS\n.nf\n%s\n.fi\n.SH DESCRIPTION\n", roff(title), roff(strings.Join(strings.Fields(purpose), " ")), roff(usage))
	fixed := false
	for line := range strings.Lines(rest) {
		line = strings.TrimRight(line, "\n")
		switch m := heading.FindStringSubmatch(line); {
		case m != nil:
			line = fill(&fixed, false) + ".SH " + strings.ToUpper(m[1])
		case line == "" && !fixed:
			line = ".PP"
		case line != "":
			line = fill(&fixed, strings.HasPrefix(line, "  ")) + roff(strings.TrimPrefix(line, "  "))
		}
		out.WriteString(line + "\n")
	}
	out.WriteString(fill(&fixed, false) + ".SH SEE ALSO\n")
	for _, page := range also {
		out.WriteString(roff(page) + "(1)\n")
	}
	return out.String()
}

// fill switches between lines that stay as they are and lines that are filled.
func fill(fixed *bool, on bool) string {
	was := *fixed
	*fixed = on
	switch {
	case on && !was:
		return ".nf\n"
	case was && !on:
		return ".fi\n"
	}
	return ""
}

// roff returns a line of text without the marks of roff.
func roff(line string) string {
	line = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace(line)
	if strings.HasPrefix(line, ".") {
		line = `\&` + line
	}
	return line
}
