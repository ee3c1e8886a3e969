// Package wire communicates with engines in other processes, written in any language. [Server] puts a Subject behind
// a pipe, and [Client] is the Subject at the other end. An [Engine] is a Subject that starts its process again after
// a failure. README.md describes the messages for people. The folder schema, which [Schema] reads, describes them
// for programs.
//
// This package starts no process; package process does.
package wire

// Version is the version of the protocol that this package implements.
const Version = 1

// The bounds of a pipe. An engine that sends more has failed.
const (
	// MaxLine is the length in bytes of the longest line, and MaxGame is the number of bytes that an engine
	// may send in one game.
	MaxLine, MaxGame = 16 << 20, 64 << 20
	// MaxKept is the number of bytes kept of an engine's output outside the protocol.
	MaxKept = 64 << 10
	// maxEntries bounds the entries of all lists and objects of one message. maxDepth bounds their nesting.
	maxEntries, maxDepth = 200_000, 64
	// maxText bounds the texts of an engine that people read.
	maxText = 4096
)
