package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestPeopleAreNamed(t *testing.T) {
	names := prose.Names{"ann": "Ann Böhm", "yellow": "Zoë", "p1": "Bo"}
	for _, row := range []struct{ says, text, want string }{
		{"a word", "coal-4 joins ann's train", "coal-4 joins Ann Böhm's train"},
		{"no part of a word", "anna and ann-2 swap center-ann and #ann", "anna and ann-2 swap center-ann and #ann"},
		{"what is typed stays", `it was legal before line 3, "ann: done", ann: load coal-4, p1=2`,
			`it was legal before line 3, "ann: done", ann: load coal-4, p1=2`},
		{"the end of a sentence", "for ann, p1 and yellow.", "for Ann Böhm, Bo and Zoë."},
		{"columns make room", "ann                 20K  no cards", "Ann Böhm            20K  no cards"},
		{"a shorter name", "Y yellow     $26    $20", "Y Zoë        $26    $20"},
		{"as far as they can", "  #1 ann, #2 ann    saloon  none\n  brothel    none", "  #1 Ann Böhm, #2 Ann Böhm  saloon  none\n  brothel    none"},
		{"the next column makes up for it", "ann  20K       no", "Ann Böhm  20K  no"},
	} {
		require.Equal(t, row.want, names.In(row.text), row.says)
	}
	require.Equal(t, "ann  and  bob", prose.Names(nil).In("ann  and  bob"))
}
