package lsp

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// record is a record in the text of a document, or in the beginning of the text.
type record struct {
	answer.Case
	of     *Server
	source *copyist.Source
	folder *os.Root
}

// record parses the text of a record. If the parser refuses it, record accepts the spellings that people use.
// The caller closes the record.
func (s *Server) record(ctx context.Context, d *document, text string) (*record, error) {
	r := &record{of: s}
	r.source = &copyist.Source{Name: d.name, Text: []byte(text)}
	r.source.Folder = func(t *transcript.Transcript, of games.Entry) (fs.FS, []byte, error) {
		given, err := s.readingOf(of)
		if err != nil {
			return nil, nil, err
		}
		return r.Files, given.Components, r.open(d.folder, t)
	}
	t, err := r.source.Read(ctx)
	if err == nil {
		err = r.open(d.folder, t)
	}
	if err == nil {
		err = r.take(t)
	}
	if err != nil {
		r.close()
	}
	return r, err
}

func (s *Server) readingOf(of games.Entry) (*reading.Reading, error) {
	if s.Reading == nil {
		return reading.Of(of), nil
	}
	return s.Reading(of)
}

// open opens the folder of the position file that a record names. No path in the record leads out of this folder.
func (r *record) open(folder string, t *transcript.Transcript) (err error) {
	if t.PositionFile == "" || folder == "" || r.folder != nil {
		return nil
	}
	if r.folder, err = os.OpenRoot(folder); err != nil {
		return fmt.Errorf("%s: the folder of the record cannot be opened: %w", t.File, err)
	}
	r.Files = r.folder.FS()
	return nil
}

// take makes a record the case to judge, under the reading given.
func (r *record) take(t *transcript.Transcript) (err error) {
	r.Transcript = t
	if r.Entry, err = t.Of(games.Find); err != nil {
		return err
	}
	given, err := r.of.readingOf(r.Entry)
	if err != nil {
		return err
	}
	if r.Components = given.Components; r.of.Overrides {
		r.Over(given)
	}
	return nil
}

// reread accepts the spellings that people use if the record as written gives an error. It returns false if
// that does not help.
func (r *record) reread(ctx context.Context, wrong error) bool {
	t := r.source.Again(ctx, wrong)
	return t != nil && r.take(t) == nil
}

func (r *record) close() {
	if r.folder != nil {
		r.folder.Close()
	}
}

// judged judges one decision by its number, or for 0 the whole record.
func (r *record) judged(ctx context.Context, decision int) (*judge.Verdict, error) {
	opts := judge.Options{Decision: decision, Others: judge.Alone, Unmended: true, Files: r.Files, Components: r.Components,
		Game: r.Entry, Over: r.Under.Changes()}
	v, err := judge.Judge(ctx, r.Transcript, opts)
	wrong := err
	if err == nil && !v.Upheld {
		wrong = &transcript.Finding{Kind: transcript.IllegalAction}
	}
	if r.reread(ctx, wrong) {
		return judge.Judge(ctx, r.Transcript, opts)
	}
	return v, err
}

// verdictAt shows the verdict on the decision in a line: the clause that decides, and the effects.
func (s *Server) verdictAt(ctx context.Context, d *document, at position) *hover {
	r, err := s.record(ctx, d, d.text)
	if err != nil {
		return nil
	}
	defer r.close()
	i := slices.IndexFunc(r.Decisions, func(of transcript.Decision) bool { return of.Line == at.Line+1 })
	if i < 0 {
		return nil
	}
	v, err := r.judged(ctx, i+1)
	if err != nil {
		return nil
	}
	why, then := v.Reasons()
	doc := slices.Concat(v.Answer()[:1], why, v.Rules(), then)
	return &hover{markup{"markdown", blocks.Doc(doc).Brief().Markdown()}, d.find(at.Line + 1)}
}

// decisions lists the legal decisions at a line of a record, with the odds if chance decides. The list is empty
// if the record is wrong before the line.
func (s *Server) decisions(ctx context.Context, d *document, at position) *items {
	list := &items{IsIncomplete: true, Items: []item{}}
	before := d.lines[:min(max(at.Line, 0), len(d.lines))]
	if rules := slices.Collect(rulesIn(before)); len(rules) != 1 {
		return list
	}
	r, err := s.record(ctx, d, strings.Join(before, "\n")+"\n")
	if err != nil {
		return list
	}
	defer r.close()
	place, err := r.Replay(ctx)
	if err != nil && r.reread(ctx, err) {
		place, err = r.Replay(ctx)
	}
	if err != nil {
		return list
	}
	said, err := place.Legal()
	if err != nil {
		return list
	}
	from, to := d.content(at.Line)
	here := bytesTo(d.line(at.Line), at.Character)
	from, to = min(from, here), max(to, here)
	typed := strings.TrimSpace(d.line(at.Line)[from:here])
	list.Items = choices(said, said.Turn.Actor+": ", typed, func() string {
		meant, _ := copyist.Decision(place.Local(), r.Transcript, typed) // "" if no action is meant
		return meant
	})
	return d.placed(list, at.Line, from, to)
}

// rulesIn lists the lines that divide a record.
func rulesIn(lines []string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for _, line := range lines {
			if said, _ := transcript.Comment(line); strings.TrimSpace(said) == "---" && !yield(said) {
				return
			}
		}
	}
}

// choices lists the legal actions that a text can mean, with a prefix before each. These are the actions that
// contain its words; if there are none, the action that the text means in another spelling.
func choices(said *answer.Legal, prefix, typed string, meant func() string) []item {
	texts := make([]string, len(said.Legal))
	for i, choice := range said.Legal {
		texts[i] = prefix + choice.Action
	}
	chosen := answer.Narrow(typed, texts)
	if typed == "" {
		chosen = make([]int, len(texts))
		for i := range chosen {
			chosen[i] = i
		}
	}
	if len(chosen) == 0 {
		if i := slices.Index(texts, meant()); i >= 0 {
			chosen = []int{i}
		}
	}
	all := []item{}
	for _, i := range chosen {
		one := item{Label: texts[i], Kind: kindValue, FilterText: typed}
		if choice := said.Legal[i]; choice.Total > 0 {
			one.Detail = fmt.Sprintf("%d/%d", choice.Weight, choice.Total)
		}
		one.TextEdit.NewText = one.Label
		all = append(all, one)
	}
	return all
}

// format returns a record in the spelling of the game, as one edit. For scenarios, and if nothing changes, it
// returns no edit.
func (s *Server) format(ctx context.Context, req *jsonrpc2.Request) (any, error) {
	d, _, err := s.at(req)
	if err != nil || d.scenarios {
		return nil, err
	}
	c, err := copyist.Open(d.name, []byte(d.text))
	if err != nil {
		return nil, err
	}
	r := &record{}
	defer r.close()
	if err := r.open(d.folder, c.Head); err != nil {
		return nil, err
	}
	given, err := s.readingOf(c.Entry)
	if err != nil {
		return nil, err
	}
	c.Files, c.Components = r.Files, given.Components
	ctx, cancel := s.patient(ctx)
	defer cancel()
	fair, err := c.Fair(ctx, false)
	if err != nil || fair == d.text {
		return nil, err
	}
	end := position{len(d.lines) - 1, units(d.line(len(d.lines) - 1))}
	return []edit{{span{End: end}, fair}}, nil
}
