import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { appendSuppressions, readSuppressions } from './suppression-file.ts'
import { addSuppressionLine, lockSuppressionLines } from './suppression-lines.ts'

const { db, close } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'labreach-suppressions-'))
const suppressionsFile = join(folder, 'suppressions.jsonl')
afterAll(close)
afterAll(() => rm(folder, { recursive: true }))

const students = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
const queue = (student: string) => addSuppressionLine(db, { kind: 'account_deleted', at: new Date(0), student })
const append = () => appendSuppressions({ db, config: { suppressionsFile } })

beforeEach(() => writeFile(suppressionsFile, ''))

test('one process at a time writes to the file, which may be on NFS [OPTOUT-49]', async () => {
  await queue(students[0]!)
  await db.transaction().execute(async (tx) => {
    expect(await lockSuppressionLines(tx, 10)).toHaveLength(1)
    await queue(students[1]!)
    // It does not wait: the other process may hang in its write.
    await append()
    expect(await readFile(suppressionsFile, 'utf8')).toBe('')
  })
  await append()
  expect((await readSuppressions(suppressionsFile))?.lines).toMatchObject(students.map((student) => ({ student })))
})

test('an incomplete line is counted, and ended by the next one [OPTOUT-49]', async () => {
  await appendFile(suppressionsFile, '{"kind":"account_del')
  await queue(students[0]!)
  await append()
  expect(await readSuppressions(suppressionsFile)).toMatchObject({ lines: [{ student: students[0] }], incomplete: 1 })
})
