package frontier

import _ "embed"

//go:embed said.txt
var said string

// Said is what people say of actions.
func (s *state) Said() string { return said }

// Words are those that fill a blank.
func (s *state) Words(blank string) []string { return grammar.Words(blank, s.table.words[:]...) }
