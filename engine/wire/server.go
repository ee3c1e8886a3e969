package wire

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Server is an engine at the end of a pipe. A server's answers come from subjects.
type Server struct {
	Info Info
	// Games describes the games that the server plays. The server leaves out anything that a subject reports beyond a
	// game's level.
	Games []Game
	// Open opens one of the games.
	Open func(game string) (engine.Subject, error)
	// Roll chooses one of n outcomes if chance is [Own], 0 ≤ r < n.
	Roll func(n int) int
}

// Serve answers the questions on r until r ends, or until the goodbye message. Serve returns an
// error of reading or writing, or an error about a line longer than [MaxLine].
func (s *Server) Serve(r io.Reader, w io.Writer) error {
	t := &talk{Server: s, out: json.JoinOptions(jsontext.AllowInvalidUTF8(true), jsontext.AllowDuplicateNames(true),
		json.Deterministic(true))}
	in := lines{r: bufio.NewReaderSize(r, bufferSize)}
	for !t.over {
		line, err := in.next(MaxLine)
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, io.ErrUnexpectedEOF):
			return errors.New("the last request breaks off in the middle of a line")
		case err != nil:
			return err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		if err := t.answer(w, line); err != nil {
			return err
		}
	}
	return nil
}

const bufferSize = 64 << 10

// talk is the state of one conversation of a server.
type talk struct {
	*Server
	greeted, over bool
	table         table
	out           json.Options
	line          bytes.Buffer
}

// answer answers one line.
func (t *talk) answer(w io.Writer, line []byte) error {
	said := response{JSONRPC: "2.0"}
	var asked request
	if err := json.Unmarshal(line, &asked); err != nil {
		said.Error = &fault{Code: codeNotJSON, Message: "this line is not JSON"}
		if jsontext.Value(line).IsValid() {
			said.Error = &fault{Code: codeNoRequest, Message: "a request is an object with a method, and an id that is a whole number"}
		}
	} else {
		said.ID = &asked.ID
		result, fault := t.obey(asked)
		if said.Error = fault; fault == nil {
			encoded, err := json.Marshal(result, t.out)
			if err != nil {
				return err
			}
			said.Result = encoded
		}
	}
	t.line.Reset()
	if err := json.MarshalWrite(&t.line, &said, t.out); err != nil {
		return err
	}
	t.line.WriteByte('\n')
	_, err := w.Write(t.line.Bytes())
	return err
}

// obey carries out a request; the result is nil if there is a fault.
func (t *talk) obey(asked request) (any, *fault) {
	if !t.greeted && asked.Method != "hello" && asked.Method != "bye" && asked.Method != "ping" {
		return nil, &fault{Code: codeNoRequest, Message: "say hello first"}
	}
	switch asked.Method {
	case "hello":
		return with(asked, t.hello)
	case "new":
		return with(asked, t.begin)
	case "play":
		return with(asked, t.play)
	case "position":
		return with(asked, t.position)
	case "undo":
		return with(asked, t.undo)
	case "ping":
		return struct{}{}, nil
	case "bye":
		t.over = true
		return struct{}{}, nil
	}
	return nil, &fault{Code: codeNoMethod, Message: fmt.Sprintf("there is no method %.60q", prose.OneLine(asked.Method))}
}

// with reads the parameters of a request. It ignores unknown parts, which may belong to later versions.
func with[P any](asked request, do func(P) (any, *fault)) (any, *fault) {
	var params P
	if len(asked.Params) > 0 {
		if err := json.Unmarshal(asked.Params, &params); err != nil {
			return nil, &fault{Code: codeWrongParam, Message: misread(err)}
		}
	}
	return do(params)
}

// misread names the wrong part of the parameters.
func misread(err error) string {
	var wrong *json.SemanticError
	if errors.As(err, &wrong) && wrong.JSONPointer != "" {
		return fmt.Sprintf("the parameters cannot be read: %.60q is of the wrong type", prose.OneLine(string(wrong.JSONPointer)))
	}
	return "the parameters cannot be read"
}

func (t *talk) hello(p helloParams) (any, *fault) {
	for _, v := range p.Protocol {
		if v == Version {
			t.greeted = true
			return Hello{Protocol: Version, Engine: t.Info, Games: t.Games}, nil
		}
	}
	return nil, &fault{Code: codeUnsupported, Message: fmt.Sprintf("this engine speaks version %d of the protocol", Version)}
}
