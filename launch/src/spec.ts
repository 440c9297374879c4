import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './checks/files.ts'
import { computeCoverage, readRequirements, readTags, type Coverage } from './checks/requirements.ts'
import { findStatementLines } from './checks/spec-lines.ts'

// npm run lab -- spec [-- --all | --json]: which requirements (docs/requirements) are named by tests, and which are
// not.
const folder = resolve(root, '../shared/spec')
const options = new Set(process.argv.slice(2))
const unknown = [...options].filter((one) => one !== '--all' && one !== '--json')

if (unknown.length > 0) {
  console.error(`Unknown option: ${unknown.join(' ')}. Options: --all (every requirement with its tests), --json.`)
  process.exit(2)
}

const statements = await readStatements()
const coverage = computeCoverage(await readRequirements(), await readTags(), statements)

if (options.has('--json')) console.log(JSON.stringify(coverage, undefined, 2))
else print(coverage)
process.exitCode = coverage.errors.length > 0 ? 1 : 0

/** The lines with statements of the specification; undefined if the specification is not next to the clone. */
async function readStatements(): Promise<Set<string> | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!names) return undefined
  const lines = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8')
        return findStatementLines(text).map((line) => `${name.slice(0, -3)}:${line}`)
      }),
  )
  return new Set(lines.flat())
}

function print({ requirements, totals, errors }: Coverage): void {
  if (options.has('--all')) {
    for (const { id, text, tests } of requirements.filter((one) => one.tests.length > 0))
      console.log(`${id}  ${text}\n${tests.map((one) => `    ${one}`).join('\n')}`)
    console.log()
  }
  console.log('Named by no test:')
  for (const { id, text } of requirements.filter((one) => one.tests.length === 0))
    console.log(`${id}  ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`)
  console.log()
  for (const { area, requirements: all, named } of totals)
    console.log(`${area.padEnd(12)} ${all} requirements, ${named} named by tests, ${all - named} by none`)
  const named = requirements.filter(({ tests }) => tests.length > 0).length
  console.log(`All: ${requirements.length} requirements, ${named} named by tests`)
  if (statements) console.log(`The table was compared with ${statements.size} lines of the specification.`)
  for (const error of errors) console.error(`error: ${error}`)
}
