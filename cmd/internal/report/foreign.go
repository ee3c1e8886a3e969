package report

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// glance is the number of bytes of a file that are read to see whether it belongs to another program.
const glance = 64 << 10

// isForeign reports whether a file is another program's: expected output that does not begin as a record does, or
// scenarios that name no game. A file that cannot be read, is empty or is hardly begun is none: its error is reported.
func (f *Folders) isForeign(files fs.FS, name string) bool {
	ending := strings.ToLower(path.Ext(name))
	if ending == Kinds[0] {
		return false
	}
	file, err := files.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, glance))
	if err != nil || len(bytes.TrimSpace(text)) == 0 {
		return false
	}
	if ending == Kinds[1] {
		return !beginsRecord(text)
	}
	text = bytes.ToLower(text)
	return len(text) < glance && !slices.ContainsFunc(f.Known, func(word string) bool { return bytes.Contains(text, []byte(word)) })
}

// beginsRecord reports whether the first line of a text that is no comment begins a record, or all lines are comments.
func beginsRecord(text []byte) bool {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		if len(line) > 0 && line[0] != '#' {
			return bytes.HasPrefix(line, []byte("yardstick"))
		}
	}
	return true
}
