// Package start keeps the program from running the command go whenever it starts. A package that godog is made of does so as it is
// initialised, to find tools that we never use, and that takes as long as judging a game. While PATH is hidden it finds no such command.
//
// Packages are initialised in the order of their paths once what they import is. This one imports next to nothing, so it comes first.
// Should it come too late one day, programs start slower and all else is as before; a test of the program holds it.
package start

import "os"

var path, there = hidden()

func hidden() (string, bool) {
	path, there := os.LookupEnv("PATH")
	if there {
		// What cannot be hidden is found, no more.
		_ = os.Setenv("PATH", "")
	}
	return path, there
}

// Shown puts PATH back, and reports whether there is one. The program's main package calls it as it is initialised, which is last.
func Shown() bool {
	if there {
		_ = os.Setenv("PATH", path)
	}
	return there
}
