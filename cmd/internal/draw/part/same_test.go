package part_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// Two parts are the same if every field is: of the part itself, of a column, of the frame, of a part on it.
func TestSamePartsAreTheSameInEveryField(t *testing.T) {
	whole := func() *part.Part {
		return &part.Part{Columns: []part.Column{{}}, Frame: &part.Frame{}, Parts: []part.Part{{Parts: []part.Part{{}}}}}
	}
	require.True(t, part.Same(whole(), whole()))
	for law, within := range map[string]func(*part.Part) any{
		"itself":   func(p *part.Part) any { return p },
		"a column": func(p *part.Part) any { return &p.Columns[0] },
		"a frame":  func(p *part.Part) any { return p.Frame },
		"a part":   func(p *part.Part) any { return &p.Parts[0].Parts[0] },
	} {
		fields := reflect.TypeOf(within(whole())).Elem()
		for i := range fields.NumField() {
			other := whole()
			differ(t, reflect.ValueOf(within(other)).Elem().Field(i))
			require.False(t, part.Same(whole(), other), fmt.Sprint(law, ": ", fields.Field(i).Name))
			require.False(t, part.Same(other, whole()), fmt.Sprint(law, ": ", fields.Field(i).Name))
		}
	}
}

// differ gives a field another value than the zero one, or than the one that it has.
func differ(t *testing.T, field reflect.Value) {
	switch field.Kind() {
	case reflect.String:
		field.SetString("x")
	case reflect.Int:
		field.SetInt(7)
	case reflect.Bool:
		field.SetBool(true)
	case reflect.Slice:
		if field.Len() > 0 {
			field.SetZero()
			return
		}
		field.Set(reflect.MakeSlice(field.Type(), 1, 1))
	case reflect.Pointer:
		if !field.IsNil() {
			field.SetZero()
			return
		}
		field.Set(reflect.New(field.Type().Elem()))
	default:
		t.Fatalf("a field of a kind that nobody compares: %s", field.Kind())
	}
}
