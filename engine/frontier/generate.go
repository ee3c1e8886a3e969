package frontier

//go:generate go run ../document/generate
//go:generate go run ../rulebook/generate
//go:generate go run ./generate
