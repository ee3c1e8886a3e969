// Program static writes the referee's desk as a folder that any host can serve.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk"
)

func main() {
	if len(os.Args) != 2 {
		fail(fmt.Errorf("name the folder to write"))
	}
	if err := write(os.Args[1]); err != nil {
		fail(err)
	}
	fmt.Println(os.Args[1] + ": the referee's desk; any host can serve it")
}

func write(folder string) error {
	engine, err := desk.Built()
	if err != nil {
		return err
	}
	parts, err := desk.Folder(&desk.Given{Program: "yardstick"}, engine)
	if err != nil {
		return err
	}
	for name, part := range parts {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, part, 0o666); err != nil {
			return err
		}
	}
	return nil
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "static:", err)
	os.Exit(1)
}
