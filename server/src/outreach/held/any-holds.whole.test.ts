import { setTimeout as sleep } from 'node:timers/promises'
import { leaveChoices } from '@labreach/contract/choices'
import { confirmPlace, readLetter, releaseLetter } from '@labreach/contract/outreach'
import { DAY_MS, HOUR_MS, WEEK_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aProfessor, anUnlocked } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails, takeBack, writeLetter } from '../../../test/letters.ts'
import { createRandom } from '../../../test/random.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

/** `npm run lab -- races` has ten thousand of each. */
const races = Number(process.env.RACES ?? 60)
const histories = Number(process.env.HISTORIES ?? 25)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const [studentsCount, professorsCount, stepsPerHistory] = [4, 3, 12]

const app = await testApp({ professors: 2 })
const { sql } = app.database
const leave = async () => (await leaveDueLetters(app.services)).left

/** Prints figures of the lab. */
const print = (figures: object) =>
  process.env.RACES && process.stdout.write(`${JSON.stringify({ seed, ...figures })}\n`)

test(
  `of ${races} take-backs and leavings at the same moment exactly one happens each time [SEND-33, SEND-39]`,
  { timeout: 120_000 + races * 1_000 },
  async () => {
    const senders: Awaited<ReturnType<typeof aSender>>[] = []
    let [taken, left, delayMs] = [0, 0, 5]
    for (let race = 0; race < races; race++) {
      // A mailbox sends 500 letters a day by a clock of its own.
      if (race % 500 === 0) senders.push(await aSender(app, { plan: 'B' }))
      const sender = senders.at(-1)!
      // Each race has a fresh week and day.
      app.clock.pass(WEEK_MS)
      const { id } = await holdLetter(app, sender, { leave: 'undo' })
      app.clock.pass(10_000)
      const undoLater = async () => {
        await sleep(delayMs)
        return takeBack(app, sender, { id })
      }
      const [undo] = await Promise.all([undoLater(), leave(), leave()])
      if (undo.status === 200) taken++
      else if (undo.body.code === 'letter_left') left++
      // A letter is claimed some milliseconds after its pass begins, more on a busy machine: the two are kept close.
      delayMs = undo.status === 200 ? Math.min(1_000, delayMs * 1.3) : Math.max(1, delayMs / 1.3)
      const { state, returned_reason } = (await app.call(readLetter, { params: { id }, as: sender.student })).body
      const outcome = undo.status === 200 ? 'taken' : undo.body.code
      expect({ race, outcome, state, returned_reason }).toMatchObject(
        undo.status === 200
          ? { state: 'returned', returned_reason: 'You took this letter back.' }
          : { outcome: 'letter_left', state: 'sent', returned_reason: null },
      )
      if (state === 'returned') await sql`update relationships set draft = null where student_id = ${sender.student.id}`
    }
    print({ races, taken, left })
    expect(taken + left).toBe(races)
    expect(Math.min(taken, left)).toBeGreaterThan(races / 20)
    const mails = await Promise.all(senders.map(({ email }) => listSentMails(app, email)))
    expect(mails.flat()).toHaveLength(left)
  },
)

