import { profileFromResume } from '../resume/profile-from-resume.ts'
import { fileOfResumeUrl } from '../resume/resume-url.ts'
import { visitorResume } from '../resume/visitor-resume.ts'
import { hashToken } from '../encryption.ts'
import type { Services } from '../services.ts'
import { isAddress } from './address.ts'
import { createStudent } from './create-student.ts'
import { requestUsernameConfirmation } from './email/request-email-change.ts'
import { resumeMismatch } from './errors.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { readUsername } from './usernames.ts'

type Registration = { username: string; password: string; temporary_token: string; resume_url: string }

/**
 * Makes an account with a password; answers its id. The resume must be the one that the temporary token was given for.
 * A username that is an address is asked to confirm it, so that a forgotten password can be reset.
 */
export async function register(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'jobs' | 'encryption'>,
  given: Registration,
  from: string,
): Promise<string> {
  const { db, clock, config } = services
  const username = readUsername(given.username)
  await checkPassword(given.password, async () => {
    const { resume } = await visitorResume(db, clock, given.temporary_token)
    return { ...profileFromResume(resume.facts), username }
  })
  const passwordHash = await hashPassword(given.password)
  const student = { username, passwordHash, temporaryTokenHash: hashToken(given.temporary_token) }
  const studentId = await createStudent(db, clock, student, ({ resume }) => {
    if (fileOfResumeUrl(given.resume_url, config.publicUrl) !== resume.fileId) throw resumeMismatch()
  })
  if (isAddress(username)) await requestUsernameConfirmation(services, { studentId, email: username, from })
  return studentId
}
