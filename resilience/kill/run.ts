import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from '@labreach/e2e/database'
import { call, runStudent, type Acknowledged, type SystemUrls } from '@labreach/e2e/student-over-http'

export type Target = 'server' | 'postgres'

const launcher = join(import.meta.dirname, '../../launch/start.mjs')
const STUDENTS_AT_ONCE = 3
const FIRST_LETTER_MS = 90_000
let studentCount = 0

/** A running `npm start`, with the two URLs that it prints. */
export type Running = { urls: SystemUrls; process: ChildProcess }

/** Runs `npm start` with a data folder. Rejects with its output if it does not start. */
export async function start(dataDir: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [launcher, '--port', String(port), '--data', dataDir], {
    stdio: 'pipe',
    env: { ...process.env, LIMITS_PER_NETWORK: 'off' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const deadline = Date.now() + 120_000
  while (!output.includes('To stop')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`npm start failed:\n${output}`)
    await sleep(50)
  }
  const url = /ready: (\S+)/.exec(output)![1]!
  const sandboxUrl = /Inbox\s+(\S+)/.exec(output)![1]!
  return { urls: { url, sandboxUrl }, process: child }
}

/**
 * Runs one round: students complete the main job until the target, then the launcher is killed by SIGKILL. Adds the
 * acknowledged writes to `round.acknowledged`.
 */
export async function killRound(
  running: Running,
  round: { name: string; target: Target; dataDir: string; pdf: Uint8Array; acknowledged: Acknowledged[] },
): Promise<void> {
  const run = { over: false }
  const errors: string[] = []
  const students = Array.from({ length: STUDENTS_AT_ONCE }, async (_, lane) => {
    for (let number = 0; !run.over; number++)
      await runStudent(
        running.urls,
        { name: `${round.name}-${lane}-${number}`, number: studentCount++, pdf: round.pdf },
        (done) => round.acknowledged.push(done),
      ).catch((error: unknown) => {
        if (!run.over) errors.push(String(error))
        run.over = true
      })
  })
  // Waits for a letter before the kill. Its time depends on the machine, so a fixed pause is not enough.
  const [lettersBefore, deadline] = [countLetters(round.acknowledged), Date.now() + FIRST_LETTER_MS]
  while (countLetters(round.acknowledged) === lettersBefore && errors.length === 0) {
    if (Date.now() > deadline) throw new Error(`No letter was sent within ${FIRST_LETTER_MS / 1_000} s`)
    await sleep(20)
  }
  await sleep(Math.random() * 3_000)
  if (errors.length > 0) throw new Error(`The job failed before the kill: ${errors[0]}`)
  run.over = true
  process.kill(await findPid(round.target, round.dataDir), 'SIGKILL')
  for (const pid of await findLauncherPids(round.dataDir)) process.kill(pid, 'SIGKILL')
  await once(running.process, 'exit')
  await Promise.all(students)
}

const countLetters = (acknowledged: readonly Acknowledged[]) =>
  acknowledged.filter(({ what }) => what === 'letter').length

/** Stops a running product by SIGINT. */
export async function stop(running: Running): Promise<void> {
  running.process.kill('SIGINT')
  if (running.process.exitCode === null) await once(running.process, 'exit')
}

type Login = { access_token: string; user: { resume: string } }
type Page = { professors: { unlocked: boolean; email_sent: boolean; professor: { scholar_id: string } }[] }

/** A sentence for each acknowledged write that is lost, and for each letter that was delivered twice. */
export async function findLosses(urls: SystemUrls, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  const tokens = new Map<string, string>()
  for (const one of acknowledged) {
    if (one.what !== 'account') continue
    const { username, password } = one
    const login = await call<Login>(urls, '/api/auth/login/', { body: { username, password } }).catch(String)
    if (typeof login === 'string') {
      lost.push(`the account of ${username}: ${login}`)
      continue
    }
    tokens.set(username, login.access_token)
    const [template] = await call<{ content: string }[]>(urls, '/api/templates/', { token: login.access_token })
    if (template?.content !== one.template) lost.push(`the template of ${username}`)
    const resume = await fetch(login.user.resume)
    if (!resume.ok) lost.push(`the resume of ${username}`)
  }
  for (const one of acknowledged) {
    const token = tokens.get(one.username)
    if (!token || one.what === 'account') continue
    // In the order of names, unlocked professors are first.
    const { professors: cards } = await call<Page>(urls, '/api/professors/page?order=name&direction=asc', { token })
    if (one.what === 'unlock') {
      if (!cards.some(({ unlocked, professor }) => unlocked && professor.scholar_id === one.professor))
        lost.push(`an unlock of ${one.username}`)
      continue
    }
    if (!cards.some(({ email_sent }) => email_sent)) lost.push(`the record of the letter of ${one.username}`)
  }
  return [...lost, ...(await findDeliveryProblems(urls, acknowledged))]
}

type Sent = { subject: string; via: 'gmail' | 'smtp' }

async function findDeliveryProblems(urls: SystemUrls, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const { mails } = await call<{ mails: Sent[] }>({ url: urls.sandboxUrl }, '/control/mail')
  const times = new Map<string, number>()
  // Letters are sent through Gmail. Account mails have at-least-once delivery, so duplicates of those are allowed.
  for (const { subject } of mails.filter(({ via }) => via === 'gmail'))
    times.set(subject, (times.get(subject) ?? 0) + 1)
  const twice = [...times]
    .filter(([, count]) => count > 1)
    .map(([subject]) => `"${subject}" was delivered more than once`)
  const letters = acknowledged.filter((one) => one.what === 'letter')
  return [
    ...twice,
    ...letters.filter((one) => !times.has(one.subject)).map((one) => `"${one.subject}" was not delivered`),
  ]
}

/** The process id of the server or of PostgreSQL with this data folder. */
export async function findPid(target: Target, dataDir: string): Promise<number> {
  if (target === 'server') return (await findPidsByScript('server/src/main.ts', dataDir))[0]!
  const sql = await connection(dataDir)
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  await sql.end()
  return Number((await readFile(join(row!.folder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

async function findLauncherPids(dataDir: string): Promise<number[]> {
  return findProcesses(
    async (_, args) => args.some((word) => /launch\/(start\.mjs|src\/main\.ts)$/.test(word)) && args.includes(dataDir),
  )
}

/** Processes that run a script with this data folder, which is in their environment. */
function findPidsByScript(script: string, dataDir: string): Promise<number[]> {
  return findProcesses(async (pid, args) => {
    if (!args.some((word) => word.endsWith(script))) return false
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
    return environment.split('\0').includes(`LABREACH_DATA=${dataDir}`)
  })
}

async function findProcesses(matches: (pid: number, args: string[]) => Promise<boolean>): Promise<number[]> {
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry)
    if (!pid) continue
    // The process may have ended since readdir.
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.split('\0').slice(0, -1),
      () => [],
    )
    if (args.length > 0 && (await matches(pid, args))) found.push(pid)
  }
  return found
}
