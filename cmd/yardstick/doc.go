// Yardstick measures whether a game is played by its rulebook.
//
// Each subcommand has a file of its own, which reads the command line, has package answer make the answer, and prints it for people or,
// with --json, for programs; the JSON Schemas are in the folder schema. Everything that knows a rule is in the packages that answer calls;
// package draw draws positions.
//
// The exit code is 0 if what was asked about conforms, 1 if it does not, and 2 if the question could not be read. Answers go to standard
// output. An error is one line on standard error that says where, what, and what to do next.
package main
