package yardmaster

//go:generate go run ../rulebook/generate
