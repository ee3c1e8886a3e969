package pairs

// Without tries a list without each of its parts, long ones first, while more returns true. Try returns the
// best list so far: the one before, or a shorter one that shares nothing with the list that it gets.
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

// shorter returns the next length to leave out.
func shorter(length int) int {
	if length > 8 {
		return length / 2
	}
	return length - max(1, length/3)
}
