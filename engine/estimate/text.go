package estimate

import (
	"fmt"
	"math"
	"strings"
)

// Percent returns a share as a percentage, with its interval.
func (e Estimate) Percent() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", e.Value*100, e.Low*100, e.High*100)
}

// String returns a mean with its interval, with more decimals for a narrow interval.
func (e Estimate) String() string {
	if math.IsInf(e.High, 0) || math.IsInf(e.Low, 0) {
		return places(e.Value, 1) + " (not bounded)"
	}
	n := 1
	for wide := e.High - e.Low; wide > 0 && wide < 0.1 && n < 4; wide *= 10 {
		n++
	}
	return fmt.Sprintf("%s (%s to %s)", places(e.Value, n), places(e.Low, n), places(e.High, n))
}

func places(x float64, n int) string {
	text := fmt.Sprintf("%.*f", n, x)
	if strings.Trim(text, "-0.") == "" {
		return strings.TrimPrefix(text, "-") // no negative zero
	}
	return text
}
