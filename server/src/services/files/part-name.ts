import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** How the name of a file ends that is not whole yet. */
export const PART = '.part'

const machine = hostname().replace(/[^A-Za-z0-9]+/g, '_')

/** Which process writes a part: a container that starts again may have the number of the one before. */
const self = `${machine}-${process.pid}-${randomBytes(4).toString('hex')}`

export const partName = (key: string): string => `${key}.${self}${PART}`

/** Whether the process that wrote this part ran on this machine and is gone. Of other machines nothing is known. */
export function isAbandoned(name: string): boolean {
  const [, writer, host, pid] = /\.((\w+)-(\d+)-[0-9a-f]{8})\.part$/.exec(name) ?? []
  if (writer === undefined || host !== machine || writer === self) return false
  return Number(pid) === process.pid || !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs as somebody else, perhaps.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
