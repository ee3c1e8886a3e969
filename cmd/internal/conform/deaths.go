package conform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// Death is a failure of the engine to answer, with the end of its standard error. Times counts the failures
// with the same description.
type Death struct {
	Says   string `json:"says"`
	Stderr string `json:"stderr,omitempty"`
	Times  int    `json:"times"`
	// File names the file with the whole standard error, if it was written.
	File string `json:"file,omitempty"`
}

// Died notes that the engine failed to answer or reported a fault of its own. A failure with the same
// description counts as the same if stderr only repeats or extends the earlier text. An empty stderr means that
// the text is unknown.
func (a *Answer) Died(says, stderr string) {
	for i := range a.Deaths {
		if d := &a.Deaths[i]; d.Says == says && (stderr == "" || d.Stderr == stderr || strings.HasPrefix(stderr, d.Stderr) && d.Stderr != "") {
			d.Times++
			return
		}
	}
	a.Deaths = append(a.Deaths, Death{Says: says, Stderr: prose.Clean(stderr), Times: 1})
}

// mostDeaths is the number of failures shown to people.
const mostDeaths = 3

// deaths lists the first failures with a text on standard error, and the place of the whole text.
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

// Heading describes the failure and counts it.
func (d *Death) Heading() string {
	return prose.OneLine(fmt.Sprintf("the engine %s, %s; its standard error ends:", d.Says, prose.Count(d.Times, "time")))
}

// last returns the last lines of standard error; long lines are cut. If an error message stands above a longer
// stack trace, the message comes first.
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

// rest names the place of the whole standard error.
func (d *Death) rest() string {
	if d.File != "" {
		return d.File
	}
	return "in the report that -o writes as .json or .html, and in the folder of --save"
}
