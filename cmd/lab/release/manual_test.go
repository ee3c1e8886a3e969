package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const help = `Usage: yardstick fmt <file> [flags]

Write a record
again.

Lines of a paragraph
are filled.

.yard is the ending of a 'record', \n is no line:

    yardstick 2

A paragraph.

Examples:

    # show it
    yardstick fmt a.yard -d

Flags:
  -h, --help    Show it.

      --json    Answer.
`

// A page has the sections of a help text; its examples and flags keep their lines, and no text is a command of roff.
func TestThePageOfACommand(t *testing.T) {
	require.Equal(t, `.TH "YARDSTICK-FMT" 1 "2026-01-31" "Yardstick 0.1.0"
.SH NAME
yardstick\-fmt \- Write a record again.
.SH SYNOPSIS
.nf
yardstick fmt <file> [flags]
.fi
.SH DESCRIPTION
Lines of a paragraph
are filled.
.PP
\&.yard is the ending of a \(aqrecord\(aq, \en is no line:
.PP
.nf
  yardstick 2

.fi
A paragraph.
.PP
.SH EXAMPLES
.PP
.nf
  # show it
  yardstick fmt a.yard \-d

.fi
.SH FLAGS
.nf
\-h, \-\-help    Show it.

    \-\-json    Answer.
.fi
.SH SEE ALSO
yardstick(1)
`, manual("yardstick-fmt", help, "2026-01-31", "Yardstick 0.1.0", []string{"yardstick"}))
}
