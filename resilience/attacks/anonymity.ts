import type { Attack } from './attack.ts'
import { newNetwork } from './http-client.ts'
import { createStudent, requireSuccess, setBasic, type Student } from './students.ts'
import { namingTexts, interestTag } from './professors.ts'
import { quotedTitleAttacks } from './quoted-titles.ts'
import type { AttackTarget } from './target.ts'

let observerPromise: Promise<Student> | undefined
/** A student on Basic, who sees every card and has unlocked none. */
const getObserver = (target: AttackTarget) =>
  (observerPromise ??= (async () => {
    const student = await createStudent(target)
    await setBasic(target, student)
    return student
  })())

async function browse(target: AttackTarget, { token, network }: Student, query: Record<string, string>) {
  const path = `/api/professors/page?${new URLSearchParams({ page_size: '100', ...query })}`
  return target.send(path, { token, from: network })
}

const cardAttacks: Attack[] = ['interest', 'affiliation'].map((kind) => ({
  finding: 6,
  name: `${namingTexts.length} locked cards whose ${kind} reveals the name of the professor`,
  async run(target) {
    const student = await getObserver(target)
    const shownTexts: string[] = []
    for (const [at, [, text]] of namingTexts.entries()) {
      const { id } = await target.professor(`${kind}-${at}`)
      const query = { research_interests: interestTag(at) }
      const { body } = requireSuccess(await browse(target, student, query), 'the list')
      const card = (body.professors as { id: number }[]).find((one) => one.id === id)
      if (!card) throw new Error(`The card of ${text} is not found`)
      if (JSON.stringify(card).includes(JSON.stringify(text).slice(1, -1))) shownTexts.push(text)
    }
    return {
      isBlocked: shownTexts.length === 0,
      details: `${shownTexts.length} of ${namingTexts.length} texts shown ${shownTexts.join('; ')}`.trim(),
    }
  },
}))

const filterAttacks: Attack[] = [
  {
    finding: 6,
    name: 'the interest filter finds a card by a text that reveals the name',
    async run(target) {
      const student = await getObserver(target)
      let found = 0
      for (const [, text] of namingTexts) {
        const { body } = requireSuccess(await browse(target, student, { research_interests: text }), 'the list')
        found += body.filtered_total
      }
      return { isBlocked: found === 0, details: `${found} cards found by ${namingTexts.length} texts` }
    },
  },
  {
    finding: 6,
    name: 'match reasons show an interest of the student that reveals a name',
    async run(target) {
      const shownTexts: string[] = []
      let reasons = 0
      for (const start of [0, 5, 10]) {
        const student = await createStudent(target)
        await setBasic(target, student)
        const texts = namingTexts.slice(start, start + 5).map(([, text]) => text)
        await setInterests(target, student, [...texts, 'Zephyrology'])
        for (const [at, text] of texts.entries()) {
          const query = { research_interests: interestTag(start + at), order: 'match' }
          const { body } = requireSuccess(await browse(target, student, query), 'the list')
          const matches = (body.professors as { match?: { reasons: unknown[] } }[]).map(({ match }) => match)
          reasons += matches.filter((match) => match?.reasons.length).length
          if (JSON.stringify(matches).includes(JSON.stringify(text).slice(1, -1))) shownTexts.push(text)
        }
      }
      return {
        isBlocked: shownTexts.length === 0,
        details: `${shownTexts.length} of ${namingTexts.length} texts shown by ${reasons} reasons`,
      }
    },
  },
]

async function setInterests(target: AttackTarget, { token }: Student, interests: readonly string[]): Promise<void> {
  const request = { method: 'PATCH', body: { additional_interests: interests }, token }
  requireSuccess(await target.send('/api/auth/me/', request), 'the change of the interests')
}

const searchVariants: [name: string, change: (name: string) => string, isParallel: boolean][] = [
  ['one after the other', (name) => name, false],
  ['at the same time', (name) => name, true],
  ['in capitals, without spaces', (name) => name.toUpperCase().replaceAll(' ', ''), false],
]

const searchAttacks: Attack[] = searchVariants.map(([name, change, isParallel]) => ({
  finding: 7,
  name: `40 searches for exact names of locked professors, ${name}`,
  async run(target) {
    const student = await createStudent(target)
    await setBasic(target, student)
    // Not the professors of professors.ts, whose ids begin with T.
    const rows = await target.sql<{ name: string }[]>`
      select distinct name from professors where not opt_out and scholar_id not like 'T%' order by name limit 40`
    const search = (row: { name: string }) => browse(target, student, { search: change(row.name) })
    const responses = []
    if (isParallel) responses.push(...(await Promise.all(rows.map(search))))
    else for (const row of rows) responses.push(await search(row))
    const found = responses.filter(({ status, body }) => status === 200 && body.filtered_total > 0).length
    const refused = responses.filter(({ code }) => code === 'name_searches_used').length
    // The daily limit of name searches is 20 (`nameSearchesPerDay`).
    return { isBlocked: found > 0 && found <= 20, details: `${found} found, ${refused} refused` }
  },
}))

const publicIdAttacks: Attack[] = [
  {
    finding: 7,
    name: 'the opt-out form maps a Scholar id to a card',
    async run(target) {
      const { id, scholarId } = await target.nextProfessor()
      const requestEntry = async () =>
        (await target.send(`/api/professors/optout/?scholar_id=${scholarId}`, { from: newNetwork() })).body
      const [one, other] = [await requestEntry(), await requestEntry()]
      const isStable = String(one.id) === String(id) || one.id === other.id
      return { isBlocked: !isStable, details: isStable ? 'a stable id' : 'a new token for each request' }
    },
  },
  {
    finding: 7,
    name: 'the id of a card removes its professor',
    async run(target) {
      const { id } = await target.nextProfessor()
      const request = { method: 'PATCH', body: { opt_out: true }, from: newNetwork() }
      const { status, code } = await target.send(`/api/professors/${id}/optout/`, request)
      const [row] = await target.sql`select opt_out from professors where id = ${id}`
      return {
        isBlocked: row!.opt_out === false,
        details: `${code || status}, ${row!.opt_out ? 'removed' : 'still listed'}`,
      }
    },
  },
]

export const anonymityAttacks: readonly Attack[] = [
  ...cardAttacks,
  ...filterAttacks,
  ...searchAttacks,
  ...publicIdAttacks,
  ...quotedTitleAttacks,
]
