package desk

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io/fs"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
)

// library is what a page can look up besides the rulebooks, which its engine has.
type library struct {
	Scenarios  []scenario `json:"scenarios"`
	Precedents []decided  `json:"precedents"`
}

// scenario is a scenario with its place and the tags that say what it is about.
type scenario struct {
	Game string   `json:"game"`
	File string   `json:"file"`
	Line int      `json:"line"`
	Name string   `json:"name"`
	Tags []string `json:"tags"`
	Text string   `json:"text"`
}

// decided is a dispute that was decided.
type decided struct {
	File  string `json:"file"`
	Game  string `json:"game"`
	Title string `json:"title"`
	Issue string `json:"issue"`
	Text  string `json:"text"`
}

// Library is the scenarios of all games and the precedents as compressed JSON. The page reads it when somebody looks something up.
func Library() ([]byte, error) {
	var all library
	for _, entry := range games.All() {
		for _, name := range features.Files(entry.Name()) {
			text, err := features.Read(name)
			if err != nil {
				return nil, err
			}
			all.Scenarios = append(all.Scenarios, scenariosIn(entry.Name(), name, text)...)
		}
	}
	folder, err := fs.Sub(golden.Files, "precedents")
	if err != nil {
		return nil, err
	}
	list, _, err := precedent.Folder(folder, "golden/precedents")
	if err != nil {
		return nil, err
	}
	for _, p := range list {
		text, err := fs.ReadFile(golden.Files, strings.TrimPrefix(p.File, "golden/"))
		if err != nil {
			return nil, err
		}
		all.Precedents = append(all.Precedents,
			decided{File: p.File, Game: p.Game, Title: p.Entry.Book.Title, Issue: p.Issue, Text: string(text)})
	}
	return packed(all)
}

// packed is a value as compressed JSON, the same each time.
func packed(v any) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		err = json.NewEncoder(z).Encode(v)
	}
	if err == nil {
		err = z.Close()
	}
	return b.Bytes(), err
}

var (
	tagLine      = regexp.MustCompile(`^\s*@\S`)
	scenarioLine = regexp.MustCompile(`^\s*(?:Scenario|Example)(?: Outline| Template)?:\s*(.*)$`)
	// between is a line that ends a scenario: another chapter, or what comes before all.
	between = regexp.MustCompile(`^\s*(?:Rule|Feature|Background):`)
)

// scenariosIn are the scenarios of a file, as it has them.
func scenariosIn(game, file, text string) (list []scenario) {
	tags := []string{}
	var lines []string // of the scenario that is being read
	flush := func() {
		if len(lines) > 0 {
			list[len(list)-1].Text = strings.TrimRight(strings.Join(lines, "\n"), "\n ")
		}
		lines = nil
	}
	for i, line := range strings.Split(text, "\n") {
		switch m := scenarioLine.FindStringSubmatch(line); {
		case tagLine.MatchString(line):
			flush()
			tags = append(tags, strings.Fields(strings.ReplaceAll(line, "@", ""))...)
		case m != nil:
			flush()
			list = append(list, scenario{Game: game, File: "features/" + file, Line: i + 1, Name: m[1], Tags: tags})
			lines, tags = []string{strings.TrimSpace(line)}, []string{}
		case between.MatchString(line):
			flush()
			tags = []string{}
		case lines != nil:
			lines = append(lines, strings.TrimPrefix(line, "  "))
		}
	}
	flush()
	return list
}
