package countdown

//go:generate go run ../../../../../engine/document/generate
//go:generate go run ../../../../../engine/rulebook/generate
