package yardmaster

import _ "embed"

//go:embed said.txt
var said string

// Said returns the file of phrases that people use for actions.
func (s *state) Said() string { return said }

// Words returns the words that can fill a blank of a phrase.
func (s *state) Words(blank string) []string { return grammar.Words(blank, s.table.seats) }
