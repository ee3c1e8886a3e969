package mutant_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
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
	for kind, want := range map[mutant.Kind]string{mutant.Rules: rules, mutant.Citations: citations} {
		_, mutants := found(t, kind)
		var lines []string
		for _, m := range mutants {
			require.Equal(t, kind, m.Kind)
			require.True(t, strings.HasSuffix(m.File, "testdata/every/every.go"), m.File)
			lines = append(lines, m.Operator+": "+m.Diff)
		}
		require.Equal(t, want, "\n"+strings.Join(lines, "\n")+"\n")
	}
}

func TestFilesAreLeftAlone(t *testing.T) {
	_, mutants := found(t, mutant.Rules, "ever*.go")
	require.Empty(t, mutants)
}

// The copy has every mutant, and is Go: what cannot be compiled is not among the mutants.
func TestACopyHasAllMutants(t *testing.T) {
	source, mutants := found(t, mutant.Rules)
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

const rules = `
logic: if [-s.over || s.left(rec) < price-]{+s.over && s.left(rec) < price+} {
condition: if [-s.over || s.left(rec) < price-]{+s.over+} {
condition: if [-s.over || s.left(rec) < price-]{+s.left(rec) < price+} {
negation: if [-s.over-]{+!s.over+} || s.left(rec) < price {
boundary: if s.over || [-s.left(rec) < price-]{+s.left(rec) <= price+} {
comparison: if s.over || [-s.left(rec) < price-]{+s.left(rec) >= price+} {
refusal: return [-tooPoor-]{+allowed+}
refusal: return [-allowed-]{+tooPoor+}
negation: if [-!s.is(coal, rec)-]{+s.is(coal, rec)+} {
name: if !s.is([-coal-]{+wood+}, rec) {
name: if !s.is([-coal-]{+iron+}, rec) {
constant: return [-most-]{+most + 1+}
constant: return [-most-]{+most - 1+}
arithmetic: return [-s.table[0] + 2-]{+s.table[0] - 2+}
constant: return s.table[[-0-]{+1+}] + 2
constant: return s.table[0] + [-2-]{+3+}
constant: return s.table[0] + [-2-]{+1+}
comparison: func (s *state) is(k kind, _ *Record) bool { return [-s.k == k-]{+s.k != k+} }
comparison: if [-s.mayBuy(n, rec) != allowed-]{+s.mayBuy(n, rec) == allowed+} {
refusal: if s.mayBuy(n, rec) != [-allowed-]{+tooPoor+} {
deletion: [-return-]{++}
deletion: [-s.table[1] -= n-]{++}
arithmetic: [-s.table[1] -= n-]{+s.table[1] += n+}
constant: s.table[[-1-]{+2+}] -= n
constant: s.table[[-1-]{+0+}] -= n
deletion: [-s.move(s.first, s.seat)-]{++}
arguments: [-s.move(s.first, s.seat)-]{+s.move(s.seat, s.first)+}
field: s.move([-s.first-]{+s.seat+}, s.seat)
field: s.move(s.first, [-s.seat-]{+s.first+})
comparison: if [-from != to-]{+from == to+} {
deletion: [-s.seat = to-]{++}
refusal: func late() refusal { return [-tooLate-]{+allowed+} }
`

const citations = `
unheard: if s.over || s.left([-rec-]{+nil+}) < price {
deletion: [-rec.Cite(Buy01)-]{++}
clause: rec.Cite([-Buy01-]{+Buy02+})
refusal: return [-tooPoor-]{+tooLate+}
unheard: if !s.is(coal, [-rec-]{+nil+}) {
unheard: if s.mayBuy(n, [-rec-]{+nil+}) != allowed {
comparison: if [-rec != nil-]{+rec == nil+} {
deletion: [-rec.Effect(strconv.Itoa(n)+" bought", Buy01)-]{++}
clause: rec.Effect(strconv.Itoa(n)+" bought", [-Buy01-]{+Buy02+})
refusal: func late() refusal { return [-tooLate-]{+tooPoor+} }
`
