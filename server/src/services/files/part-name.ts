import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** The suffix of temporary files, which are not complete yet. */
export const PART = '.part'

const machine = hostname().replace(/[^A-Za-z0-9]+/g, '_')

/** Identifies this process. The random part distinguishes a restarted container with the same process id. */
const thisProcess = `${machine}-${process.pid}-${randomBytes(4).toString('hex')}`

export const createPartName = (key: string): string => `${key}.${thisProcess}${PART}`

/**
 * Whether the process that wrote this temporary file ran on this machine and has ended, as far as the name tells:
 * another machine or container may have the same host name. False for other names.
 */
export function isAbandoned(name: string): boolean {
  const [, ownerProcess, host, pid] = /\.((\w+)-(\d+)-[0-9a-f]{8})\.part$/.exec(name) ?? []
  if (ownerProcess === undefined || host !== machine || ownerProcess === thisProcess) return false
  return Number(pid) === process.pid || !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and runs as another system user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
