package pairs

// Without leaves parts out of a list, long parts first, and passes each shorter list to the function try, as
// long as more returns true. The function try returns the best list so far: the previous best list, or a copy
// of the list that it received.
func Without[T any](best []T, try func(list []T) []T, more func() bool) []T {
	var tried []T
	for part := len(best) / 2; part > 0; part = shorter(part) {
		step := max(1, part/4)
		for from := len(best) - part; from >= 0 && more(); from -= step {
			if from+part <= len(best) {
				tried = append(append(tried[:0], best[:from]...), best[from+part:]...)
				best = try(tried)
			}
		}
	}
	return best
}

// shorter returns the next length of a part to leave out.
func shorter(length int) int {
	if length > 8 {
		return length / 2
	}
	return length - max(1, length/3)
}
