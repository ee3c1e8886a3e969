package draw

import (
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
)

// rgb is a colour as light, from 0 to 1 for red, green and blue.
type rgb [3]float64

// visions are the colours that people see, as matrices of the light: of normal sight, and of a severe lack of red, green or blue
// (Machado, Oliveira and Fernandes 2009).
var visions = map[string][3]rgb{
	"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

func (v rgb) seen(by [3]rgb) (w rgb) {
	for i, row := range by {
		w[i] = min(max(row[0]*v[0]+row[1]*v[1]+row[2]*v[2], 0), 1)
	}
	return w
}

// bright is the luminance, and lab the colour in CIELAB, where distances are about as people see them.
func (v rgb) bright() float64 { return 0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2] }

func (v rgb) lab() [3]float64 {
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x, y, z := f((0.4124*v[0]+0.3576*v[1]+0.1805*v[2])/0.95047), f(v.bright()), f((0.0193*v[0]+0.1192*v[1]+0.9505*v[2])/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// distance is the least distance between two colours, of all visions, and the vision that has it.
func distance(a, b rgb) (least float64, worst string) {
	least = math.Inf(1)
	for name, by := range visions {
		p, q := a.seen(by).lab(), b.seen(by).lab()
		if d := math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]); d < least {
			least, worst = d, name
		}
	}
	return least, worst
}

// inks are the colours of a style sheet by their classes, which no theme changes.
func inks(t *testing.T, style string) map[string]rgb {
	found := map[string]rgb{}
	for _, m := range regexp.MustCompile(`\.t-([a-z]+)\{fill:#([0-9a-f]{3}|[0-9a-f]{6})\}`).FindAllStringSubmatch(style, -1) {
		digits := m[2]
		if len(digits) == 3 {
			digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
		}
		var colour rgb
		for i := range colour {
			n, err := strconv.ParseUint(digits[2*i:2*i+2], 16, 8)
			require.NoError(t, err)
			colour[i] = math.Pow((float64(n)/255+0.055)/1.055, 2.4)
		}
		found[m[1]] = colour
	}
	require.Greater(t, len(found), 10, "the colours are written with each class, as every theme has them")
	return found
}

// sort is a sort of pieces, or of squares, as a picture shows it: mark is a figure, a pattern, or a line around an area.
type sort struct{ tone, mark string }

// sorts are the sorts of pieces by their look, and of squares. A legend has words.
func sorts(p *part.Part, found map[string][]sort) {
	if p.Kind == part.Legend {
		return
	}
	look, mark := string(p.Look), p.Icon
	if p.Kind == part.Cell {
		look, mark = "square", p.Icon+strings.Repeat("line", min(len(p.Joins), 1))
	}
	if s := (sort{p.Tone, mark}); p.Tone != "" && p.Tone != "faint" && !slices.Contains(found[look], s) {
		found[look] = append(found[look], s)
	}
	for i := range p.Parts {
		sorts(&p.Parts[i], found)
	}
}

// Pieces of one look whose colours differ do so for the colour-blind too. Those that have another figure or pattern may be closer, since it
// is a second mark.
func TestColoursDifferForEverybody(t *testing.T) {
	colours := inks(t, svg.Style)
	names, err := filepath.Glob("testdata/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		drawing, found := tree(t, name), map[string][]sort{}
		sorts(&drawing, found)
		for look, all := range found {
			for i, a := range all {
				for _, b := range all[:i] {
					requireApart(t, colours, name+": "+look, a, b)
				}
			}
		}
	}
}

func requireApart(t *testing.T, colours map[string]rgb, where string, a, b sort) {
	t.Helper()
	if a.tone == b.tone {
		return
	}
	enough := 15.0
	if a.mark != b.mark {
		enough = 10
	}
	least, worst := distance(colours[a.tone], colours[b.tone])
	assert.GreaterOrEqual(t, least, enough, "%s: %s and %s for people with %s sight", where, a, b, worst)
}

// Letters can be read on every colour.
func TestLettersCanBeReadOnEveryColour(t *testing.T) {
	for tone, colour := range inks(t, svg.Style) {
		letters := 0.011 // dark ones
		if tone == "black" {
			letters = 1
		}
		light, dark := max(letters, colour.bright()), min(letters, colour.bright())
		require.GreaterOrEqual(t, (light+0.05)/(dark+0.05), 4.5, tone)
	}
}
