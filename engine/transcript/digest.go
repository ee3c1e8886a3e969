package transcript

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// digestLength is the number of hexadecimal digits of a digest: enough to notice a difference, few
// enough to type.
const digestLength = 12

// Digest returns the beginning of the SHA-256 of the data, 12 hexadecimal digits in lower case.
func Digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:digestLength/2])
}

// MarkOf returns the mark of the subject's position: the number of legal actions, and the digest of
// the whole position as compact JSON. An error means that the subject failed to answer.
func MarkOf(s engine.Subject) (Mark, error) {
	legal, _, err := s.Legal()
	if err != nil {
		return Mark{}, fmt.Errorf("legal actions: %w", err)
	}
	count := len(legal)
	position, _, err := s.Position("")
	if err != nil {
		return Mark{}, fmt.Errorf("position: %w", err)
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, position); err != nil {
		return Mark{}, fmt.Errorf("position: %w", err)
	}
	return Mark{Legal: count, Digest: Digest(compact.Bytes())}, nil
}

func isDigest(s string) bool {
	if len(s) != digestLength {
		return false
	}
	for _, c := range []byte(s) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}
