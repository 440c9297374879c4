import { toProfile } from '../resume/profile-from-resume.ts'
import { parseResumeUrl } from '../resume/resume-url.ts'
import { requireVisitorResume } from '../resume/visitor-resume.ts'
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
 * Creates an account with a password; returns its id. The resume must be the one of the temporary token. If the
 * username is an email address, a confirmation link is mailed to it, so that a forgotten password can be reset.
 */
export async function register(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'jobs' | 'encryption'>,
  input: Registration,
  from: string,
): Promise<string> {
  const { db, clock, config } = services
  const username = readUsername(input.username)
  await checkPassword(input.password, async () => {
    const { resume } = await requireVisitorResume(db, clock, input.temporary_token)
    return { ...toProfile(resume.facts), username }
  })
  const passwordHash = await hashPassword(input.password)
  const student = { username, passwordHash, temporaryTokenHash: hashToken(input.temporary_token) }
  const studentId = await createStudent(db, clock, student, ({ resume }) => {
    if (parseResumeUrl(input.resume_url, config.publicUrl) !== resume.fileId) throw resumeMismatch()
  })
  if (isAddress(username)) await requestUsernameConfirmation(services, { studentId, email: username, from })
  return studentId
}
