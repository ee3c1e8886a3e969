package desk

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
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
	empty, err := index(&Given{Program: g.Program})
	if err != nil {
		return nil, err
	}
	parts["index.html"], parts["empty.html"], parts["desk.css"] = []byte(page), []byte(empty), []byte(style)
	parts[path.Join(generated, engineFile)], parts[path.Join(generated, runtimeFile)] = engine.wasm, engine.script
	if parts[path.Join(generated, libraryFile)], err = Library(); err != nil {
		return nil, err
	}
	parts[offlineFile], err = offline(parts)
	return parts, err
}

// offlineFile is the script that keeps a copy of the page for a browser without a network.
const offlineFile = "offline.js"

// offline returns that script with the parts of the page, and with a version that changes with them.
func offline(parts map[string][]byte) ([]byte, error) {
	text, err := read(offlineFile)
	if err != nil {
		return nil, err
	}
	sum := sha256.New()
	var names []string
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(parts[name]))
		sum.Write(parts[name]) // a hash never returns an error
		if name != "index.html" && name != offlineFile {
			names = append(names, name)
		}
	}
	list, err := json.Marshal(names)
	if err != nil {
		return nil, err
	}
	for mark, is := range map[string]string{`["PARTS"]`: string(list), `VERSION`: hex.EncodeToString(sum.Sum(nil)[:8])} {
		if text, err = put(text, mark, is); err != nil {
			return nil, err
		}
	}
	return []byte(text), nil
}
