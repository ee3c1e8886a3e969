package part

import "slices"

// Path adds the name of a part to the path of its parent, as in "players/ann/hand". A part without a name has
// the path of its parent.
func Path(path, name string) string {
	switch {
	case name == "":
		return path
	case path == "":
		return name
	}
	return path + "/" + name
}

// Changed returns the sorted paths of the parts that differ between two drawings or are in only one of them. A
// part does not count as changed if the only changes are in its own named parts. A change in a part without a
// name counts as a change of its parent.
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

// own collects all parts by their paths; the path of a part without a name is that of its parent.
func own(path string, p *Part, into map[string][]*Part) {
	path = Path(path, p.Name)
	into[path] = append(into[path], p)
	for i := range p.Parts {
		own(path, &p.Parts[i], into)
	}
}
