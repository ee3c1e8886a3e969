package desk

import (
	"io/fs"
	"path"
)

// Folder returns the page as files that any host can serve, by file name. The data of the page is in them.
func Folder(g *Given, engine *Engine) (map[string][]byte, error) {
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
	parts[path.Join(generated, engineFile)], parts[path.Join(generated, runtimeFile)] = engine.wasm, engine.script
	parts[path.Join(generated, libraryFile)], err = Library()
	return parts, err
}
