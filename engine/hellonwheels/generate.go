package hellonwheels

//go:generate go run ../rulebook/generate
