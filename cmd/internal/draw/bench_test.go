package draw

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
)

// How long a picture takes, and how large it is.
func BenchmarkPictures(b *testing.B) {
	names, err := filepath.Glob("testdata/*.json")
	require.NoError(b, err)
	for _, name := range names {
		b.Run(filepath.Base(name), func(b *testing.B) {
			size := 0
			for b.Loop() {
				size = len(svg.Whole(tree(b, name), "", svg.Wide).SVG)
			}
			b.ReportMetric(float64(size), "B/picture")
		})
	}
}
