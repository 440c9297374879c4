import type { World } from '../world.ts'
import { credentialsMissing, credentialsWrong } from './errors.ts'
import { noteSignIn } from './note-sign-in.ts'
import { passwordMatches } from './passwords.ts'
import { selectByUsername } from './queries.ts'

type Credentials = { username: string; password: string }

/** The id of the student whose username and password these are. Unknown names and wrong passwords are told alike. */
export async function login(
  world: Pick<World, 'db' | 'clock' | 'seals'>,
  { username, password }: Credentials,
  address: string,
): Promise<string> {
  if (!username.trim() || !password) throw credentialsMissing()
  const student = await selectByUsername(world.db, username.trim().normalize('NFC'))
  const right = await passwordMatches(student?.password_hash ?? null, password)
  const attempt = { way: 'password', address } as const
  await noteSignIn(world, student && right ? 'signed_in' : 'sign_in_failed', student?.id ?? null, attempt)
  if (!student || !right) throw credentialsWrong()
  return student.id
}
