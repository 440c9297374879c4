import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printShares, summarize, type Judgment, type ListResult } from './everyday-report.ts'
import {
  halves,
  readLists,
  wordings,
  writeResume,
  type EverydayList,
  type Half,
  type Wording,
} from './everyday-lists.ts'
import { readMatches, uploadResume } from './read-matches.ts'
import { csvImport, startCatalogue } from './start-catalogue.ts'
import { startScriptedModel } from './scripted-model.ts'
import { readFields, readJson, waitForModel } from './understanding.ts'

/**
 * `npm run bench -- everyday <folder>`: whether lists of interests in everyday words (everyday-lists.json) lead to
 * professors of the intended field. Lists of computing are tried with the professors of `<folder>/data`, as `match` has
 * them, the others with the demo. Writes for each list and wording what was understood and the first nine professors,
 * for a person to judge. Options: `--half development|held-out|both`, `--local-model off`; `--judged <file>` only evaluates
 * the judgments in a file: `[{"id": "a01", "form": "list", "relevant": 7}, …]`, `relevant` of the nine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'development' },
    'local-model': { type: 'string', default: 'on' },
    model: { type: 'string' },
    judged: { type: 'string' },
  },
})
const chosen = values.half === 'both' ? halves : halves.filter((half) => half === values.half)
if (chosen.length === 0) throw new Error('--half is development, held-out or both.')
const localModel = values['local-model']
if (localModel !== 'on' && localModel !== 'off') throw new Error('--local-model is on or off.')

const results = join(import.meta.dirname, '../test-results')
const nine = 9

if (values.judged) {
  const judgments = JSON.parse(await readFile(values.judged, 'utf8')) as Judgment[]
  printShares((await Promise.all(chosen.map(readLists))).flat(), judgments)
} else {
  const folder = positionals[0]
  if (!folder) throw new Error('Which folder? It holds data/: npm run bench -- everyday <folder>')
  const catalogues = { computing: csvImport(join(resolve(folder), 'data')), other: ['demo'] }
  const shown = new Map<Half, ListResult[]>(chosen.map((half) => [half, []]))
  for (const group of ['computing', 'other'] as const) {
    await using model = values.model ? await startScriptedModel(values.model) : undefined
    await using system = await startCatalogue(catalogues[group], { LOCAL_MODEL: localModel, ...model?.env })
    const expectSameModel = localModel === 'on' ? await waitForModel(system.url) : undefined
    const withoutInterests = await uploadResume(system.url, writeResume([]))
    for (const half of chosen)
      for (const one of await readLists(half))
        if (one.group === group) shown.get(half)!.push(...(await tryWordings(system, one, withoutInterests)))
    await expectSameModel?.()
  }
  await mkdir(results, { recursive: true })
  for (const [half, tried] of shown) {
    const suffix = values.model ? '-with-model' : localModel === 'off' ? '-words-only' : ''
    const file = join(results, `everyday-${half}${suffix}.json`)
    await writeFile(file, `${JSON.stringify(tried, null, 1)}\n`)
    console.log(`${file}\n${summarize(tried)}`)
  }
}

type System = Awaited<ReturnType<typeof startCatalogue>>

/** @param withoutInterests the token of a resume without interests, for typed ones. */
async function tryWordings(
  system: System,
  { id, group, meant, ...texts }: EverydayList,
  withoutInterests: string,
): Promise<ListResult[]> {
  const tried: ListResult[] = []
  for (const wording of wordings) {
    const { lines, isTyped } = linesOf(wording, texts)
    const token = isTyped ? withoutInterests : await uploadResume(system.url, writeResume(lines))
    if (isTyped) await typeInterests(system.url, token, lines)
    if (values.model) await acceptSuggestions(system.url, token, isTyped ? lines : [])
    const understood = await readFields(system.url, token)
    const { matches } = await readMatches(system.url, token)
    const best = matches.slice(0, nine)
    const professors = await readProfessors(
      system.sql,
      best.map((one) => one.id),
    )
    const bands = best.map(({ match }) => match?.band ?? 'none')
    tried.push({ id, group, form: wording, meant, lines, understood, bands, professors })
  }
  return tried
}

function linesOf(wording: Wording, texts: Pick<EverydayList, 'list' | 'sentence' | 'misspelt'>) {
  const isTyped = wording.startsWith('typed ')
  if (wording === 'sentence') return { lines: [texts.sentence], isTyped }
  return { lines: wording.endsWith('misspelt') ? texts.misspelt : texts.list, isTyped }
}

async function typeInterests(url: string, temporary_token: string, typed: readonly string[]): Promise<void> {
  await readJson(`${url}/api/professors/fields/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ temporary_token, typed }),
  })
}

/** Accepts every field that the language model suggests, as a student does by a tap. */
async function acceptSuggestions(url: string, temporary_token: string, typed: readonly string[]): Promise<void> {
  const { suggested } = await readJson<{ suggested: { name: string }[] }>(`${url}/api/professors/fields/suggestions/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ temporary_token }),
  })
  if (suggested.length > 0) await typeInterests(url, temporary_token, [...typed, ...suggested.map(({ name }) => name)])
}

async function readProfessors(sql: System['sql'], ids: readonly number[]): Promise<ListResult['professors']> {
  const rows = await sql<{ id: number; interests: string[]; titles: string[] }[]>`
    select id, key_interests as interests,
      array(select title from publications where professor_id = professors.id order by pub_year desc, id) as titles
    from professors where id = any(${ids})`
  const byId = new Map(rows.map(({ id, interests, titles }) => [id, { interests, titles }]))
  return ids.map((id) => byId.get(id)!)
}
