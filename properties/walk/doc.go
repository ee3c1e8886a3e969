// Package walk knows what it takes to hold a law of any game against games being played: the walk itself, what a law looks at on the
// way, a second game that is told the first in other words, what people might propose that is wrong, seeded players, and how a game that
// breaks a law is shrunk to a short one.
//
// It knows neither the laws nor the games: the laws of the kernel and the list of games are one floor up, in package properties; what one
// game alone must keep is in the room of that game beside this package, as a [Room].
package walk
