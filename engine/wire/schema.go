package wire

import _ "embed" // the schema is a file of its own

//go:embed schema/wire.json
var messages string

// Schema returns the JSON Schema of the messages.
func Schema() []byte { return []byte(messages) }
