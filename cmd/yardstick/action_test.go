package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/require"
)

// action is the action for code hosts.
type action struct {
	Inputs  map[string]struct{ Default string }
	Outputs map[string]struct{ Value string }
	Runs    struct {
		Using string
		Steps []actionStep
	}
}

type actionStep struct {
	ID, Uses, If, Shell, Run string
	Env, With                map[string]string
}

func theAction(t *testing.T) (a action) {
	text, err := os.ReadFile("../../action.yml")
	require.NoError(t, err)
	require.NoError(t, yaml.Unmarshal(text, &a), "action.yml")
	return a
}

// job runs the steps of the action in a repository, as a code host does.
type job struct {
	t    *testing.T
	dir  string // the repository
	temp string
	path string
	// values are the values of expressions, outputs of steps among them.
	values map[string]string
	// ran are the steps that ran, "used" those of other actions with their parameters.
	ran  []string
	used map[string]map[string]string
}

// begunJob makes a repository with one commit, and returns a job in it with the inputs of a pull request.
func begunJob(t *testing.T, inputs map[string]string) *job {
	t.Helper()
	for _, needed := range []string{"bash", "git"} {
		if _, err := exec.LookPath(needed); err != nil {
			t.Skipf("needs %s", needed)
		}
	}
	j := &job{t: t, dir: t.TempDir(), temp: t.TempDir(), path: os.Getenv("PATH"), used: map[string]map[string]string{}}
	source, err := filepath.Abs("../..")
	require.NoError(t, err)
	j.values = map[string]string{"github.action_path": source, "github.event.before": "", "github.event.pull_request.base.sha": "",
		"github.event.pull_request.number": "7", "github.repository": "kim/games"}
	for _, key := range []string{"steps.judge.outputs.code", "steps.judge.outputs.sarif", "steps.compare.outputs.change"} {
		j.values[key] = ""
	}
	for name, input := range theAction(t).Inputs {
		j.values["inputs."+name] = j.expand(input.Default)
	}
	j.git("init", "-q", "-b", "main")
	j.git("commit", "-q", "--allow-empty", "-m", "begin")
	j.values["inputs.base"] = strings.TrimSpace(j.git("rev-parse", "HEAD"))
	for name, value := range inputs {
		require.Contains(t, j.values, "inputs."+name)
		j.values["inputs."+name] = value
	}
	return j
}

func (j *job) git(args ...string) string {
	j.t.Helper()
	command := exec.CommandContext(j.t.Context(), "git", append([]string{"-c", "user.name=kim", "-c", "user.email=kim@example.org"}, args...)...)
	command.Dir = j.dir
	out, err := command.CombinedOutput()
	require.NoError(j.t, err, string(out))
	return string(out)
}

// commit adds files to the repository.
func (j *job) commit(files map[string]string) *job {
	j.t.Helper()
	for name, text := range files {
		require.NoError(j.t, os.WriteFile(filepath.Join(j.dir, name), []byte(text), secret))
	}
	j.git("add", "-A")
	j.git("commit", "-q", "-m", "change")
	return j
}

// expression matches an expression of the code host.
var expression = regexp.MustCompile(`\$\{\{ (.*?) \}\}`)

// expand replaces expressions by their values.
func (j *job) expand(text string) string {
	return expression.ReplaceAllStringFunc(text, func(found string) string {
		value := ""
		for key := range strings.SplitSeq(expression.FindStringSubmatch(found)[1], " || ") {
			require.Contains(j.t, j.values, key)
			if value == "" {
				value = j.values[key]
			}
		}
		return value
	})
}

// holds evaluates a condition: comparisons with a text, joined by "and".
func (j *job) holds(condition string) bool {
	for part := range strings.SplitSeq(condition, " && ") {
		m := regexp.MustCompile(`^([\w.]+) (==|!=) '(.*)'$`).FindStringSubmatch(part)
		require.NotNil(j.t, m, condition)
		require.Contains(j.t, j.values, m[1])
		if (j.values[m[1]] == m[3]) != (m[2] == "==") {
			return false
		}
	}
	return true
}

