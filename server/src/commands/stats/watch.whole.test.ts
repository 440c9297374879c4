import { spawn } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import type { Count } from './counts.ts'
import { watchCounts } from './watch.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const now = () => new Date('2026-11-26T12:00:00Z')

/** What was written while the counts were read once for each of these numbers of letters. */
async function watch(numbers: number[], terminal?: { columns: number }): Promise<string> {
  const output = Object.assign(new PassThrough(), terminal && { isTTY: true, ...terminal })
  const stop = new AbortController()
  let reads = 0
  const read = async (): Promise<Count[]> => {
    const total = numbers[Math.min(reads++, numbers.length - 1)]!
    if (reads === numbers.length) setTimeout(() => stop.abort())
    return [{ label: 'Letters', total, parts: [{ name: 'sent', count: total }] }]
  }
  await watchCounts({ read, output, everyMs: 5, signal: stop.signal, now })
  return (output.read() as Buffer).toString()
}

test('on a terminal it renews the lines in place, with the changes since the start [OPERATION-4]', async () => {
  const text = await watch([41, 44], { columns: 200 })
  const up = `${String.fromCodePoint(27)}[2A`
  const [first, second] = text.split(up)
  expect(first).toBe('Letters      41 (sent 41)\n12:00:00Z, every 0.005 s; [+n]: since the start. Ctrl-C ends it.\n')
  expect(second).toContain('Letters      44 [+3] (sent 44 [+3])\n')
})

test('on a narrow terminal it counts the rows that a long line takes [OPERATION-4]', async () => {
  expect(await watch([41, 40], { columns: 20 })).toContain(`${String.fromCodePoint(27)}[6A`)
})

test('elsewhere it appends plain lines, only if a number has changed [OPERATION-4]', async () => {
  expect(await watch([41, 41, 40])).toBe(
    '12:00:00Z  Letters      41 (sent 41)\n12:00:00Z  Letters      40 [−1] (sent 40 [−1])\n',
  )
})

test('the command sees what changes in the database, and Ctrl-C ends it without an error [OPERATION-4]', async () => {
  const database = await createTestDatabase()
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
  const child = spawn(process.execPath, [main, 'stats', '--watch', '--every', '1'], { env })
  let [out, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/Z {2}Students +0/)
  await database.sql`insert into students (id, username, created_at) values (${uuidv7()}, 'mira', now())`
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/Z {2}Students +1 \[\+1\]/)
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect([code, errors]).toEqual([0, ''])
  await database.close()
})
