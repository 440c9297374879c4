import { createHash } from 'node:crypto'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { googleSays } from '../errors.ts'
import { selectStudent } from '../queries.ts'
import { pageWithError } from './page-with-error.ts'
import { selectGrant, selectFlow, updateFlow } from './queries.ts'
import { openState, stateText } from './state.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'google'>

/** Where the browser goes next: Google's consent page, or back with a sentence when ticket and state do not belong together. */
export async function startFlow({ db, clock, config, google }: Deps, cookie: string, state: string): Promise<string> {
  const cookieHash = hashToken(cookie)
  const flow = await selectFlow(db, cookieHash, clock.now())
  const said = await openState(state, config.keys.stateSecret)
  if (!flow || said === null || !(await belongs(db, flow, said)))
    return pageWithError(flow?.student_id ? '/profile' : '/login', googleSays.lost)

  const [oauthState, verifier] = [newToken(), newToken()]
  await updateFlow(db, cookieHash, { state: oauthState, code_verifier: verifier })
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (flow.purpose !== 'prove') return google.consentUrl({ state: oauthState, challenge })
  const grant = await selectGrant(db, flow.student_id!)
  return google.identityUrl({ state: oauthState, challenge, email: grant?.email ?? null })
}

type Flow = NonNullable<Awaited<ReturnType<typeof selectFlow>>>

/** A student's state says their username, a signup's starts with the temporary token, a sign-in's says nothing. */
async function belongs(db: Services['db'], flow: Flow, said: string): Promise<boolean> {
  if (flow.student_id) {
    const student = await selectStudent(db, flow.student_id)
    return student !== undefined && said === stateText(student.username)
  }
  if (!flow.temporary_token_hash) return said === stateText('')
  const token = said.slice(3, 3 + Number(said.slice(0, 3)))
  return hashToken(token).equals(flow.temporary_token_hash)
}
