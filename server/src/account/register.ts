import { limits } from '@labreach/contract/plans'
import { fileOfResumeUrl } from '../resume/resume-url.ts'
import { hashToken } from '../seals.ts'
import type { World } from '../world.ts'
import { createStudent } from './create-student.ts'
import { resumeMismatch, usernameInvalid } from './errors.ts'
import { checkPassword, hashPassword } from './passwords.ts'

const usernameShape = new RegExp(`^[\\p{L}\\p{N}@.+_-]{${limits.usernameMin},${limits.usernameMax}}$`, 'u')

type Registration = { username: string; password: string; temporary_token: string; resume_url: string }

/** Makes an account with a password; answers its id. The resume must be the one that the temporary token was given for. */
export async function register({ db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>, given: Registration) {
  const username = given.username.normalize('NFC')
  if (!usernameShape.test(username)) throw usernameInvalid()
  checkPassword(given.password)
  const passwordHash = await hashPassword(given.password)
  const student = { username, passwordHash, temporaryTokenHash: hashToken(given.temporary_token) }
  return createStudent(db, clock, student, ({ resume }) => {
    if (fileOfResumeUrl(given.resume_url, config.publicUrl) !== resume.fileId) throw resumeMismatch()
  })
}
