import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Below /Applications or ~/Applications, in the order of preference. */
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/**
 * The path of an installed Chrome or Chromium on macOS. Undefined without one, and on Linux, which uses an npm package.
 */
export function findInstalledChromium(
  platform: string = process.platform,
  { home = homedir(), exists = existsSync }: { home?: string; exists?: (path: string) => boolean } = {},
): string | undefined {
  if (platform !== 'darwin') return undefined
  const folders = ['/Applications', join(home, 'Applications')]
  return macApplications.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}
