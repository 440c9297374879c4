import { open, readFile } from 'node:fs/promises'
import { deleteSuppressionLines, lockSuppressionLines, SuppressionLine } from './suppression-lines.ts'
import type { Services } from './services.ts'

const BATCH_SIZE = 1_000

/**
 * Appends the pending lines to the suppressions file, and deletes them from the table after fsync. After a crash in
 * between, the line is written a second time, which is harmless. Of several processes one writes at a time, also the lines
 * that are queued meanwhile; the others return at once.
 */
export async function appendSuppressions({
  db,
  config,
}: Pick<Services, 'db'> & { config: Pick<Services['config'], 'suppressionsFile'> }): Promise<void> {
  for (let count = 1; count > 0;)
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

type Suppressions = {
  /** Oldest first. */
  lines: SuppressionLine[]
  /** How many lines are incomplete. A process that crashed during a write left them, and another one wrote them again. */
  incomplete: number
}

/** Reads the file. Undefined if it does not exist. */
export async function readSuppressions(file: string): Promise<Suppressions | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const read = text.split('\n').flatMap((line) => (line ? [parseLine(line)] : []))
  const lines = read.filter((line) => line !== undefined)
  return {
    lines: lines.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    incomplete: read.length - lines.length,
  }
}

function parseLine(line: string): SuppressionLine | undefined {
  try {
    return SuppressionLine.parse(JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
