package drawtest

import (
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
)

// Sound checks a drawing as a tree and as pictures. Two neighbouring parts may not have the same name, and the
// picture must be XML. At the width of a phone and of a large page, no text may cover another or be cut off.
func Sound(tree part.Part) error {
	if err := named("", &tree); err != nil {
		return err
	}
	whole := svg.Whole(tree, "a caption", svg.Wide)
	pictures := []svg.Picture{whole}
	for i := range tree.Parts {
		pictures = append(pictures, svg.Section(&tree.Parts[i], svg.Narrow))
	}
	for _, picture := range pictures {
		if err := Clear(picture); err != nil {
			return fmt.Errorf("%d pixels wide, %s: %w", picture.Wide, picture.Name, err)
		}
	}
	return parsed(whole.SVG)
}

// named reports an error if two neighbouring parts have the same name.
func named(path string, p *part.Part) error {
	seen := map[string]bool{}
	for i := range p.Parts {
		q := &p.Parts[i]
		if q.Name != "" && seen[q.Name] {
			return fmt.Errorf("two parts are called %s", part.Path(path, q.Name))
		}
		seen[q.Name] = true
		if err := named(part.Path(path, q.Name), q); err != nil {
			return err
		}
	}
	return nil
}

// Clear reports an error if texts of a picture overlap or are cut off.
func Clear(picture svg.Picture) error {
	texts := slices.SortedFunc(slices.Values(picture.Texts), func(a, b svg.Text) int { return cmp.Compare(a.Y, b.Y) })
	for i, t := range texts {
		if t.X < 0 || t.Y < 0 || t.X+t.Wide > picture.Wide || t.Y+t.High > picture.High {
			return fmt.Errorf("%q is cut off: %+v in %d × %d", t.Text, t, picture.Wide, picture.High)
		}
		for _, other := range texts[i+1:] {
			if other.Y >= t.Y+t.High {
				break
			}
			if t.X < other.X+other.Wide && other.X < t.X+t.Wide {
				return fmt.Errorf("%+v lies on %+v", t, other)
			}
		}
	}
	return nil
}

// parsed reports an error if a text is not XML.
func parsed(text string) error {
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}
