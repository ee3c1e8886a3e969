package lawtest

import (
	"math/rand/v2"
	"reflect"
	"unsafe"
)

// place is a field of a flat state, inside structs and lists of structs. Its name omits the indices
// of list elements.
type place struct {
	name string
	// path lists the fields that lead to the place, with inList for an element of a list.
	path []int
	// change is the change made at the place.
	change change
	// seen are some values that the place had in games.
	seen []reflect.Value
}

const inList = -1

// change is one small change of a value. It reports whether the value is now different.
type change struct {
	says string
	// near reports whether the value is possible in a game.
	near bool
	do   func(v reflect.Value, seen []reflect.Value, rnd *rand.Rand) bool
}

// changes returns the changes for values of a kind. An integer of 64 bits is a set.
func changes(kind reflect.Kind) []change {
	switch kind {
	case reflect.Bool:
		return []change{{"turned", true, func(v reflect.Value, _ []reflect.Value, _ *rand.Rand) bool { v.SetBool(!v.Bool()); return true }}}
	case reflect.Uint64:
		return []change{{"one more", true, flip(0)}, {"one less", true, flip(1)}, {"another", true, another}}
	case reflect.Array:
		return []change{{"exchanged", true, exchange}}
	}
	const far = 50
	return []change{{"+1", true, add(1)}, {"-1", true, add(-1)}, {"another", true, another},
		{"far above", false, add(far)}, {"far below", false, add(-far)}}
}

// add makes a number greater or less, within its type.
func add(n int64) func(reflect.Value, []reflect.Value, *rand.Rand) bool {
	return func(v reflect.Value, _ []reflect.Value, _ *rand.Rand) bool {
		if v.CanInt() {
			v.SetInt(v.Int() + n)
		} else {
			v.SetUint(v.Uint() + uint64(n))
		}
		return true
	}
}

// flip turns one bit of a set, among the bits with the value is.
func flip(is uint64) func(reflect.Value, []reflect.Value, *rand.Rand) bool {
	return func(v reflect.Value, _ []reflect.Value, rnd *rand.Rand) bool {
		for at, n := rnd.IntN(v.Type().Bits()), 0; n < v.Type().Bits(); n++ {
			if bit := uint((at + n) % v.Type().Bits()); v.Uint()>>bit&1 == is {
				v.SetUint(v.Uint() ^ 1<<bit)
				return true
			}
		}
		return false
	}
}

// another replaces a value by a value that the same place had in a game.
func another(v reflect.Value, seen []reflect.Value, rnd *rand.Rand) bool {
	if len(seen) == 0 {
		return false
	}
	other := seen[rnd.IntN(len(seen))]
	if v.Equal(other) {
		return false
	}
	v.Set(other)
	return true
}

// exchange swaps an element of a list and the one after it.
func exchange(v reflect.Value, _ []reflect.Value, rnd *rand.Rand) bool {
	for at, n := rnd.IntN(v.Len()), 0; n < v.Len(); n++ {
		a, b := v.Index((at+n)%v.Len()), v.Index((at+n+1)%v.Len())
		if !a.Equal(b) {
			was := reflect.New(a.Type()).Elem()
			was.Set(a)
			a.Set(b)
			b.Set(was)
			return true
		}
	}
	return false
}

// placesOf returns the places of a type with the changes for each. It leaves out pointers and other
// unusual values.
func placesOf(t reflect.Type, name string, path []int) (all []*place) {
	here := func() {
		for _, c := range changes(t.Kind()) {
			all = append(all, &place{name: name, path: path, change: c})
		}
	}
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			inner := name + "." + f.Name
			if f.Anonymous {
				inner = name
			} else if name == "" {
				inner = f.Name
			}
			all = append(all, placesOf(f.Type, inner, append(path[:len(path):len(path)], i))...)
		}
	case reflect.Array:
		here()
		if t.Elem().Kind() == reflect.Array {
			name += "[]" // distinguishes the inner lists from the list that contains them
		}
		all = append(all, placesOf(t.Elem(), name, append(path[:len(path):len(path)], inList))...)
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		here()
	}
	return all
}

// in returns the place in a state, in a random element of each list.
func (p *place) in(v reflect.Value, rnd *rand.Rand) reflect.Value {
	for _, i := range p.path {
		if i == inList {
			v = v.Index(rnd.IntN(v.Len()))
			continue
		}
		f := v.Field(i)
		v = reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem() // fields of other packages can only be set through their address
	}
	return v
}

// perturb changes the place in a state, and reports whether the value changed.
func (p *place) perturb(v reflect.Value, rnd *rand.Rand) bool {
	const most = 16
	at := p.in(v, rnd)
	was := reflect.New(at.Type()).Elem()
	was.Set(at)
	changed := p.change.do(at, p.seen, rnd)
	if len(p.seen) < most {
		p.seen = append(p.seen, was)
	} else {
		p.seen[rnd.IntN(most)] = was
	}
	return changed
}
