import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../../server/src/account/passwords.ts'
import { createResumeReader } from '../../server/src/resume/reader/read-resume.ts'
import { asPdf } from '../as-pdf.ts'
import { resume } from '../browse-student.ts'

const rounds = 15

const median = async (run: () => Promise<unknown>): Promise<number> => {
  await run()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await run()
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!
}

/** Two things that are done with the same processor, and how many times as long the first takes. */
export async function pairsOfTimes(): Promise<{ name: string; ratio: number }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-pairs-'))
  const [path, bytes] = [join(folder, 'resume.pdf'), await asPdf(resume)]
  await writeFile(path, bytes)
  const reader = createResumeReader({ processes: 1 })
  try {
    const reading = await median(() => reader.read({ path, size: bytes.length }))
    const hashing = await median(() => hashPassword('correct horse'))
    return [{ name: 'a usual resume is read / a password is hashed', ratio: reading / hashing }]
  } finally {
    await reader.close()
    await rm(folder, { recursive: true, force: true })
  }
}
