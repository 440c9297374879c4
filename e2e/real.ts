import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSystem } from '@labreach/launch/start'
import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import { openSql } from '@labreach/launch/sql'
import { chromium } from './fixtures/chromium.ts'
import { expect, type TestSite } from './fixtures/test.ts'
import { uploadResume } from './fixtures/student-over-http.ts'
import {
  hasOnlyAttachment,
  composeAndSend,
  connectGoogle,
  register,
  sentBy,
  unlockOne,
} from './fixtures/student-steps.ts'

/**
 * `npm run lab -- real <folder>`: the journey of main-job.spec.ts with every resume of `<folder>/resumes`, on real
 * professors (`<folder>/csrankings`) instead of the demo catalogue. Prints a table in Markdown. A resume without text
 * must be refused with a sentence; any other failure gives exit code 1. The letters go to the sandbox, so nothing
 * leaves the machine.
 */
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('The folder with csrankings/ and resumes/ is missing: npm run lab -- real <folder>')

const commands = join(import.meta.dirname, '../server/src/commands/main.ts')
const dataDir = await createThrowawayFolderOnDisk('labreach-real-')
const database = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false })
const sql = openSql(database.url, { max: 2 })

function labreach(...args: string[]): string {
  const env = { ...process.env, DATABASE_URL: database.url }
  const { status, stdout, stderr } = spawnSync(process.execPath, [commands, ...args], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`labreach ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** The table row of one resume. */
type Row = { file: string; name: string; school: string; interests: string; matches: string; outcome: string }

async function journey(browser: Browser, site: TestSite, pdf: string): Promise<Row> {
  const username = basename(pdf, '.pdf').replace(/[^a-z0-9]+/gi, '-')
  const email = `${username}@gmail.com`
  const account = { username, password: `the secret of ${username}`, google: { email, name: username } }
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  try {
    const result = await Promise.race([register(page, pdf, account), waitForRefusal(page)])
    if (typeof result === 'string') return { ...createRow(pdf), outcome: `refused: ${result}` }
    const matches = await fetchBestFive(site, pdf)
    const student = await fetchStudent(page)

    const professor = await unlockOne(page)
    const homepage = page.getByRole('link', { name: /^Homepage of / }).first()
    const { hostname: host } = new URL((await homepage.getAttribute('href'))!)
    await connectGoogle(page, account)
    // Labreach has no email address of these professors. A student on Basic may type one of the professor's website.
    labreach('grant', username, 'B', '--days', '1')
    const subject = `Research Internship Inquiry – ${username}`
    await page.reload()
    await composeAndSend(page, { professor, to: `labreach-try@${host}`, subject, lastLine: 'Thank you for reading.' })
    const [letter, ...more] = await sentBy(site, email)
    expect(more).toEqual([])
    expect(letter?.mail.subject).toBe(subject)
    expect(letter?.mail.to?.[0]?.address).toBe(`labreach-try@${host}`)
    expect(await hasOnlyAttachment(letter!, pdf)).toBe(true)
    return {
      file: basename(pdf),
      name: `${student.first_name} ${student.last_name}`,
      school: student.school,
      interests: student.key_interests.join(', '),
      matches: (await findNames(matches)).join('; '),
      outcome: 'letter delivered, PDF identical',
    }
  } finally {
    await context.close()
  }
}

/** Resolves with the sentence of a refused upload; never settles if the upload is accepted. */
async function waitForRefusal(page: Page): Promise<string> {
  const panel = page.getByText('Upload Error').locator('..')
  await panel.waitFor({ timeout: 0 }).catch(() => new Promise(() => undefined))
  return (await panel.innerText()).replace(/^Upload Error\s*/, '')
}

/** Ids of the five best matches. It uploads again, since the page has already read the stream of its own upload. */
async function fetchBestFive(site: TestSite, pdf: string): Promise<number[]> {
  const { temporary_token } = await uploadResume(site, await readFile(pdf))
  const stream = await fetch(`${site.url}/api/professors/?temporary_token=${temporary_token}`)
  const lines = (await stream.text()).split('\n').slice(1, 6)
  return lines.map((line) => (JSON.parse(line) as { id: number }).id)
}

async function fetchStudent(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const response = await page.request.get('/api/auth/me/', { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as { first_name: string; last_name: string; school: string; key_interests: string[] }
}

async function findNames(ids: number[]): Promise<string[]> {
  const rows = await sql<{ id: number; name: string; school: string }[]>`
    select id, name, school_name as school from professors where id = any(${ids})`
  const byId = new Map(rows.map((row) => [row.id, `${row.name} (${row.school})`]))
  return ids.map((id) => byId.get(id) ?? '?')
}

function createRow(pdf: string): Row {
  return { file: basename(pdf), name: '', school: '', interests: '', matches: '', outcome: '' }
}

labreach('migrate')
console.log(labreach('import', 'csrankings', join(folder, 'csrankings')))
const system = await startSystem({
  dataDir: join(dataDir, 'data'),
  port: 0,
  quiet: true,
  env: { DATABASE_URL: database.url, LIMITS_PER_NETWORK: 'off' },
})
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const site = { url: system.url, sandboxUrl: system.sandboxUrl!, dataDir }
const columns = ['file', 'name', 'school', 'interests', 'matches', 'outcome'] as const
console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`)
for (const file of (await readdir(join(folder, 'resumes'))).filter((name) => name.endsWith('.pdf')).toSorted()) {
  const pdf = join(folder, 'resumes', file)
  const row = await journey(browser, site, pdf).catch((error: unknown) => {
    process.exitCode = 1
    return { ...createRow(pdf), outcome: `FAILED: ${String(error).slice(0, 600)}` }
  })
  console.log(`| ${columns.map((column) => row[column].replace(/[|\n]/g, ' ')).join(' | ')} |`)
}
await browser.close()
await system.stop()
await sql.end()
await database.stop()
await rm(dataDir, { recursive: true, force: true })
