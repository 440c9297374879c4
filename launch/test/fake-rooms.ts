import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { rooms } from '../src/start.ts'

const folder = join(import.meta.dirname, 'rooms')

/**
 * Minimal replacements for the rooms that the launcher starts. The website is copied to `web`, since a build writes
 * there.
 */
export function fakeRooms(web: string): typeof rooms {
  cpSync(join(folder, 'web'), web, { recursive: true })
  return {
    server: join(folder, 'server.ts'),
    commands: join(folder, 'commands.ts'),
    sandbox: join(folder, 'sandbox.ts'),
    web,
  }
}
