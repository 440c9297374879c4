import type { LetterLinkView } from '@labreach/contract/professor-page'
import { getSurname } from '@labreach/contract/text/surname'
import { selectById } from '../../catalogue/opt-outs/opt-out-records.ts'
import { getDomain } from '../../mail-address.ts'
import { composeOptOutText } from '../../professors/opt-out/opt-out.ts'
import { readNameAndPlan } from '../../students/read-name-and-plan.ts'
import { isSchoolAddressShown } from '../../students/school-address.ts'
import type { Services } from '../../services.ts'
import { letterGone } from '../errors.ts'
import { findLinkedLetter, type LetterLink } from './letter-link.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption'>

/**
 * What the page of a letter's link shows: nothing that the letter itself does not contain, and without its text. Throws
 * link_invalid, link_expired and letter_gone.
 */
export async function readLetterLink(services: Deps, link: LetterLink): Promise<LetterLinkView> {
  const { db, clock, encryption } = services
  const letter = await findLinkedLetter(services, link)
  const { school_address: school, student_id: studentId } = letter
  const now = clock.now()
  const [student, professor, isShown] = [
    await readNameAndPlan(db, studentId, now),
    await selectById(db, letter.professor_id),
    school !== null && (await isSchoolAddressShown(db, studentId, school, now)),
  ]
  if (!student || !professor) throw letterGone()
  const professorId = letter.professor_id
  return {
    student_name: student.fullName,
    professor_surname: professor.opt_out ? '' : getSurname(professor.name),
    subject: letter.subject,
    sent_at: letter.sent_at.toISOString(),
    answer: letter.answer as LetterLinkView['answer'],
    answer_until: letter.until,
    opted_out: professor.opt_out,
    reported: letter.reported,
    report_confirmed: letter.report_confirmed,
    school_confirmed: school && isShown ? getDomain(school) : null,
    opt_out_link: {
      professor: professorId,
      signature: encryption.sign('opt-out-link', composeOptOutText(professorId)),
    },
  }
}
