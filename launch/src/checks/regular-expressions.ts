import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findExpressions, type Expressions } from './find-expressions.ts'
import { root } from './files.ts'

/** The list of checked expressions (regular-expressions.json). */
export type ExpressionList = {
  /** Linear according to recheck. */
  safe: string[]
  /** Not known to be linear, but allowed in this file: the reason names the limit of the text. */
  bounded: { expression: string; file: string; reason: string }[]
  /** Files that build expressions at run time, how many, and why these are linear or bounded. */
  built: { file: string; count: number; reason: string }[]
}

export const listPath = 'launch/src/checks/regular-expressions.json'

export const readExpressionList = async (folder = root): Promise<ExpressionList> =>
  JSON.parse(await readFile(join(folder, listPath), 'utf8')) as ExpressionList

/**
 * Compares the expressions of the sources with the list, in both directions. recheck needs minutes for all of them, so
 * it runs only for new ones, with `npm run lab -- regexes`.
 */
export async function checkRegularExpressions(folder = root): Promise<{ summary: string; findings: string[] }> {
  const [expressions, judged] = await Promise.all([findExpressions(folder), readExpressionList(folder)])
  const { safe, bounded, built } = judged
  const summary = `${expressions.written.size} expressions: ${safe.length} safe, ${bounded.length} bounded, ${built.length} files build some`
  return { summary, findings: compare(expressions, judged) }
}

export function compare({ written, built }: Expressions, judged: ExpressionList): string[] {
  const safe = new Set(judged.safe)
  const bounded = new Set(judged.bounded.map(({ file, expression }) => `${file}: ${expression}`))
  const expressions = new Set(
    [...written].flatMap(([expression, files]) => files.map((file) => `${file}: ${expression}`)),
  )
  const missing = [...written].flatMap(([expression, files]) =>
    safe.has(expression) ? [] : files.map((file) => `${file}: ${expression}`).filter((one) => !bounded.has(one)),
  )
  const obsolete = [
    ...[...safe].filter((one) => !written.has(one)),
    ...[...bounded].filter((one) => !expressions.has(one)),
  ]
  const counts = new Map(judged.built.map(({ file, count }) => [file, count]))
  const builders = [...new Set([...built.keys(), ...counts.keys()])]
    .map((file) => ({ file, count: built.get(file) ?? 0, listed: counts.get(file) ?? 0 }))
    .filter(({ count, listed }) => count !== listed)
  const withoutReason = [...judged.bounded, ...judged.built].filter(({ reason }) => reason.trim() === '')
  return [
    ...missing.map((one) => `${one} is not in the list: npm run lab -- regexes`),
    ...obsolete.map((one) => `${listPath}: ${one} is not in the sources`),
    ...builders.map(({ file, count, listed }) => `${file}: builds ${count} expressions, ${listPath} has ${listed}`),
    ...withoutReason.map(({ file }) => `${listPath}: an entry of ${file} has no reason`),
  ]
}
