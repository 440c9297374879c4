import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { repositoryFiles, root } from './checks/files.ts'
import { cover, statingLines, tagsOf, type Coverage } from './checks/spec-lines.ts'

// npm run spec [-- --all | --json]: which lines of the specification the tests name, and which none names.
const folder = resolve(root, '../shared/spec')
const asked = new Set(process.argv.slice(2))
const unknown = [...asked].filter((one) => one !== '--all' && one !== '--json')

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known are --all (every line with its tests) and --json.`)
  process.exit(2)
}

const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
})
if (!names) {
  console.log(
    'The specification (../shared/spec) is not beside this clone, so there is nothing to compare the tests with.',
  )
  process.exit(0)
}

const specifications = names.filter((name) => name.endsWith('.md')).toSorted()
const stating = await Promise.all(
  specifications.map(async (name) => statingLines(name.slice(0, -3), await readFile(join(folder, name), 'utf8'))),
)
const testFiles = (await repositoryFiles()).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
const tags = await Promise.all(testFiles.map(async (file) => tagsOf(file, await readFile(join(root, file), 'utf8'))))
const coverage = cover(stating.flat(), tags.flat())

if (asked.has('--json')) console.log(JSON.stringify(coverage, undefined, 2))
else print(coverage)
process.exitCode = coverage.errors.length > 0 ? 1 : 0

function print({ lines, totals, errors }: Coverage): void {
  if (asked.has('--all')) {
    for (const { file, line, text, tests } of lines.filter((one) => one.tests.length > 0))
      console.log(`${file}:${line}  ${text}\n${tests.map((one) => `    ${one}`).join('\n')}`)
    console.log()
  }
  console.log('Named by no test:')
  for (const { file, line, text } of lines.filter((one) => one.tests.length === 0))
    console.log(`${file}:${line}  ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`)
  console.log()
  for (const { file, stating: all, named } of totals)
    console.log(`${file}: ${all} lines state something, ${named} named by tests, ${all - named} by none`)
  for (const error of errors) console.error(`error: ${error}`)
}
