import { sendEmail } from '@labreach/contract/outreach'
import { HOUR_MS } from '@labreach/contract/plans'
import { findForOptOut, optOut } from '@labreach/contract/opt-out'
import { aStudent, type AStudent } from './builders.ts'
import { aFaculty, type Faculty, type Person, type Row } from './faculty.ts'
import { createRandom } from './random.ts'
import { connectGoogle } from './google.ts'
import type { Delivered, OptOut } from './find-violations.ts'
import { listSentMails } from './letters.ts'
import type { TestApp } from './test-app.ts'

type Options = { letters: number; students: number; seed: number }
type Sender = { student: AStudent; email: string }

/**
 * Sends random letters, several at the same time, to random addresses, while time passes and professors opt out.
 * Returns the mails in the sandbox, the opt-outs with their times, and the number of responses by code.
 */
export async function sendRandomLetters(app: TestApp, { letters, students, seed }: Options) {
  const random = createRandom(seed)
  const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const faculty = await aFaculty(app)
  const senders: Sender[] = []
  while (senders.length < students) {
    const student = await aStudent(app, { plan: 'B' })
    senders.push({ student, email: await connectGoogle(app, student) })
  }
  await app.database.sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    select students.id, professors.id, ${app.clock.now()} from students, professors
    where students.id = any(${senders.map(({ student }) => student.id)})`

  const targets = new Map<string, Row>()
  const responses: Record<string, number> = {}
  const optOuts: OptOut[] = []
  const optOutsDue = new Set([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((part) => Math.floor(part * letters)))

  const send = async (number: number) => {
    const [{ student }, row] = [anyOf(senders), anyOf(faculty.rows)]
    const subject = `Letter ${number}`
    targets.set(subject, row)
    const to_email = anAddress(faculty, row, random)
    const body = {
      scholar_id: row.scholarId,
      subject,
      message: 'Dear Professor,\n\nmay I join?',
      ...(to_email && { to_email }),
    }
    const headers = { 'idempotency-key': `letter-${number}` }
    const click = () => app.call(sendEmail, { body, headers, as: student })
    // One request in ten is sent twice.
    const received = await Promise.all(random() < 0.1 ? [click(), click()] : [click()])
    for (const { body: response, status } of received) {
      const code = response.code ?? response.state ?? String(status)
      responses[code] = (responses[code] ?? 0) + 1
    }
  }

  let number = 0
  while (number < letters) {
    const atOnce = Math.min(1 + Math.floor(random() * 12), letters - number)
    await Promise.all(Array.from({ length: atOnce }, (_, at) => send(number + at)))
    number += atOnce
    app.clock.pass(Math.floor(random() * 8 * HOUR_MS) + 2_000)
    for (const due of optOutsDue)
      if (number >= due) {
        optOutsDue.delete(due)
        // An opt-out also hides the rows with the same address (OPTOUT-63).
        const isHidden = (one: Person) =>
          optOuts.some(({ person }) => person.mailboxes.some((own) => one.mailboxes.includes(own)))
        const listed = faculty.people.filter((one) => !isHidden(one))
        optOuts.push(await optOutPerson(app, anyOf(listed)))
      }
  }
  return { faculty, responses, optOuts, delivered: await readMailboxes(app, senders, targets) }
}

/** A person opts out by the public form, with the id of one row. */
async function optOutPerson(app: TestApp, person: Person): Promise<OptOut> {
  const found = await app.call(findForOptOut, { query: { scholar_id: person.rows[0]!.scholarId } })
  const { status } = await app.call(optOut, { params: { id: found.body.id }, body: { opt_out: true } })
  if (status !== 200) throw new Error(`An opt-out returned ${status}.`)
  const at = app.clock.now()
  app.clock.pass(2_000)
  return { person, at }
}

/** A random recipient as a student types it: none, or any address in any spelling. */
function anAddress({ people, unlisted, respell }: Faculty, row: Row, random: () => number): string | undefined {
  const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const chance = random()
  if (chance < 0.25) return undefined
  const colleagues = people.filter(({ school }) => school === row.person.school)
  if (chance < 0.45) return respell(anyOf(row.person.mailboxes), random)
  if (chance < 0.7) return respell(anyOf(anyOf(colleagues).mailboxes), random)
  if (chance < 0.8) return respell(anyOf(anyOf(people).mailboxes), random)
  if (chance < 0.95) return respell(anyOf(unlisted.filter((one) => one.endsWith(row.person.school))), random)
  return respell(`stranger${Math.floor(random() * 3)}@gmail.com`, random)
}

/** All delivered letters in the sandbox, with sender, recipient and time. */
async function readMailboxes(
  app: TestApp,
  senders: readonly Sender[],
  targets: Map<string, Row>,
): Promise<Delivered[]> {
  const delivered: Delivered[] = []
  for (const { email } of senders)
    for (const mail of await listSentMails(app, email)) {
      const date = mail.headers.find(({ name }) => name.toLowerCase() === 'date')!.value
      for (const to of mail.to) delivered.push({ from: email, to, at: new Date(date), row: targets.get(mail.subject)! })
    }
  return delivered
}
