package part

import "slices"

// Path joins the names on the way to a part, from the drawing down: "players/ann/hand". It skips parts without a name.
func Path(path, name string) string {
	switch {
	case name == "":
		return path
	case path == "":
		return name
	}
	return path + "/" + name
}

// Changed returns the paths of the parts that differ between two drawings, sorted, each once: those of one drawing
// alone, and those that differ not only in named parts of theirs. A part without a name counts as its parent.
func Changed(before, after Part) []string {
	was, is := map[string][]*Part{}, map[string][]*Part{}
	own("", &before, was)
	own("", &after, is)
	var paths []string
	for path, parts := range is {
		if !slices.EqualFunc(parts, was[path], bare) {
			paths = append(paths, path)
		}
	}
	for path := range was {
		if _, still := is[path]; !still {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return paths
}

// own collects, by path, the parts without a name.
func own(path string, p *Part, into map[string][]*Part) {
	path = Path(path, p.Name)
	into[path] = append(into[path], p)
	for i := range p.Parts {
		own(path, &p.Parts[i], into)
	}
}
