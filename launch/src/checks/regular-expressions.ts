import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expressionsIn, type Expressions } from './expressions-in.ts'
import { root } from './files.ts'

/** What is known of the expressions in the repository. */
export type Judged = {
  /** Linear by the judgement of recheck. */
  safe: string[]
  /** Not known to be linear, and allowed in this file alone: the reason names what bounds the text there. */
  bounded: { expression: string; file: string; reason: string }[]
  /** Files that build expressions when they run, how many, and why those are linear or bounded. */
  built: { file: string; count: number; reason: string }[]
}

export const listPath = 'launch/src/checks/regular-expressions.json'

export const readJudged = async (folder = root): Promise<Judged> =>
  JSON.parse(await readFile(join(folder, listPath), 'utf8')) as Judged

/**
 * Compares the expressions of the sources with the list of judged ones, both ways. To judge them takes minutes, so that
 * is done once for each, by `npm run regexes`.
 */
export async function checkRegularExpressions(folder = root): Promise<{ seen: string; findings: string[] }> {
  const [found, judged] = await Promise.all([expressionsIn(folder), readJudged(folder)])
  const { safe, bounded, built } = judged
  const seen = `${found.written.size} expressions: ${safe.length} safe, ${bounded.length} bounded, ${built.length} files build some`
  return { seen, findings: compare(found, judged) }
}

export function compare({ written, built }: Expressions, judged: Judged): string[] {
  const safe = new Set(judged.safe)
  const bounded = new Set(judged.bounded.map(({ file, expression }) => `${file}: ${expression}`))
  const found = new Set([...written].flatMap(([expression, files]) => files.map((file) => `${file}: ${expression}`)))
  const unjudged = [...written].flatMap(([expression, files]) =>
    safe.has(expression) ? [] : files.map((file) => `${file}: ${expression}`).filter((one) => !bounded.has(one)),
  )
  const gone = [...[...safe].filter((one) => !written.has(one)), ...[...bounded].filter((one) => !found.has(one))]
  const known = new Map(judged.built.map(({ file, count }) => [file, count]))
  const builders = [...new Set([...built.keys(), ...known.keys()])]
    .map((file) => ({ file, count: built.get(file) ?? 0, told: known.get(file) ?? 0 }))
    .filter(({ count, told }) => count !== told)
  const silent = [...judged.bounded, ...judged.built].filter(({ reason }) => reason.trim() === '')
  return [
    ...unjudged.map((one) => `${one} is not judged yet: npm run regexes`),
    ...gone.map((one) => `${listPath}: ${one} is no longer in the sources`),
    ...builders.map(({ file, count, told }) => `${file}: builds ${count} expressions, ${listPath} says ${told}`),
    ...silent.map(({ file }) => `${listPath}: an entry of ${file} gives no reason`),
  ]
}
