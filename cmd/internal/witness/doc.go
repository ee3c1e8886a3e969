// Package witness makes the answers of commands that take running what bears witness to a rulebook: its scenarios and those of a referee,
// walks on which every law is checked, pinned games and precedents. Like package answer, on which it builds, it prints nothing.
package witness
