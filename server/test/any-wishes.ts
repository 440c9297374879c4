import { sendEmail } from '@labreach/contract/outreach'
import { HOUR_MS } from '@labreach/contract/plans'
import { saveWishes, type WishesChange } from '@labreach/contract/professor-page'
import { findAddressedProfessor } from '../src/catalogue/addresses/professor-addresses.ts'
import { settleOutreach } from '../src/outreach/records.ts'
import { reserveLetter } from '../src/outreach/reserve-letter.ts'
import { createPageLink } from '../src/professor-page/page-links.ts'
import { saveWishes as storeWishes } from '../src/professor-page/save-wishes.ts'
import { Refusal } from '../src/refusal.ts'
import { aStudent, type AStudent } from './builders.ts'
import { connectGoogle } from './google.ts'
import type { TestProfessor } from './professors.ts'
import { createRandom } from './random.ts'
import type { TestApp } from './test-app.ts'

type Options = {
  steps: number
  students: number
  seed: number
  /** Through the calls and the sandbox's mailboxes, or by the operations in the database alone. */
  by: 'calls' | 'operations'
}

/** How many wishes and letters are on their way at the same time. */
const AT_ONCE = 8

/**
 * Random wishes and letters, several at the same time, while time passes. Each reading of the clock is later than the
 * one before. Returns the number of outcomes by code.
 */
export async function simulateWishes(app: TestApp, { steps, students: count, seed, by }: Options) {
  const random = createRandom(seed)
  const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const { services, professors } = app
  let now = app.clock.now().getTime()
  services.clock.now = () => new Date(++now)
  const students: AStudent[] = []
  while (students.length < count) {
    const student = await aStudent(app, { plan: 'B' })
    if (by === 'calls') await connectGoogle(app, student)
    students.push(student)
  }
  await app.database.sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    select students.id, professors.id, ${services.clock.now()} from students, professors
    where students.id = any(${students.map(({ id }) => id)})`
  const write = by === 'calls' ? writeByCall : reserve
  const outcomes: Record<string, number> = {}

  for (let step = 0; step < steps; step += AT_ONCE) {
    const actions = Array.from({ length: Math.min(AT_ONCE, steps - step) }, () => {
      const professor = anyOf(professors)
      return random() < 0.3 ? wish(professor, aWish(random, now)) : write(app, anyOf(students), professor)
    })
    for (const outcome of await Promise.all(actions)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    now += Math.floor(random() * 6 * HOUR_MS)
  }
  return outcomes

  async function wish({ scholarId }: TestProfessor, body: WishesChange): Promise<string> {
    const token = await createPageLink(services.db, { purpose: 'page', scholarId }, services.clock.now())
    // A simulation in the database sends no mails.
    const jobs = { ...services.jobs, add: async () => undefined }
    if (by === 'operations') await storeWishes({ ...services, jobs }, token, body)
    else {
      const { status } = await app.call(saveWishes, { body, headers: { 'x-professor-page': token } })
      if (status !== 200) throw new Error(`A wish returned ${status}.`)
    }
    return 'wish'
  }
}

function aWish(random: () => number, now: number): WishesChange {
  const chance = random()
  if (chance < 0.4) return { cap: Math.floor(random() * 4) }
  if (chance < 0.6) return { attachments: random() < 0.5 }
  if (chance < 0.8)
    return { paused_until: new Date(now + (2 + random() * 9) * 24 * HOUR_MS).toISOString().slice(0, 10) }
  return { cap: null, paused_until: null, attachments: null }
}

let letters = 0

async function writeByCall(app: TestApp, student: AStudent, { scholarId }: TestProfessor): Promise<string> {
  const body = { scholar_id: scholarId, subject: `Letter ${++letters}`, message: 'Dear Professor,\n\nmay I join?' }
  const response = await app.call(sendEmail, { body, as: student })
  return response.body.code ?? response.body.state
}

/** Reserves a letter and settles it as sent. The message says whether the resume would be attached. */
async function reserve(
  { services }: TestApp,
  { id: studentId }: AStudent,
  { scholarId }: TestProfessor,
): Promise<string> {
  const { db, clock } = services
  const professor = await findAddressedProfessor(db, scholarId)
  const request = {
    studentId,
    scholarId,
    key: null,
    subject: 'A letter',
    message: 'Dear Professor',
    toEmail: undefined,
    followUpTo: undefined,
    schoolAddress: null,
    aiNote: false,
    messageId: `<${++letters}@simulated.test>`,
    sender: { mailbox: { provider: 'google', largestResume: Infinity }, resume: { byteSize: 1 } } as const,
  }
  try {
    const now = clock.now()
    const reserved = await db
      .transaction()
      .execute((tx) => reserveLetter({ ...services, db: tx }, professor!, request, now))
    if (reserved.state !== 'reserved') return reserved.state
    const sent = { state: 'sent', id: `mail-${letters}`, threadId: `thread-${letters}` } as const
    await settleOutreach(db, studentId, reserved.id, sent, clock.now())
    if (!reserved.attachments)
      await db.updateTable('outreaches').set({ message: 'without resume' }).where('id', '=', reserved.id).execute()
    return 'sent'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
