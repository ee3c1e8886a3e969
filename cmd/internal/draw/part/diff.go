package part

import "slices"

// Path joins the names on the way to a part, from the drawing down: "players/ann/hand". Parts without a name are passed over.
func Path(path, name string) string {
	switch {
	case name == "":
		return path
	case path == "":
		return name
	}
	return path + "/" + name
}

// Changed are the paths of the parts that differ between two drawings, sorted, each once: those that only one of them has, and those that
// have changed in themselves, not only in parts with names of their own. What has no name belongs to the part around it.
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

// own collects by path the parts that are there without a name of their own.
func own(path string, p *Part, into map[string][]*Part) {
	path = Path(path, p.Name)
	into[path] = append(into[path], p)
	for i := range p.Parts {
		own(path, &p.Parts[i], into)
	}
}
