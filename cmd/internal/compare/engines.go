package compare

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// SideOfEngine is somebody's engine as a side, with the answers to open questions that it says it plays.
func SideOfEngine(given, title string, entry games.Entry, tried engine.Subject, answers map[string]string) Side {
	s := Side{Given: given, Title: title, Answers: map[string]string{}, entry: entry, tried: tried}
	for _, q := range entry.Book.Questions {
		if option := answers[q.Name]; option != "" && option != q.Options[q.Default].ID {
			s.Answers[q.Name] = option
		}
	}
	return s
}

// Lockstep is how games at random went on both sides decision by decision, where a side is somebody's engine.
type Lockstep struct {
	// Games is how many were begun, Decisions how many decisions were carried out in them, and Seed the seed.
	Games     int    `json:"games"`
	Decisions int    `json:"decisions"`
	Seed      uint64 `json:"seed"`
	// Levels are how much each side tells; what only one tells is not compared.
	Levels [2]engine.Level `json:"levels"`
	// Part is the share of the games that go otherwise anywhere.
	Part estimate.Estimate `json:"part"`
	// Unseen is the smallest share of games in which something happens that would have been seen in 95 of 100 runs of so many games.
	Unseen float64 `json:"unseen"`
	// Failed are the failures of an engine to answer, each kind once.
	Failed []string `json:"failed,omitempty"`
	// NotApplicable says what of a comparison of two readings is not in this one, and why.
	NotApplicable []string `json:"not-applicable"`
}

// Text says in a line how the games went.
func (l *Lockstep) Text() string {
	return fmt.Sprintf("%s in lock-step at random, %s, seed %d; a tells level %d, b level %d", prose.Count(l.Games, "game"),
		prose.Count(l.Decisions, "decision"), l.Seed, l.Levels[0], l.Levels[1])
}

// Says is how the games went, and how many went differently anywhere.
func (l *Lockstep) Says() string { return l.Text() + differ(l.Games, l.Part, l.Unseen) }