// run runs the steps up to the first that fails, and returns its exit code, and the summary of the job.
func (j *job) run() (code int, summary string) {
	j.t.Helper()
	files := map[string]string{}
	for _, name := range []string{"GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH"} {
		files[name] = filepath.Join(j.temp, name)
		require.NoError(j.t, os.WriteFile(files[name], nil, secret))
	}
	for _, step := range theAction(j.t).Runs.Steps {
		if step.If != "" && !j.holds(step.If) {
			continue
		}
		if step.Uses != "" {
			j.used[step.Uses] = map[string]string{}
			for name, value := range step.With {
				j.used[step.Uses][name] = j.expand(value)
			}
			continue
		}
		if step.ID == "install" && testing.Short() {
			continue // the program under test is on the path
		}
		j.ran = append(j.ran, step.ID)
		script := filepath.Join(j.temp, step.ID+".sh")
		require.NoError(j.t, os.WriteFile(script, []byte(step.Run), secret))
		command := exec.CommandContext(j.t.Context(), step.Shell, "--noprofile", "--norc", "-eo", "pipefail", script)
		command.Dir, command.Env = j.dir, append(os.Environ(), "PATH="+j.path, "RUNNER_TEMP="+j.temp)
		for name, file := range files {
			command.Env = append(command.Env, name+"="+file)
		}
		for name, value := range step.Env {
			command.Env = append(command.Env, name+"="+j.expand(value))
		}
		said, err := command.CombinedOutput()
		j.t.Logf("%s: %s", step.ID, said)
		for line := range strings.Lines(j.read(files["GITHUB_OUTPUT"])) {
			name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "=")
			j.values["steps."+step.ID+".outputs."+name] = value
		}
		for line := range strings.Lines(j.read(files["GITHUB_PATH"])) {
			j.path = strings.TrimSpace(line) + string(os.PathListSeparator) + j.path
		}
		require.NoError(j.t, os.Truncate(files["GITHUB_OUTPUT"], 0))
		require.NoError(j.t, os.Truncate(files["GITHUB_PATH"], 0))
		if err != nil {
			code = command.ProcessState.ExitCode()
			break
		}
	}
	return code, j.read(files["GITHUB_STEP_SUMMARY"])
}

func (j *job) read(file string) string {
	j.t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(j.t, err)
	return string(text)
}

// right is the disputed record with another decision, which is upheld.
var right = strings.Replace(disputed, "load coal-4", "done", 1)

// No text of a change, and no input, becomes a part of a script.
func TestTheActionTakesValuesFromTheEnvironment(t *testing.T) {
	a := theAction(t)
	require.Equal(t, "composite", a.Runs.Using)
	scripts := 0
	for _, step := range a.Runs.Steps {
		require.NotContains(t, step.Run, "${{", step.ID)
		if step.Run != "" {
			scripts++
			require.Equal(t, "bash", step.Shell)
		}
		for name, value := range step.Env {
			require.Contains(t, step.Run+"GH_TOKEN GH_REPO", name)
			require.Regexp(t, `^\$\{\{ [^{}]+ \}\}$`, value)
		}
	}
	require.Equal(t, 5, scripts)
	for name, output := range a.Outputs {
		require.Regexp(t, `^\$\{\{ steps\.(judge|compare)\.outputs\.`+name+` \}\}$`, output.Value)
	}
}

