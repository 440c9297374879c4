import type { Understanding } from '@labreach/contract/professors'
import { studentResume } from '../../resume/student-resume.ts'
import { changeVisitorCorrections, visitorResume } from '../../resume/visitor-resume.ts'
import type { Services } from '../../services.ts'
import { readStudentInterests, updateStudentInterests } from '../../students/interests.ts'
import { withoutRepeats } from '../../text/without-repeats.ts'
import {
  linesToUnderstand,
  quoteResume,
  understandStudent,
  type StudentInterests,
} from '../../text/fields/understand-student.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'meaning'>

/** A student, or a visitor with the temporary token of a resume. */
export type Viewer = { studentId: string } | { temporaryToken: string }

/** The fields that were understood from a resume and typed interests. Throws temporary_token_invalid. */
export async function getUnderstanding(services: Deps, viewer: Viewer): Promise<Understanding> {
  const student = await readInterests(services, viewer)
  const near = await services.meaning.findFields(linesToUnderstand(student))
  const fields = quoteResume(
    understandStudent(student, (line) => near.get(line)),
    student.text,
  )
  return {
    fields: fields.map(({ name, from, source }) => ({ name, from, source })),
    struck: [...student.struck],
    typed: [...student.typed],
    suggested: [],
  }
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

async function readInterests({ db, clock }: Omit<Deps, 'meaning'>, viewer: Viewer): Promise<StudentInterests> {
  if ('temporaryToken' in viewer) {
    const { resume, corrections } = await visitorResume(db, clock, viewer.temporaryToken)
    const { interests, major } = resume.facts
    return { ...corrections, interests, major: major ?? '', text: resume.text }
  }
  const student = await readStudentInterests(db, viewer.studentId)
  const resume = await studentResume(db, viewer.studentId)
  return {
    typed: student.additional_interests,
    interests: student.key_interests,
    major: student.major,
    text: resume?.text ?? '',
    struck: student.struck_fields,
  }
}
