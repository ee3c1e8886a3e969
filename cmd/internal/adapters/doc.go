// Package adapters has engines of other languages that speak with a harness as engine/wire/README.md describes it: folder python has a
// whole Yardmaster, written from that page and the rulebook's data alone.
package adapters
