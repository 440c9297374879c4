import type { Understanding } from '@labreach/contract/professors'
import type { StoredResume } from '../../resume/stored-resume.ts'
import { studentResume } from '../../resume/student-resume.ts'
import { changeVisitorCorrections, requireVisitorResume } from '../../resume/visitor-resume.ts'
import type { Services } from '../../services.ts'
import { readStudentInterests, updateStudentInterests } from '../../students/interests.ts'
import { withoutRepeats } from '../../text/without-repeats.ts'
import {
  linesToUnderstand,
  quoteResume,
  understandStudent,
  type StudentInterests,
} from '../../text/fields/understand-student.ts'
import type { Viewer } from '../viewer.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'meaning'>

/** The fields that were understood from a resume and typed interests. Throws temporary_token_invalid. */
export async function getUnderstanding(services: Deps, viewer: Viewer): Promise<Understanding> {
  const { student } = await readInterests(services, viewer)
  const fields = quoteResume(await understandInterests(services, student), student.text)
  return {
    fields: fields.map(({ name, from, source }) => ({ name, from, source })),
    struck: [...student.struck],
    typed: [...student.typed],
  }
}

export async function understandInterests({ meaning }: Pick<Deps, 'meaning'>, student: StudentInterests) {
  const near = await meaning.findFields(linesToUnderstand(student))
  return understandStudent(student, (line) => near.get(line))
}

/** Replaces the given corrections and returns the new understanding. Throws temporary_token_invalid. */
export async function changeUnderstanding(
  services: Deps,
  viewer: Viewer,
  change: { struck?: string[] | undefined; typed?: string[] | undefined },
): Promise<Understanding> {
  const { db, clock } = services
  const { struck, typed } = change
  const lists = { ...(struck && { struck: withoutRepeats(struck) }), ...(typed && { typed: withoutRepeats(typed) }) }
  if ('studentId' in viewer) await updateStudentInterests(db, viewer.studentId, lists)
  else await changeVisitorCorrections(db, clock, viewer.temporaryToken, lists)
  return getUnderstanding(services, viewer)
}

/** The words of a viewer that are understood, and the resume that some of them stand in. Throws temporary_token_invalid. */
export async function readInterests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ student: StudentInterests; resume: StoredResume | null }> {
  if ('temporaryToken' in viewer) {
    const { resume, corrections } = await requireVisitorResume(db, clock, viewer.temporaryToken)
    const { interests, major } = resume.facts
    return { student: { ...corrections, interests, major: major ?? '', text: resume.text }, resume }
  }
  const row = await readStudentInterests(db, viewer.studentId)
  const resume = await studentResume(db, viewer.studentId)
  const student = {
    typed: row.additional_interests,
    interests: row.key_interests,
    major: row.major,
    text: resume?.text ?? '',
    struck: row.struck_fields,
  }
  return { student, resume }
}
