// Yardstick tests whether a game is played by its rulebook.
//
// Each subcommand has its own file. The subcommand reads the command line, gets the answer from package answer,
// and prints the answer for people or, with --json, for programs. The folder schema contains the JSON Schemas.
// The packages that package answer imports know the rules; package draw draws positions.
//
// The exit code is 0 if the subject conforms, 1 if it does not, and 2 if the question cannot be read. Answers
// go to standard output. An error is one line on standard error with the place, the cause and the next step.
package main
