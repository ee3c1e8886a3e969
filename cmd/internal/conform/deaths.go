package conform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// Death is how an engine failed, and what it said on standard error before; Times is how often it did, in the same words.
type Death struct {
	Says   string `json:"says"`
	Stderr string `json:"stderr,omitempty"`
	Times  int    `json:"times"`
	// File has all of it, if it was written.
	File string `json:"file,omitempty"`
}

// Died notes a failure of the engine, or that it says that something has gone wrong in it. What it had said on
// standard error before is still there the next time, and is left out then; "" is not known.
func (a *Answer) Died(says, stderr string) {
	for i := range a.Deaths {
		if d := &a.Deaths[i]; d.Says == says && (stderr == "" || d.Stderr == stderr || strings.HasPrefix(stderr, d.Stderr) && d.Stderr != "") {
			d.Times++
			return
		}
	}
	a.Deaths = append(a.Deaths, Death{Says: says, Stderr: prose.Clean(stderr), Times: 1})
}

// mostDeaths bounds how many are shown to people.
const mostDeaths = 3

// deaths are how the engine ended, the first of those that left words, and where the rest of the words is.
func (a *Answer) deaths() (doc blocks.Doc) {
	for _, d := range a.Deaths {
		if d.Stderr == "" || len(doc) == mostDeaths {
			continue
		}
		doc = append(doc, blocks.Part("note", d.Heading(),
			blocks.Block{Kind: blocks.Code, Lines: d.last()}, blocks.Said("all of it: "+d.rest())))
	}
	return doc
}

// Heading says what happened, and how often.
func (d *Death) Heading() string {
	return prose.OneLine(fmt.Sprintf("the engine %s, %s; its standard error ends:", d.Says, prose.Count(d.Times, "time")))
}

// last are the last lines of standard error, each cut where it is long. Where the message stands above a stack that is longer, it comes
// first.
func (d *Death) last() []string {
	all := strings.Split(strings.TrimRight(d.Stderr, "\n"), "\n")
	from := max(0, len(all)-mostLines)
	lines := slices.Clone(all[from:])
	if cause := wire.Cause(all); cause >= 0 && cause < from {
		lines = append([]string{all[cause], "…"}, lines...)
	}
	for i, line := range lines {
		if len(line) > mostSent {
			lines[i] = strings.ToValidUTF8(line[:mostSent], "") + "…"
		}
	}
	return lines
}

// rest says where all of it is.
func (d *Death) rest() string {
	if d.File != "" {
		return d.File
	}
	return "in the report that -o writes as .json or .html, and in the folder of --save"
}
