// Package witness computes the answers of the commands that run evidence for a rulebook. Evidence means
// scenarios (a referee's too), random games with every law checked, reference games and precedents. Like
// package answer, package witness prints nothing.
package witness
