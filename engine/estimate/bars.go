package estimate

// Bar counts the numbers from From to From+Width-1.
type Bar struct {
	From  int64 `json:"from"`
	Width int64 `json:"width"`
	Count int64 `json:"count"`
}

// mostBars bounds the memory of a histogram. If there are more bars, their width doubles. So the bars depend on the
// numbers and not on their order.
const mostBars = 1024

// bars count numbers in bars of 2^shift numbers each, aligned to 0. The zero bars are empty.
type bars struct {
	shift uint
	// first is the number of the first bar: its least value shifted right.
	first  int64
	counts []int64
}

func (b *bars) add(v, times int64) {
	if i := v>>b.shift - b.first; i >= 0 && i < int64(len(b.counts)) {
		b.counts[i] += times
		return
	}
	b.cover(v)
	b.counts[v>>b.shift-b.first] += times
}

// cover widens the range to include a number, with wider bars if there are too many.
func (b *bars) cover(v int64) {
	if len(b.counts) == 0 {
		b.first, b.counts = v>>b.shift, make([]int64, 1)
		return
	}
	for {
		low, high := min(b.first, v>>b.shift), max(b.first+int64(len(b.counts))-1, v>>b.shift)
		if high-low < mostBars {
			counts := make([]int64, high-low+1)
			copy(counts[b.first-low:], b.counts)
			b.first, b.counts = low, counts
			return
		}
		b.widen()
	}
}

// widen makes every bar twice as wide.
func (b *bars) widen() {
	first := b.first >> 1
	counts := make([]int64, (b.first+int64(len(b.counts))-1)>>1-first+1)
	for i, n := range b.counts {
		counts[(b.first+int64(i))>>1-first] += n
	}
	b.shift, b.first, b.counts = b.shift+1, first, counts
}

func (b *bars) merge(other *bars) {
	for b.shift < other.shift && len(b.counts) > 0 {
		b.widen()
	}
	b.shift = max(b.shift, other.shift)
	for i, n := range other.counts {
		if n > 0 {
			b.add((other.first+int64(i))<<other.shift, n)
		}
	}
}

// Bars returns the counts of the numbers in at most 1,024 bars, from the least to the greatest number. The width is
// 1 if 1,024 bars of width 1 suffice.
func (s *Numbers) Bars() []Bar {
	list := make([]Bar, len(s.bars.counts))
	width := int64(1) << s.bars.shift
	for i, n := range s.bars.counts {
		list[i] = Bar{From: (s.bars.first + int64(i)) << s.bars.shift, Width: width, Count: n}
	}
	return list
}

// Quantile returns the least number at or above a share of the numbers, from 0 for the least to 1 for the greatest.
// If bars are wider than 1, it returns the least value of the bar, but never less than the least number. Without
// numbers, it returns 0.
func (s *Numbers) Quantile(share float64) int64 {
	if s.n == 0 {
		return 0
	}
	before := int64(0)
	for i, n := range s.bars.counts {
		if before += n; n > 0 && float64(before) >= share*float64(s.n) {
			return max(s.min, (s.bars.first+int64(i))<<s.bars.shift)
		}
	}
	return s.max
}
