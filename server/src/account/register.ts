import { limits } from '@labreach/contract/plans'
import { fileOfResumeUrl } from '../resume/resume-url.ts'
import { hashToken } from '../seals.ts'
import type { World } from '../world.ts'
import { isAddress } from './address.ts'
import { createStudent } from './create-student.ts'
import { askToConfirm } from './email/request-email-change.ts'
import { resumeMismatch, usernameInvalid } from './errors.ts'
import { checkPassword, hashPassword } from './passwords.ts'

const usernameShape = new RegExp(`^[\\p{L}\\p{N}@.+_-]{${limits.usernameMin},${limits.usernameMax}}$`, 'u')

type Registration = { username: string; password: string; temporary_token: string; resume_url: string }

/**
 * Makes an account with a password; answers its id. The resume must be the one that the temporary token was given for.
 * A username that is an address is asked to confirm it, so that a forgotten password can be reset.
 */
export async function register(
  { db, clock, config, jobs }: Pick<World, 'db' | 'clock' | 'config' | 'jobs'>,
  given: Registration,
): Promise<string> {
  const username = given.username.normalize('NFC')
  if (!usernameShape.test(username)) throw usernameInvalid()
  checkPassword(given.password)
  const passwordHash = await hashPassword(given.password)
  const student = { username, passwordHash, temporaryTokenHash: hashToken(given.temporary_token) }
  const studentId = await createStudent(db, clock, student, ({ resume }) => {
    if (fileOfResumeUrl(given.resume_url, config.publicUrl) !== resume.fileId) throw resumeMismatch()
  })
  if (isAddress(username)) await askToConfirm({ db, clock, jobs }, studentId, username)
  return studentId
}
