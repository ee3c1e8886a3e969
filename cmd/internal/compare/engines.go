package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// SideOfEngine returns the side that an engine plays, with the answers to open questions that the engine states.
func SideOfEngine(given, title string, entry games.Entry, tried engine.Subject, answers map[string]string) Side {
	s := Side{Given: given, Title: title, Answers: map[string]string{}, entry: entry, tried: tried}
	for _, q := range entry.Book.Questions {
		if option := answers[q.Name]; option != "" && option != q.Options[q.Default].ID {
			s.Answers[q.Name] = option
		}
	}
	return s
}

// Lockstep reports on random games in which an engine plays at least one side. Both sides play the same
// decisions at the same time.
type Lockstep struct {
	// Games is the number of games begun, Decisions is the number of decisions played in them, and Seed is
	// the seed.
	Games     int    `json:"games"`
	Decisions int    `json:"decisions"`
	Seed      uint64 `json:"seed"`
	// Levels holds the conformance levels of both sides. The comparison uses only the lower one.
	Levels [2]engine.Level `json:"levels"`
	// Part is the share of the games in which the sides differ.
	Part estimate.Estimate `json:"part"`
	// Unseen is a bound on events that no game showed: an event that occurs in this share of games is seen in
	// 95 of 100 such runs.
	Unseen float64 `json:"unseen"`
	// Failed lists the kinds of failure of an engine to answer, each once.
	Failed []string `json:"failed,omitempty"`
	// NotApplicable lists the parts of a comparison that engines cannot take part in, with the reasons.
	NotApplicable []string `json:"not-applicable"`
}

// Text describes the games that were played, in one line.
func (l *Lockstep) Text() string {
	return fmt.Sprintf("%s played at random on both sides at once, %s, seed %d; a is at level %d, b at level %d", prose.Count(l.Games, "game"),
		prose.Count(l.Decisions, "decision"), l.Seed, l.Levels[0], l.Levels[1])
}

// Says describes the games that were played and the share that differs, in one line.
func (l *Lockstep) Says() string { return l.Text() + differ(l.Games, l.Part, l.Unseen) }
