package document

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
)

// SchemaFile is the name of the JSON Schema of a game's positions, in the folder of the game.
const SchemaFile = "position.schema.json"

// Meaning returns the schema's explanation of the part at a JSON Pointer if the name alone does not
// explain it: "says that a railcar was loaded this turn", "counts those that wait". Without such an
// explanation, it returns "".
func Meaning(text []byte, pointer string) string {
	var root node
	if json.Unmarshal(text, &root) != nil {
		return ""
	}
	at, name, description := &root, "", ""
	for _, step := range strings.Split(pointer, "/")[1:] {
		if at = root.behind(at); at == nil {
			return ""
		}
		part, named := at.Properties[step]
		switch {
		case named:
			at, name, description = part, step, part.Description
		case at.Items != nil && isNumber(step):
			at = at.Items
		default: // a name in an object of names
			at = at.names()
		}
	}
	return meaning(name, description)
}

// node is the part of a schema that the search for a part needs.
type node struct {
	Ref         string           `json:"$ref"`
	Defs        map[string]*node `json:"$defs"`
	Description string           `json:"description"`
	Properties  map[string]*node `json:"properties"`
	Items       *node            `json:"items"`
	Additional  json.RawMessage  `json:"additionalProperties"`
}

// behind returns a schema, or the one that it refers to.
func (n *node) behind(at *node) *node {
	if at == nil || at.Ref == "" {
		return at
	}
	return n.Defs[at.Ref[strings.LastIndexByte(at.Ref, '/')+1:]]
}

// names returns the schema of the values in an object of names, nil if there is none.
func (n *node) names() *node {
	var under node
	if len(n.Additional) == 0 || json.Unmarshal(n.Additional, &under) != nil {
		return nil
	}
	return &under
}

func isNumber(step string) bool {
	_, err := strconv.Atoi(step)
	return err == nil || step == "-"
}

// meaning finds the explanation of one part in a description that may cover several parts.
func meaning(name, description string) string {
	of := regexp.MustCompile(`(?:^|[ .;,])` + regexp.QuoteMeta(name) + ` (says (?:that|who) |counts |that |those )([^.;,(]*)`).FindStringSubmatch(description)
	if name == "" || of == nil {
		return ""
	}
	verb, rest := of[1], strings.TrimSpace(of[2])
	switch verb {
	case "that ":
		verb = "says that "
	case "those ":
		verb = "counts those "
	}
	for word := range strings.SplitSeq(name, "-") {
		if of[1] == "counts " && strings.Contains(strings.ToLower(rest), word) {
			return ""
		}
	}
	return verb + rest
}
