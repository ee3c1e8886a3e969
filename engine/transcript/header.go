package transcript

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// keys are the first words of the header's lines after the version.
var keys = []string{"game", "seats", "player", "edition", "ruling", "components", "position"}

func (r *reader) header(line string) error {
	word, rest := cut(line)
	if word != "position" || !strings.HasPrefix(rest, "{") {
		line = uncomment(line)
		word, rest = cut(line)
	}
	if line == rule {
		r.part = inBody
		return r.headerEnd()
	}
	if isLater(word) {
		if err := r.later(quote(word)); err != nil {
			return err
		}
	}
	if word != "ruling" && word != "player" && (word == "yardstick" || slices.Contains(keys, word)) {
		if err := r.once(word); err != nil {
			return err
		}
	}
	switch word {
	case "game":
		return r.game(rest)
	case "seats":
		return r.seats(rest)
	case "player":
		return r.player(rest)
	case "edition":
		return r.edition(rest)
	case "ruling":
		return r.ruling(rest)
	case "components":
		return r.components(rest)
	case "position":
		return r.position(rest)
	}
	return r.unknownKey(line, word)
}

func (r *reader) headerEnd() error {
	switch {
	case r.t.Game == "":
		return r.wrong(`the header does not name the game; add a line such as "game yardmaster"`)
	case r.t.Seats == nil:
		return r.wrong(`the header does not name the seats; add a line such as "seats ann bob"`)
	}
	return r.players()
}

func (r *reader) unknownKey(line, word string) error {
	switch {
	case word == "result" || word == "winner":
		return r.wrong(`%q belongs after the decisions; put a line "---" before them and another before %[1]q`, word)
	case strings.HasSuffix(word, ":"):
		return r.wrong(`there is a decision in the header; put the line "---" before the first decision`)
	case strings.Trim(line, "-") == "":
		return r.wrong(`%q is not a dividing line; write "---"`, line)
	}
	if near := spelling.Nearest(word, keys); near != "" {
		return r.wrong("%s is not a line of a header; did you mean %q?", quote(word), near)
	}
	return r.wrong("%s is not a line of a header; a header has %s", quote(word), strings.Join(keys, ", "))
}

func (r *reader) game(name string) error {
	if !isName(name) {
		return r.wrong(`%s is not the name of a game; write one name in lower case, such as "game yardmaster"%s`, quote(name), lower(name))
	}
	r.t.Game, r.t.At.Game = name, r.line
	return nil
}

func (r *reader) seats(rest string) error {
	names := strings.Fields(rest)
	if len(names) == 0 {
		return r.wrong(`the line names no seats; name them clockwise, such as "seats ann bob"`)
	}
	if len(names) > MaxSeats {
		return r.wrong("there are %s; a record has at most %d", prose.Count(len(names), "seat"), MaxSeats)
	}
	for i, name := range names {
		switch {
		case !isName(name):
			return r.wrong("%s is not the name of a seat; use lower-case letters, digits and hyphens, a letter first%s", quote(name), lower(name))
		case name == "chance" || name == "none":
			return r.wrong("a seat cannot be called %q, the word has a meaning of its own; choose another name", name)
		case slices.Contains(names[:i], name):
			return r.wrong("two seats are called %q; give every seat a name of its own", name)
		}
	}
	r.t.Seats, r.t.At.Seats = names, r.line
	return nil
}

func (r *reader) ruling(rest string) error {
	question, option, ok := strings.Cut(rest, "=")
	question, option = strings.TrimRight(question, " \t"), strings.TrimLeft(option, " \t")
	if !ok {
		return r.wrong(`%s is not a ruling; write "ruling question=option"`, quote(rest))
	}
	if _, name, prefixed := strings.Cut(question, "-R-"); prefixed && isWord(name) {
		return r.wrong("%s is written without its prefix in a record; write %q", quote(question), name+"="+option)
	}
	for _, name := range []string{question, option} {
		if !isWord(name) {
			return r.wrong(`%s is not the name of a question or an option; write "ruling question=option" in lower case`, quote(name))
		}
	}
	if err := r.once("ruling " + question); err != nil {
		return err
	}
	r.t.Rulings = append(r.t.Rulings, Ruling{Line: r.line, Question: question, Option: option})
	return nil
}

func (r *reader) components(digest string) error {
	if !isDigest(digest) {
		return r.wrong("%s is not the digest of a component file; write the first %d hexadecimal digits of its SHA-256, in lower case",
			quote(digest), digestLength)
	}
	r.t.Components, r.t.At.Components = digest, r.line
	return nil
}

func (r *reader) position(rest string) error {
	r.t.At.Position = r.line
	if rest == "" {
		return r.wrong(`the line names no position; write "position FILE" or the document itself, on one line`)
	}
	if rest[0] != '{' {
		r.t.PositionFile = rest
		return nil
	}
	document, err := r.document(rest)
	r.t.Position = document
	return err
}

// document reads a position from a line of the header.
func (r *reader) document(rest string) (json.RawMessage, error) {
	rest = uncommented(rest)
	if at, err := jsonFault([]byte(rest)); err != nil {
		return nil, r.wrong("the position is not JSON: %s, at character %d of it; the whole document has to be on this one line",
			prose.JSON(err), at)
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, []byte(rest)); err != nil {
		return nil, r.wrong("the position is not JSON: %s", prose.JSON(err))
	}
	return compact.Bytes(), nil
}

// uncommented returns a JSON document without the comment after it. Inside the document, a "#" may
// be part of a string.
func uncommented(text string) string {
	d := json.NewDecoder(strings.NewReader(text))
	var document json.RawMessage
	if d.Decode(&document) != nil {
		return text
	}
	end := d.InputOffset()
	if rest := strings.TrimLeft(text[end:], " \t"); len(rest) < len(text[end:]) && strings.HasPrefix(rest, "#") {
		return text[:end]
	}
	return text
}

// jsonFault returns the reason why data are not JSON, and the offset of the fault.
func jsonFault(data []byte) (offset int, err error) {
	var document json.RawMessage
	err = json.Unmarshal(data, &document)
	if err != nil {
		offset = prose.JSONOffset(err)
	}
	return offset, err
}
