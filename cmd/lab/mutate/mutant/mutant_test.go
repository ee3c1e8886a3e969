package mutant_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

func found(t *testing.T, kind mutant.Kind, skip ...string) (*mutant.Source, []*mutant.Mutant) {
	t.Helper()
	source, err := mutant.Load(t.Context(), ".", "./testdata/every")
	require.NoError(t, err)
	mutants, err := source.Find(kind, skip)
	require.NoError(t, err)
	return source, mutants
}

func TestEverySortOfMutantIsFound(t *testing.T) {
	for _, kind := range []mutant.Kind{mutant.Rules, mutant.Citations, mutant.Figures} {
		_, mutants := found(t, kind, "*_gen.go")
		var lines []string
		for _, m := range mutants {
			require.Equal(t, kind, m.Kind)
			lines = append(lines, m.Operator+": "+m.Diff)
		}
		want, err := os.ReadFile(filepath.Join("testdata", string(kind)+".txt"))
		require.NoError(t, err)
		require.Equal(t, string(want), strings.Join(lines, "\n")+"\n")
	}
}

// A mutant breaks the clauses of the innermost part around it: what a comment there names, what the row of a refusal names, what is cited
// there if the function names it.
func TestWhatAMutantBreaks(t *testing.T) {
	_, mutants := found(t, mutant.Rules, "*_gen.go")
	_, figures := found(t, mutant.Figures)
	for _, row := range []struct {
		law, change   string
		breaks, names []string
	}{
		{"a refusal is refused because of the clause of its row", "return [-tooPoor-]{+allowed+}",
			[]string{"E-BUY-02"}, []string{"E-BUY-01", "E-BUY-02"}},
		{"so is its condition", "[-s.over-]{+!s.over+} || s.left(rec) < price", []string{"E-BUY-02"}, nil},
		{"what a function cites in a part is obeyed in that part", "[-n = most-]{++}", []string{"E-SELL-02"},
			[]string{"E-SELL-01", "E-SELL-02", "E-TURN-01", "E-BUY-01", "E-BUY-02"}},
		{"and no longer in the whole", "[-s.table[2] += n-]{++}", []string{"E-SELL-01"}, nil},
		{"a comment is about its line", "[-s.pay(2*seat + 1)-]{++}", []string{"E-TURN-01"}, nil},
		{"a figure has the clauses of its field", "Coins: [-30-]{+31+}", []string{"E-BUY-01"}, nil},
		{"and not of the next field", "Logs: [-5-]{+6+}", []string{"E-WOOD-01"}, nil},
	} {
		t.Run(row.law, func(t *testing.T) {
			var fits []*mutant.Mutant
			for _, m := range append(mutants, figures...) {
				if strings.Contains(m.Diff, row.change) {
					fits = append(fits, m)
				}
			}
			require.Len(t, fits, 1)
			require.Equal(t, row.breaks, fits[0].Breaks)
			if row.names != nil {
				require.ElementsMatch(t, row.names, fits[0].Names)
			}
		})
	}
}

func TestFilesAreLeftAlone(t *testing.T) {
	_, mutants := found(t, mutant.Rules, "ever*.go", "*_gen.go")
	require.Empty(t, mutants)
}

// The copy has every mutant, and is Go: what cannot be compiled is not among the mutants.
func TestACopyHasAllMutants(t *testing.T) {
	source, mutants := found(t, mutant.Rules, "*_gen.go")
	folder := t.TempDir()
	_, err := source.Write(mutants, folder)
	require.NoError(t, err)
	copied, err := os.ReadFile(filepath.Join(folder, "every.go"))
	require.NoError(t, err)
	for _, m := range mutants {
		require.Equal(t, 1, strings.Count(string(copied), fmt.Sprintf("if mutated(%d) ", m.ID)), "%v", m)
	}
}

func TestWhatIsNoPackage(t *testing.T) {
	_, err := mutant.Load(t.Context(), ".", "./testdata/nowhere")
	require.ErrorContains(t, err, "go list ./testdata/nowhere: ")
}
