// Yardstick measures whether a game is played by its rulebook.
//
// Each subcommand has its own file. The subcommand reads the command line, gets the answer from package answer, and
// prints it for people or, with --json, for programs. The folder schema has the JSON Schemas. The packages below
// package answer know the rules; package draw draws positions.
//
// The exit code is 0 if the subject conforms, 1 if it does not, and 2 if the question could not be read. Answers go to
// standard output. An error is one line on standard error that names the place, the cause and the next step.
package main
