import type { FirstAnswers } from '@labreach/contract/professors'
import { storeVisitorAnswers, requireVisitorResume } from '../../resume/visitor-resume.ts'
import type { Services } from '../../services.ts'
import { readFirstAnswers } from '../../students/first-answers.ts'
import type { Viewer } from '../viewer.ts'
import { hasBegunLetter } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock'>

const none: FirstAnswers = { thought: '', experience: '' }

/**
 * The answers that were given before the registration. They are for one letter: a student who has answered the questions
 * for a letter, or has sent one, gets empty ones. Throws temporary_token_invalid.
 */
export async function getFirstAnswers({ db, clock }: Deps, viewer: Viewer): Promise<FirstAnswers> {
  if ('temporaryToken' in viewer) return (await requireVisitorResume(db, clock, viewer.temporaryToken)).answers ?? none
  const answers = await readFirstAnswers(db, viewer.studentId)
  return answers && !(await hasBegunLetter(db, viewer.studentId)) ? answers : none
}

/** Stores a visitor's answers and returns them. Throws temporary_token_invalid. */
export async function saveFirstAnswers(
  { db, clock }: Deps,
  temporaryToken: string,
  { thought, experience }: FirstAnswers,
): Promise<FirstAnswers> {
  await storeVisitorAnswers(db, clock, temporaryToken, { thought, experience })
  return { thought, experience }
}
