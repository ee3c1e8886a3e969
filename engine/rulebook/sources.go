package rulebook

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
)

// Source is a file of YAML that the tables of a book were made from.
type Source struct {
	// File is its name in [Book.Files].
	File string
	// Digest is the [Digest] of its text at that time.
	Digest string
}

// Digest identifies the text of a source: texts that differ in more than their line ends have different
// digests. It is the SHA-256 of the text with the line ends of Unix, in hexadecimal digits.
func Digest(text []byte) string {
	sum := sha256.Sum256(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return hex.EncodeToString(sum[:])
}

// UpToDate returns an error that names the first source changed since the book's tables were made, else nil.
func (b *Book) UpToDate() error {
	for _, s := range b.Sources {
		text, err := fs.ReadFile(b.Files, s.File)
		if err != nil {
			return err
		}
		if Digest(text) != s.Digest {
			return fmt.Errorf("%s has changed since the tables of the rulebook were made from it: run go generate in its folder, and "+
				"build again", s.File)
		}
	}
	return nil
}
