import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { readMatches, uploadResume } from './read-matches.ts'
import { rankSimply } from './simple-matcher.ts'
import { csvImport, runScript, startCatalogue } from './start-catalogue.ts'
import { readFields, waitForModel } from './understanding.ts'

/**
 * `npm run bench -- match <folder>`: the quality and speed of matches. `<folder>` contains `data/` (professors, works,
 * queries) and `evaluate.mjs`. The import command imports professors and works. Each resume is uploaded as a PDF in two
 * forms, whole and short (name, education, stated keywords; only where keywords are stated), and each form with and
 * without the local model.
 * The folder's script then evaluates the product's rankings and, as a reference, those of a simple matcher. The bands
 * of the first nine are compared with the areas of the professors.
 */
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('Which folder? It holds data/ and evaluate.mjs: npm run bench -- match <folder>')

type Query = { id: string; resume: string; interests?: string }
/** `at`: the place in the order of matches, from 0. */
type Shown = { query: string; at: number; professor: string; band: string }
type Evaluation = {
  truth: ReadonlyMap<string, { area: string }>
  /** 0 if the professor does not work in the area. */
  gain: (professor: string, area: string) => number
}

const firstCards = 9
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1)

const data = join(folder, 'data')
const script = join(folder, 'evaluate.mjs')
const { truth, gain } = (await import(pathToFileURL(script).href)) as Evaluation
const readLines = async <Line>(name: string): Promise<Line[]> =>
  (await readFile(join(data, name), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const professorsInFile = await readLines<{ id: string; name: string }>('professors.jsonl')
const whole = await readLines<Query>('queries.jsonl')
const short = whole.flatMap(({ id, resume, interests }) =>
  interests ? [{ id, resume: shortenResume(resume, interests) }] : [],
)
const forms = Object.entries({ whole, short })

await using results = {
  folder: await createThrowawayFolderOnDisk('labreach-rankings-'),
  [Symbol.asyncDispose]: () => rm(results.folder, { recursive: true, force: true }),
}
for (const localModel of ['on', 'off'] as const) await rankAll(localModel)
for (const [form, queries] of forms) {
  await writeRanking(form, 'reference: BM25 with bigrams', await rankSimply(data, queries))
  const files = (await readdir(results.folder)).filter((name) => name.startsWith(form)).sort()
  const paths = files.map((name) => join(results.folder, name))
  console.log(runScript(script, [...paths, '--split', 'dev', '--given-only']))
}

async function writeRanking(form: string, by: string, ranking: Record<string, string[]>): Promise<void> {
  await writeFile(join(results.folder, `${form}, ${by}`), JSON.stringify(ranking))
}

/** Ranks all resumes, whole and short, and prints times and bands. */
async function rankAll(localModel: 'on' | 'off'): Promise<void> {
  await using system = await startCatalogue(csvImport(data), { LOCAL_MODEL: localModel })
  const { url, sql } = system
  const professors = await sql<{ id: number; scholar_id: string; name: string }[]>`
    select id, scholar_id, name from professors`
  const idsInFile = new Set(professorsInFile.map(({ id }) => id))
  // The import gives some rows another id, since theirs is not valid.
  const idsByName = new Map(professorsInFile.map(({ id, name }) => [name, id]))
  const scholarIds = new Map(
    professors.map((row) => [row.id, idsInFile.has(row.scholar_id) ? row.scholar_id : idsByName.get(row.name)!]),
  )
  console.log(`${system.report}${professors.length} professors, local model ${localModel}`)
  const expectSameModel = localModel === 'on' ? await waitForModel(url) : undefined
  for (const [form, queries] of forms) {
    const ranking: Record<string, string[]> = {}
    const [firstMs, allMs]: [number[], number[]] = [[], []]
    const shown: Shown[] = []
    for (const { id, resume } of queries) {
      const token = await uploadResume(url, resume)
      await readFields(url, token)
      const read = await readMatches(url, token)
      ranking[id] = read.matches.slice(0, 100).map((match) => scholarIds.get(match.id)!)
      for (const [at, match] of read.matches.entries())
        shown.push({ query: id, at, professor: scholarIds.get(match.id)!, band: match.match?.band ?? 'none' })
      firstMs.push(read.firstMs)
      allMs.push(read.lastMs)
    }
    await writeRanking(form, `local model ${localModel}`, ranking)
    console.log(`${form}: ${queries.length} resumes`)
    console.log(
      `first match line: p50 ${quantile(firstMs, 0.5)} ms, p99 ${quantile(firstMs, 0.99)} ms after the request`,
    )
    console.log(`all match lines:  p50 ${quantile(allMs, 0.5)} ms, p99 ${quantile(allMs, 0.99)} ms`)
    console.log(describeBands(shown, queries.length))
  }
  await expectSameModel?.()
}

/** How often each band occurs, among all matches and the first nine, and its share of professors in the right area. */
function describeBands(shown: readonly Shown[], resumes: number): string {
  const isRight = ({ query, professor }: Shown) => gain(professor, truth.get(query)!.area) > 0
  const describe = (some: readonly Shown[], band: string) => {
    const cards = some.filter((one) => one.band === band)
    return cards.length === 0
      ? '0'
      : `${cards.length}, ${(cards.filter(isRight).length / cards.length).toFixed(3)} right`
  }
  const firstNine = shown.filter(({ at }) => at < firstCards)
  const lines = ['close', 'related', 'stretch', 'none'].map(
    (band) => `  ${band}: ${describe(shown, band)}; of the first nine ${describe(firstNine, band)}`,
  )
  const withClose = new Set(firstNine.filter(({ band }) => band === 'close').map(({ query }) => query)).size
  return `bands:\n${lines.join('\n')}\n  ${(withClose / resumes).toFixed(3)} of the resumes have a close one among the nine`
}

/** The part above the research interests of a resume (name, education), and the stated keywords. */
function shortenResume(resume: string, interests: string): string {
  return `${resume.slice(0, resume.indexOf('\nRESEARCH INTERESTS'))}\nRESEARCH INTERESTS\n${interests}\n`
}
