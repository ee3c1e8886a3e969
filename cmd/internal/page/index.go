package page

import (
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/features"
)

// text is a file on the page, in pieces that links lead to.
type text struct {
	ID, Name string
	// Says is the text of the first comment in the record.
	Says   string
	Pieces []piece
	cited  map[string]string
}

// piece is a part of a text; ID is "" if no link leads to the part.
type piece struct{ ID, Text string }

// library holds the feature files of a game, and the first lines of their scenarios, by file.
type library struct {
	texts  []text
	starts map[string][]int
}

func newLibrary(game string) *library {
	l := &library{starts: map[string][]int{}}
	for _, name := range features.Files(game) {
		t, lines := featureText(name)
		l.texts = append(l.texts, t)
		l.starts[path.Base(name)] = lines
	}
	return l
}

// at returns the number of the piece of a file in which a line is.
func (l *library) at(file string, line int) (base string, n int) {
	base = path.Base(file)
	for i, start := range l.starts[base] {
		if start <= line {
			n = i
		}
	}
	return base, n
}

// text returns the piece of a file in which a line is, "" if there is no such file.
func (l *library) text(file string, line int) string {
	base, n := l.at(file, line)
	for _, t := range l.texts {
		if t.ID == base {
			return t.Pieces[n].Text
		}
	}
	return ""
}

// index holds the place of everything on the page.
type index struct {
	// places are the scenarios by name, tagged their names by tag.
	places                       map[string]link
	tagged                       map[string][]string
	features, pinned, precedents []text
}

func newIndex(found *witness.Audit) *index {
	n := &index{places: map[string]link{}, tagged: map[string][]string{}}
	n.pinned, n.precedents = records(found.Evidence.Pinned), records(found.Evidence.Precedents)
	l := newLibrary(found.Game)
	n.features = l.texts
	for _, s := range found.Evidence.Report.Scenarios {
		file, piece := l.at(s.File, s.Line)
		outline, _, _ := strings.Cut(s.Name, " (row ")
		n.places[s.Name] = link{To: pieceID(file, piece), Name: outline}
		for _, tag := range s.Tags {
			n.tagged[tag] = append(n.tagged[tag], s.Name)
		}
	}
	return n
}

// scenarios returns links to scenarios by their names, one for all rows of an outline.
func (n *index) scenarios(names []string) []link {
	var all []link
	at := map[string]int{}
	for _, name := range names {
		to := n.places[name]
		i, seen := at[to.To]
		if !seen {
			i = len(all)
			at[to.To] = i
			all = append(all, to)
		}
		all[i].Times++
	}
	return all
}

// citing returns links to the places in texts that first cite a clause; to the whole text if no line cites it.
func (n *index) citing(texts []text, clause string) []link {
	var all []link
	for _, t := range texts {
		if to, ok := t.cited[clause]; ok {
			all = append(all, link{To: to, Name: t.Name, Times: 1})
		}
	}
	return all
}

var scenario = regexp.MustCompile(`^\s*(Scenario|Scenario Outline|Example|Scenario Template):`)

// featureText returns a feature file in pieces, the head and then one for each scenario with its tags and comments, and
// their first lines, from 1.
func featureText(name string) (text, []int) {
	content, err := features.Read(name)
	if err != nil {
		panic(err) // the name is of the list
	}
	t := text{ID: path.Base(name), Name: path.Base(name)}
	lines := strings.SplitAfter(content, "\n")
	starts := []int{1}
	for i, line := range lines {
		if scenario.MatchString(line) {
			for i > starts[len(starts)-1] && leads(lines[i-1]) {
				i--
			}
			starts = append(starts, i+1)
		}
	}
	for i, from := range starts {
		to := len(lines) + 1
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		t.Pieces = append(t.Pieces, piece{pieceID(t.ID, i), strings.Join(lines[from-1:to-1], "")})
	}
	return t, starts
}

func pieceID(file string, i int) string { return file + "-" + strconv.Itoa(i) }

// leads reports whether a line belongs to the scenario after it.
func leads(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasPrefix(line, "@") || strings.HasPrefix(line, "#")
}

// citation is the clauses at the end of an effect's line.
var citation = regexp.MustCompile(`^ *> .*\[([A-Z0-9 -]+)\]\s*$`)

// records returns records as texts, a piece beginning with each line that is the first to cite a clause.
func records(all []witness.CitedRecord) []text {
	var texts []text
	for _, r := range all {
		name := strings.TrimSuffix(path.Base(r.File), ".golden")
		t := text{ID: "record-" + name, Name: name, cited: map[string]string{}}
		for _, c := range r.Cited {
			t.cited[string(c)] = t.ID
		}
		t.split(r.Text)
		texts = append(texts, t)
	}
	return texts
}

func (t *text) split(record string) {
	var part strings.Builder
	id := ""
	number := 0
	first := map[string]bool{}
	for line := range strings.Lines(record) {
		number++
		if number == 1 && strings.HasPrefix(line, "# ") {
			t.Says = strings.TrimSpace(line[2:])
		}
		if found := citation.FindStringSubmatch(line); found != nil {
			at := t.ID + "-" + strconv.Itoa(number)
			news := false
			for _, c := range strings.Fields(found[1]) {
				if _, cited := t.cited[c]; cited && !first[c] {
					first[c], t.cited[c], news = true, at, true
				}
			}
			if news {
				t.Pieces = append(t.Pieces, piece{id, part.String()})
				part.Reset()
				id = at
			}
		}
		part.WriteString(line)
	}
	t.Pieces = append(t.Pieces, piece{id, part.String()})
}
