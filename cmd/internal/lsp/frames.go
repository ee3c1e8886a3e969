package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Limits on a message of the editor. A document of the largest size fits into one, even escaped.
const (
	mostMessage = 40 << 20
	mostHeader  = 4 << 10
)

// frames reads and writes the messages between editor and server, each with its length in a header. The stream
// of the library closes at the first message that it cannot read; frames answers such a message with an error
// and goes on.
type frames struct {
	in      *bufio.Reader
	out     io.Writer
	writing sync.Mutex
}

func newFrames(in io.Reader, out io.Writer) *frames {
	return &frames{in: bufio.NewReaderSize(in, mostHeader), out: out}
}

// ReadObject reads the next message. The error is io.EOF at the end of the input, or that of the reader.
func (f *frames) ReadObject(v any) error {
	for {
		length, wrong, err := f.header()
		if err != nil {
			return err
		}
		code := int64(jsonrpc2.CodeParseError)
		if wrong == nil {
			body, err := f.body(length)
			if err != nil {
				return err
			}
			reflect.ValueOf(v).Elem().SetZero() // a failed message leaves parts
			if wrong = json.Unmarshal(body, v); wrong == nil {
				return nil
			}
			if json.Valid(body) {
				code = jsonrpc2.CodeInvalidRequest
			}
		}
		if err := f.refuse(code, "the message cannot be read: "+wrong.Error()); err != nil {
			return err
		}
	}
}

// header reads the header of a message and returns the length of the message. It skips a message that is too
// long. wrong reports a header without a readable length.
func (f *frames) header() (length int64, wrong, err error) {
	length = -1
	for {
		line, err := f.in.ReadSlice('\n')
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			wrong = fmt.Errorf("a line of its header is longer than %d bytes", mostHeader)
			continue
		case err != nil:
			return 0, nil, err
		}
		name, value, named := strings.Cut(strings.TrimSpace(string(line)), ":")
		switch {
		case name == "" && !named:
			return f.fits(length, wrong)
		case named && strings.EqualFold(name, "Content-Length"):
			if length, err = strconv.ParseInt(strings.TrimSpace(value), 10, 64); err != nil || length < 0 {
				length, wrong = -1, fmt.Errorf("%.40q is not the length of a message", value)
			}
		}
	}
}

// fits checks the length of a message, and skips the message if it is too long.
func (f *frames) fits(length int64, wrong error) (int64, error, error) {
	switch {
	case wrong == nil && length < 0:
		wrong = errors.New("its header has no Content-Length")
	case length > mostMessage:
		_, err := io.CopyN(io.Discard, f.in, length)
		return 0, fmt.Errorf("it is longer than %d MiB", mostMessage>>20), err
	}
	return length, wrong, nil
}

// body reads a message. Its memory grows with the bytes that arrive, whatever length the header claims.
func (f *frames) body(length int64) ([]byte, error) {
	var text strings.Builder
	if _, err := io.CopyN(&text, f.in, length); err != nil {
		return nil, err
	}
	return []byte(text.String()), nil
}

// refuse sends an error for a message without a known number.
func (f *frames) refuse(code int64, why string) error {
	return f.WriteObject(map[string]any{"jsonrpc": "2.0", "id": nil, "error": jsonrpc2.Error{Code: code, Message: prose.OneLine(why)}})
}

// WriteObject writes a message, and escapes the characters that a terminal would obey.
func (f *frames) WriteObject(v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	body := prose.CleanJSON(string(text))
	f.writing.Lock()
	defer f.writing.Unlock()
	_, err = fmt.Fprintf(f.out, "Content-Length: %d\r\n\r\n%s", len(body), body)
	return err
}

// Close does nothing: the reader and the writer belong to the caller.
func (f *frames) Close() error { return nil }
