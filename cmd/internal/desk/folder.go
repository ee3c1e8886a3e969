package desk

import (
	"io/fs"
	"path"
)

// Folder returns the page as files that any host can serve, by their names.
func Folder(program string) (map[string][]byte, error) {
	if err := Built(); err != nil {
		return nil, err
	}
	return folder(&Given{Program: program})
}

// folder returns the files of the page with its data.
func folder(g *Given) (map[string][]byte, error) {
	parts := map[string][]byte{}
	from := files()
	err := fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		if _, known := kinds[path.Ext(name)]; err != nil || d.IsDir() || !known {
			return err
		}
		parts[name], err = fs.ReadFile(from, name)
		return err
	})
	if err != nil {
		return nil, err
	}
	page, err := index(g)
	if err != nil {
		return nil, err
	}
	style, err := style()
	if err != nil {
		return nil, err
	}
	parts["index.html"], parts["desk.css"] = []byte(page), []byte(style)
	parts[libraryFile], err = Library()
	return parts, err
}
