package estimate

import "math"

// Part is one of several samples that are averaged: its numbers, each of which is a sum over Per
// things.
type Part struct {
	Numbers *Numbers
	Per     int
}

// Average returns the mean of the means of several samples, such as one per table size. Every
// sample has the same weight, whatever its size. A number is divided by the Per of its sample. The
// interval is Welch's, for samples of unequal spread. Shows is the smallest true difference from 0
// that the samples detect in four runs of five. Samples of fewer than two numbers are left out, and
// n is the number of the others. If n is 0, the interval has no bounds.
func Average(parts []Part) (e Estimate, shows float64, n int) {
	var sum, spread, weight float64
	for _, p := range parts {
		if p.Numbers.n < 2 {
			continue
		}
		n++
		per := float64(p.Per)
		sum += float64(p.Numbers.sum) / float64(p.Numbers.n) / per
		wrong := p.Numbers.wrong() / per
		spread += wrong * wrong
		weight += wrong * wrong * wrong * wrong / float64(p.Numbers.n-1)
	}
	if n == 0 {
		return Estimate{Low: math.Inf(-1), High: math.Inf(1)}, math.Inf(1), 0
	}
	mean, wrong := sum/float64(n), math.Sqrt(spread)/float64(n)
	if wrong == 0 {
		return Estimate{Value: mean, Low: mean, High: mean}, 0, n
	}
	t := student(max(1, int64(spread*spread/weight)))
	return Estimate{Value: mean, Low: mean - t*wrong, High: mean + t*wrong}, (t + power) * wrong, n
}