// The action judges the records and scenarios of a change, and no others.
func TestTheActionJudgesAChange(t *testing.T) {
	question := "Feature: x\n  Scenario: y\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then it is ann's turn\n"
	reading := "game: yardmaster\nanswers:\n  yard-timing: any-time\n"
	for _, row := range []struct {
		law     string
		inputs  map[string]string
		files   map[string]string
		code    int
		summary []string
		results int
	}{
		{"right ones", nil, map[string]string{"a.yard": right, "b.feature": question}, 0, []string{"**Upheld**", "1 record and 1 scenario, 0 overruled"}, 0},
		{"a wrong one", nil, map[string]string{"a.yard": right, "b.yard": disputed}, 1, []string{"**Overruled**", "b.yard:6", "YM-YARD-04"}, 1},
		{"an unreadable one", nil, map[string]string{"a.feature": "Feature: x\n"}, 2, []string{"Not read", "a.feature"}, 1},
		{"nothing of the kind", nil, map[string]string{"a.txt": disputed}, 0, []string{"No record and no scenario changed."}, 0},
		{"of the patterns", map[string]string{"paths": "a*\n"}, map[string]string{"a.yard": right, "b.yard": disputed}, 0, []string{"**Upheld**"}, 0},
		{"without a pattern", map[string]string{"paths": "\n"}, map[string]string{"a.yard": right}, 2, nil, 0},
		{"with a pattern that is none", map[string]string{"paths": ":(dance)a"}, map[string]string{"a.yard": right}, 128, nil, 0},
		{"under a reading", map[string]string{"reading": "club $(touch pwned).yaml"},
			map[string]string{"a.yard": disputed, "club $(touch pwned).yaml": reading}, 0, []string{"**Upheld**"}, 0},
		{"of an unknown base, which is all", map[string]string{"base": "$(touch pwned)"}, map[string]string{"a.yard": disputed}, 1,
			[]string{"a.yard:6"}, 1},
		{"of a base that is a flag", map[string]string{"base": "--output=pwned"}, map[string]string{"a.yard": disputed}, 1, []string{"a.yard:6"}, 1},
		{"with hostile names", nil, map[string]string{"$(touch pwned);`touch pwned`\n\"'|& x.yard": disputed, "-o pwned.yard": disputed,
			"--force.yard": right, "${{ x }}\x1b[31m.yard": disputed}, 1, []string{"Overruled", "force.yard"}, 3},
	} {
		if testing.Short() && !strings.Contains("a wrong one; nothing of the kind; with hostile names", row.law) {
			continue
		}
		t.Run(row.law, func(t *testing.T) {
			j := begunJob(t, row.inputs).commit(row.files)
			code, summary := j.run()
			require.Equal(t, row.code, code, summary)
			require.NoFileExists(t, filepath.Join(j.dir, "pwned"))
			require.NotContains(t, summary, "\x1b")
			for _, says := range row.summary {
				require.Contains(t, summary, says)
			}
			if row.code > 2 || row.summary == nil {
				return // stopped before the judge
			}
			require.Equal(t, fmt.Sprint(row.code), j.values["steps.judge.outputs.code"])
			uploaded := j.used["github/codeql-action/upload-sarif@v3"]["sarif_file"]
			require.Equal(t, strings.HasPrefix(summary, "No record"), uploaded == "")
			if uploaded != "" {
				require.Equal(t, row.results, strings.Count(j.read(uploaded), `"ruleId"`))
			}
		})
	}
}

// An unchanged record that is wrong does not fail a change, and code scanning can be left out.
func TestTheActionLeavesOldRecordsAlone(t *testing.T) {
	j := begunJob(t, map[string]string{"sarif": "false"}).commit(map[string]string{"old.yard": disputed, "gone.yard": "no record"})
	j.values["inputs.base"] = strings.TrimSpace(j.git("rev-parse", "HEAD"))
	require.NoError(t, os.Remove(filepath.Join(j.dir, "gone.yard")))
	code, summary := j.commit(map[string]string{"new.yard": right}).run()
	require.Zero(t, code)
	require.NotContains(t, summary, "old.yard")
	require.NotContains(t, j.used, "github/codeql-action/upload-sarif@v3")
}

