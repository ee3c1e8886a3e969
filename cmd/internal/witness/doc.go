// Package witness makes the answers of commands that run the evidence for a rulebook: scenarios, a referee's too, walks
// on which every law is checked, pinned games and precedents. Like package answer, its base, it prints nothing.
package witness
