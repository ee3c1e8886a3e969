// Reads feature files with Cucumber's parser: node pickles.mjs FOLDER-OF-NODE-MODULES, with [{"name", "text"}] on standard input.
import {createRequire} from "node:module";
import {pathToFileURL} from "node:url";

const find = createRequire(pathToFileURL(process.argv[2] + "/"));
const load = async (name) => import(pathToFileURL(find.resolve(name)));
const {AstBuilder, GherkinClassicTokenMatcher, Parser, compile} = await load("@cucumber/gherkin");
const {IdGenerator} = await load("@cucumber/messages");

let input = "";
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) input += chunk;

const shown = (step) => ({
  Type: step.type, Text: step.text, Doc: step.argument?.docString?.content ?? "", Media: step.argument?.docString?.mediaType ?? "",
  Table: (step.argument?.dataTable?.rows ?? []).map((row) => row.cells.map((cell) => cell.value)),
});

const read = ({name, text}) => {
  const id = IdGenerator.incrementing();
  try {
    const document = new Parser(new AstBuilder(id), new GherkinClassicTokenMatcher()).parse(text);
    return compile(document, name, id).map((p) => ({
      Name: p.name, Line: p.location?.line ?? 0, Language: p.language, Tags: p.tags.map((tag) => tag.name), Steps: p.steps.map(shown),
    }));
  } catch (error) {
    return String(error.message);
  }
};
console.log(JSON.stringify(JSON.parse(input).map(read)));
