import { readFile } from 'node:fs/promises'

const sampleMs = 50

export type Memory = {
  /** The server's own, MB. */
  server: number
  /** With what its children hold for themselves; the program's code, which they all map, counts once. */
  withChildren: number
}

/** Looks at the memory of a process and its children every 50 ms, until stopped; answers the peaks. */
export function watchMemory(pid: number): { stop: () => Promise<Memory> } {
  const peak: Memory = { server: 0, withChildren: 0 }
  const over = new AbortController()
  const look = async () => {
    const [server, children] = await Promise.all([kilobytes(pid, 'VmRSS'), childrenOf(pid)])
    const own = await Promise.all(children.map((child) => kilobytes(child, 'RssAnon')))
    const all = own.reduce((sum, one) => sum + one, server)
    peak.server = Math.max(peak.server, server / 1_024)
    peak.withChildren = Math.max(peak.withChildren, all / 1_024)
  }
  const watching = (async () => {
    while (!over.signal.aborted) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, sampleMs))
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await watching
      return peak
    },
  }
}

/** A figure of /proc/<pid>/status; 0 when the process has just ended. */
async function kilobytes(pid: number, figure: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.trim().split(' ').filter(Boolean).map(Number)
}
