package stats

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Text is the answer for people.
func (s *Stats) Text() string {
	var b strings.Builder
	if s.Under != nil {
		b.WriteString(s.Under.Text())
	}
	fmt.Fprintf(&b, "%s: %s, %s players, seeds from %d\n", s.Title, prose.Count(int(s.Games), "game"), s.Players, s.Seed)
	if s.Games < int64(s.Asked) {
		fmt.Fprintf(&b, "stopped before the end: %d games were asked for\n", s.Asked)
	}
	b.WriteString("after a figure, its interval: of 100 such intervals 95 cover the truth\n")
	for i := range s.Tables {
		s.Tables[i].text(&b)
	}
	s.strength(&b)
	s.verbs(&b)
	s.watched(&b)
	return b.String()
}

const (
	// label is the width of a name at the beginning of a row, figure that of a figure with its interval.
	label, figure = 16, 27
	// fewest and rarest are how many rows are shown of what is most and least frequent.
	fewest, rarest = 15, 15
)

func (t *Table) text(b *strings.Builder) {
	fmt.Fprintf(b, "\n%s: %s", prose.Count(t.Players, "player"), prose.Count(int(t.Games), "game"))
	if t.Ended < t.Games {
		fmt.Fprintf(b, "; %d did not end within 10000 decisions and count for nothing here", t.Games-t.Ended)
	}
	b.WriteString("\n")
	if t.Ended == 0 {
		return
	}
	row(b, "seat", "won", "score", "    5 %  median    95 %")
	for i := range t.Seats {
		seat := &t.Seats[i]
		row(b, seat.Seat, percent(seat.Won), mean(seat.Score.Mean), spread(&seat.Score)+t.aside(seat.Won))
	}
	for i := range t.Kinds {
		k := &t.Kinds[i]
		row(b, k.Kind, percent(k.Won), mean(k.Lead.Mean), spread(&k.Lead)+"  lead")
	}
	row(b, "first to decide", percent(t.First), "", strings.TrimSpace(t.aside(t.First)))
	if t.Shared.Value > 0 {
		row(b, "shared", percent(t.Shared), "", "")
	}
	if t.Nobody.Value > 0 {
		row(b, "nobody", percent(t.Nobody), "", "")
	}
	if t.Players > 1 {
		row(b, "margin", "", mean(t.Margin.Mean), spread(&t.Margin))
	}
	row(b, "turns", "", mean(t.Turns.Mean), spread(&t.Turns))
	row(b, "decisions", "", mean(t.Decisions.Mean), spread(&t.Decisions))
	if t.Chances.Max > 0 {
		row(b, "of chance", "", mean(t.Chances.Mean), spread(&t.Chances))
	}
	row(b, "choices", "", mean(t.Choices), fmt.Sprintf("at most %d", t.Most))
	row(b, "only one choice", percent(t.Forced), "", "of the decisions")
}

// aside says that a share is not the even one.
func (t *Table) aside(won estimate.Estimate) string {
	switch {
	case won.Low > t.Even:
		return fmt.Sprintf("  above %.1f %%", t.Even*100)
	case won.High < t.Even:
		return fmt.Sprintf("  below %.1f %%", t.Even*100)
	}
	return ""
}

func (s *Stats) strength(b *strings.Builder) {
	if len(s.Strength) == 0 {
		return
	}
	m := s.Strength[0]
	fmt.Fprintf(b, "\nhow strong players are, at tables of %d, with the seats changing hands\n", m.Players)
	row(b, "", "won", "lost", "games")
	for _, m := range s.Strength {
		row(b, m.Kind, percent(m.Won), percent(m.Lost), fmt.Sprintf("%5d  against %s", m.Games, m.Against))
	}
}

func (s *Stats) verbs(b *strings.Builder) {
	b.WriteString("\nwhat was chosen, in all games\n")
	uses(b, s.Verbs)
}

func uses(b *strings.Builder, list []Use) {
	width := label
	for _, u := range list {
		width = max(width, len([]rune(u.Name)))
	}
	width = min(width, 36)
	columns(b, width, "", "in games", "times a game", "")
	for _, u := range list {
		columns(b, width, u.Name, percent(u.Games), mean(u.Times), "")
	}
}

// watched is what was seen of the games that were watched.
func (s *Stats) watched(b *strings.Builder) {
	if s.Watched == 0 {
		return
	}
	fmt.Fprintf(b, "\n%s watched, the first ones\n", was(s.Watched))
	if often, seldom := ends(s.Actions); len(seldom) > 0 {
		fmt.Fprintf(b, "most frequent of %d actions\n", len(s.Actions))
		uses(b, often)
		b.WriteString("rarest\n")
		uses(b, seldom)
	} else {
		uses(b, often)
	}
	s.rare(b)
	if len(s.Never) == 0 {
		fmt.Fprintf(b, "each of %s was in play\n", prose.Count(len(s.Clauses), "testable clause"))
		return
	}
	never := make([]string, len(s.Never))
	for i, c := range s.Never {
		never[i] = string(c)
	}
	fmt.Fprintf(b, "dead letters: %d of %s never in play; what is in play in %.2g %% of all games or more would have been\n", len(never),
		prose.Count(len(s.Clauses), "testable clause"), s.NeverBelow*100)
	b.WriteString(prose.List("  ", never))
}

func was(games int64) string {
	if games == 1 {
		return "1 game was"
	}
	return fmt.Sprintf("%d games were", games)
}

// ends are the most frequent and the rarest of a list; where it is short all of it is frequent.
func ends(list []Use) (often, seldom []Use) {
	if len(list) <= fewest+rarest {
		return list, nil
	}
	return list[:fewest], list[len(list)-rarest:]
}

// rare lists the clauses that were in play in the fewest games.
func (s *Stats) rare(b *strings.Builder) {
	list := s.rarely()
	if len(list) == 0 {
		return
	}
	b.WriteString("rarest clauses that were in play\n")
	columns(b, label, "", "cited in games", "times a game", "forbade something in games")
	for _, c := range list {
		columns(b, label, string(c.ID), percent(c.Cited), mean(c.Times), percent(c.Forbade))
	}
}

func row(b *strings.Builder, cells ...string) { columns(b, label, cells...) }

// columns writes a row: a name, two figures and the rest. A name that is too long has a line of its own.
func columns(b *strings.Builder, width int, cells ...string) {
	name := cells[0]
	if n := len([]rune(name)); n > width {
		fmt.Fprintf(b, "  %s\n", name)
		name = ""
	}
	line := fmt.Sprintf("  %-*s %-*s %-*s %s", width, name, figure, cells[1], figure, cells[2], cells[3])
	b.WriteString(strings.TrimRight(line, " ") + "\n")
}

func percent(e estimate.Estimate) string { return e.Percent() }

func mean(e estimate.Estimate) string { return e.String() }

func spread(n *Numbers) string { return fmt.Sprintf("%7d %7d %7d", n.P5, n.Median, n.P95) }
