import { randomUUID } from 'node:crypto'
import { uploadResume } from '@labreach/contract/resume'
import type { PlanCode } from '@labreach/contract/plans'
import { uuidv7 } from 'uuidv7'
import { createHandle } from '../src/professors/unlock/handles.ts'
import { hashPassword } from '../src/account/passwords.ts'
import { aPdf } from './a-pdf.ts'
import { insertResume } from '../src/resume/queries.ts'
import { readFacts } from '../src/resume/facts/facts.ts'
import { addProfessors, stocked, type StockedProfessor } from './stock.ts'
import type { Site, TestApp } from './test-app.ts'

export type AStudent = { id: string; username: string }

export const resumeLines = [
  'Ada Park',
  'ada.park@example.edu | (555) 010-0000',
  'Education',
  'University of California, Berkeley   2023 - present',
  'B.S. in Computer Science, GPA: 3.85/4.00',
  'Research Interests',
  'Robotics, Machine learning and computer vision',
  'Skills',
  'Languages: Python, C++, R',
]
let pdf: Promise<Uint8Array> | undefined

/** The bytes of Ada Park's resume, the same each time. */
export function aResumePdf(): Promise<Uint8Array> {
  return (pdf ??= aPdf(resumeLines))
}

/** The form of an upload. */
export function aForm(bytes: Uint8Array, name = 'resume.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  form.set('upload_file', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

/** Somebody who has uploaded a resume and is not registered. */
export async function aVisitor(app: Site) {
  const { status, body } = await app.call(uploadResume, { form: aForm(await aResumePdf()) })
  if (status !== 200) throw new Error(`The upload was refused: ${body.error}`)
  return { temporary_token: body.temporary_token!, resume_url: body.resume_url }
}

const hashes = new Map<string, Promise<string>>()

/** Hashing takes its time on purpose; most students have the same password. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type StudentInput = { plan?: PlanCode; password?: string; resume?: boolean; username?: string }

/** A student with Ada's resume, on Free. The password is `correct horse` unless told otherwise. */
export async function aStudent(app: Site, input: StudentInput = {}): Promise<AStudent> {
  const id = uuidv7()
  const username = input.username ?? `student-${id.slice(-12)}`
  const { db, clock, files } = app.services
  await db
    .insertInto('students')
    .values({
      id,
      username,
      password_hash: await hashOf(input.password ?? 'correct horse'),
      first_name: 'Ada',
      last_name: 'Park',
      school: 'UC Berkeley',
      major: 'Computer Science',
      key_interests: ['Robotics', 'Machine learning'],
      paid_plan: input.plan ?? 'F',
      created_at: clock.now(),
    })
    .execute()
  if (input.resume ?? true) {
    const [fileId, bytes, text] = [randomUUID(), await aResumePdf(), resumeLines.join('\n')]
    await files.put(fileId, bytes)
    const facts = readFacts(text, [])
    const resume = { fileId, fileName: 'Ada Park.pdf', byteSize: bytes.length, sha256: Buffer.alloc(32), text, facts }
    await insertResume(db, id, resume, new Date(clock.now().getTime() - 10 * 86_400_000))
  }
  return { id, username }
}

let confirmed = 0

/** A student with a confirmed address. */
export async function aConfirmedStudent(
  app: Site,
  { email = `confirmed-${++confirmed}@example.edu`, ...input }: StudentInput & { email?: string } = {},
): Promise<AStudent & { email: string }> {
  const student = await aStudent(app, input)
  await app.services.db
    .updateTable('students')
    .set({ email, email_verified_at: app.clock.now() })
    .where('id', '=', student.id)
    .execute()
  return { ...student, email }
}

let made = 0

/** A listed professor of one's own, known to the catalogue; what is not given is made up. */
export async function aProfessor(app: TestApp, input: Partial<StockedProfessor> = {}): Promise<StockedProfessor> {
  const number = 1_000 + made++
  const [professor] = await addProfessors(app.database.sql, [
    { ...stocked(number), name: `Newly Hired ${number}`, citedBy: 0, ...input },
  ])
  await app.database.sql`select pg_notify('catalogue', 'import')`
  while (!app.services.catalogue.get(professor!.id)) await new Promise((resolve) => setTimeout(resolve, 20))
  return professor!
}

let taken = 0

/** A professor whom `by` has unlocked, at the clock's time unless told otherwise; the listed ones take turns. */
export async function anUnlocked(
  app: Site,
  { by, professor, at = app.clock.now() }: { by?: AStudent; professor?: StockedProfessor; at?: Date } = {},
): Promise<StockedProfessor> {
  const [student, whom] = [by ?? (await aStudent(app)), professor ?? app.professors[taken++ % app.professors.length]!]
  await app.services.db
    .insertInto('relationships')
    .values({ student_id: student.id, professor_id: whom.id, unlocked_at: at })
    .execute()
  return whom
}

/** What `student` sees instead of a locked professor's Scholar id. */
export function aHandle(app: Site, student: AStudent, professor: { id: number }): string {
  return createHandle(app.services.encryption, student.id, professor.id)
}
