import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { repositoryFiles, root } from './files.ts'
import { tagsOf, type Tag } from './test-tags.ts'

const folderOfRequirements = 'docs/requirements'
const tableFile = 'specification.md'

/** One statement of what the product does. `area` is the name of its file, e.g. 'browse'. */
export type Requirement = { id: string; area: string; text: string }
/** A row of the table: a line of the specification ('accounts:7', or 'none (…)') and the requirements it has become. */
export type Row = { line: string; ids: string[] }
/** `errors`: what is wrong with the files themselves. */
type Documents = { requirements: Requirement[]; table: Row[]; errors: string[] }

export type Coverage = {
  requirements: (Requirement & { tests: string[] })[]
  totals: { area: string; requirements: number; named: number }[]
  errors: string[]
}

/** The requirements in the text of one file; a list item that is none is an error. */
export function requirementsIn(area: string, markdown: string): Omit<Documents, 'table'> {
  const items = markdown.split('\n').filter((line) => line.startsWith('- '))
  const requirements = items.flatMap((item) => {
    const [, id, text] = /^- \*\*([A-Z]+-[1-9]\d*)\*\* (\S.*)$/.exec(item) ?? []
    return id && text ? [{ id, area, text, item }] : []
  })
  const misread = items.filter((item) => requirements.every((one) => one.item !== item))
  const foreign = requirements.filter(({ id }) => id.split('-')[0] !== area.toUpperCase())
  return {
    requirements: requirements.map(({ item: _, ...one }) => one),
    errors: [
      ...misread.map((item) => `${area}.md: "${item.slice(0, 60)}" is no requirement: - **ID-1** Statement.`),
      ...foreign.map(({ id }) => `${area}.md: ${id} belongs into another file`),
    ],
  }
}

/** The rows of the table, its heads left out. A row without an id has a dash and the reason. */
export function tableIn(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text) => {
    const [, line, cell] = /^\| ([a-z]+:\d+|none \([a-z]+\)) \| (.+) \|$/.exec(text) ?? []
    return line && cell ? [{ line, ids: cell.match(/\b[A-Z]+-\d+\b/g) ?? [] }] : []
  })
}

/** All requirements of the repository and the table. */
export async function readRequirements(folder = root): Promise<Documents> {
  const files = (await repositoryFiles(folder)).filter((file) => file.startsWith(`${folderOfRequirements}/`))
  const areas = files.map((file) => basename(file)).filter((name) => name !== tableFile && name !== 'README.md')
  const read = (name: string) => readFile(join(folder, folderOfRequirements, name), 'utf8')
  const found = await Promise.all(areas.map(async (name) => requirementsIn(name.slice(0, -3), await read(name))))
  return {
    requirements: found.flatMap(({ requirements }) => requirements),
    table: tableIn(await read(tableFile)),
    errors: found.flatMap(({ errors }) => errors),
  }
}

/** What the titles of all tests of the repository name. */
export async function readTags(folder = root): Promise<Tag[]> {
  const tests = (await repositoryFiles(folder)).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  const tags = await Promise.all(tests.map(async (file) => tagsOf(file, await readFile(join(folder, file), 'utf8'))))
  return tags.flat()
}

/**
 * Brings requirements, table and tests together. `stating`: the lines of the specification that state something
 * ('accounts:7'), where it is at hand.
 */
export function cover(documents: Documents, tags: readonly Tag[], stating?: ReadonlySet<string>): Coverage {
  const { requirements, table } = documents
  const tests = new Map(requirements.map(({ id }) => [id, new Set<string>()]))
  const inTable = new Set(table.flatMap(({ ids }) => ids))
  const errors = [
    ...documents.errors,
    ...repeated(requirements.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ...repeated(table.map(({ line }) => line)).map((line) => `${line} is in the table twice`),
    ...[...tests.keys()].filter((id) => !inTable.has(id)).map((id) => `${id} is missing from ${tableFile}`),
    ...[...inTable].filter((id) => !tests.has(id)).map((id) => `${id} in ${tableFile} is no requirement`),
    ...(stating ? differences(table, stating) : []),
  ]
  for (const { id, test } of tags) {
    const named = tests.get(id)
    if (named) named.add(test)
    else errors.push(`[${id}] is no requirement, named by ${test}`)
  }
  const covered = requirements.map((one) => ({ ...one, tests: [...(tests.get(one.id) ?? [])] }))
  const totals = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const own = covered.filter((one) => one.area === area)
    return { area, requirements: own.length, named: own.filter((one) => one.tests.length > 0).length }
  })
  return { requirements: covered, totals, errors }
}

/** Lines of the specification that the table does not have, and rows of the table that name no stating line. */
function differences(table: readonly Row[], stating: ReadonlySet<string>): string[] {
  const lines = new Set(table.map(({ line }) => line).filter((line) => !line.startsWith('none ')))
  return [
    ...[...stating].filter((line) => !lines.has(line)).map((line) => `${line} is missing from ${tableFile}`),
    ...[...lines].filter((line) => !stating.has(line)).map((line) => `${line} in ${tableFile} states nothing`),
  ]
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]

/** What is wrong with requirements, table and the tests that name them; not that a requirement has no test. */
export async function checkRequirements(folder = root): Promise<{ seen: string; findings: string[] }> {
  const { requirements, errors } = cover(await readRequirements(folder), await readTags(folder))
  const named = requirements.filter(({ tests }) => tests.length > 0).length
  return { seen: `${requirements.length} requirements, ${named} named by tests`, findings: errors }
}
