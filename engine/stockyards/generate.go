package stockyards

//go:generate go run ../rulebook/generate
