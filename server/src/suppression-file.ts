import { open, readFile } from 'node:fs/promises'
import { deleteSuppressionLines, lockSuppressionLines, SuppressionLine } from './suppression-lines.ts'
import type { Services } from './services.ts'

const BATCH = 1_000

/**
 * Appends the pending lines to the file outside the database, and deletes them once they are on the disk. A crash in
 * between writes a line twice, which does no harm. Several processes may append at the same time: each writes whole lines.
 */
export async function appendSuppressions({
  db,
  config,
}: Pick<Services, 'db'> & { config: Pick<Services['config'], 'suppressionsFile'> }): Promise<void> {
  for (let count = BATCH; count === BATCH;)
    count = await db.transaction().execute(async (tx) => {
      const pending = await lockSuppressionLines(tx, BATCH)
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
    // A process that died while it wrote may have left half a line: the next one begins a line of its own.
    const bytes = Buffer.from(size > 0 && last.toString() !== '\n' ? `\n${text}` : text)
    const { bytesWritten } = await handle.write(bytes)
    if (bytesWritten < bytes.length) throw new Error(`${file} took ${bytesWritten} of ${bytes.length} bytes`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Every whole line of the file, oldest first; undefined where there is no such file. */
export async function readSuppressions(file: string): Promise<SuppressionLine[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text
    ?.split('\n')
    .flatMap((line) => (line ? (parsed(line) ?? []) : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Half a line, which a crash left, is written again whole by the next process. */
function parsed(line: string): SuppressionLine | undefined {
  try {
    return SuppressionLine.parse(JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
