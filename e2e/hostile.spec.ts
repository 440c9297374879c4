import { expect, test } from './fixtures.ts'
import { wordyAtOnce } from './hostile/at-once.ts'
import { harmless } from './hostile/disguised.ts'
import { hostilePdfs } from './hostile/hostile-pdfs.ts'
import { watchMemory } from './hostile/memory.ts'
import { memoryWithin, upload, wrongWith } from './hostile/upload.ts'
import { pidOf } from './kill-run.ts'

/** Each of a kind, and the worst; `npm run try:hostile` sends them all. */
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

test('hostile PDFs are refused with a sentence, in time and in bounded memory, and harm nobody else', async ({
  place,
}) => {
  const pid = await pidOf('server', place.dataDir)
  const memory = watchMemory(pid)
  const chosen = hostilePdfs.filter(({ name }) => some.includes(name))
  expect(chosen).toHaveLength(some.length)
  const wrong = []
  for (const one of chosen) wrong.push(wrongWith(await upload(place.url, one)))
  const together = chosen.filter(({ worst }) => worst).concat(harmless[0]!)
  const answers = await Promise.all(together.map((one) => upload(place.url, one)))
  wrong.push(...answers.slice(0, -1).map(wrongWith))
  expect(wrong.filter((one) => one !== undefined)).toEqual([])
  expect(answers.at(-1)!.status).toBe(200)
  expect((await memory.stop()).withChildren).toBeLessThan(memoryWithin)
  expect(await pidOf('server', place.dataDir)).toBe(pid)
})

test('resumes whose text unpacks to 256 MB each, at the same time, are all answered while others go on', async ({
  place,
}) => {
  const { answers, wrongs } = await wordyAtOnce(place.url, await pidOf('server', place.dataDir), 6)
  expect(wrongs).toEqual([])
  expect(answers).toHaveLength(6)
})
