import { parseSync } from '@swc/core'

/** One line of a specification that states something a test can hold the product to. */
export type StatingLine = { file: string; line: number; text: string }

/** What the title of a test points to. `edge`: named itself, and not only inside a range. */
export type Tag = { file: string; line: number; edge: boolean; test: string }

export type Coverage = {
  lines: (StatingLine & { tests: string[] })[]
  totals: { file: string; stating: number; named: number }[]
  errors: string[]
}

/**
 * The lines of a Markdown text that state something: everything written down, but
 * - empty lines,
 * - headings ('## 3. Entities'), which only name what follows,
 * - a table's head (the row above a separator) and its separator ('|---|---|'),
 * - rules ('---') and fences of code ('```').
 * Line numbers count from 1. `file` is the name tags use, e.g. 'accounts'.
 */
export function statingLines(file: string, markdown: string): StatingLine[] {
  const lines = markdown.split('\n').map((line) => line.trim())
  const isSeparator = (line: string | undefined) => line !== undefined && /^\|?(\s*:?-{3,}:?\s*\|?)+$/.test(line)
  return lines.flatMap((text, index) => {
    const silent =
      text === '' ||
      /^#{1,6}\s/.test(text) ||
      text.startsWith('```') ||
      isSeparator(text) ||
      (text.startsWith('|') && isSeparator(lines[index + 1]))
    return silent ? [] : [{ file, line: index + 1, text }]
  })
}

/** Tags stand in square brackets at any place of a title: [accounts:155], [accounts:155-160, professors:87]. */
const tag = /\[([a-z]+:\d+(?:-\d+)?(?:,\s*(?:[a-z]+:)?\d+(?:-\d+)?)*)\]/g

/**
 * All tags in the titles of one test file; `testFile` is its path. A number without a name belongs to the name before it.
 * Titles are the words given to test, it and describe, in a table of test.each too; what stands inside a test is not read.
 */
export function tagsOf(testFile: string, source: string): Tag[] {
  const program = parseSync(source, { syntax: 'typescript', tsx: testFile.endsWith('x') })
  return titlesIn(program).flatMap((title) => {
    const test = `${testFile}: ${title.replaceAll(tag, '').replaceAll(/\s+/g, ' ').trim()}`
    return [...title.matchAll(tag)].flatMap(([, list = '']) => linesNamed(list).map((one) => ({ ...one, test })))
  })
}

/** 'accounts:155-157, 160, professors:87' as single lines. */
function linesNamed(list: string): Omit<Tag, 'test'>[] {
  let file = ''
  return list.split(',').flatMap((part) => {
    const [, name, from = '', to = from] = /^\s*(?:([a-z]+):)?(\d+)(?:-(\d+))?$/.exec(part) ?? []
    file = name ?? file
    const [first, last] = [Number(from), Number(to)]
    const ends = { file, edge: true }
    if (last <= first)
      return last === first ? [{ ...ends, line: first }] : [first, last].map((line) => ({ ...ends, line }))
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const line = first + index
      return { file, line, edge: line === first || line === last }
    })
  })
}

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every string that a call of test, it or describe is given, wherever such a call stands. */
function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(titlesIn)
  const isTest =
    isNode(value) && value.type === 'CallExpression' && ['test', 'it', 'describe'].includes(rootName(value))
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

/**
 * Brings lines and tags together. A tag to a line that states nothing or does not exist is an error; inside a range only
 * its two ends must state something.
 */
export function cover(stating: readonly StatingLine[], tags: readonly Tag[]): Coverage {
  const tests = new Map(stating.map(({ file, line }) => [`${file}:${line}`, new Set<string>()]))
  const errors: string[] = []
  for (const { file, line, edge, test } of tags) {
    const named = tests.get(`${file}:${line}`)
    if (named) named.add(test)
    else if (edge) errors.push(`[${file}:${line}] states nothing, named by ${test}`)
  }
  const lines = stating.map((one) => ({ ...one, tests: [...(tests.get(`${one.file}:${one.line}`) ?? [])] }))
  const totals = [...new Set(stating.map(({ file }) => file))].map((file) => {
    const ofFile = lines.filter((one) => one.file === file)
    return { file, stating: ofFile.length, named: ofFile.filter((one) => one.tests.length > 0).length }
  })
  return { lines, totals, errors }
}
