import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { fault, ok, warning, type Check } from './check.ts'

const GB = 1024 ** 3

/** Of 32 random bytes some 30 differ; fewer than 20 come once in 10^15 times. */
const LEAST_DISTINCT = 20

/** What can be known without asking anybody: keys, address, time zone, folder. */
export function checksHere(config: Config): Check[] {
  return [
    { name: 'Keys', find: () => keysOf(config) },
    { name: 'Address', find: () => addressOf(config) },
    { name: 'Controller', find: () => controllerOf(config) },
    { name: 'Time zone', find: timeZone },
    { name: 'Files folder', find: () => folderOf(config.filesDir) },
  ]
}

function keysOf({ keys }: Pick<Config, 'keys'>) {
  const named = Object.entries(keys).flatMap(([name, key]) => [key].flat().map((one) => [name, one] as const))
  const weak = named.filter(([, key]) => new Set(Buffer.from(key, 'base64url')).size < LEAST_DISTINCT)
  const make = 'Make one: node -e "console.log(crypto.randomBytes(32).toString(\'base64url\'))".'
  if (weak.length > 0) return fault(`Not random: the key of ${weak.map(([name]) => name).join(', ')}. ${make}`)
  const twice = named.filter(([, key], at) => named.findIndex(([, other]) => other === key) !== at)
  if (twice.length > 0)
    return fault(`The key of ${twice.map(([name]) => name).join(', ')} is another one's as well. ${make}`)
  return ok(`${named.length} keys, distinct and random.`)
}

function addressOf({ publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>) {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:') return ok(`${publicUrl}; cookies are sent over https alone.`)
  if (!isProduction) return ok(`${publicUrl}; without https, which is right only beside the sandbox.`)
  if (hostname === 'localhost') return warning(`${publicUrl} is reached from this machine alone.`)
  return fault(`PUBLIC_URL must begin with https:// where Google or Stripe are real: ${publicUrl} does not.`)
}

/** Who answers for the data must be named to everybody whose data it is (GDPR, articles 13 and 14). */
function controllerOf({ controller, isProduction }: Pick<Config, 'controller' | 'isProduction'>) {
  if (controller) return ok(`The legal pages name ${controller}.`)
  const missing = 'CONTROLLER is not set: name and postal address of who answers for the personal data.'
  return isProduction
    ? warning(`${missing} The legal pages name nobody.`)
    : ok(`${missing} It may be, beside the sandbox.`)
}

function timeZone() {
  const given = process.env.TZ
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (given && given !== zone && !given.startsWith(':'))
    return warning(`TZ=${given} is not known here; log lines are in ${zone}. Times of students do not depend on it.`)
  return ok(`${zone}. Times are kept with their zone, so none of them depends on it.`)
}

async function folderOf(filesDir: string) {
  const folder = resolve(filesDir)
  const probe = join(folder, `.doctor-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'probe')
    await rm(probe)
  } catch (error) {
    return fault(`FILES_DIR (${folder}) cannot be written: ${(error as NodeJS.ErrnoException).code}.`)
  }
  const { bavail, bsize } = await statfs(folder)
  const free = (bavail * bsize) / GB
  const room = `${folder} can be written and has ${free.toFixed(1)} GB left.`
  // A resume has at most ten MB.
  return free < 0.2 ? fault(`${room} Make room.`) : free < 2 ? warning(`${room} Make room soon.`) : ok(room)
}
