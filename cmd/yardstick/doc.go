// Yardstick measures whether a game is played by its rulebook.
//
// Each subcommand has a file of its own, which reads what it is asked, has package answer make the answer, and prints it for people or,
// with --json, for programs; the shapes of the JSON are the schemas in folder schema. Everything that knows a rule is in the packages
// that answer calls; positions are drawn by package draw.
//
// The exit code is 0 where what was asked about conforms, 1 where it does not, and 2 where the question could not be read. Answers
// go to standard output. An error is one line on standard error that says where, what, and what to do next.
package main
