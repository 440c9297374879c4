import { expect, test } from '@labreach/e2e/test'
import { wordyAtOnce } from './at-once.ts'
import { harmless } from './disguised.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { upload, wrongWith } from './upload.ts'
import { pidOf } from '../kill/run.ts'

/** Each of a kind, and the worst; `npm run lab -- hostile` sends them all, and judges times and memory. */
const some = [
  'locked by a password',
  'no bytes at all',
  'cut off in the midst of a stream',
  '10 MB of random bytes',
  'a catalogue that is its own pages',
  'a scan without text',
  'a page that unpacks to 1 GB of zeros',
  'millions of letters',
  'drawings that draw two others each, 40 deep',
  '3,000 pages',
  'a Word file called .pdf',
  'a zip file before a PDF',
]

test('hostile PDFs are refused with a sentence, and harm nobody else [RESUME-12]', async ({ site }) => {
  const pid = await pidOf('server', site.dataDir)
  const chosen = hostilePdfs.filter(({ name }) => some.includes(name))
  expect(chosen).toHaveLength(some.length)
  const wrong = []
  for (const one of chosen) wrong.push(wrongWith(await upload(site.url, one)))
  const together = chosen.filter(({ worst }) => worst).concat(harmless[0]!)
  const answers = await Promise.all(together.map((one) => upload(site.url, one)))
  wrong.push(...answers.slice(0, -1).map(wrongWith))
  expect(wrong.filter((one) => one !== undefined)).toEqual([])
  expect(answers.at(-1)!.status).toBe(200)
  expect(await pidOf('server', site.dataDir)).toBe(pid)
})

test('resumes whose text unpacks to 256 MB each, at the same time, are all answered while others go on', async ({
  site,
}) => {
  const { answers, wrongs } = await wordyAtOnce(site.url, await pidOf('server', site.dataDir), 6)
  expect(wrongs).toEqual([])
  expect(answers).toHaveLength(6)
})
