import type { Db } from '../db/connection.ts'
import { credentialsMissing, credentialsWrong } from './errors.ts'
import { passwordMatches } from './passwords.ts'
import { selectByUsername } from './queries.ts'

/** The id of the student whose username and password these are. Unknown names and wrong passwords are told alike. */
export async function login(db: Db, username: string, password: string): Promise<string> {
  if (!username.trim() || !password) throw credentialsMissing()
  const student = await selectByUsername(db, username.trim().normalize('NFC'))
  const right = await passwordMatches(student?.password_hash ?? null, password)
  if (!student || !right) throw credentialsWrong()
  return student.id
}
