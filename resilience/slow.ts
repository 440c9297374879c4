import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { writeResume } from '@labreach/e2e/a-resume'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { watchMemory } from './hostile/memory.ts'
import { pidOf } from './kill/run.ts'
import { counted, p99, printCalls, type Seen } from './load/figures.ts'
import { others } from './slow/others.ts'
import { register, untilRead } from './slow/students.ts'

/**
 * `npm run lab -- slow [--seconds 45]`: 1,010 bodies of which a few bytes come, 150 downloads of a resume of 9.8 MB that nobody
 * reads, and 40 uploads that do not end, at once and from five networks, beside others who browse, sign in, opt out and are
 * paid for. Exit code 1 when p99 of one of these passes a second (where the machine is
 * busy in any case, twice what it is without them), when one is turned away, when the server's memory grows
 * by more than 200 MB, or does not come back within a minute.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '45' } } })
const seconds = Number(values.seconds)
const crowd = { bodies: 1_010, downloads: 150, uploads: 40 }
/** Ms; on a machine that is so busy with other things that they take half of it in any case, twice what they take. */
const p99Most = (quiet: number) => Math.max(1_000, 2 * quiet)
const growthMost = 200
/** MB that may stay: what was made once for all (compiled code, buffers of V8's heap). */
const restMost = 60
const backWithinMs = 60_000
const resumeBytes = Math.floor(9.8 * 1024 * 1024)

const dataDir = await throwawayOnDisk('labreach-slow-')
const web = join(dataDir, 'web')
await mkdir(web)
await writeFile(join(web, 'index.html'), '<!doctype html><title>Labreach</title>')
const system = await startSystem({ dataDir, port: 0, quiet: true, env: { WEB_DIR: web } })
const wrongs: string[] = []
try {
  const url = system.url.replace('//localhost', '//127.0.0.1')
  await writeResume(join(dataDir, 'resume.pdf'))
  const resume = new Uint8Array(await readFile(join(dataDir, 'resume.pdf')))
  const students = await register(url, resume, 12)
  // Behind its end, where no reader looks.
  const large = Buffer.concat([resume, randomBytes(resumeBytes - resume.length)])
  const { resume_url } = await untilRead(url, new Uint8Array(large))
  const link = new URL(resume_url)
  const download = link.pathname + link.search
  const pid = await pidOf('server', dataDir)
  // What runs often is compiled by then.
  await others(url, students, 5, 1)
  const parts = await partsThere()

  const quiet = await others(url, students, Math.ceil(seconds / 2), 2)
  const before = await memoryOf(pid)
  console.log(`Quiet (load average ${load()}), server ${before.toFixed(0)} MB:`)
  printCalls(quiet, Math.ceil(seconds / 2))

  const memory = watchMemory(pid)
  const workerData = { target: { url, download }, crowd }
  const visitors = new Worker(new URL('slow/crowd-thread.ts', import.meta.url), { workerData })
  const beside = await others(url, students, seconds, 3)
  visitors.postMessage('go', [])
  const [{ opened, told, open: left }] = await once(visitors, 'message')
  await visitors.terminate()
  const { server: peak } = await memory.stop()
  console.log(
    `\nBeside ${crowd.bodies} slow bodies, ${crowd.downloads} unread downloads and ${crowd.uploads} unfinished uploads:`,
  )
  console.log(
    `  ${opened} connections opened, ${left} open at the end; told ${[...told].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  )
  printCalls(beside, seconds)
  console.log(`  load average ${load()}`)
  judge(beside, quiet)

  // Life goes on, and V8 collects what they left.
  const [back] = await Promise.all([memoryBack(pid, before + restMost), others(url, students, 30, 4)])
  console.log(
    `  memory of the server: ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB (+${(peak - before).toFixed(0)}), ` +
      `${back.mb.toFixed(0)} MB ${(back.ms / 1_000).toFixed(0)} s afterwards`,
  )
  if (peak - before > growthMost) wrongs.push(`The memory grew by ${(peak - before).toFixed(0)} MB.`)
  if (back.mb > before + restMost) wrongs.push(`Afterwards the server holds ${(back.mb - before).toFixed(0)} MB more.`)
  const rest = (await partsThere()) - parts
  console.log(`  parts of uploads that stayed: ${rest}`)
  if (rest > 0) wrongs.push(`${rest} parts of uploads stayed.`)
  if ((await pidOf('server', dataDir)) !== pid) wrongs.push('The server died and was started again.')
} finally {
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(wrongs.join('\n') || 'Every bound was kept.')
process.exitCode = wrongs.length > 0 ? 1 : 0

function judge(seen: readonly Seen[], quiet: readonly Seen[]): void {
  for (const name of new Set(seen.map((one) => one.call))) {
    const of = seen.filter((one) => one.call === name)
    const most = p99Most(p99(quiet, name))
    if (!(p99(of) <= most)) wrongs.push(`p99 of ${name} was ${p99(of).toFixed(0)} ms (at most ${most.toFixed(0)}).`)
    const refused = counted(of, 'turned away') + counted(of, 'wrong')
    if (refused > 0) wrongs.push(`${refused} of ${of.length} calls of ${name} were not answered.`)
  }
}

async function partsThere(): Promise<number> {
  const names = await readdir(join(dataDir, 'files'))
  return names.filter((name) => name.endsWith('.part')).length
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024
}

async function memoryBack(pid: number, to: number): Promise<{ mb: number; ms: number }> {
  const begun = performance.now()
  for (;;) {
    const [mb, ms] = [await memoryOf(pid), performance.now() - begun]
    if (mb <= to || ms > backWithinMs) return { mb, ms }
    await sleep(500)
  }
}

function load(): string {
  return loadavg()[0]!.toFixed(1)
}
