package pin

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// CitationsFile is the file of citations next to the records of a game, which `make golden` writes: see
// [Set.Citations].
const CitationsFile = "citations.tsv"

// Citations replays the records of a game and returns a file with the citations of the rules.
//
// The file has one line for each clause and each open question, with the numbers of its citations. The
// citations are counted separately for openings, views of the game, lists of legal actions, decisions with
// their effects, and refused attempts. After that come the refusals. For each reason, one line gives its clause
// and question, the number of refusals, and the first refused attempt with its message. The attempts are always
// the same. The error reports a record that cannot be played.
func (s *Set) Citations() (string, error) {
	c := &citations{questions: s.Entry.Game.Questions(), cited: map[string]*[uses]int{}, refusals: map[refusal]*refused{}}
	for _, name := range s.Pinned.Names() {
		if err := c.replay(s, s.Records[name]); err != nil {
			return "", err
		}
	}
	return c.text(), nil
}

// SameCitations compares the citations with the file in the folder of the game. The error shows the first line
// that differs.
func (s *Set) SameCitations(folder fs.FS) error {
	is, err := s.Citations()
	if err != nil {
		return err
	}
	data, err := fs.ReadFile(folder, CitationsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return errors.New(CitationsFile + " is missing: run make golden to write it")
	}
	if err != nil || is == string(data) {
		return err
	}
	was, now := strings.Split(string(data), "\n"), strings.Split(is, "\n")
	i := 0
	for i < min(len(was), len(now))-1 && was[i] == now[i] {
		i++
	}
	return fmt.Errorf("%s:%d: pinned is %q, and the rules now say %q; if a clause explains it, run make golden", CitationsFile, i+1, was[i], now[i])
}

// The places where a citation can occur.
const (
	opening = iota
	viewing
	listing
	deciding
	refusing
	uses
)

const citedHead, refusedHead = "cited\topenings\tviews\tlists\tdecisions\trefusals\n", "refused by\tquestion\ttimes\tfirst attempt\ttold\n"

// citations counts the citations so far.
type citations struct {
	questions []string
	// cited holds, for each clause and question, the number of citations in each place.
	cited    map[string]*[uses]int
	refusals map[refusal]*refused
	// table is the game that is being played.
	table
}

// refusal is a kind of refusal: the clause, the question, and the reason without numbers, players and words of
// the action. The type refused holds the number of such refusals, and the first attempt.
type refusal struct{ clause, question, form string }

type refused struct {
	times        int
	action, told string
}

// replay plays a record again.
func (c *citations) replay(s *Set, record *transcript.Transcript) error {
	const most = 150 // positions of a record in which actions are attempted
	c.table = table{seats: record.Seats, words: wordsOf(record)}
	start, err := record.Start(), error(nil)
	if start.Position == nil {
		c.state, err = s.Entry.New(start.Setup, &c.rec)
	} else {
		c.state, err = s.Entry.Load(start.Setup, start.Position, &c.rec)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", record.File, err)
	}
	c.note(opening)
	every := 1 + len(record.Decisions)/most
	for i, d := range record.Decisions {
		c.look(i)
		if i%every == 0 {
			c.attempt(c.refuse)
		}
		if err := c.decide(d); err != nil {
			return fmt.Errorf("%s:%d: %s: %w", record.File, d.Line, d, err)
		}
		c.note(deciding)
	}
	c.look(len(record.Decisions))
	return nil
}

// look lists the legal actions, and looks at the game as an onlooker and as one player.
func (c *citations) look(number int) {
	c.list()
	c.note(listing)
	for _, by := range [...]engine.Seat{engine.Chance, engine.Seat(number % len(c.seats))} {
		c.state.Observe(by, &c.rec)
		c.note(viewing)
	}
}

// note counts the citations since the last call.
func (c *citations) note(use int) {
	count := func(id string) {
		if c.cited[id] == nil {
			c.cited[id] = &[uses]int{}
		}
		c.cited[id][use]++
	}
	for _, clause := range c.rec.Cited() {
		count(string(clause))
	}
	for _, q := range c.rec.Asked() {
		count(c.questions[q])
	}
	c.rec.Reset()
}

// refuse counts an attempt that is refused.
func (c *citations) refuse(v *engine.Violation) {
	c.note(refusing)
	key := refusal{string(v.Clause), v.Question, prose.Form(v.Reason, append(prose.Apart(v.Action), c.seats...)...)}
	if c.refusals[key] == nil {
		c.refusals[key] = &refused{action: v.Action, told: v.Reason}
	}
	c.refusals[key].times++
}

// text returns the content of the file.
func (c *citations) text() string {
	var b strings.Builder
	b.WriteString(citedHead)
	for _, id := range slices.Sorted(maps.Keys(c.cited)) {
		b.WriteString(id)
		for _, n := range c.cited[id] {
			fmt.Fprintf(&b, "\t%d", n)
		}
		b.WriteString("\n")
	}
	b.WriteString("\n" + refusedHead)
	for _, key := range slices.SortedFunc(maps.Keys(c.refusals), func(a, b refusal) int {
		return cmp.Or(cmp.Compare(a.clause, b.clause), cmp.Compare(a.question, b.question), cmp.Compare(a.form, b.form))
	}) {
		r := c.refusals[key]
		fmt.Fprintf(&b, "%s\t%s\t%d\t%s\t%s\n", key.clause, key.question, r.times, r.action, r.told)
	}
	return b.String()
}
