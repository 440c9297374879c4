import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** A statement that was sent, and the file that sent it, from the root of the repository. */
export type RecordedStatement = { file: string; text: string }

/** More frames than a call has between a room and the driver. */
const FRAMES = 60

let recording = false

/**
 * Records each distinct statement of this process to a file in `folder`, with the file that sent it. `pg.Client` sends
 * all of them: those of the pools, of the jobs, and of commands that a test runs in its own process.
 */
export function recordStatements(folder: string): void {
  if (recording) return
  recording = true
  mkdirSync(folder, { recursive: true })
  const known = new Set<string>()
  const output = join(folder, `${process.pid}.jsonl`)
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { text?: unknown }).text
    if (typeof text === 'string') {
      const file = findSender()
      const line = JSON.stringify({ file, text } satisfies RecordedStatement)
      if (!known.has(line)) appendFileSync(output, `${line}\n`)
      known.add(line)
    }
    return query.apply(this, given)
  } as Client['query']
}

/** The innermost file of the server outside `db/`, or 'packages' if only packages are on the stack (the jobs' own). */
function findSender(): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const stack = new Error('only for its stack').stack ?? ''
  Error.stackTraceLimit = before
  const files = [...stack.matchAll(/\/((?:server|sandbox)\/(?:src|test|migrations)\/[^\s:)?]+)/g)].map(
    ([, file]) => file!,
  )
  return (
    files.find((file) => !file.startsWith('server/src/db/') && !file.startsWith('server/test/statements/')) ??
    'packages'
  )
}
