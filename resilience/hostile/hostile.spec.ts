import { expect, test } from '@labreach/e2e/test'
import { uploadExpandingPdfs } from './expanding-pdfs.ts'
import { harmlessPdfs } from './harmless-pdfs.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { upload, findResponseProblem } from './upload.ts'
import { findPid } from '../kill/run.ts'

/** A sample with the worst files. `npm run lab -- hostile` uploads all, and checks times and memory. */
const names = [
  'encrypted with a password',
  'an empty file',
  'truncated inside a stream',
  '10 MB of random bytes',
  'a catalog that is its own page tree',
  'a scan without text',
  'a page that expands to 1 GB of zeros',
  'millions of letters',
  'forms that draw two others each, 40 levels',
  '3,000 pages',
  'a Word file named .pdf',
  'a zip file before a PDF',
]

test('hostile PDFs are refused with a sentence and do not affect other uploads [RESUME-12]', async ({ site }) => {
  const pid = await findPid('server', site.dataDir)
  const files = hostilePdfs.filter(({ name }) => names.includes(name))
  expect(files).toHaveLength(names.length)
  const problems = []
  for (const file of files) problems.push(findResponseProblem(await upload(site.url, file)))
  const worstFiles = files.filter(({ isUploadedTogether }) => isUploadedTogether)
  // All wait for the same reader, so on a slow machine the last one is asked to try again in a minute.
  const harmless = harmlessPdfs[0]!
  const results = await Promise.all([...worstFiles, harmless].map((file) => upload(site.url, file)))
  const last = results.pop()!
  problems.push(...results.map(findResponseProblem))
  expect(problems.filter((one) => one !== undefined)).toEqual([])
  const { status } = last.code === 'reader_busy' ? await upload(site.url, harmless) : last
  expect(status).toBe(200)
  expect(await findPid('server', site.dataDir)).toBe(pid)
})

test('six resumes at the same time that expand to 256 MB each are refused while other calls succeed', async ({
  site,
}) => {
  const { results, problems } = await uploadExpandingPdfs(site.url, await findPid('server', site.dataDir), 6)
  expect(problems).toEqual([])
  expect(results).toHaveLength(6)
})
