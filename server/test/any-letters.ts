import { sendEmail } from '@labreach/contract/outreach'
import { HOUR_MS } from '@labreach/contract/plans'
import { findForOptOut, optOut } from '@labreach/contract/opt-out'
import { aStudent, type AStudent } from './builders.ts'
import { aFaculty, type Faculty, type Person, type Row } from './faculty.ts'
import { draws } from './draws.ts'
import { connected } from './google.ts'
import type { Delivered, OptOut } from './letters-verdict.ts'
import { sentFrom } from './letters.ts'
import type { TestApp } from './test-app.ts'

type Options = { letters: number; students: number; seed: number }
type Writer = { student: AStudent; email: string }

/**
 * Students write letters at random, several at the same moment, to whatever address they like, while time passes and
 * professors opt out. Returns what lies in the sandbox's mailboxes afterwards and who had opted out when; `told` counts
 * what the students were answered.
 */
export async function playLetters(app: TestApp, { letters, students, seed }: Options) {
  const random = draws(seed)
  const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const faculty = await aFaculty(app)
  const writers: Writer[] = []
  while (writers.length < students) {
    const student = await aStudent(app, { plan: 'B' })
    writers.push({ student, email: await connected(app, student) })
  }
  await app.database.sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    select students.id, professors.id, ${app.clock.now()} from students, professors
    where students.id = any(${writers.map(({ student }) => student.id)})`

  const meant = new Map<string, Row>()
  const told: Record<string, number> = {}
  const optOuts: OptOut[] = []
  const leaving = new Set([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((part) => Math.floor(part * letters)))

  const send = async (number: number) => {
    const [{ student }, row] = [anyOf(writers), anyOf(faculty.rows)]
    const subject = `Letter ${number}`
    meant.set(subject, row)
    const to_email = anAddress(faculty, row, random)
    const body = {
      scholar_id: row.scholarId,
      subject,
      message: 'Dear Professor,\n\nmay I join?',
      ...(to_email && { to_email }),
    }
    const headers = { 'idempotency-key': `letter-${number}` }
    const click = () => app.call(sendEmail, { body, headers, as: student })
    // One of ten is clicked twice.
    const answers = await Promise.all(random() < 0.1 ? [click(), click()] : [click()])
    for (const { body: answer, status } of answers) {
      const what = answer.code ?? answer.state ?? String(status)
      told[what] = (told[what] ?? 0) + 1
    }
  }

  let number = 0
  while (number < letters) {
    const atOnce = Math.min(1 + Math.floor(random() * 12), letters - number)
    await Promise.all(Array.from({ length: atOnce }, (_, at) => send(number + at)))
    number += atOnce
    app.clock.pass(Math.floor(random() * 8 * HOUR_MS) + 2_000)
    for (const due of leaving)
      if (number >= due) {
        leaving.delete(due)
        const listed = faculty.people.filter((one) => optOuts.every(({ person }) => person !== one))
        optOuts.push(await leaves(app, anyOf(listed)))
      }
  }
  return { faculty, told, optOuts, delivered: await mailboxes(app, writers, meant) }
}

/** Somebody opts out by one of their rows, as the public form does it. */
async function leaves(app: TestApp, person: Person): Promise<OptOut> {
  const found = await app.call(findForOptOut, { query: { scholar_id: person.rows[0]!.scholarId } })
  const { status } = await app.call(optOut, { params: { id: found.body.id }, body: { opt_out: true } })
  if (status !== 200) throw new Error(`An opt-out was answered ${status}.`)
  const at = app.clock.now()
  app.clock.pass(2_000)
  return { person, at }
}

/** What a student types as recipient: nothing, or any address in any way to write it. */
function anAddress({ people, unlisted, write }: Faculty, row: Row, random: () => number): string | undefined {
  const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const chance = random()
  if (chance < 0.25) return undefined
  const neighbours = people.filter(({ school }) => school === row.person.school)
  if (chance < 0.45) return write(anyOf(row.person.mailboxes), random)
  if (chance < 0.7) return write(anyOf(anyOf(neighbours).mailboxes), random)
  if (chance < 0.8) return write(anyOf(anyOf(people).mailboxes), random)
  if (chance < 0.95) return write(anyOf(unlisted.filter((one) => one.endsWith(row.person.school))), random)
  return write(`stranger${Math.floor(random() * 3)}@gmail.com`, random)
}

/** Every letter that arrived, as the sandbox has it: from whom, for which mailbox, when. */
async function mailboxes(app: TestApp, writers: readonly Writer[], meant: Map<string, Row>): Promise<Delivered[]> {
  const delivered: Delivered[] = []
  for (const { email } of writers)
    for (const mail of await sentFrom(app, email)) {
      const date = mail.headers.find(({ name }) => name.toLowerCase() === 'date')!.value
      for (const to of mail.to) delivered.push({ from: email, to, at: new Date(date), row: meant.get(mail.subject)! })
    }
  return delivered
}
