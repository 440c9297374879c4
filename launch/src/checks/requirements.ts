import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listRepositoryFiles, root } from './files.ts'
import { findTags, type Tag } from './test-tags.ts'

const requirementsFolder = 'docs/requirements'
const tableFile = 'specification.md'

/** One statement about the product. `area` is the name of its file, e.g. 'browse'. */
export type Requirement = { id: string; area: string; text: string }
/**
 * A row of the table: a line of the specification ('accounts:7') and its requirements. 'none (area)': the requirements
 * of an area without a line in the specification.
 */
export type Row = { line: string; ids: string[] }
/** `errors`: format errors of the files. */
type Documents = { requirements: Requirement[]; table: Row[]; errors: string[] }

export type Coverage = {
  requirements: (Requirement & { tests: string[] })[]
  totals: { area: string; requirements: number; named: number }[]
  errors: string[]
}

/** Parses the requirements of one file. A list item in another format is an error. */
export function parseRequirements(area: string, markdown: string): Omit<Documents, 'table'> {
  const items = markdown.split('\n').filter((line) => line.startsWith('- '))
  const requirements = items.flatMap((item) => {
    const [, id, text] = /^- \*\*([A-Z]+-[1-9]\d*)\*\* (\S.*)$/.exec(item) ?? []
    return id && text ? [{ id, area, text, item }] : []
  })
  const unreadable = items.filter((item) => requirements.every((one) => one.item !== item))
  const foreign = requirements.filter(({ id }) => id.split('-')[0] !== area.toUpperCase())
  return {
    requirements: requirements.map(({ item: _, ...one }) => one),
    errors: [
      ...unreadable.map((item) => `${area}.md: "${item.slice(0, 60)}" does not have the format: - **ID-1** Statement.`),
      ...foreign.map(({ id }) => `${area}.md: ${id} belongs to another file`),
    ],
  }
}

/** Parses the rows of the tables without their headings. A row without an id has a dash and the reason. */
export function parseTable(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text) => {
    const [, line, cell] = /^\| ([a-z]+:\d+|none \([a-z]+\)) \| (.+) \|$/.exec(text) ?? []
    return line && cell ? [{ line, ids: cell.match(/\b[A-Z]+-\d+\b/g) ?? [] }] : []
  })
}

/** All requirements of the repository and the table. */
export async function readRequirements(folder = root): Promise<Documents> {
  const files = (await listRepositoryFiles(folder)).filter((file) => file.startsWith(`${requirementsFolder}/`))
  const areas = files.filter((file) => ![tableFile, 'README.md'].includes(basename(file)))
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const found = await Promise.all(areas.map(async (file) => parseRequirements(basename(file, '.md'), await read(file))))
  return {
    requirements: found.flatMap(({ requirements }) => requirements),
    table: parseTable(await read(join(requirementsFolder, tableFile))),
    errors: found.flatMap(({ errors }) => errors),
  }
}

/** The tags in the titles of all tests of the repository. */
export async function readTags(folder = root): Promise<Tag[]> {
  const tests = (await listRepositoryFiles(folder)).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  const tags = await Promise.all(tests.map(async (file) => findTags(file, await readFile(join(folder, file), 'utf8'))))
  return tags.flat()
}

/**
 * Finds the tests of each requirement, and the differences between requirements, table and tests. `statedLines`:
 * the lines of the specification that state something ('accounts:7'), if it is available.
 */
export function computeCoverage(
  documents: Documents,
  tags: readonly Tag[],
  statedLines?: ReadonlySet<string>,
): Coverage {
  const { requirements, table } = documents
  const tests = new Map(requirements.map(({ id }) => [id, new Set<string>()]))
  const tableIds = new Set(table.flatMap(({ ids }) => ids))
  const errors = [
    ...documents.errors,
    ...findDuplicates(requirements.map(({ id }) => id)).map((id) => `${id} has duplicates`),
    ...findDuplicates(table.map(({ line }) => line)).map((line) => `${line} is in the table twice`),
    ...[...tests.keys()].filter((id) => !tableIds.has(id)).map((id) => `${id} is missing from ${tableFile}`),
    ...[...tableIds].filter((id) => !tests.has(id)).map((id) => `${id} in ${tableFile} is not a requirement`),
    ...(statedLines ? findDifferences(table, statedLines) : []),
  ]
  for (const { id, test } of tags) {
    const named = tests.get(id)
    if (named) named.add(test)
    else errors.push(`[${id}] is not a requirement, named by ${test}`)
  }
  const covered = requirements.map((one) => ({ ...one, tests: [...(tests.get(one.id) ?? [])] }))
  const totals = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const requirementsOfArea = covered.filter((one) => one.area === area)
    return {
      area,
      requirements: requirementsOfArea.length,
      named: requirementsOfArea.filter((one) => one.tests.length > 0).length,
    }
  })
  return { requirements: covered, totals, errors }
}

/** Lines of the specification that are missing from the table, and rows of the table without such a line. */
function findDifferences(table: readonly Row[], statedLines: ReadonlySet<string>): string[] {
  const lines = new Set(table.map(({ line }) => line).filter((line) => !line.startsWith('none ')))
  return [
    ...[...statedLines].filter((line) => !lines.has(line)).map((line) => `${line} is missing from ${tableFile}`),
    ...[...lines]
      .filter((line) => !statedLines.has(line))
      .map((line) => `${line} in ${tableFile} is not a line with a statement`),
  ]
}

const findDuplicates = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]

/** Checks requirements, table and tags. A requirement without a test is not a finding. */
export async function checkRequirements(folder = root): Promise<{ summary: string; findings: string[] }> {
  const { requirements, errors } = computeCoverage(await readRequirements(folder), await readTags(folder))
  const named = requirements.filter(({ tests }) => tests.length > 0).length
  return { summary: `${requirements.length} requirements, ${named} named by tests`, findings: errors }
}
