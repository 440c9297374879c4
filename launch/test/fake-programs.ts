import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { programs } from '../src/start.ts'

const folder = join(import.meta.dirname, 'programs')

/**
 * Minimal replacements for the programs that the launcher starts. The website is copied to `web`, since a build writes
 * there.
 */
export function createFakePrograms(web: string): typeof programs {
  cpSync(join(folder, 'web'), web, { recursive: true })
  return {
    server: join(folder, 'server.ts'),
    commands: join(folder, 'commands.ts'),
    sandbox: join(folder, 'sandbox.ts'),
    web,
  }
}
