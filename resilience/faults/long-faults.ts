import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@labreach/e2e/student-over-http'
import { ask } from './ask.ts'
import type { Fault, Stage } from './stage.ts'
import { begin } from './students/begin.ts'
import type { Student } from './students/student.ts'
import { unlockSome } from './students/unlock.ts'
import { resetMails, readMailboxes } from './verdict/mailboxes.ts'

/** A mail is tried again after 10, 20, 40, 80 s … (server, pg-boss-jobs.ts): so long the wait after a minute and a half. */
const [MAIL_DOWN_MS, MAIL_PATIENCE_MS] = [90_000, 180_000]
const [MODEL_MS, STUDENTS] = [60_000, 30]

/** Those that take a minute and more. */
export const longFaults: readonly Fault[] = [
  {
    name: 'the mail server refuses for minutes',
    isLong: true,
    boundMs: 10_000,
    async play(stage) {
      const { scene } = stage
      const control = { url: scene.field.sandboxUrl }
      const before = scene.ledger.mails.length
      await call(control, '/control/faults', { body: { service: 'smtp', kind: '429', times: 100_000 } })
      await sleep(MAIL_DOWN_MS)
      await call(control, '/control/faults?service=smtp', { method: 'DELETE' })
      await mailsLeave(stage, new Set(scene.ledger.mails.slice(before).map(({ to }) => to)))
      return performance.now()
    },
  },
  {
    name: 'the model takes 60 s for 30 students',
    isLong: true,
    boundMs: 10_000,
    async play(stage) {
      const { scene } = stage
      const students = await freshStudents(stage, STUDENTS)
      const control = { url: scene.field.sandboxUrl }
      await call(control, '/control/faults', {
        body: { service: 'model', kind: 'latency', times: 100_000, ms: MODEL_MS },
      })
      const patienceMs = 2 * MODEL_MS
      const asked = students.map(async ({ student, scholarId }) => {
        const body = { template_content: 'Dear Professor, I would like to work with you.', scholar_id: scholarId }
        const answer = await ask(scene.anyUrl(), '/api/emails/ai_process_template/', {
          token: student.token,
          body,
          patienceMs,
        })
        const done = answer.status === 200 ? 1 : 0
        scene.ledger.aiUses.set(student.id, { done, refused: 1 - done, open: 0 })
        return answer.code || String(answer.status)
      })
      const others = await timesOfOthers(stage, students[0]!.student, MODEL_MS)
      const told = Object.entries(Object.groupBy(await Promise.all(asked), (one) => one))
      await call(control, '/control/faults?service=model', { method: 'DELETE' })
      stage.note(`30 students: ${told.map(([what, all]) => `${all!.length} ${what}`).join(', ')}; ${others}`)
      return performance.now()
    },
  },
]

async function mailsLeave({ scene, broke, note }: Stage, asked: ReadonlySet<string>): Promise<void> {
  const begun = performance.now()
  const counts = async () => {
    const mailboxes = new Map()
    await readMailboxes(scene.field.sandboxDir, mailboxes)
    return resetMails(mailboxes)
  }
  let arrived = await counts()
  const missing = () => [...asked].filter((address) => !arrived.has(address))
  for (; missing().length > 0 && performance.now() - begun < MAIL_PATIENCE_MS; arrived = await counts())
    await sleep(1_000)
  const late = missing()
  if (late.length > 0) broke(`${late.length} of ${asked.size} mails did not leave`)
  const twice = [...asked].filter((address) => arrived.get(address)! > 1)
  if (twice.length > 0) broke(`${twice.length} mails left twice`)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  note(`${asked.size} mails asked for meanwhile, the last one left ${seconds} s after, ${twice.length} twice`)
}

async function freshStudents({ scene }: Stage, count: number) {
  const fresh: { student: Student; scholarId: string }[] = []
  for (let number = 0; fresh.length < count; number++) {
    const student = await begin(scene, 1_000_000 + number * 2)
    const [known] = student ? await unlockSome(scene, student, { page: 1 + number, count: 1 }) : []
    if (student && known) fresh.push({ student, scholarId: known.scholar_id })
  }
  return fresh
}

/** How long other calls take while so many wait. */
async function timesOfOthers({ scene, broke }: Stage, { token }: Student, ms: number): Promise<string> {
  const times: number[] = []
  for (const until = performance.now() + ms; performance.now() < until; await sleep(30))
    for (const path of ['/api/auth/me/', '/api/professors/page']) {
      const answer = await ask(scene.anyUrl(), path, { token })
      if (answer.status !== 200) broke(`${path} was answered ${answer.status} ${answer.code} while the model was slow`)
      times.push(answer.ms)
    }
  times.sort((one, other) => one - other)
  const part = (share: number) => Math.round(times[Math.floor(times.length * share)]!)
  return `${times.length} other calls: p50 ${part(0.5)} ms, p99 ${part(0.99)} ms`
}
