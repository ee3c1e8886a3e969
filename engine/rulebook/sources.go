package rulebook

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
)

// Source is a YAML file from which the tables of a book were made.
type Source struct {
	// File is the name in [Book.Files].
	File string
	// Digest is the [Digest] of the file's text when the tables were made.
	Digest string
}

// Digest identifies the text of a source. Texts that differ in more than their line ends have
// different digests. The digest is the SHA-256 of the text with Unix line ends, in hexadecimal
// digits.
func Digest(text []byte) string {
	sum := sha256.Sum256(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return hex.EncodeToString(sum[:])
}

// UpToDate returns an error that names the first source that has changed since the book's tables
// were made, else nil.
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
