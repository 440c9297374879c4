import { send } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import { uploadAsVisitor, type NewSession } from './sign-up.ts'
import { runFlow } from './google.ts'
import { callUntilKnown, type Student } from './student.ts'

const FRIENDS = 3

/** Three friends sign up with Google by the student's link. Then the student claims the trial three times at once. */
export async function earnTrial(run: RunContext, student: Student, number: number): Promise<void> {
  for (let friend = 0; friend < FRIENDS; friend++) await signUpFriend(run, student, number, friend)
  const request = { body: { action: 'claim_trial' } }
  const claims = await Promise.all(
    Array.from({ length: 3 }, () => callUntilKnown(run, { kind: 'trial', path: '/api/auth/me/', request }, student)),
  )
  const outcomes = claims.map(({ outcome }) => outcome)
  run.expected.trials.set(
    student.id,
    outcomes.find((one) => one === 'done') ?? outcomes.find((one) => one === 'unknown') ?? 'refused',
  )
}

async function signUpFriend(run: RunContext, student: Student, number: number, friend: number): Promise<void> {
  const upload = await uploadAsVisitor(run, number + friend)
  if (!upload) return
  const email = `friend-${process.pid}-${number}-${friend}@gmail.com`
  const { temporary_token } = upload
  const flow = await runFlow(run, { temporary_token, ref: student.id }, email)
  const code = flow && /^\/login\?state=([\w-]+)$/.exec(flow.end)?.[1]
  if (!code) return
  const headers = { cookie: flow.cookie }
  const login = await run.step(() => send<NewSession>(flow.url, '/api/auth/login/', { body: { state: code }, headers }))
  if (login.status !== 200) return
  const { id, username } = login.body.user
  run.expected.accounts.set(id, { username, password: '', template: null, referredBy: student.id })
  run.expected.resumes.set(id, { current: 'first.pdf', possible: [] })
}
