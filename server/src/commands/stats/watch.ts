import { clearScreenDown, cursorTo, moveCursor } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatCounts, type Count } from './counts.ts'

type Options = {
  read: () => Promise<Count[]>
  /** A terminal is renewed in place; elsewhere each renewal that brings a change is appended. */
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
  everyMs: number
  /** Ends the watch: Ctrl-C. */
  signal: AbortSignal
  now?: () => Date
}

/** Prints the counts again and again, with the changes since the start, until the signal aborts. */
export async function watchCounts({ read, output, everyMs, signal, now = () => new Date() }: Options): Promise<void> {
  const isTerminal = output.isTTY === true
  const start = await read()
  let last = ''
  let height = 0
  for (let counts = start; !signal.aborted; counts = await read()) {
    const lines = formatCounts(counts, start)
    const text = lines.join('\n')
    const time = now().toISOString().slice(11, 19)
    if (isTerminal) {
      // Shorter lines and fewer of them must leave nothing behind.
      if (height > 0) {
        moveCursor(output, 0, -height)
        cursorTo(output, 0)
        clearScreenDown(output)
      }
      const shown = [...lines, `${time}Z, every ${everyMs / 1_000} s; [+n]: since the start. Ctrl-C ends it.`]
      output.write(`${shown.join('\n')}\n`)
      height = countRows(shown, output)
    } else if (text !== last) {
      output.write(`${lines.map((line) => `${time}Z  ${line}`).join('\n')}\n`)
    }
    last = text
    await sleep(everyMs, undefined, { signal }).catch(ignoreAbort)
    if (signal.aborted) return
  }
}

/** A long line takes several rows of a narrow terminal. */
function countRows(lines: readonly string[], output: { columns?: number }): number {
  const columns = output.columns || 80
  return lines.reduce((rows, { length }) => rows + Math.max(1, Math.ceil(length / columns)), 0)
}

function ignoreAbort(error: unknown): void {
  if ((error as Error).name !== 'AbortError') throw error
}
