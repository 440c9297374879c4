import { readFile } from 'node:fs/promises'

/** Something the person at the keyboard can mend: its message is a whole sentence for them and is shown without a stack. */
export class Problem extends Error {}

/** The last lines of a log, indented, to be shown under a sentence; empty where there is no log yet. */
export async function tailOf(log: string, lines = 12): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const tail = text.trimEnd().split('\n').slice(-lines)
  return tail.map((line) => `\n    ${line}`).join('')
}
