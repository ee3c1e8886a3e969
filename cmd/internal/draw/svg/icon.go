package svg

// icons are figures in a square of 16 pixels.
var icons = map[string]string{
	"lumps":      "M1 13l2-4 4 0 2 4zM7 12l2-4 4 1 2 4zM4 8l2-4 4 0 2 4z",
	"drop":       "M8 1q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9z",
	"log":        "M4 5h9a3 3.5 0 0 1 0 7H4a3 3.5 0 0 1 0-7zm0 1.5a1.5 2 0 0 0 0 4 1.5 2 0 0 0 0-4z",
	"cow":        "M1 4l2 1h1l2 1h7l2 2v3l-1-2v5h-2v-3H8v3H6v-4L4 9H2L1 7z",
	"automobile": "M1 11V8l3-1 2-3h5l2 3 2 1v3h-1.5a2 2 0 0 1-4 0h-3a2 2 0 0 1-4 0z",
	"engine":     "M1 11V6h3V3h2v3h3V2h6v9h-1a2 2 0 0 1-4 0H8a2 2 0 0 1-4 0z",
	"star":       "M8 1l2 5h5l-4 3 1.5 5L8 11l-4.5 3L5 9 1 6h5z",
	"tree":       "M8 1l4 5h-2l3 4H9v4H7v-4H3l3-4H4z",
	"flame":      "M8 1q1 3 3 5t2 5a5 4 0 0 1-10 0q0-3 2-4 0 2 1 2 2-3 2-8z",
	"cross":      "M3 1l5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5z",
	"crack":      "M9 1L5 7h3l-4 8 8-9H8l4-5z",
	"person":     "M8 1a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM2 15q0-7 6-7t6 7z",
	"hand":       "M4 15L2 9l2-1 1 2V3h1.5v5h.5V2h1.5v6h.5V3h1.5v6h.5V5h1.5v7l-2 3z",
	"house":      "M8 1l7 6h-2v8h-4v-5H7v5H3V7H1z",
	"coin":       "M8 1a7 7 0 0 1 0 14A7 7 0 0 1 8 1zM7 4v8h2V4z",
	"glass":      "M2 2h12l-1 5q-1 3-4 3.5V13h3v2H4v-2h3v-2.5Q4 10 3 7z",
	"dice":       "M2 2h12v12H2zm2.5 2.5v2h2v-2zm5 5v2h2v-2zm-2.5-2.5v2h2V7z",
	"heart":      "M8 14L2 8a3.5 3.5 0 0 1 6-4 3.5 3.5 0 0 1 6 4z",
	"cross-tall": "M6 1h4v4h4v3h-4v7H6V8H2V5h4z",
	"hat":        "M4 3h8l1 7h2v2H1v-2h2z",
	"bomb":       "M10 5l2-3 2 1-2 3a5.5 5.5 0 1 1-2-1z",
	"rail":       "M1 4h14v2H1zM1 10h14v2H1zM3 3h2v10H3zM7 3h2v10H7zM11 3h2v10h-2z",
	"pick":       "M1 6q6-7 14-1-4-2-6-1.5L10 5 4 15l-2-1L8 4Q4 4 1 6z",
	"tool":       "M3 1l3 3-1 2 7 7 2-1 1 2-2 1-9-9-2 1-3-3z",
	"ring":       "M8 1a7 7 0 0 1 0 14A7 7 0 0 1 8 1zm0 3a4 4 0 0 0 0 8 4 4 0 0 0 0-8z",
	"bridge":     "M0 5h16v3h-2v5h-2q0-4-4-4t-4 4H2V8H0z",
	"ballot":     "M2 6h12v9H2zM5 1h6v4H5zM4 8v1h8V8z",
	"flag":       "M3 1h2l9 4-9 4v6H3z",
}

// icon draws a figure in the colour of letters.
func (c *canvas) icon(name, class string, x, y int) { c.sized(name, class, x, y, 16) }

// sized draws a figure in a square of a size.
func (c *canvas) sized(name, class string, x, y, size int) {
	path, known := icons[name]
	if !known {
		return
	}
	if size == 16 {
		c.add(`<path class="%s" transform="translate(%d %d)" d="%s" fill-rule="evenodd"/>`, class, x, y, path)
		return
	}
	c.add(`<path class="%s" transform="translate(%d %d) scale(%.2f)" d="%s" fill-rule="evenodd"/>`, class, x, y, float64(size)/16, path)
}

// grounds are patterns of squares, as paths of strokes from the northwest corner of a square of 48 pixels, in its upper and lower margins
// so that letters stay clear.
var grounds = map[string]string{
	"trees":   "M6 44l4-7 4 7zM34 44l4-7 4 7zM36 14l4-7 4 7z",
	"blades":  "M8 42l-2-5m2 5v-6m0 6l2-5M38 42l-2-5m2 5v-6m0 6l2-5M38 12l-2-5m2 5v-6m0 6l2-5",
	"dots":    "M8 40h1M24 43h1M40 40h1M40 10h1M30 7h1",
	"waves":   "M3 40q4-4 8 0t8 0 8 0 8 0 8 0M22 10q4-4 8 0t8 0 8 0",
	"ripple":  "M24 2q-5 6 0 11t0 11 0 11 0 11",
	"peaks":   "M4 44l7-10 5 6 3-4 6 8M30 14l6-8 7 8",
	"dunes":   "M4 42q8-6 16 0M26 44q8-6 16 0M28 10q8-6 14 0",
	"hatch":   "M0 12L12 0M0 24L24 0M0 36L36 0M0 48L48 0M12 48L48 12M24 48L48 24M36 48L48 36",
	"arches":  "M4 40q10-14 20 0 10-14 20 0M0 8h48",
	"bricks":  "M0 8h48M0 40h48M12 0v8M36 0v8M12 40v8M36 40v8",
	"crossed": "M4 4l40 40M44 4L4 44",
}
