import { open, readFile } from 'node:fs/promises'
import { deleteSuppressionLines, lockSuppressionLines, SuppressionLine } from './suppression-lines.ts'
import type { Services } from './services.ts'

const BATCH_SIZE = 1_000

/**
 * Appends the pending lines to the suppressions file, and deletes them from the table after fsync. After a crash in
 * between, the line is written a second time, which is harmless. Several processes may run it at once, since each write contains whole lines.
 */
export async function appendSuppressions({
  db,
  config,
}: Pick<Services, 'db'> & { config: Pick<Services['config'], 'suppressionsFile'> }): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE;)
    count = await db.transaction().execute(async (tx) => {
      const pending = await lockSuppressionLines(tx, BATCH_SIZE)
      if (pending.length === 0) return 0
      const text = pending.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
      await append(config.suppressionsFile, text)
      await deleteSuppressionLines(
        tx,
        pending.map(({ id }) => id),
      )
      return pending.length
    })
}

async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    // A process that crashed during a write may have left an incomplete line, so the next write starts a new one.
    const bytes = Buffer.from(size > 0 && last.toString() !== '\n' ? `\n${text}` : text)
    const { bytesWritten } = await handle.write(bytes)
    if (bytesWritten < bytes.length) throw new Error(`${file} took ${bytesWritten} of ${bytes.length} bytes`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Returns the complete lines of the file, oldest first; undefined if the file does not exist. */
export async function readSuppressions(file: string): Promise<SuppressionLine[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text
    ?.split('\n')
    .flatMap((line) => (line ? (parseLine(line) ?? []) : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Undefined for an incomplete line that a crash left; another process has written that line again. */
function parseLine(line: string): SuppressionLine | undefined {
  try {
    return SuppressionLine.parse(JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
