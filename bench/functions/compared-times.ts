import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../../server/src/account/passwords.ts'
import { createResumeReader } from '../../server/src/resume/reader/read-resume.ts'
import { createPdf } from '../create-pdf.ts'
import { resume } from '../browse-student.ts'

const iterations = 15

const measureMedian = async (run: () => Promise<unknown>): Promise<number> => {
  await run()
  const times: number[] = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(iterations / 2)]!
}

/** The median time of one function divided by that of another. */
export async function compareTimes(): Promise<{ name: string; ratio: number }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-compared-times-'))
  const [path, bytes] = [join(folder, 'resume.pdf'), await createPdf(resume)]
  await writeFile(path, bytes)
  const reader = createResumeReader({ processes: 1 })
  try {
    const reading = await measureMedian(() => reader.read({ path, size: bytes.length }))
    const hashing = await measureMedian(() => hashPassword('correct horse'))
    return [{ name: 'read a usual resume / hash a password', ratio: reading / hashing }]
  } finally {
    await reader.close()
    await rm(folder, { recursive: true, force: true })
  }
}
