import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './fixtures.ts'

const commands = resolve(import.meta.dirname, '../server/src/commands/main.ts')

/** Gives a student a plan for a day, as an operator does. */
export async function grant(place: Place, username: string, plan: 'F' | 'B' | 'P'): Promise<void> {
  const env = { ...process.env, LABREACH_DATA: place.dataDir, DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, [commands, 'grant', username, plan, '--days', '1'], { env })
}
