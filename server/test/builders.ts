import { randomUUID } from 'node:crypto'
import { uploadResume } from '@labreach/contract/resume'
import type { PlanCode } from '@labreach/contract/plans'
import { uuidv7 } from 'uuidv7'
import { createHandle } from '../src/professors/unlock/handles.ts'
import { hashPassword } from '../src/account/passwords.ts'
import { aPdf } from './pdf/a-pdf.ts'
import { insertResume } from '../src/resume/queries.ts'
import { readFacts } from '../src/resume/facts/facts.ts'
import { addProfessors, makeProfessor, type TestProfessor } from './professors.ts'
import type { RunningApp, TestApp } from './test-app.ts'

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

/** The bytes of Ada Park's resume, created once. */
export function aResumePdf(): Promise<Uint8Array> {
  return (pdf ??= aPdf(resumeLines))
}

/** The form of an upload. */
export function aForm(bytes: Uint8Array, name = 'resume.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  form.set('upload_file', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

/** A visitor who has uploaded a resume. */
export async function aVisitor(app: RunningApp) {
  const { status, body } = await app.call(uploadResume, { form: aForm(await aResumePdf()) })
  if (status !== 200) throw new Error(`The upload was refused: ${body.error}`)
  return { temporary_token: body.temporary_token!, resume_url: body.resume_url }
}

const hashes = new Map<string, Promise<string>>()

/** Caches hashes, since hashing is slow by design and most students have the same password. */
function getHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type StudentInput = { plan?: PlanCode; password?: string; resume?: boolean; username?: string }

/** A student with Ada's resume, by default on Free and with the password `correct horse`. */
export async function aStudent(app: RunningApp, input: StudentInput = {}): Promise<AStudent> {
  const id = uuidv7()
  const username = input.username ?? `student-${id.slice(-12)}`
  const { db, clock, files } = app.services
  await db
    .insertInto('students')
    .values({
      id,
      username,
      password_hash: await getHash(input.password ?? 'correct horse'),
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
  app: RunningApp,
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

let professorCount = 0

/** Adds a listed professor and waits until the catalogue contains it. Missing fields are invented. */
export async function aProfessor(app: TestApp, input: Partial<TestProfessor> = {}): Promise<TestProfessor> {
  const number = 1_000 + professorCount++
  const [professor] = await addProfessors(app.database.sql, [
    { ...makeProfessor(number), name: `Newly Hired ${number}`, citedBy: 0, ...input },
  ])
  await app.database.sql`select pg_notify('catalogue', 'import')`
  while (!app.services.catalogue.get(professor!.id)) await new Promise((resolve) => setTimeout(resolve, 20))
  return professor!
}

// By app: test files share this module, and which professors a file meets must not depend on the files before it.
const unlockCounts = new WeakMap<RunningApp, number>()

/** A professor unlocked by `by`, by default the next listed one, at the clock's time. */
export async function anUnlocked(
  app: RunningApp,
  { by, professor, at = app.clock.now() }: { by?: AStudent; professor?: TestProfessor; at?: Date } = {},
): Promise<TestProfessor> {
  const student = by ?? (await aStudent(app))
  const count = unlockCounts.get(app) ?? 0
  const unlocked = professor ?? app.professors[count % app.professors.length]!
  if (!professor) unlockCounts.set(app, count + 1)
  await app.services.db
    .insertInto('relationships')
    .values({ student_id: student.id, professor_id: unlocked.id, unlocked_at: at })
    .execute()
  return unlocked
}

/** The handle of a locked professor for this student. */
export function aHandle(app: RunningApp, student: AStudent, professor: { id: number }): string {
  return createHandle(app.services.encryption, student.id, professor.id)
}
