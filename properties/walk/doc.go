// Package walk checks the laws of any game while games are played. The package has the walk, the parts of a position
// that laws use, and a second game that repeats the first one in other words. It also has wrong proposals of people,
// seeded players, and a shrinker for games that break a law.
//
// Package walk knows neither laws nor games. Package properties has the laws of the kernel and the list of games. The
// laws of one game are in that game's room next to this package, as a [Room].
package walk
