import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from '@labreach/e2e/database'
import { call, liveThrough, type Acknowledged, type Site } from '@labreach/e2e/student-over-http'

export type Target = 'server' | 'postgres'

const launcher = join(import.meta.dirname, '../../launch/start.mjs')
const STUDENTS_AT_ONCE = 3
const FIRST_LETTER_MS = 30_000
let studentsSoFar = 0

/** A running `npm start`, with the two addresses that it prints. */
export type Running = { site: Site; process: ChildProcess }

/** Starts the product on a data folder as its owner would; rejects with what it said when it does not come up. */
export async function start(dataDir: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [launcher, '--port', String(port), '--data', dataDir], {
    stdio: 'pipe',
    env: { ...process.env, LIMITS_PER_ADDRESS: 'off' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const deadline = Date.now() + 120_000
  while (!said.includes('To stop')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`It did not start:\n${said}`)
    await sleep(50)
  }
  const url = /ready: (\S+)/.exec(said)![1]!
  const sandboxUrl = /Inbox\s+(\S+)/.exec(said)![1]!
  return { site: { url, sandboxUrl }, process: child }
}

/**
 * One round: students go through the job, the target is killed in the midst of it, then the launcher too, both with
 * SIGKILL. Adds what was acknowledged before to the ledger; answers how many students were under way.
 */
export async function killRound(
  running: Running,
  round: { name: string; target: Target; dataDir: string; pdf: Uint8Array; ledger: Acknowledged[] },
): Promise<void> {
  const state = { over: false }
  const errors: string[] = []
  const students = Array.from({ length: STUDENTS_AT_ONCE }, async (_, lane) => {
    for (let turn = 0; !state.over; turn++)
      await liveThrough(
        running.site,
        { name: `${round.name}-${lane}-${turn}`, number: studentsSoFar++, pdf: round.pdf },
        (done) => round.ledger.push(done),
      ).catch((error: unknown) => {
        if (!state.over) errors.push(String(error))
        state.over = true
      })
  })
  // A kill before anybody wrote shows nothing of letters, and how soon that is differs from machine to machine.
  const [before, deadline] = [lettersIn(round.ledger), Date.now() + FIRST_LETTER_MS]
  while (lettersIn(round.ledger) === before && errors.length === 0) {
    if (Date.now() > deadline) throw new Error(`Nobody sent a letter within ${FIRST_LETTER_MS / 1_000} s`)
    await sleep(20)
  }
  await sleep(Math.random() * 3_000)
  if (errors.length > 0) throw new Error(`The job failed before anything was killed: ${errors[0]}`)
  state.over = true
  process.kill(await pidOf(round.target, round.dataDir), 'SIGKILL')
  for (const pid of await launcherPids(round.dataDir)) process.kill(pid, 'SIGKILL')
  await once(running.process, 'exit')
  await Promise.all(students)
}

const lettersIn = (ledger: readonly Acknowledged[]) => ledger.filter(({ what }) => what === 'letter').length

/** Ends a running product in the regular way. */
export async function stop(running: Running): Promise<void> {
  running.process.kill('SIGINT')
  if (running.process.exitCode === null) await once(running.process, 'exit')
}

type Login = { access_token: string; user: { resume: string } }
type Page = { professors: { unlocked: boolean; email_sent: boolean; professor: { scholar_id: string } }[] }

/** What of the ledger is not there any more, as sentences; and every letter that arrived twice. */
export async function missing(site: Site, ledger: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  const tokens = new Map<string, string>()
  for (const one of ledger) {
    if (one.what !== 'account') continue
    const { username, password } = one
    const login = await call<Login>(site, '/api/auth/login/', { body: { username, password } }).catch(String)
    if (typeof login === 'string') {
      lost.push(`the account of ${username}: ${login}`)
      continue
    }
    tokens.set(username, login.access_token)
    const [template] = await call<{ content: string }[]>(site, '/api/templates/', { token: login.access_token })
    if (template?.content !== one.template) lost.push(`the template of ${username}`)
    const resume = await fetch(login.user.resume)
    if (!resume.ok) lost.push(`the resume of ${username}`)
  }
  for (const one of ledger) {
    const token = tokens.get(one.username)
    if (!token || one.what === 'account') continue
    // Unlocked ones stand first in the order of names.
    const { professors: known } = await call<Page>(site, '/api/professors/page?order=name&direction=asc', { token })
    if (one.what === 'unlock') {
      if (!known.some(({ unlocked, professor }) => unlocked && professor.scholar_id === one.professor))
        lost.push(`an unlock of ${one.username}`)
      continue
    }
    if (!known.some(({ email_sent }) => email_sent)) lost.push(`the record of the letter of ${one.username}`)
  }
  return [...lost, ...(await wrongMailboxes(site, ledger))]
}

type Sent = { subject: string; via: 'gmail' | 'smtp' }

async function wrongMailboxes(site: Site, ledger: readonly Acknowledged[]): Promise<string[]> {
  const { mails } = await call<{ mails: Sent[] }>({ url: site.sandboxUrl }, '/control/mail')
  const times = new Map<string, number>()
  // Mails of the account may come twice: at least once is what they promise. Letters go by Gmail.
  for (const { subject } of mails.filter(({ via }) => via === 'gmail'))
    times.set(subject, (times.get(subject) ?? 0) + 1)
  const twice = [...times].filter(([, count]) => count > 1).map(([subject]) => `"${subject}" arrived more than once`)
  const letters = ledger.filter((one) => one.what === 'letter')
  return [...twice, ...letters.filter((one) => !times.has(one.subject)).map((one) => `"${one.subject}" never arrived`)]
}

/** The process that a part of a running product is, by its data folder. */
export async function pidOf(target: Target, dataDir: string): Promise<number> {
  if (target === 'server') return (await pidsWith('server/src/main.ts', dataDir))[0]!
  const sql = await connection(dataDir)
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  await sql.end()
  return Number((await readFile(join(row!.folder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

async function launcherPids(dataDir: string): Promise<number[]> {
  return processes(
    async (_, words) =>
      words.some((word) => /launch\/(start\.mjs|src\/main\.ts)$/.test(word)) && words.includes(dataDir),
  )
}

/** Processes that run a script on this data folder, which the launcher names to them in the environment. */
function pidsWith(script: string, dataDir: string): Promise<number[]> {
  return processes(async (pid, words) => {
    if (!words.some((word) => word.endsWith(script))) return false
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
    return environment.split('\0').includes(`LABREACH_DATA=${dataDir}`)
  })
}

async function processes(wanted: (pid: number, words: string[]) => Promise<boolean>): Promise<number[]> {
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry)
    if (!pid) continue
    // A process may end while it is looked at.
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.split('\0').slice(0, -1),
      () => [],
    )
    if (words.length > 0 && (await wanted(pid, words))) found.push(pid)
  }
  return found
}
