package report

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// glance is the number of bytes that are read to see whether a file belongs to another program.
const glance = 64 << 10

// isForeign reports whether a file belongs to another program: a text that does not begin like a record, or
// scenarios that name no game. A file that cannot be read, is empty or has hardly begun does not count as
// foreign, so that its error is reported.
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

// beginsRecord reports whether the first line of a text that is not a comment begins a record, or all lines are
// comments.
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
