package document

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
)

// SchemaFile is what the JSON Schema of a game's positions is called in the folder of the game.
const SchemaFile = "position.schema.json"

// Meaning is what the schema of a game's positions says of the part at a JSON Pointer, where its name alone does not say it: "says that a
// railcar was loaded this turn", "counts those that wait". It is "" where nothing is said, or what the name says already.
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

// node is a schema, as far as the way to a part needs it.
type node struct {
	Ref         string           `json:"$ref"`
	Defs        map[string]*node `json:"$defs"`
	Description string           `json:"description"`
	Properties  map[string]*node `json:"properties"`
	Items       *node            `json:"items"`
	Additional  json.RawMessage  `json:"additionalProperties"`
}

// behind is a schema, or the one that it refers to.
func (n *node) behind(at *node) *node {
	if at == nil || at.Ref == "" {
		return at
	}
	return n.Defs[at.Ref[strings.LastIndexByte(at.Ref, '/')+1:]]
}

// names is the schema of what is under any name, nil if that is nothing.
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

// meaning finds in a description that may be about several parts what it says of one.
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
