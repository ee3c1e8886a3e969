package frontier

//go:generate go run ../rulebook/generate
