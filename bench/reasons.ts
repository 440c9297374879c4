import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readLists, writeResume } from './everyday-lists.ts'
import { readMatches, uploadResume } from './read-matches.ts'
import { csvImport, startCatalogue } from './start-catalogue.ts'
import { waitForModel } from './understanding.ts'

/**
 * `npm run bench -- reasons <folder> [count]`: draws reasons of matches at random, to be read: by default 300, two
 * thirds of them from the first nine matches of the whole resumes in `<folder>/data`, the rest from lists of everyday
 * interests in computing. Writes for each the student's text, the reason, and the professor's interests and titles.
 * Counts the foreign reasons of all matches: those that show as the student's words what the student did not write.
 */
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('Give the folder that contains data/: npm run bench -- reasons <folder>')
const count = Number(process.argv[3] ?? 300)
const cardsPerText = 9

const data = join(folder, 'data')
await using system = await startCatalogue(csvImport(data), { LOCAL_MODEL: 'on' })
const expectSameModel = await waitForModel(system.url)
const queries = (await readFile(join(data, 'queries.jsonl'), 'utf8')).trim().split('\n')
const resumes = queries.map((line) => (JSON.parse(line) as { resume: string }).resume)
const lists = (await readLists('development')).filter(({ group }) => group === 'computing')
const cards = { all: 0, withReason: 0 }
const reasons = { all: 0, foreign: new Map<string, number>() }
const drawn = [
  ...draw(await listReasons(resumes), Math.round((count * 2) / 3)),
  ...draw(await listReasons(lists.map(({ list }) => writeResume(list))), Math.round(count / 3)),
]
await expectSameModel()
const results = join(import.meta.dirname, '../test-results')
await mkdir(results, { recursive: true })
await writeFile(join(results, 'reasons.json'), `${JSON.stringify(drawn, null, 1)}\n`)
console.log(`${((100 * cards.withReason) / cards.all).toFixed(1)} % of ${cards.all} cards have a reason`)
const foreign = reasons.foreign.values().reduce((sum, count) => sum + count, 0)
console.log(`${foreign} of ${reasons.all} reasons show what the student did not write`)
for (const [yours, count] of [...reasons.foreign].toSorted(([, one], [, other]) => other - one).slice(0, 10))
  console.log(`${String(count).padStart(6)} ${yours}`)
console.log(`${drawn.length} reasons to be read in ${join(results, 'reasons.json')}`)

async function listReasons(texts: readonly string[]) {
  const found = []
  for (const text of texts) {
    const { matches } = await readMatches(system.url, await uploadResume(system.url, text))
    for (const { yours } of matches.flatMap(({ match }) => match?.reasons ?? [])) {
      reasons.all++
      if (!isWritten(yours, text)) reasons.foreign.set(yours, (reasons.foreign.get(yours) ?? 0) + 1)
    }
    for (const { id, match } of matches.slice(0, cardsPerText)) {
      cards.all++
      if (match?.reasons?.length) cards.withReason++
      for (const reason of match?.reasons ?? []) found.push({ text, professor: await readProfessor(id), reason })
    }
  }
  return found
}

/** Whether the parts of a shown line stand in the text, word for word. */
function isWritten(yours: string, text: string): boolean {
  const written = joinWords(text)
  return yours.split('…').every((part) => written.includes(joinWords(part)))
}

/** The words of a text, each after a space and the last before one. */
function joinWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => ` ${word}`).join('') + ' '
}

async function readProfessor(id: number) {
  const [row] = await system.sql<{ interests: string[]; titles: string[] }[]>`
    select key_interests as interests,
      array(select title from publications where professor_id = professors.id order by pub_year desc, id) as titles
    from professors where id = ${id}`
  return row!
}

/** Draws `size` elements, in random order. */
function draw<T>(list: readonly T[], size: number): T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ one }) => one)
}
