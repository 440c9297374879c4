import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** What there is to know of other processes: from /proc on Linux, from ps and lsof elsewhere, which every Mac has. */

/**
 * What tells a process from a later one with the same number: the moment it started, on Linux in clock ticks since the boot,
 * which is named too. undefined when there is no such process.
 */
export function identityOf(pid: number, platform: string = process.platform): string | undefined {
  if (platform !== 'linux') return identityFromPs(output('ps', ['-o', 'state=,lstart=', '-p', String(pid)]))
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  // The second field is the command in parentheses and may hold anything; "state" follows it, the start is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!stat || fields[0] === 'Z') return undefined
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}/${fields[19]}`
}

/** From a line such as `Ss   Mon Nov 23 22:53:00 2026`; a process that has ended and is not yet cleared away is in state Z. */
export function identityFromPs(line: string): string | undefined {
  const [state, ...start] = line.trim().split(/\s+/)
  return !state || state.startsWith('Z') || start.length === 0 ? undefined : start.join(' ')
}

/** The processes of PostgreSQL that work inside this folder, a path without symbolic links. */
export function postgresIn(folder: string, platform: string = process.platform): number[] {
  if (platform !== 'linux')
    return workingIn(folder, output('lsof', ['-w', '-a', '-c', 'postgres', '-d', 'cwd', '-F', 'pn']))
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid > 0 &&
          readlinkSync(`/proc/${pid}/cwd`) === folder &&
          basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
        )
      } catch {
        return false // gone meanwhile, or another account's
      }
    })
}

/** From lsof's fields, one a line: `p` and a process id, then `n` and the path of its working directory. */
export function workingIn(folder: string, fields: string): number[] {
  const found: number[] = []
  let pid = 0
  for (const line of fields.split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1))
    else if (line === `n${folder}`) found.push(pid)
  }
  return found
}

/** What a program of the system prints, the same in every language and time zone; nothing where it finds nothing. */
function output(program: string, args: string[]): string {
  // lsof writes letters beyond ASCII as they are in a UTF-8 locale only.
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'en_US.UTF-8', TZ: 'UTC' }
  const { stdout, error } = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  if (error) throw error
  return stdout
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
