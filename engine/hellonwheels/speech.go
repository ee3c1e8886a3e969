package hellonwheels

import (
	_ "embed"
	"strings"
)

//go:embed said.txt
var said string

// Said is what people say of actions. A Town stands for its position.
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

// Words are those that fill a blank.
func (s *state) Words(blank string) []string { return grammar.Words(blank, s.table.seats) }