test(
  `in ${histories} random histories of letters no window has more letters than its limit (seed ${seed}) [SEND-34]`,
  { timeout: 120_000 + histories * 2_000 },
  async () => {
    const random = createRandom(seed)
    const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
    const professors = await Promise.all(Array.from({ length: professorsCount }, () => aProfessor(app)))
    // Without a place, a queue does not wait for a morning.
    await sql`
      update professors set school_name = '', affiliation = '', homepage_url = null
      where id = any(${professors.map(({ id }) => id)})`
    const senders = await Promise.all(
      Array.from({ length: studentsCount }, (_, at) =>
        aSender(app, { professor: professors[0]!, plan: at % 2 === 0 ? 'F' : 'B' }),
      ),
    )
    for (const { student } of senders)
      for (const professor of professors.slice(1)) await anUnlocked(app, { by: student, professor })
    await sql`update students set paid_until = '2200-01-01' where paid_plan is not null`

    const outcomes: Record<string, number> = {}
    const count = ({ status, body }: { status: number; body: object }) => {
      const { code, state } = body as { code?: string; state?: string }
      const outcome = code ?? state ?? String(status)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    const write = async () => {
      const [sender, professor] = [anyOf(senders), anyOf(professors)]
      count(await writeLetter(app, { ...sender, professor }, { leave: anyOf(leaveChoices) }))
    }
    const act = async () => {
      const held = await sql<{ id: number; student_id: string }[]>`
        select id, student_id from outreaches where state = 'held'`
      if (held.length === 0) return
      const { id, student_id } = anyOf(held)
      const { student } = senders.find((one) => one.student.id === student_id)!
      const chance = random()
      if (chance < 0.4) count(await takeBack(app, { student }, { id }))
      else count(await app.call(chance < 0.7 ? releaseLetter : confirmPlace, { params: { id }, as: student }))
    }
    /** By held letter: when it was to leave, the last time it was looked at. */
    const planned = new Map<number, number>()
    const lookAndLeave = async () => {
      const held = await sql<{ id: number; reserved_at: Date }[]>`
        select id, reserved_at from outreaches where state = 'held'`
      for (const { id, reserved_at } of held) planned.set(id, reserved_at.getTime())
      await leave()
    }
    for (let history = 0; history < histories; history++) {
      await sql`delete from outreaches`
      planned.clear()
      for (let step = 0; step < stepsPerHistory; step++) {
        const actions = Array.from({ length: 1 + Math.floor(random() * 3) }, () => (random() < 0.75 ? write() : act()))
        await Promise.all([...actions, ...(random() < 0.3 ? [leave()] : [])])
        app.clock.pass(Math.floor(random() * anyOf([10_000, HOUR_MS, 12 * HOUR_MS, DAY_MS, 3 * DAY_MS])))
        await lookAndLeave()
      }
      expect(await findOverruns(planned), `history ${history}`).toEqual([])
    }
    print({ histories, outcomes })
    // The histories are only meaningful if every limit was reached.
    for (const code of ['daily_limit', 'contacts_full', 'contact_too_soon', 'held_in_the_way', 'sent', 'held'])
      expect(outcomes).toHaveProperty(code)
    expect(outcomes).not.toHaveProperty('internal')
  },
)

/**
 * Students with too many letters in 24 hours, and addresses with too many in seven days: of the letters that have left, and
 * of these with the held ones. A letter that left late counts among held ones from when it was to leave, since they were
 * planned beside it; if it leaves them no room, they are moved at their time.
 */
async function findOverruns(planned: ReadonlyMap<number, number>): Promise<string[]> {
  const letters = await sql<
    { id: number; student_id: string; most: number; to_email: string; held: boolean; reserved_at: Date }[]
  >`
    select outreaches.id, student_id, case when paid_plan is null then 1 else 50 end as most, to_email,
      state = 'held' as held, reserved_at
    from outreaches join students on students.id = student_id where state not in ('failed', 'returned')`
  const left = letters.filter(({ held }) => !held).map((letter) => ({ ...letter, at: letter.reserved_at.getTime() }))
  const all = letters.map((letter) => {
    const at = letter.reserved_at.getTime()
    return { ...letter, at: Math.min(at, planned.get(letter.id) ?? at) }
  })
  return [left, all]
    .flatMap((counted) => [
      ...[...Map.groupBy(counted, (letter) => letter.student_id)].filter(([, own]) =>
        isOver(
          own.map(({ at }) => at),
          own[0]!.most,
          DAY_MS,
        ),
      ),
      ...[...Map.groupBy(counted, (letter) => letter.to_email)].filter(([, theirs]) =>
        isOver(
          theirs.map(({ at }) => at),
          3,
          WEEK_MS,
        ),
      ),
    ])
    .map(([name]) => name)
}

/** Whether a window that ends at one of the times has more of them than allowed. */
const isOver = (times: readonly number[], most: number, windowMs: number) =>
  times.some((end) => times.filter((at) => at > end - windowMs && at <= end).length > most)
