package countdown

//go:generate go run ../../../../../engine/rulebook/generate
