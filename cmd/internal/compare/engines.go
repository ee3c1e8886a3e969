package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// SideOfEngine makes an engine a side, with the answers to open questions that the engine states.
func SideOfEngine(given, title string, entry games.Entry, tried engine.Subject, answers map[string]string) Side {
	s := Side{Given: given, Title: title, Answers: map[string]string{}, entry: entry, tried: tried}
	for _, q := range entry.Book.Questions {
		if option := answers[q.Name]; option != "" && option != q.Options[q.Default].ID {
			s.Answers[q.Name] = option
		}
	}
	return s
}

// Lockstep reports random games that were played on both sides decision by decision, where a side is an engine.
type Lockstep struct {
	// Games is the number of games begun, Decisions the number of decisions played in them, and Seed the seed.
	Games     int    `json:"games"`
	Decisions int    `json:"decisions"`
	Seed      uint64 `json:"seed"`
	// Levels are the levels of both sides; anything above the lower level is not compared.
	Levels [2]engine.Level `json:"levels"`
	// Part is the share of the games that differ anywhere.
	Part estimate.Estimate `json:"part"`
	// Unseen is the smallest share of games in which an event would have been seen in 95 of 100 runs of so many games.
	Unseen float64 `json:"unseen"`
	// Failed lists the failures of an engine to answer, each kind once.
	Failed []string `json:"failed,omitempty"`
	// NotApplicable lists the parts of a comparison of two readings that are left out here, with reasons.
	NotApplicable []string `json:"not-applicable"`
}

// Text describes the games in a line.
func (l *Lockstep) Text() string {
	return fmt.Sprintf("%s in lock-step at random, %s, seed %d; a tells level %d, b level %d", prose.Count(l.Games, "game"),
		prose.Count(l.Decisions, "decision"), l.Seed, l.Levels[0], l.Levels[1])
}

// Says describes the games in a line, with the share that differs anywhere.
func (l *Lockstep) Says() string { return l.Text() + differ(l.Games, l.Part, l.Unseen) }
