import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './checks/files.ts'
import { cover, readRequirements, readTags, type Coverage } from './checks/requirements.ts'
import { statingLines } from './checks/spec-lines.ts'

// npm run spec [-- --all | --json]: which requirements (docs/requirements) the tests name, and which none names.
const folder = resolve(root, '../shared/spec')
const asked = new Set(process.argv.slice(2))
const unknown = [...asked].filter((one) => one !== '--all' && one !== '--json')

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known are --all (every requirement with its tests) and --json.`)
  process.exit(2)
}

const stating = await readStating()
const coverage = cover(await readRequirements(), await readTags(), stating)

if (asked.has('--json')) console.log(JSON.stringify(coverage, undefined, 2))
else print(coverage)
process.exitCode = coverage.errors.length > 0 ? 1 : 0

/** The stating lines of the specification, where it lies beside the clone. */
async function readStating(): Promise<Set<string> | undefined> {
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
        return statingLines(text).map((line) => `${name.slice(0, -3)}:${line}`)
      }),
  )
  return new Set(lines.flat())
}

function print({ requirements, totals, errors }: Coverage): void {
  if (asked.has('--all')) {
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
  if (stating) console.log(`The table has been compared with ${stating.size} lines of the specification.`)
  for (const error of errors) console.error(`error: ${error}`)
}
