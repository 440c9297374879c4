import { spawnSync } from 'node:child_process'
import { createReadStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { aPdf, aPdfInColumns } from '../../../../test/pdf/a-pdf.ts'
import { scanOf } from '../../../../test/pdf/a-scan.ts'
import { writeTempFile } from '../../../../test/on-disk.ts'
import { createResumeReader, ResumeReadError } from '../read-resume.ts'
import { readerArguments } from '../start-reader.ts'
import type { PageProgress } from './read-scan.ts'

const reader = createResumeReader({ processes: 1, waitLimit: 30_000, resultLimit: 60_000, scanTimeLimit: 120_000 })
afterAll(() => reader.close())

const resume = [
  'Ada Park',
  'ada.park@example.edu | (555) 010-0000',
  'Education',
  'University of California, Berkeley   2023 - present',
  'B.S. in Computer Science, GPA: 3.85/4.00',
  'Research Interests',
  'NLP, Human-Robot Interaction and computer vision',
  'Skills',
  'Languages: Python, C++, R',
]

async function readScan(pdf: Uint8Array, from = reader) {
  const { path, size } = await writeTempFile(pdf)
  const pages: PageProgress[] = []
  const read = await from.readScan(
    async () => ({ size, stream: createReadStream(path) }),
    (progress) => pages.push(progress),
  )
  return { ...read, pages }
}
const catchFailure = (result: Promise<unknown>) =>
  result.then(
    () => 'read',
    (error: unknown) => (error instanceof ResumeReadError ? error.reason : error),
  )
const classify = async (pdf: Uint8Array) => catchFailure(reader.read(await writeTempFile(pdf)))

test('the scan of a resume has the facts of its text; each page is reported [RESUME-16]', async () => {
  const pdf = await aPdf(resume, [
    'Experience',
    'Research assistant, Vision Lab. Measured how people look at pictures.',
  ])
  const scan = await scanOf(pdf)
  expect(await classify(scan)).toBe('scanned')
  const { facts, text, pages } = await readScan(scan)
  expect(facts).toEqual((await reader.read(await writeTempFile(pdf))).facts)
  expect(text).toContain('Measured how people look at pictures.')
  expect(pages).toEqual([
    { page: 1, pages: 2 },
    { page: 2, pages: 2 },
  ])
})

test('the columns of a scan are read one after the other', async () => {
  const left = ['EDUCATION', 'Pomona College', 'BA in Biology', 'SKILLS', 'PCR, ELISA', 'R, Python', 'LANGUAGES']
  const right = [
    'RESEARCH',
    'Studied gut bacteria',
    'and their genomes',
    'PROJECTS',
    'A map of trees',
    'on campus',
    'AWARDS',
  ]
  const pdf = await aPdfInColumns('Bea Okafor', { x: 50, lines: left }, { x: 320, lines: right })
  const { text } = await readScan(await scanOf(pdf))
  expect(text.split('\n')).toEqual(['Bea Okafor', ...left, ...right])
})

test('five pages, small pictures and pictures without words are no scan that is read [RESUME-17]', async () => {
  expect(await classify(await scanOf(await aPdf(...[1, 2, 3, 4, 5].map(() => resume))))).toBe('without_text')
  expect(await catchFailure(readScan(await scanOf(await aPdf(['Ada Park', 'A photo']))))).toBe('without_text')
})

test('a scan beyond its time is refused, and the next one is read [RESUME-17]', async () => {
  const scan = await scanOf(await aPdf(resume))
  const short = createResumeReader({ scanTimeLimit: 300 })
  expect(['without_text', 'busy']).toContain(await catchFailure(readScan(scan, short)))
  await short.close()
  expect((await readScan(scan)).facts.name).toBe('Ada Park')
})

test('scans are read one at a time; one that would wait too long is refused as busy [RESUME-17]', async () => {
  const scan = await scanOf(await aPdf(resume))
  const impatient = createResumeReader({ scanWaitLimit: 50, scanTimeLimit: 120_000 })
  const results = await Promise.all([1, 2].map(() => catchFailure(readScan(scan, impatient))))
  expect(results.toSorted()).toEqual(['busy', 'read'])
  await impatient.close()
})

// The test finds the child process in Linux's /proc.
test.skipIf(process.platform !== 'linux')(
  'a reading goes on if all processes of the server are asked to end [RESUME-32]',
  async () => {
    const { pid } = process
    const listChildren = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const { path, size } = await writeTempFile(await scanOf(await aPdf(resume)))
    const others = new Set(listChildren())
    const signals: string[] = []
    const { facts } = await reader.readScan(
      async () => ({ size, stream: createReadStream(path) }),
      () => {
        for (const child of listChildren().filter((one) => !others.has(one)))
          for (const signal of ['SIGTERM', 'SIGINT']) if (process.kill(Number(child), signal)) signals.push(signal)
      },
    )
    expect(facts.name).toBe('Ada Park')
    expect(signals).toEqual(['SIGTERM', 'SIGINT'])
  },
)

test('a scan whose file cannot be read is no scan without text [RESUME-32]', async () => {
  const stream = new Readable({ read: () => stream.destroy(new Error('EIO: i/o error, read')) })
  const read = reader.readScan(
    async () => ({ size: 1_000, stream }),
    () => undefined,
  )
  await expect(read).rejects.toThrow('EIO')
})

test('the process that reads resumes has no network: nothing is fetched [RESUME-18]', () => {
  const attempt = (program: string) =>
    spawnSync(process.execPath, [...readerArguments, '--eval', program], { env: {}, encoding: 'utf8' }).stdout.trim()
  const print = '.then(() => console.log("connected"), (error) => console.log((error.cause ?? error).message))'
  const refused = 'The process that reads resumes has no network.'
  expect(attempt(`fetch('http://127.0.0.1:8099/')${print}`)).toBe(refused)
  // Threads, as tesseract.js starts one.
  const thread = `fetch('http://127.0.0.1:8099/').catch((error) => console.log((error.cause ?? error).message))`
  expect(attempt(`new (require('worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })`)).toBe(refused)
  expect(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))).toContain('node_modules')
})
