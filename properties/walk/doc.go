// Package walk checks laws in random games of any game. A walk is such a game while it is played. The package
// contains the parts of a position that laws use, and a second game that repeats the first one with other
// names, such as those of the next seats. The package also contains texts that are proposed as actions,
// seeded players, and a search for shorter games that break the same law.
//
// Package walk depends on no law and no game. Package properties contains the laws of the kernel and the list
// of games. The laws of one game are in the game's package next to this one, as a [Room].
package walk
