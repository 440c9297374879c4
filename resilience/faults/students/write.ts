import { setTimeout as sleep } from 'node:timers/promises'
import { classifyOutcome, type Outcome } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import { recordValue } from '../expected-state.ts'
import { call, callUntilKnown, type Student } from './student.ts'
import type { UnlockedProfessor } from './unlock.ts'

/** Saves two versions of a draft for each professor, as the website does. */
export async function saveDrafts(run: RunContext, student: Student, to: readonly UnlockedProfessor[]): Promise<void> {
  for (const { id } of to) {
    let based_on: string | null = null
    for (const version of [1, 2]) {
      const draft = `Dear Professor, this is version ${version} of the draft of ${student.username}.`
      const path = `/api/professors/${id}/draft/`
      const onOutcome = (outcome: Outcome) =>
        recordValue(run.expected.drafts, `${student.id} ${id}`, draft, outcome, { isFinal: true })
      const request = { body: { draft, based_on } }
      const saved: { body: { saved_at?: string } } = await callUntilKnown(
        run,
        { kind: 'draft', path, request, onOutcome },
        student,
      )
      based_on = saved.body.saved_at ?? based_on
    }
  }
}

/** After these codes a letter is not tried again. */
const finalCodes = [
  'send_unconfirmed',
  'send_in_progress',
  'daily_limit',
  'contacts_full',
  'contact_too_soon',
  'google_expired',
]
const TRIES = 4

/** Sends a letter to each professor at the same time, the first one by a double click. */
export async function writeLetters(run: RunContext, student: Student, to: readonly UnlockedProfessor[]): Promise<void> {
  const clicks = to.flatMap((professor, at) => {
    const key = crypto.randomUUID()
    const subject = `Letter ${student.username} ${professor.id}`
    run.expected.letters.set(subject, { student: student.id, key, responses: [] })
    const click = () => sendLetter(run, student, professor, subject)
    return at === 0 ? [click(), click()] : [click()]
  })
  await Promise.all(clicks)
}

/** Sends a letter. Repeats it with the same key while its outcome is unknown or Gmail refuses it. */
async function sendLetter(
  run: RunContext,
  student: Student,
  { scholar_id }: UnlockedProfessor,
  subject: string,
): Promise<void> {
  const { key, responses } = run.expected.letters.get(subject)!
  const body = { scholar_id, subject, message: `Dear Professor,\n\nthis is ${subject}.` }
  for (let tries = 1; ; tries++) {
    const request = { body, headers: { 'idempotency-key': key } }
    const response = await call<{ state?: string }>(run, '/api/emails/', request, student)
    responses.push(response.body.state ?? (response.code || String(response.status)))
    const outcome = classifyOutcome(response)
    const canRetry = outcome === 'unknown' || response.code === 'send_refused'
    if (canRetry && !finalCodes.includes(response.code) && tries < TRIES) await sleep(200 * tries)
    else return void run.expected.counts.letter[outcome]++
  }
}
