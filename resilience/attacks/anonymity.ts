import type { Attack } from './attack.ts'
import { aNetwork } from './ask.ts'
import { aStudent, must, onBasic, type Student } from './people.ts'
import { naming, tagOf, titles } from './professors.ts'
import type { Stage } from './stage.ts'

let looking: Promise<Student> | undefined
/** A student on Basic, who sees everybody, and has unlocked nobody. */
const looker = (stage: Stage) =>
  (looking ??= (async () => {
    const student = await aStudent(stage)
    await onBasic(stage, student)
    return student
  })())

async function browse(stage: Stage, { token, network }: Student, query: Record<string, string>) {
  const path = `/api/professors/page?${new URLSearchParams({ page_size: '100', ...query })}`
  return stage.ask(path, { token, from: network })
}

const cards: Attack[] = ['interest', 'affiliation'].map((kind) => ({
  finding: 6,
  name: `${naming.length} locked cards whose ${kind} names the professor`,
  async play(stage) {
    const student = await looker(stage)
    const named: string[] = []
    for (const [at, [, text]] of naming.entries()) {
      const { id } = await stage.professor(`${kind}-${at}`)
      const { body } = must(await browse(stage, student, { research_interests: tagOf(at) }), 'Browsing')
      const card = (body.professors as { id: number }[]).find((one) => one.id === id)
      if (!card) throw new Error(`The card of ${text} is not found`)
      if (JSON.stringify(card).includes(JSON.stringify(text).slice(1, -1))) named.push(text)
    }
    return { held: named.length === 0, seen: `${named.length} of ${naming.length} named ${named.join('; ')}`.trim() }
  },
}))

const asked: Attack[] = [
  {
    finding: 6,
    name: 'the filter of interests asked whether a card names its professor',
    async play(stage) {
      const student = await looker(stage)
      let found = 0
      for (const [, text] of naming) {
        const { body } = must(await browse(stage, student, { research_interests: text }), 'Browsing')
        found += body.filtered_total
      }
      return { held: found === 0, seen: `${found} cards found by ${naming.length} such interests` }
    },
  },
  {
    finding: 6,
    name: 'such texts typed as own interests, and the reasons of the matches read',
    async play(stage) {
      const shown: string[] = []
      let reasons = 0
      for (const first of [0, 5, 10]) {
        const student = await aStudent(stage)
        await onBasic(stage, student)
        const texts = naming.slice(first, first + 5).map(([, text]) => text)
        const change = { additional_interests: [...texts, 'Zephyrology'] }
        must(await stage.ask('/api/auth/me/', { method: 'PATCH', body: change, token: student.token }), 'The interests')
        for (const [at, text] of texts.entries()) {
          const query = { research_interests: tagOf(first + at), order: 'match' }
          const { body } = must(await browse(stage, student, query), 'Browsing')
          const matches = (body.professors as { match?: { reasons: unknown[] } }[]).map(({ match }) => match)
          reasons += matches.filter((match) => match?.reasons.length).length
          if (JSON.stringify(matches).includes(JSON.stringify(text).slice(1, -1))) shown.push(text)
        }
      }
      return { held: shown.length === 0, seen: `${shown.length} of ${naming.length} shown by ${reasons} reasons` }
    },
  },
]

const writings: [name: string, written: (name: string) => string, at: 'once' | 'each'][] = [
  ['one after the other', (name) => name, 'each'],
  ['at the same moment', (name) => name, 'once'],
  ['in capitals, without spaces', (name) => name.toUpperCase().replaceAll(' ', ''), 'each'],
]

const searches: Attack[] = writings.map(([name, written, at]) => ({
  finding: 7,
  name: `40 exact names of locked professors searched, ${name}`,
  async play(stage) {
    const student = await aStudent(stage)
    await onBasic(stage, student)
    const rows = await stage.sql<{ name: string }[]>`
      select distinct name from professors where not opt_out and scholar_id not like 'T%' order by name limit 40`
    const search = (row: { name: string }) => browse(stage, student, { search: written(row.name) })
    const answers = []
    if (at === 'once') answers.push(...(await Promise.all(rows.map(search))))
    else for (const row of rows) answers.push(await search(row))
    const found = answers.filter(({ status, body }) => status === 200 && body.filtered_total > 0).length
    const refused = answers.filter(({ code }) => code === 'name_searches_used').length
    return { held: found > 0 && found <= 20, seen: `${found} found, ${refused} refused` }
  },
}))

const publicIds: Attack[] = [
  {
    finding: 7,
    name: 'the opt-out form maps a public id to a card',
    async play(stage) {
      const { id, scholarId } = await stage.neighbour()
      const look = async () =>
        (await stage.ask(`/api/professors/optout/?scholar_id=${scholarId}`, { from: aNetwork() })).body
      const [one, other] = [await look(), await look()]
      const tells = String(one.id) === String(id) || one.id === other.id
      return { held: !tells, seen: tells ? 'its id is the id of the card' : 'another token each time' }
    },
  },
  {
    finding: 7,
    name: 'the id of a card removes its professor',
    async play(stage) {
      const { id } = await stage.neighbour()
      const call = { method: 'PATCH', body: { opt_out: true }, from: aNetwork() }
      const { status, code } = await stage.ask(`/api/professors/${id}/optout/`, call)
      const [row] = await stage.sql`select opt_out from professors where id = ${id}`
      return { held: row!.opt_out === false, seen: `${code || status}, ${row!.opt_out ? 'removed' : 'still listed'}` }
    },
  },
]

const typedTitles: Attack = {
  finding: 7,
  name: `${titles.length} known titles typed as interests`,
  async play(stage) {
    const first: string[] = []
    for (const [at, title] of titles.entries()) {
      const student = await aStudent(stage)
      await onBasic(stage, student)
      const change = { additional_interests: [title] }
      must(await stage.ask('/api/auth/me/', { method: 'PATCH', body: change, token: student.token }), 'The interest')
      const { id } = await stage.professor(`author-${at}`)
      const { body } = must(await browse(stage, student, { order: 'match', page_size: '9' }), 'Browsing')
      if (body.professors[0]?.id === id) first.push(title)
    }
    return { held: first.length === 0, seen: `${first.length} of ${titles.length} put their author first` }
  },
}

export const anonymity: readonly Attack[] = [...cards, ...asked, ...searches, ...publicIds, typedTitles]
