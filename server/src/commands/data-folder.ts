import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandFailure } from './command.ts'

const folder = (): string => process.env.LABREACH_DATA || 'data'

/** Where resumes lie: FILES_DIR, else in the data folder of `npm start`. Absolute. */
export const filesFolder = (): string => resolve(process.env.FILES_DIR || join(folder(), 'files'))

export const keyNames = ['TOKEN_KEY', 'ENCRYPTION_KEY', 'ENCRYPTION_KEYS_OLD', 'STATE_SECRET', 'HANDLE_KEY'] as const

/** The server's keys by name: from the environment, else from the data folder's secrets. */
export async function readKeys(): Promise<Record<string, string>> {
  const file = join(folder(), 'secrets.json')
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const kept = JSON.parse(text) as Record<string, string | undefined>
  const keys: Record<string, string> = {}
  for (const name of keyNames) {
    const key = process.env[name] || kept[name]
    if (key) keys[name] = key
    else if (name !== 'ENCRYPTION_KEYS_OLD')
      throw new CommandFailure(`${name} is neither in the environment nor in ${file}.`)
  }
  return keys
}
