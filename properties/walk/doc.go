// Package walk has what it takes to check the laws of any game while games are played: the walk itself, what a law looks at on the way, a
// second game that is given the first one in other words, wrong proposals that people might make, seeded players, and a shrinker for games
// that break a law.
//
// It knows neither the laws nor the games: the laws of the kernel and the list of games are in the folder above, in package properties;
// what one game alone must keep is in that game's room beside this package, as a [Room].
package walk
