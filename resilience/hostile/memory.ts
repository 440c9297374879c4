import { readFile } from 'node:fs/promises'

const SAMPLE_MS = 50

/** Peaks in MB. */
export type Memory = {
  server: number
  /** The server and the anonymous memory of its children. The code pages that all of them map count once. */
  withChildren: number
}

/** Samples the memory of a process and its children every 50 ms until `stop`, which returns the peaks. */
export function watchMemory(pid: number): { stop: () => Promise<Memory> } {
  const peak: Memory = { server: 0, withChildren: 0 }
  const end = new AbortController()
  const sample = async () => {
    const [server, children] = await Promise.all([readKilobytes(pid, 'VmRSS'), listChildren(pid)])
    const childMemory = await Promise.all(children.map((child) => readKilobytes(child, 'RssAnon')))
    const total = childMemory.reduce((sum, one) => sum + one, server)
    peak.server = Math.max(peak.server, server / 1_024)
    peak.withChildren = Math.max(peak.withChildren, total / 1_024)
  }
  const sampler = (async () => {
    while (!end.signal.aborted) {
      await sample()
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  return {
    stop: async () => {
      end.abort()
      await sampler
      return peak
    },
  }
}

/** A field of /proc/<pid>/status, in kB. 0 if the process has ended. */
async function readKilobytes(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}

async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.trim().split(' ').filter(Boolean).map(Number)
}
