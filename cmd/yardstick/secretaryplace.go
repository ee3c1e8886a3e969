package main

import (
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// positionFrom is the position that a line says.
func positionFrom(line string, now json.RawMessage) (json.RawMessage, error) {
	switch {
	case line == "same":
		return now, nil
	case line == "":
		return nil, errors.New("type same, a position such as {\"player\":\"ann\"}, the name of a file, or back")
	case line[0] == '{':
		return ledger.Edited(now, json.RawMessage(line))
	}
	return positionIn(line)
}

// positionIn is the position in a file: the document alone, or what show --json says of it.
func positionIn(path string) (json.RawMessage, error) {
	document, err := readFile(path, transcript.MaxPosition)
	if err != nil {
		return nil, at(path, err)
	}
	var shown answer.Shown
	if json.Unmarshal(document, &shown) == nil && shown.File != "" && shown.Position != nil {
		return shown.Position, nil
	}
	return document, nil
}
