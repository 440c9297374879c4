import { setTimeout as sleep } from 'node:timers/promises'
import { outcomeOf, type Outcome } from '../ask.ts'
import type { Scene } from '../scene.ts'
import { noteValue } from '../ledger.ts'
import { call, write, type Student } from './student.ts'
import type { Known } from './unlock.ts'

/** Two drafts for each, one upon the other, as the website saves them. */
export async function saveDrafts(scene: Scene, student: Student, to: readonly Known[]): Promise<void> {
  for (const { id } of to) {
    let based_on: string | null = null
    for (const version of [1, 2]) {
      const draft = `Dear Professor, this is version ${version} of what ${student.username} writes.`
      const path = `/api/professors/${id}/draft/`
      const each = (outcome: Outcome) => noteValue(scene.ledger.drafts, `${student.id} ${id}`, draft, outcome, true)
      const httpCall = { body: { draft, based_on } }
      const saved: { body: { saved_at?: string } } = await write(
        scene,
        { kind: 'draft', path, httpCall, each },
        student,
      )
      based_on = saved.body.saved_at ?? based_on
    }
  }
}

/** Answers after which the same letter is not tried again: it went, or nobody knows, or the product has its reasons. */
const settled = [
  'send_unconfirmed',
  'send_in_progress',
  'daily_limit',
  'contacts_full',
  'contact_too_soon',
  'google_expired',
]
const TRIES = 4

/** All of them at once, the first by a double click; each tried again under its own key while it may be worth it. */
export async function writeLetters(scene: Scene, student: Student, to: readonly Known[]): Promise<void> {
  const clicks = to.flatMap((professor, at) => {
    const key = crypto.randomUUID()
    const subject = `Letter ${student.username} ${professor.id}`
    scene.ledger.letters.set(subject, { student: student.id, key, told: [] })
    const click = () => sendLetter(scene, student, professor, subject)
    return at === 0 ? [click(), click()] : [click()]
  })
  await Promise.all(clicks)
}

async function sendLetter(scene: Scene, student: Student, { scholar_id }: Known, subject: string): Promise<void> {
  const { key, told } = scene.ledger.letters.get(subject)!
  const body = { scholar_id, subject, message: `Dear Professor,\n\nthis is ${subject}.` }
  for (let tries = 1; ; tries++) {
    const httpCall = { body, headers: { 'idempotency-key': key } }
    const answer = await call<{ state?: string }>(scene, '/api/emails/', httpCall, student)
    told.push(answer.body.state ?? (answer.code || String(answer.status)))
    const outcome = outcomeOf(answer)
    const worthIt = outcome === 'open' || answer.code === 'send_refused'
    if (worthIt && !settled.includes(answer.code) && tries < TRIES) await sleep(200 * tries)
    else return void scene.ledger.counts.letter[outcome]++
  }
}
