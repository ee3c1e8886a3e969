// Package walk checks the laws of any game while games are played. It has the walk itself, the parts of a position that
// laws use, and a second game that gets the first one in other words. It also has wrong proposals that people may make,
// seeded players, and a shrinker for games that break a law.
//
// It knows neither the laws nor the games. Package properties has the laws of the kernel and the list of games. The
// laws of one game are in that game's room next to this package, as a [Room].
package walk
