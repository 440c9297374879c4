import { createInterface } from 'node:readline'
import { CommandFailure, type Terminal } from './command.ts'

/** Asks the operator to type a name, in any case. Throws a CommandFailure after anything else, also without a terminal. */
export async function confirmByName({ progress }: Terminal, question: string, name: string): Promise<void> {
  progress.write(`${question} Type "${name}" to confirm: `)
  if ((await readLine()).trim().toLowerCase() !== name.trim().toLowerCase())
    throw new CommandFailure('Nothing was changed: the name was not typed. Without a terminal, use --yes.')
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}
