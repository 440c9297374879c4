import { access, constants, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { failure, ok, runChecks, warning, type Check } from './check.ts'

const GB = 1024 ** 3

/** 32 random bytes have about 30 distinct values; the probability of fewer than 20 is 10^-15. */
const MIN_DISTINCT_BYTES = 20

const keyNames = ['TOKEN_KEY', 'ENCRYPTION_KEY', 'ENCRYPTION_KEYS_OLD', 'STATE_SECRET', 'HANDLE_KEY', 'SUPPRESSION_KEY']

/** Creates the checks that need no network. */
export function createLocalChecks(config: Config): Check[] {
  const { filesDir } = config
  return [
    { group: 'Files', needs: ['FILES_DIR'], name: 'Files folder', run: () => checkFilesFolder(filesDir) },
    { group: 'Files', needs: ['FILES_DIR'], name: 'Suppressions file', run: () => checkSuppressionsFile(config) },
    { group: 'Disk', needs: ['FILES_DIR'], name: 'Free space', run: () => checkFreeSpace(filesDir) },
    { group: 'Keys', needs: keyNames, name: 'Keys', run: () => checkKeys(config) },
    { group: 'Site', needs: ['PUBLIC_URL'], name: 'Public URL', run: () => checkPublicUrl(config) },
    { group: 'Site', needs: [], name: 'Website', run: () => checkWebsite(config) },
    { group: 'Site', needs: [], name: 'Controller', run: () => checkController(config) },
    { group: 'Site', needs: [], name: 'Time zone', run: checkTimeZone },
  ]
}

/**
 * What the calling process may not write. The server asks at its start, since its unit of systemd allows it less than the
 * command `labreach doctor`.
 */
export async function findUnwritable(config: Config): Promise<string[]> {
  const results = await runChecks(
    createLocalChecks(config).filter(({ group }) => group === 'Files'),
    10_000,
  )
  return results.filter(({ level }) => level === 'failure').map(({ text }) => text)
}

function checkKeys({ keys }: Pick<Config, 'keys'>) {
  const named = Object.entries(keys).flatMap(([name, key]) => [key].flat().map((one) => [name, one] as const))
  const weak = named.filter(([, key]) => new Set(Buffer.from(key, 'base64url')).size < MIN_DISTINCT_BYTES)
  const howTo = 'Create one: node -e "console.log(crypto.randomBytes(32).toString(\'base64url\'))".'
  if (weak.length > 0) return failure(`Not random: the key of ${weak.map(([name]) => name).join(', ')}. ${howTo}`)
  const twice = named.filter(([, key], at) => named.findIndex(([, other]) => other === key) !== at)
  if (twice.length > 0) return failure(`The key of ${twice.map(([name]) => name).join(', ')} is used twice. ${howTo}`)
  return ok(`${named.length} keys, distinct and random.`)
}

function checkPublicUrl({ publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:') return ok(`${publicUrl}; cookies are sent only over https.`)
  if (!isProduction) return ok(`${publicUrl}; no https, which is acceptable only with the sandbox.`)
  if (hostname === 'localhost') return warning(`${publicUrl} can be reached only from this machine.`)
  return failure(`PUBLIC_URL must begin with https:// with the real Google or Stripe: ${publicUrl} does not.`)
}

/** The law requires the name of the controller of personal data (GDPR, articles 13 and 14). */
function checkController({ controller, isProduction }: Pick<Config, 'controller' | 'isProduction'>) {
  if (controller) return ok(`The legal pages name ${controller}.`)
  const missing = 'CONTROLLER, the name and postal address of the controller of personal data, is not set.'
  return isProduction
    ? warning(`${missing} The legal pages require it.`)
    : ok(`${missing} It is not required with the sandbox.`)
}

function checkTimeZone() {
  const configured = process.env.TZ
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (configured && configured !== zone && !configured.startsWith(':'))
    return warning(`TZ=${configured} is unknown; log lines use ${zone}. Stored times do not depend on it.`)
  return ok(`${zone}. Stored times do not depend on it.`)
}

/** Without it the server starts, and answers every page with 404. */
async function checkWebsite({ webDir }: Pick<Config, 'webDir'>) {
  if (!webDir) return warning('WEB_DIR is not set: this server serves only the calls, and no page.')
  const folder = resolve(webDir)
  const isBuilt = await access(join(folder, 'index.html')).then(
    () => true,
    () => false,
  )
  return isBuilt
    ? ok(`${folder} has the built website.`)
    : failure(`WEB_DIR (${folder}) has no readable index.html: build the website.`)
}

/** Does not create it: as another user, e.g. root, that would lock the server out. */
async function checkFilesFolder(filesDir: string) {
  const folder = resolve(filesDir)
  const probe = join(folder, `.doctor-${process.pid}`)
  try {
    const existing = await findExisting(folder)
    if (!(await stat(existing)).isDirectory()) return failure(`FILES_DIR (${folder}): ${existing} is not a folder.`)
    if (existing !== folder) {
      await access(existing, constants.W_OK)
      return ok(`${folder} does not exist yet: the server creates it.`)
    }
    await writeFile(probe, 'probe')
    // Another machine's process with this number may have removed it.
    await rm(probe, { force: true })
  } catch (error) {
    return failure(`FILES_DIR (${folder}) is not writable: ${(error as NodeJS.ErrnoException).code}.`)
  }
  return ok(`${folder} is writable.`)
}

/** Creates nothing, either. The server creates the folder only if FILES_DIR is in it. */
async function checkSuppressionsFile({ suppressionsFile: file, filesDir }: Config) {
  const existing = await findExisting(file)
  const isFolder = (await stat(existing)).isDirectory()
  if (isFolder === (existing === file))
    return failure(`SUPPRESSIONS_FILE (${file}): ${existing} is ${isFolder ? 'a' : 'not a'} folder.`)
  try {
    await access(existing, constants.W_OK)
  } catch (error) {
    return failure(`SUPPRESSIONS_FILE (${file}) is not writable: ${(error as NodeJS.ErrnoException).code}.`)
  }
  return [file, dirname(file)].includes(existing) || dirname(resolve(filesDir)) === dirname(file)
    ? ok(`${file} is writable.`)
    : failure(`SUPPRESSIONS_FILE (${file}): its folder does not exist. Create it: the server does not.`)
}

async function checkFreeSpace(filesDir: string) {
  const { bavail, bsize } = await statfs(await findExisting(resolve(filesDir)))
  const free = (bavail * bsize) / GB
  const text = `${free.toFixed(1)} GB of free space for resumes.`
  // A resume has at most 10 MB.
  if (free < 0.2) return failure(`${text} Delete files or add space.`)
  return free < 2 ? warning(`${text} Add space soon.`) : ok(text)
}

/** The folder, or the first one above it that exists. */
async function findExisting(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  return exists || folder === dirname(folder) ? folder : findExisting(dirname(folder))
}
