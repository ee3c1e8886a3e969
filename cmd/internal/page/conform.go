package page

import (
	"fmt"
	"html/template"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// tried holds the parts of the page about an engine that was tried.
type tried struct {
	*conform.Answer
	Lead, Rest template.HTML
	Found      []triedFinding
	Sections   []triedSection
	By         *Chart
}

// triedFinding is a finding and the record that shows it.
type triedFinding struct {
	*conform.Found
	Body       template.HTML
	ID, Record string
}

// triedSection is a chapter of the rulebook with the clauses that a game can obey or break.
type triedSection struct {
	rulebook.Section
	Clauses []triedClause
}

// triedClause is a clause with its verdict, and links to the findings that rest on it.
type triedClause struct {
	*rulebook.Clause
	Verdict *conformance.Clause
	Found   []link
}

// Conform writes the page of an engine that was tested: the differences with their records, and the verdict on
// every clause.
func Conform(w io.Writer, entry games.Entry, said *conform.Answer, head Head) error {
	head.Title = fmt.Sprintf("%s at %s", said.Name(), entry.Book.Title)
	head.Lead = fmt.Sprintf("Rulebook of edition %s; %s.", said.Edition, said.Plays())
	lead, rest := said.Parts()
	page := tried{Answer: said, Lead: template.HTML(lead.HTML()), Rest: template.HTML(rest.HTML())}
	by := map[engine.Clause][]link{}
	for i := range said.Found {
		f := triedFinding{Found: &said.Found[i], ID: fmt.Sprintf("finding-%d", i+1), Body: template.HTML(blocks.Doc(said.Finding(i).Blocks).HTML())}
		if text, err := f.Finding.Record(entry); err == nil { // else the rulebook refuses the set-up, and there is no record of it
			f.Record = text
		}
		for _, id := range f.Clauses {
			if entry.Book.Clause(string(id)) != nil {
				by[id] = append(by[id], link{To: f.ID, Name: fmt.Sprintf("finding %d: %s", i+1, f.Does()), Times: 1})
			}
		}
		page.Found = append(page.Found, f)
	}
	page.sections(entry.Book, by)
	return write(w, "conform.html", head, &page)
}

// sections fills in the clauses by section, and the chart of them.
func (t *tried) sections(book *rulebook.Book, by map[engine.Clause][]link) {
	verdicts := map[engine.Clause]*conformance.Clause{}
	for i := range t.Clauses {
		verdicts[t.Clauses[i].ID] = &t.Clauses[i]
	}
	t.By = &Chart{ID: "clauses-by-section", Title: "Clauses by section", Row: "section", Parts: []string{"pass", "fail", "not judged"}}
	for _, s := range book.Sections {
		part := triedSection{Section: s}
		bar := Bar{Name: s.Title, Link: "section-" + s.ID, Values: make([]float64, len(t.By.Parts))}
		for i := range book.Clauses {
			c := &book.Clauses[i]
			v := verdicts[c.ID]
			if c.Section != s.ID || v == nil {
				continue
			}
			one := triedClause{c, v, by[c.ID]}
			part.Clauses = append(part.Clauses, one)
			bar.Values[map[string]int{"good": 0, "bad": 1, "": 2}[one.State()[1]]]++
		}
		if len(part.Clauses) > 0 {
			t.Sections, t.By.Bars = append(t.Sections, part), append(t.By.Bars, bar)
		}
	}
}

// State returns the verdict in a few words, and a class: good news, bad news or neither.
func (c triedClause) State() [2]string {
	for level, n := range c.Verdict.Failed {
		if n > 0 {
			total := 0
			for _, f := range c.Verdict.Failed {
				total += f
			}
			return [2]string{fmt.Sprintf("fails at level %d, in %d", level, total), "bad"}
		}
	}
	switch {
	case c.Verdict.Excused > 0:
		return [2]string{fmt.Sprintf("known deviations, in %d", c.Verdict.Excused), ""}
	case c.Verdict.Rested > 0:
		return [2]string{"not judged by itself", ""}
	case c.Verdict.Passed == 0:
		return [2]string{"not touched", ""}
	}
	return [2]string{fmt.Sprintf("passes, in %d", c.Verdict.Passed), "good"}
}
