package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// conformFiles holds the files that a report is written to.
type conformFiles struct {
	reports map[string]*output.File
	known   *output.File
	// leave removes the folder of --save if it is new and empty; nil without the flag.
	leave func()
}

// close closes the files, also after an error.
func (f *conformFiles) close() {
	if f.leave != nil {
		f.leave()
	}
}

// files checks in advance that the files can be written.
func (c *conformCmd) files() (files conformFiles, err error) {
	const says = "end the name of a report in .md, .json, .xml or .html, and that of a badge in .svg"
	if files.reports, err = openReports(c.Outputs, []string{".md", ".json", ".xml", ".html", ".svg"}, says, c.Force); err != nil {
		return files, err
	}
	if c.WriteKnown != "" {
		if files.known, err = output.Open(c.WriteKnown, c.Force || c.WriteKnown == c.Known); err != nil {
			return files, at(c.WriteKnown, err)
		}
	}
	if c.Differences != "" {
		if files.leave, err = output.Folder(c.Differences, c.Force); err != nil {
			return files, at(c.Differences, err)
		}
	}
	return files, nil
}

// records writes the records and the scenarios that show the findings.
func (c *conformCmd) records(ctx context.Context, entry games.Entry, said *conform.Answer, tried engine.Subject) (err error) {
	if c.Differences == "" {
		return nil
	}
	if err := output.Sweep(c.Differences); err != nil {
		return at(c.Differences, err)
	}
	written := map[string]string{}
	defer func() {
		if broken := output.Remember(c.Differences, written); broken != nil && err == nil {
			err = at(c.Differences, broken)
		}
	}()
	for i := range said.Deaths {
		d := &said.Deaths[i]
		if d.Stderr == "" {
			continue
		}
		d.File = filepath.Join(c.Differences, fmt.Sprintf("%02d-death.stderr.txt", i+1))
		if err := c.write(d.File, d.Stderr); err != nil {
			return err
		}
		written[filepath.Base(d.File)] = d.Stderr
	}
	for i := range said.Found {
		f := &said.Found[i]
		name := filepath.Join(c.Differences, fmt.Sprintf("%02d-%s", i+1, f.Name()))
		if text, err := f.Record(entry); err == nil { // otherwise no record can show it
			f.File = name + ".yard"
			if err := c.write(f.File, text); err != nil {
				return err
			}
			written[filepath.Base(f.File)] = text
		}
		text, err := f.Scenario(ctx, entry, tried)
		switch {
		case err == nil:
			f.Feature = name + ".feature"
			if err := c.write(f.Feature, text); err != nil {
				return err
			}
			written[filepath.Base(f.Feature)] = text
		case !errors.Is(err, dispute.ErrNoContrast):
			return err
		}
	}
	return nil
}

// write writes a file of --save.
func (c *conformCmd) write(name, text string) error {
	file, err := output.Open(name, c.Force)
	if err == nil {
		err = file.Write(text)
	}
	if err != nil {
		return at(name, err)
	}
	return nil
}

// writeReport writes a report in the format of the file's ending.
func writeReport(entry games.Entry, said *conform.Answer, path string, file *output.File) error {
	var b strings.Builder
	var err error
	switch strings.ToLower(filepath.Ext(path)) {
	case ".json":
		var text string
		text, err = report.JSON(said)
		b.WriteString(text)
	case ".xml":
		err = said.WriteXML(&b, time.Now())
	case ".svg":
		b.WriteString(said.Badge())
	case ".html":
		err = page.Conform(&b, entry, said, page.Head{Program: said.Program, Command: said.Command})
	default:
		b.WriteString(prose.Clean(said.Doc().Markdown()))
	}
	if err != nil {
		return err
	}
	return file.Write(b.String())
}
