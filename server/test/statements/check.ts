import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordedStatement } from './record.ts'
import { findBroken, rules } from './rules.ts'

/** A statement that breaks a rule and is allowed to: by its file, with the rule and the reason. */
export const exceptions: Readonly<Record<string, { rule: string; because: string }>> = {}

type Report = { count: number; findings: string[] }

/**
 * Checks all statements of the product in a folder of recordings. Statements of tests are not the product's. Migrations
 * run before `labreach distribute`, or change one table each, which Citus passes on.
 */
export async function checkRecorded(folder: string, allowed = exceptions): Promise<Report> {
  const statements = await readRecorded(folder)
  const unused = new Set(Object.keys(allowed))
  const findings: string[] = []
  for (const { file, text } of statements)
    for (const rule of await findBroken(text)) {
      if (allowed[file]?.rule === rule) unused.delete(file)
      else findings.push(`${file} ${rules[rule]!.sentence} (${rule}):\n    ${text.replaceAll(/\s+/g, ' ').trim()}`)
    }
  findings.push(...[...unused].map((file) => `unnecessary exception: ${file}`))
  if (statements.length === 0) findings.push(`There are no statements in ${folder}: run the tests first.`)
  return { count: statements.length, findings }
}

async function readRecorded(folder: string): Promise<RecordedStatement[]> {
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter(Boolean))
  return [...lines]
    .map((line) => JSON.parse(line) as RecordedStatement)
    .filter(({ file }) => file === 'packages' || (file.startsWith('server/src/') && !/\.test\.tsx?$/.test(file)))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
}
