package box

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func (r *reader) tracks() {
	for i, side := range sideNames {
		for k, kind := range KindNames {
			r.track(&r.Price[i][k], "price-tracks."+side+"."+kind)
		}
	}
	for k, meat := range MeatNames {
		r.Set(&r.Meat[k].Min, "meat-value-tracks", meat, "min")
		r.Set(&r.Meat[k].Max, "meat-value-tracks", meat, "max")
	}
	if n := r.Table("brand-track.thresholds"); n != nil {
		r.lines(n)
	}
}

// track reads a price track, whose bands cover the prices from its lowest to its highest.
func (r *reader) track(t *Track, field string) {
	from, to := t.Min, t.Max
	r.Set(&t.Min, field, "min")
	r.Set(&t.Max, field, "max")
	if n := r.Table(field, "bands"); n != nil {
		from, to = r.bands(t, n)
	}
	if from == t.Min && to == t.Max {
		return
	}
	r.Keep(r.Given.Wrong(field+".bands", r.first(field+".min", field+".max"),
		fmt.Sprintf("does not fit: the track goes from %d to %d, and its bands from %d to %d",
			t.Min, t.Max, from, to), "min, max and bands of the same prices"))
}

// first returns the first of the fields that the file contains, or the last field.
func (r *reader) first(fields ...string) string {
	for _, field := range fields {
		if r.Given[field] != nil {
			return field
		}
	}
	return fields[len(fields)-1]
}

// bands reads bands of prices, which follow each other without a gap, and returns the first price
// and the last.
func (r *reader) bands(t *Track, list *source.Node) (from, to int) {
	t.Arrive = [len(t.Arrive)]uint8{}
	next := -1
	for _, band := range r.Items(list, 1, len(t.Arrive)) {
		r.Fields(band, "prices", "arrive")
		arrive := r.Number(band, "arrive", 0, mostArrival)
		for _, n := range r.Items(r.Field(band, "prices"), 1, len(t.Arrive)) {
			price := r.Whole(n, 0, mostValue)
			if next < 0 {
				from, next = price, price
			}
			if price != next {
				r.Keep(n.Wrong("is "+n.Value(), fmt.Sprintf("%d, because prices follow each other", next)))
			}
			if next++; next-from > len(t.Arrive) {
				r.Keep(n.Wrong("is "+n.Value(), fmt.Sprintf("at most %s", prose.Count(len(t.Arrive), "price"))))
			}
			if r.Err != nil {
				return from, to
			}
			t.Arrive[price-from] = uint8(arrive)
			to = price
		}
	}
	return from, to
}

// lines reads the lines of the brand track.
func (r *reader) lines(list *source.Node) {
	r.BrandLines, r.BrandLineCount = [len(r.BrandLines)]Line{}, 0
	last := 0
	for _, n := range r.Items(list, 1, len(r.BrandLines)) {
		r.Fields(n, "enter", "beef", "pork", "lamb")
		line := Line{Enter: r.Number(n, "enter", last+1, mostBrand), Meat: r.meats(n)}
		if line.Meat == [3]int{} {
			r.Keep(n.Wrong("raises no meat value", "beef, pork or lamb, one or more of them, from 1 to 9"))
		}
		if r.Err != nil {
			return
		}
		r.BrandLines[r.BrandLineCount] = line
		r.BrandLineCount++
		last = line.Enter
	}
}
