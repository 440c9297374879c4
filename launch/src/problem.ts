import { readFile } from 'node:fs/promises'

/**
 * An error that the person who ran the command can correct: its message is a complete sentence and is printed without a
 * stack.
 */
export class Problem extends Error {}

/** The last lines of a log, indented, to print below a message; empty without a log. */
export async function readTail(log: string, lines = 12): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const tail = text.trimEnd().split('\n').slice(-lines)
  return tail.map((line) => `\n    ${line}`).join('')
}
