// Package skeleton writes the first files of a new game: packages for its rules, scenarios and reference games.
// The packages contain one clause, one law and one reference game. Each list of games gets a new line. Package
// open provides the rest of the game.
//
// The first files are those of Countdown, a small game in the folders below, which compiles and is tested like
// all other code. A new game is Countdown with other names.
package skeleton

import (
	"embed"
	"fmt"
	"go/format"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// floors lists the folders of Countdown, each with the folder for the new game's package.
var floors = [][2]string{
	{"engine/countdown", "engine"},
	{"features/countdown", "features"},
	{"golden/countdown", "golden"},
}

//go:embed engine features golden
var countdown embed.FS

const (
	modulePath = "github.com/yardstick-rules/yardstick"
	at         = modulePath + "/cmd/internal/skeleton/"
)

// Written lists the files written for a new game, as slash-separated paths from the root of the module.
type Written struct {
	// Room is the name of the new packages.
	Room string `json:"room"`
	// Files lists the new files. Lists names the lists of games that got a new line.
	Files []string `json:"files"`
	Lists []string `json:"lists"`
}

// Write writes the files of a new game into the module at root, either all of them or none. Write never
// overwrites a file. The generated tables are those of Countdown until go generate runs in the game's folder
// under engine.
func Write(root string, n Names) (*Written, error) {
	if err := isModule(root); err != nil {
		return nil, err
	}
	if err := n.check(); err != nil {
		return nil, err
	}
	w := &Written{Room: n.room()}
	texts, err := n.files()
	if err != nil {
		return nil, err
	}
	for _, f := range floors {
		room := path.Join(f[1], n.room())
		if _, err := os.Lstat(filepath.Join(root, room)); err == nil {
			return nil, fmt.Errorf("%s exists already: choose another name", room)
		}
	}
	lists, err := withLines(root, n)
	if err != nil {
		return nil, err
	}
	w.Files, w.Lists = slices.Sorted(maps.Keys(texts)), slices.Sorted(maps.Keys(lists))
	maps.Copy(texts, lists)
	if err := write(root, texts); err != nil {
		return nil, err
	}
	return w, nil
}

// isModule returns an error unless root is a checkout of this module.
func isModule(root string) error {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil || !strings.HasPrefix(string(mod), "module "+modulePath+"\n") {
		return fmt.Errorf("%s is not a checkout of %s: run the command at its root, or name the root with --root", root, modulePath)
	}
	return nil
}

// files returns the files of the game by path.
func (n Names) files() (map[string]string, error) {
	texts := map[string]string{}
	for _, floor := range floors {
		err := fs.WalkDir(countdown, floor[0], func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := countdown.ReadFile(name)
			if err != nil {
				return err
			}
			below := strings.ReplaceAll(strings.TrimPrefix(name, floor[0]), "countdown", n.room())
			if path.Base(name) == rulebook.HistoryFile {
				text = new(rulebook.History).Text() // go generate adds the first edition, whose ids differ
			}
			texts[floor[1]+"/"+n.room()+below], err = n.formatted(name, string(text))
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return texts, nil
}

// formatted returns a text of Countdown with the names of the game. Go code is formatted again, because other
// names have another order.
func (n Names) formatted(name, text string) (string, error) {
	text = n.in(text)
	if path.Ext(name) != ".go" {
		return text, nil
	}
	code, err := format.Source([]byte(text))
	return string(code), err
}
