import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@labreach/e2e/student-over-http'
import { send } from './http-client.ts'
import type { Fault, FaultContext } from './fault.ts'
import { signUp } from './students/sign-up.ts'
import type { Student } from './students/student.ts'
import { unlockPage } from './students/unlock.ts'
import { countResetMails, readMailboxes } from './checks/mailboxes.ts'

/** The server retries a mail after 10, 20, 40, 80 s, etc. (pg-boss-jobs.ts). So one retry occurs within 180 s. */
const [MAIL_DOWN_MS, MAIL_TIMEOUT_MS] = [90_000, 180_000]
const [MODEL_MS, STUDENTS] = [60_000, 30]

/** Faults of one minute or more. */
export const longFaults: readonly Fault[] = [
  {
    name: 'the mail server refuses for 90 s',
    isLong: true,
    boundMs: 10_000,
    async inject(context) {
      const { run } = context
      const control = { url: run.system.sandboxUrl }
      const countBefore = run.expected.mails.length
      await call(control, '/control/faults', { body: { service: 'smtp', kind: '429', times: 100_000 } })
      await sleep(MAIL_DOWN_MS)
      await call(control, '/control/faults?service=smtp', { method: 'DELETE' })
      await checkMails(context, new Set(run.expected.mails.slice(countBefore).map(({ to }) => to)))
      return performance.now()
    },
  },
  {
    name: 'the model takes 60 s for 30 students',
    isLong: true,
    boundMs: 10_000,
    async inject(context) {
      const { run } = context
      const students = await createStudents(context, STUDENTS)
      const control = { url: run.system.sandboxUrl }
      await call(control, '/control/faults', {
        body: { service: 'model', kind: 'latency', times: 100_000, ms: MODEL_MS },
      })
      const timeoutMs = 2 * MODEL_MS
      const requests = students.map(async ({ student, scholarId }) => {
        const body = { template_content: 'Dear Professor, I would like to work with you.', scholar_id: scholarId }
        const response = await send(run.anyUrl(), '/api/emails/ai_process_template/', {
          token: student.token,
          body,
          timeoutMs,
        })
        const done = response.status === 200 ? 1 : 0
        run.expected.aiUses.set(student.id, { done, refused: 1 - done, unknown: 0 })
        return response.code || String(response.status)
      })
      const otherRequests = await measureOtherCalls(context, students[0]!.student, MODEL_MS)
      const responses = Object.entries(Object.groupBy(await Promise.all(requests), (response) => response))
      await call(control, '/control/faults?service=model', { method: 'DELETE' })
      const counts = responses.map(([response, all]) => `${all!.length} × ${response}`).join(', ')
      context.addNote(`${STUDENTS} students: ${counts}; ${otherRequests}`)
      return performance.now()
    },
  },
]

async function checkMails({ run, addProblem, addNote }: FaultContext, addresses: ReadonlySet<string>): Promise<void> {
  const startTime = performance.now()
  const countMails = async () => {
    const mailboxes = new Map()
    await readMailboxes(run.system.sandboxDir, mailboxes)
    return countResetMails(mailboxes)
  }
  let counts = await countMails()
  const findMissing = () => [...addresses].filter((address) => !counts.has(address))
  for (; findMissing().length > 0 && performance.now() - startTime < MAIL_TIMEOUT_MS; counts = await countMails())
    await sleep(1_000)
  const missing = findMissing()
  if (missing.length > 0) addProblem(`${missing.length} of ${addresses.size} mails were not sent`)
  const twice = [...addresses].filter((address) => counts.get(address)! > 1)
  if (twice.length > 0) addProblem(`${twice.length} mails were sent twice`)
  const seconds = Math.round((performance.now() - startTime) / 1_000)
  addNote(`${addresses.size} mails requested during the fault, the last one sent ${seconds} s after it`)
}

async function createStudents({ run }: FaultContext, count: number) {
  const students: { student: Student; scholarId: string }[] = []
  for (let number = 0; students.length < count; number++) {
    const student = await signUp(run, 1_000_000 + number * 2)
    const [professor] = student ? await unlockPage(run, student, { page: 1 + number, count: 1 }) : []
    if (student && professor) students.push({ student, scholarId: professor.scholar_id })
  }
  return students
}

/** Measures the response times of other calls for `ms`. */
async function measureOtherCalls({ run, addProblem }: FaultContext, { token }: Student, ms: number): Promise<string> {
  const times: number[] = []
  for (const until = performance.now() + ms; performance.now() < until; await sleep(30))
    for (const path of ['/api/auth/me/', '/api/professors/page']) {
      const response = await send(run.anyUrl(), path, { token })
      if (response.status !== 200)
        addProblem(`${path} got ${response.status} ${response.code} while the model was slow`)
      times.push(response.ms)
    }
  times.sort((one, other) => one - other)
  const quantile = (share: number) => Math.round(times[Math.floor(times.length * share)]!)
  return `${times.length} other calls: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`
}
