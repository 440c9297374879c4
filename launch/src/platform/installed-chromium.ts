import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Below /Applications or ~/Applications, the most wanted first. */
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/**
 * The Chrome or Chromium that the user of a Mac has installed; undefined where there is none, and on Linux, where tests bring
 * their own.
 */
export function installedChromium(
  platform: string = process.platform,
  { home = homedir(), exists = existsSync }: { home?: string; exists?: (path: string) => boolean } = {},
): string | undefined {
  if (platform !== 'darwin') return undefined
  const folders = ['/Applications', join(home, 'Applications')]
  return macApplications.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}
