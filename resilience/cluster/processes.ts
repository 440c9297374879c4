import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'

/** The processes with this working directory. For a data directory of PostgreSQL these are all its processes. */
export function findProcesses(folder: string): number[] {
  let real: string
  try {
    real = realpathSync(folder)
  } catch (error) {
    // Patroni may be about to copy the folder anew.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return listProcesses().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === real
    } catch {
      return false // The process has ended.
    }
  })
}

/** The process and all its descendants. */
export function findTree(root: number): number[] {
  const parents = new Map(listProcesses().map((pid) => [pid, readStatus(pid)?.parent]))
  const tree = [root]
  for (const one of tree) for (const [pid, parent] of parents) if (parent === one) tree.push(pid)
  return tree
}

/** Sends a signal to the processes that still exist. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

export function isAlive(pid: number): boolean {
  return !['Z', undefined].includes(readStatus(pid)?.state)
}

const listProcesses = () => readdirSync('/proc').map(Number).filter(Boolean)

/** The state and parent of a process; null if it has ended. */
function readStatus(pid: number): { state: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: state!, parent: Number(parent) }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
