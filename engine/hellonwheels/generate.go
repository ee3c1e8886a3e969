package hellonwheels

//go:generate go run ../rulebook/generate Class=card-types
//go:generate go run ./generate
