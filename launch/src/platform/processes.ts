import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

// Information about other processes: from /proc on Linux, from ps and lsof elsewhere, which are part of macOS.

/**
 * A text that distinguishes a process from a later one with the same pid: its start time, on Linux in clock ticks with
 * the id of the boot. Undefined if there is no such process, or it is a zombie.
 */
export function readProcessIdentity(pid: number, platform: string = process.platform): string | undefined {
  if (platform !== 'linux') return parsePsLine(runProgram('ps', ['-o', 'state=,lstart=', '-p', String(pid)]))
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  // Field 2 is the command in parentheses and can contain any character. Field 3 is the state, field 22 the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!stat || fields[0] === 'Z') return undefined
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}/${fields[19]}`
}

/** The start time in a line such as `Ss   Mon Nov 23 22:53:00 2026`; undefined for a zombie (state Z). */
export function parsePsLine(line: string): string | undefined {
  const [state, ...start] = line.trim().split(/\s+/)
  return !state || state.startsWith('Z') || start.length === 0 ? undefined : start.join(' ')
}

/** The pids of PostgreSQL's processes with this working directory. `folder` must not contain symbolic links. */
export function findPostgresIn(folder: string, platform: string = process.platform): number[] {
  if (platform !== 'linux')
    return findByWorkingDirectory(folder, runProgram('lsof', ['-w', '-a', '-c', 'postgres', '-d', 'cwd', '-F', 'pn']))
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
        return false // it has ended, or belongs to another system user
      }
    })
}

/** Parses the output of lsof, one field per line: `p` and a pid, then `n` and the path of its working directory. */
export function findByWorkingDirectory(folder: string, fields: string): number[] {
  const found: number[] = []
  let pid = 0
  for (const line of fields.split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1))
    else if (line === `n${folder}`) found.push(pid)
  }
  return found
}

/** The output of a system program, independent of the user's locale and time zone. */
function runProgram(program: string, args: string[]): string {
  // lsof escapes non-ASCII characters unless the locale is UTF-8.
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
