import { parseSync } from '@swc/core'

/** What the title of a test names in square brackets: an id of a requirement, or anything else of the same shape. */
export type Tag = { id: string; test: string }

/** Tags stand at any place of a title: [BROWSE-2], [BROWSE-2, CARD-1]. Also the line numbers of a specification: [pages:2-3]. */
const tag = /\[((?:[A-Z]+-\d+|[a-z]+:[\d-]+)(?:,\s*(?:[A-Z]+-\d+|(?:[a-z]+:)?[\d-]+))*)\]/g

/**
 * All tags in the titles of one test file; `testFile` is its path. Titles are the words given to test, it and describe, in
 * a table of test.each too; what stands inside a test is not read.
 */
export function tagsOf(testFile: string, source: string): Tag[] {
  const program = parseSync(source, { syntax: 'typescript', tsx: testFile.endsWith('x') })
  const names = ['test', 'it', 'describe', ...extended(program)]
  return titlesIn(program, names).flatMap((title) => {
    const test = `${testFile}: ${title.replaceAll(tag, '').replaceAll(/\s+/g, ' ').trim()}`
    const lists = [...title.matchAll(tag)].map(([, list = '']) => list)
    return lists.flatMap((list) => list.split(',').map((id) => ({ id: id.trim(), test })))
  })
}

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What a file calls its own tests: the names of constants that come from test.extend(…). */
function extended(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(extended)
  if (typeof value !== 'object' || value === null) return []
  const isOwn = isNode(value) && value.type === 'VariableDeclarator' && rootName(value.init) === 'test'
  return isOwn && isNode(value.id) ? [String(value.id.value)] : Object.values(value).flatMap(extended)
}

/** Every string that a call of one of these names is given, wherever such a call stands. */
function titlesIn(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => titlesIn(one, names))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap((one) => titlesIn(one, names))
  const isTest = isNode(value) && value.type === 'CallExpression' && names.includes(rootName(value))
  return isTest ? [...strings(value.arguments), ...below] : below
}

/** The name a call starts from: test in test('…'), test.only('…') and test.each(table)('…'). */
function rootName(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.value)
  return rootName(value.callee ?? value.object ?? value.tag)
}

/** The strings of an expression, those inside functions left out. */
function strings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strings)
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value)) {
    if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') return []
    if (value.type === 'StringLiteral') return [String(value.value)]
    if (value.type === 'TemplateElement') return [String(value.cooked)]
  }
  return Object.values(value).flatMap(strings)
}
