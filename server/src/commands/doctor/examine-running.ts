import type { Config } from '../../config.ts'
import { composeLocalUrl, failure, ok, request, type Result } from './check.ts'
import { examine } from './examine.ts'

const MB = 1024 ** 2

/** The results of the server in whose process this runs, with the settings with which it was started. */
export function examineRunning(config: Config): Promise<Result[]> {
  return examine(config, { server: (signal) => checkThisServer(config, signal) })
}

/** It asks itself as a balancer does: a process that is too busy to answer is not ready. */
async function checkThisServer(config: Config, signal: AbortSignal) {
  const url = composeLocalUrl(config)
  const { status, body } = await request(`${url}/readyz`, { signal })
  const memory = Math.round(process.memoryUsage.rss() / MB)
  const since = new Date(Date.now() - process.uptime() * 1_000).toISOString().slice(0, 16).replace('T', ' ')
  if (status !== 200) return failure(`Not ready at ${url}: ${[body.wrong].flat().join(', ')}. See docs/operation.md.`)
  return ok(`Ready at ${url} since ${since} UTC, process ${process.pid}, ${memory} MB.`)
}
