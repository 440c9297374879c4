import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readMatches, uploadResume } from './read-matches.ts'
import { rankSimply } from './simple-matcher.ts'
import { csvImport, runScript, startCatalogue } from './start-catalogue.ts'

/**
 * `npm run bench -- match <folder>`: the quality and speed of matches. `<folder>` contains `data/` (professors, works,
 * queries) and `evaluate.mjs`. The import command imports professors and works, and each resume is uploaded as a PDF.
 * The folder's script then evaluates the product's ranking and, as a reference, that of a simple matcher.
 */
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('Which folder? It holds data/ and evaluate.mjs: npm run bench -- match <folder>')

type Query = { id: string; resume: string }

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1)

const data = join(folder, 'data')
await using system = await startCatalogue(csvImport(data))
console.log(system.report)
const professors = await system.sql<{ id: number; scholar_id: string }[]>`select id, scholar_id from professors`
const scholarId = new Map(professors.map((row) => [row.id, row.scholar_id]))
const queries = (await readFile(join(data, 'queries.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Query)
const ranking: Record<string, (string | undefined)[]> = {}
const [first, all]: [number[], number[]] = [[], []]
for (const { id, resume } of queries) {
  const read = await readMatches(system.url, await uploadResume(system.url, resume))
  ranking[id] = read.matches.slice(0, 100).map((match) => scholarId.get(match.id))
  first.push(read.first)
  all.push(read.all)
}
const file = join(system.folder, 'product.json')
await writeFile(file, JSON.stringify(ranking))
console.log(`${professors.length} professors, ${queries.length} resumes`)
console.log(`first match line: p50 ${quantile(first, 0.5)} ms, p99 ${quantile(first, 0.99)} ms after the request`)
console.log(`all match lines:  p50 ${quantile(all, 0.5)} ms, p99 ${quantile(all, 0.99)} ms`)
const simple = join(system.folder, 'bm25-with-pairs-of-words.json')
await writeFile(simple, JSON.stringify(await rankSimply(data, queries)))
console.log(runScript(join(folder, 'evaluate.mjs'), [file, simple, '--split', 'dev']))
