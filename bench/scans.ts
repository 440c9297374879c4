import { readdirSync, readFileSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { openSql } from '@labreach/launch/sql'
import { startSystem } from '@labreach/launch/start'
import { createPdf } from './create-pdf.ts'
import { createScan } from './create-scan.ts'

/**
 * `npm run bench -- scans <folder> [<texts.jsonl>]`: how well scanned resumes are read. Takes the PDFs of the folder and
 * then the resumes of the second file (the field `resume` of its lines), twenty in all. Each is uploaded twice: with its
 * text, and as pictures of its first four pages. Prints the share of the facts of the text that are also found in the
 * pictures, and the processor time of a page and the memory of the process that reads it.
 */
const [folder, texts] = process.argv.slice(2)
if (!folder) throw new Error('Which folder of PDFs? npm run bench -- scans <folder> [<texts.jsonl>]')

const resumesMax = 20
const pagesMax = 4
const attemptsMax = 20

type Facts = Record<string, string | number | null | string[]>

const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort()
const resumes: { name: string; pdf: Uint8Array }[] = []
for (const name of names) resumes.push({ name, pdf: await readFile(join(folder, name)) })
if (texts) {
  const lines = (await readFile(texts, 'utf8')).trim().split('\n')
  for (const [at, line] of lines.entries()) {
    if (resumes.length >= resumesMax + names.length) break
    resumes.push({ name: `line ${at + 1}`, pdf: await createPdf((JSON.parse(line) as { resume: string }).resume) })
  }
}

await using stack = new AsyncDisposableStack()
const own = stack.adopt(await createThrowawayFolderOnDisk('labreach-scans-'), (path) => rm(path, { recursive: true }))
const database = stack.adopt(await startPostgres({ dataDir: join(own, 'postgres'), durable: false }), (it) => it.stop())
const sql = stack.adopt(openSql(database.url), (it) => it.end())
const env = { DATABASE_URL: database.url, LIMITS_PER_NETWORK: 'off', LOCAL_MODEL: 'off' }
const system = stack.adopt(await startSystem({ dataDir: join(own, 'data'), port: 0, quiet: true, env }), (it) =>
  it.stop(),
)

let [found, expected, measured] = [0, 0, 0]
const [seconds, megabytes] = [[] as number[], [] as number[]]
for (const { name, pdf } of resumes) {
  if (measured === resumesMax) break
  const text = await read(pdf)
  // Without Latin text there is nothing to compare: the OCR reads English.
  if (!text || /\p{Script=Han}{20}/u.test(text.text)) continue
  const { scan, pages } = await createScan(pdf, pagesMax)
  // Facts of further pages are not in the pictures, and count as missing.
  const factsOfText = listFacts(text.facts)
  const watch = watchReader()
  const storedOfScan = await read(scan)
  const { peak, processor } = watch.stop()
  megabytes.push(peak)
  seconds.push(processor / pages)
  const factsOfPictures = new Set(storedOfScan ? listFacts(storedOfScan.facts) : [])
  const missing = factsOfText.filter((fact) => !factsOfPictures.has(fact))
  expected += factsOfText.length
  found += factsOfText.length - missing.length
  measured++
  console.log(
    `${name}: ${factsOfText.length - missing.length} of ${factsOfText.length} facts, ${pages} pages, ${seconds.at(-1)!.toFixed(1)} CPU s a page, ${megabytes.at(-1)} MB`,
  )
  if (missing.length > 0) console.log(`  missing: ${missing.join('; ')}`)
}
console.log(
  `${measured} resumes: ${(found / expected).toFixed(3)} of the facts, at most ${Math.max(...seconds).toFixed(1)} CPU s a page and ${Math.max(...megabytes)} MB`,
)

/** Uploads a PDF, follows its match stream to the end, and returns what is stored; null if it was refused. */
async function read(pdf: Uint8Array): Promise<{ text: string; facts: Facts } | null> {
  const form = new FormData()
  form.append('upload_file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'resume.pdf')
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${system.url}/api/resume/`, { method: 'POST', body: form })
    const { temporary_token: token } = (await response.json()) as { temporary_token?: string }
    // On a busy computer the reader asks to try again.
    if (!token && response.status === 429 && attempt < attemptsMax) {
      await sleep(3_000)
      continue
    }
    if (!token) return null
    await (await fetch(`${system.url}/api/professors/?temporary_token=${token}`)).text()
    const [row] = await sql<{ text: string; facts: Facts }[]>`
      select body_text as text, facts from visitor_resumes order by created_at desc limit 1`
    return row ?? null
  }
}

/** Each fact as one line, such as "skills python": one for a single value, and one for each interest and skill. */
function listFacts(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : value === null ? [] : [value]).map((one) => `${key} ${one}`.toLowerCase()),
  )
}

/**
 * Watches the process that reads scans, in Linux's /proc. `stop` returns its peak memory in MB, and its processor time
 * in seconds, which does not depend on what else the computer does.
 */
function watchReader() {
  let [peak, processor] = [0, 0]
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('"readsScans":true')) continue
        const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        peak = Math.max(peak, Math.round(Number(kilobytes ?? 0) / 1_024))
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
        processor = (Number(fields[11]) + Number(fields[12])) / 100
      } catch (error) {
        // A process that ended meanwhile.
        if (!(error instanceof Error && 'code' in error && /ENOENT|ESRCH/.test(String(error.code)))) throw error
      }
    }
  }
  const timer = setInterval(look, 200)
  return {
    stop: () => {
      clearInterval(timer)
      return { peak, processor }
    },
  }
}
