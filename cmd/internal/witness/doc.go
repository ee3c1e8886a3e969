// Package witness makes the answers of commands that run evidence for a rulebook: scenarios (a referee's too),
// random games with every law checked, reference games and precedents. Like package answer, it prints nothing.
package witness
