package hellonwheels

import (
	_ "embed"
	"strings"
)

//go:embed said.txt
var said string

// Said returns the phrases that people use for actions. In a phrase, the name of a Town means its
// position.
func (s *state) Said() string {
	all := said
	for at, t := range s.town {
		if t != noTown {
			name, rest, _ := strings.Cut(townNames[t], "-")
			all += "\nword " + positionNames[at] + " = " + name + "\nignore " + rest
		}
	}
	return all
}

// Words returns the words that can fill a blank of a phrase.
func (s *state) Words(blank string) []string { return grammar.Words(blank, s.table.seats) }