// The action reports the effects of a rule change: in the summary, and with a token in a comment.
func TestTheActionComparesReadings(t *testing.T) {
	if testing.Short() {
		t.Skip("compares six times: make test-all")
	}
	change := map[string]string{"game": "yardmaster", "b": "yard-timing=any-time", "games": "2"}
	j := begunJob(t, change)
	code, summary := j.run()
	require.Zero(t, code, summary)
	require.Contains(t, summary, "yard-timing=any-time")
	require.Contains(t, j.read(j.values["steps.compare.outputs.change"]), "yard-timing=any-time")
	require.NotContains(t, j.ran, "comment")

	change["token"] = "secret"
	j = begunJob(t, change)
	const gh = "#!/bin/sh\necho \"$GH_TOKEN $GH_REPO $*\" >> \"$RUNNER_TEMP/said\"\ncase \"$*\" in *--edit-last*) exit 1;; esac\ncat \"$5\" >> \"$RUNNER_TEMP/said\"\n"
	require.NoError(t, os.WriteFile(filepath.Join(j.temp, "gh"), []byte(gh), 0o700))
	j.path = j.temp + string(os.PathListSeparator) + j.path
	code, _ = j.run()
	require.Zero(t, code)
	said := j.read(filepath.Join(j.temp, "said"))
	require.Equal(t, 2, strings.Count(said, "secret kim/games pr comment 7 "), "another comment if there is none to change")
	require.Contains(t, said, "yard-timing=any-time")

	for _, hostile := range []map[string]string{{"game": "$(touch pwned)", "b": "default"}, {"game": "--json", "b": "default"},
		{"game": "yardmaster", "b": "; touch pwned"}, {"game": "yardmaster", "b": "default", "games": "1 -o pwned"}} {
		j = begunJob(t, hostile)
		code, _ = j.run()
		require.Equal(t, unread, code, "%v", hostile)
		require.NoFileExists(t, filepath.Join(j.dir, "pwned"))
	}
}

// hook is a hook for repositories of records.
type hook struct {
	ID, Entry, Language, Files string
	Args                       []string
}

// The hooks judge and format the files of a commit: their entry and arguments come before the names of the files.
func TestHooksOfARepository(t *testing.T) {
	text, err := os.ReadFile("../../.pre-commit-hooks.yaml")
	require.NoError(t, err)
	var hooks []hook
	require.NoError(t, yaml.Unmarshal(text, &hooks))
	require.Len(t, hooks, 2)
	folder := t.TempDir()
	typed := strings.Replace(right, "ann: done", "Ann: DONE", 1)
	names := []string{"-o x.yard", "a $(touch pwned).yard", "a.txt", "b.yard.old"}
	for _, name := range names {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(typed), secret))
	}
	commit := func(h hook) (int, string) {
		require.Equal(t, "golang", h.Language)
		words := append(strings.Fields(h.Entry), h.Args...)
		for _, name := range names {
			if regexp.MustCompile(h.Files).MatchString(name) {
				words = append(words, name)
			}
		}
		command := exec.CommandContext(t.Context(), words[0], words[1:]...)
		command.Dir = folder
		var out bytes.Buffer
		command.Stdout, command.Stderr = &out, &out
		_ = command.Run() // the exit code is the result
		return command.ProcessState.ExitCode(), out.String()
	}
	judge, format := hooks[0], hooks[1]
	code, said := commit(judge)
	require.Zero(t, code, said)
	require.Contains(t, said, "2 records")
	code, said = commit(format)
	require.Zero(t, code, said)
	for _, name := range names {
		now, err := os.ReadFile(filepath.Join(folder, name))
		require.NoError(t, err)
		require.Equal(t, strings.HasSuffix(name, ".yard"), string(now) == right, name)
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, names[0]), []byte(disputed), secret))
	code, said = commit(judge)
	require.Equal(t, conformsNot, code, said)
	require.Contains(t, said, "YM-YARD-04")
	require.NoFileExists(t, filepath.Join(folder, "pwned"))
}
