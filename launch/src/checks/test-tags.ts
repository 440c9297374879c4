import { parseSync } from '@swc/core'

/** A tag in square brackets in the title of a test: the id of a requirement, or a text of the same form. */
export type Tag = { id: string; test: string }

/**
 * Tags at any position of a title: [BROWSE-2], [BROWSE-2, CARD-1]. Also line numbers of a specification: [pages:2-3].
 */
const tag = /\[((?:[A-Z]+-\d+|[a-z]+:[\d-]+)(?:,\s*(?:[A-Z]+-\d+|(?:[a-z]+:)?[\d-]+))*)\]/g

/**
 * All tags in the titles of one test file. `testFile`: its path. Titles are the strings in the arguments of test, it
 * and describe, and in the tables of test.each, but not those inside the functions.
 */
export function findTags(testFile: string, source: string): Tag[] {
  const program = parseSync(source, { syntax: 'typescript', tsx: testFile.endsWith('x') })
  const names = ['test', 'it', 'describe', ...findExtendedTests(program)]
  return findTitles(program, names).flatMap((title) => {
    const test = `${testFile}: ${title.replaceAll(tag, '').replaceAll(/\s+/g, ' ').trim()}`
    const lists = [...title.matchAll(tag)].map(([, list = '']) => list)
    return lists.flatMap((list) => list.split(',').map((id) => ({ id: id.trim(), test })))
  })
}

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names of constants with the result of test.extend(…). */
function findExtendedTests(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findExtendedTests)
  if (typeof value !== 'object' || value === null) return []
  const isExtendedTest = isNode(value) && value.type === 'VariableDeclarator' && findRootName(value.init) === 'test'
  return isExtendedTest && isNode(value.id) ? [String(value.id.value)] : Object.values(value).flatMap(findExtendedTests)
}

/** Every string in the arguments of calls of these functions. */
function findTitles(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findTitles(one, names))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap((one) => findTitles(one, names))
  const isTest = isNode(value) && value.type === 'CallExpression' && names.includes(findRootName(value))
  return isTest ? [...findStrings(value.arguments), ...below] : below
}

/** The first name of a call: `test` in test('…'), test.only('…') and test.each(table)('…'). */
function findRootName(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.value)
  return findRootName(value.callee ?? value.object ?? value.tag)
}

/** The strings of an expression, without those inside functions. */
function findStrings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findStrings)
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value)) {
    if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') return []
    if (value.type === 'StringLiteral') return [String(value.value)]
    if (value.type === 'TemplateElement') return [String(value.cooked)]
  }
  return Object.values(value).flatMap(findStrings)
}
