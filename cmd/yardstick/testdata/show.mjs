// Shows Cucumber Messages as the HTML formatter does, in a page without a window, and prints the text of the page.
//   node show.mjs <the folder of the formatter> <messages.ndjson>
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'

const [folder, messages] = process.argv.slice(2)
const require = createRequire(path.join(path.resolve(folder), 'x.js'))
const { CucumberHtmlStream } = await import(pathToFileURL(require.resolve('@cucumber/html-formatter')))
const { JSDOM, VirtualConsole } = require('jsdom')

const envelopes = fs.readFileSync(messages, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line))
let html = ''
const page = new Writable({ write(chunk, _, done) { html += chunk; done() } })
await pipeline(Readable.from(envelopes), new CucumberHtmlStream(), page)

const wrong = []
const virtualConsole = new VirtualConsole()
virtualConsole.on('jsdomError', (error) => { if (!/stylesheet/.test(error.message)) wrong.push(error.message) })
virtualConsole.on('error', (error) => wrong.push(String(error)))
const { window } = new JSDOM(html, { runScripts: 'dangerously', pretendToBeVisual: true, virtualConsole, url: 'http://localhost/' })
const content = () => window.document.querySelector('#content').textContent
for (let waited = 0; waited < 20000 && !/Feature:/.test(content()); waited += 50) {
  await new Promise((resolve) => setTimeout(resolve, 50))
}
console.log(content())
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
process.exit(0)
