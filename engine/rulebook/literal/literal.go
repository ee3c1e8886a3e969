// Package literal prints the default components of a game as Go source. The components are the
// result of the game's reader for the printed component file, from a zero value.
package literal

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// widest is the number of columns of the longest value on one line.
const widest = 120

// short is the number of columns of the longest struct that may share a line with others.
const short = 24

// write returns a value as Go source for gofmt. The value consists of integers, strings and
// booleans, and of structs and arrays of them. It leaves out zero fields and zeroes at the end of
// an array. The outermost type has its package name.
func write(v reflect.Value) string { return v.Type().String() + inner(v) }

// writeOut is like write, with one line for every field of a struct.
func writeOut(v reflect.Value) string {
	return v.Type().String() + "{\n" + strings.Join(append(fields(v), "}"), ",\n")
}

// inner returns a value without its type, which is clear from the surrounding value.
func inner(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Struct:
		return braces(fields(v), true)
	case reflect.Array:
		parts := elements(v)
		return braces(parts, scalar(v.Type().Elem().Kind()) || !slices.ContainsFunc(parts,
			func(part string) bool { return len(part) > short }))
	case reflect.String:
		return strconv.Quote(v.String())
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.FormatUint(v.Uint(), 10)
	}
	panic(fmt.Sprintf("components have no values of type %s", v.Type()))
}

func scalar(k reflect.Kind) bool { return k != reflect.Struct && k != reflect.Array }

func fields(v reflect.Value) []string {
	var parts []string
	for i := range v.NumField() {
		field, value := v.Type().Field(i), v.Field(i)
		if value.IsZero() {
			continue
		}
		text := inner(value)
		if !scalar(value.Kind()) {
			text = write(value)
		}
		parts = append(parts, field.Name+": "+text)
	}
	return parts
}

func elements(v reflect.Value) []string {
	n := v.Len()
	for n > 0 && v.Index(n-1).IsZero() {
		n--
	}
	parts := make([]string, n)
	for i := range parts {
		parts[i] = inner(v.Index(i))
	}
	return parts
}

// braces puts the parts of a value between braces. The parts are on one line if they fit, else in
// filled lines or on one line each.
func braces(parts []string, fill bool) string {
	if line := strings.Join(parts, ", "); len(line) <= widest && !strings.Contains(line, "\n") {
		return "{" + line + "}"
	}
	var b strings.Builder
	b.WriteString("{")
	column := widest
	for _, part := range parts {
		column += len(part) + len(", ")
		if !fill || column > widest || strings.Contains(part, "\n") {
			b.WriteString("\n")
			column = len(part)
		}
		b.WriteString(part + ", ")
	}
	return b.String() + "\n}"
}
