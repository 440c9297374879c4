import robotsParser from 'robots-parser'
import { HomepageFailure, type Page } from '../../../services/homepages/homepages.ts'
import type { Services } from '../../../services.ts'
import { claimRequest, saveRobots, selectRobots } from './hosts.ts'
import { isReadable, type DueHomepage, type ReadOutcome } from './reads.ts'
import { forbidsQuotes } from './read-text.ts'

/** The module itself is the function; its types say that it is the default export of one. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

/** The name by which a robots.txt addresses this reader. */
const agent = 'Labreach'
/** One page of a host in this time, or in the longer time that its robots.txt asks for. */
const spacingMs = 10_000
/** A host that asks for more time is left to another night. */
const waitMaxMs = 60_000
const redirectsMax = 3

export type Deps = Pick<Services, 'db' | 'clock' | 'homepages'> & {
  /** Waits; rejects if the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

type Result = { outcome: 'read'; page: Page } | { outcome: Exclude<ReadOutcome, 'read'> }

/**
 * Reads one homepage by the rules of its host: its robots.txt, also that of a host to which the page has moved, and one
 * page in ten seconds. Null if it must not be read now: the professor has opted out, or the host asks for a long wait.
 */
export async function readHomepage(deps: Deps, due: DueHomepage, signal: AbortSignal): Promise<Result | null> {
  let url = URL.parse(due.address)
  try {
    for (let redirects = 0; redirects <= redirectsMax; redirects++) {
      if (!url || !/^https?:$/.test(url.protocol)) return { outcome: 'refused' }
      const rules = parseRobots(new URL('/robots.txt', url).href, await readRobots(deps, url))
      if (rules.isAllowed(url.href, agent) === false) return { outcome: 'forbidden' }
      const spacing = Math.max(spacingMs, 1_000 * (rules.getCrawlDelay(agent) ?? 0))
      if (!(await takeTurn(deps, url.host, spacing, signal))) return null
      // An opt-out may have arrived during the wait.
      if (!(await isReadable(deps.db, due))) return null
      const step = await deps.homepages.request(url.href)
      if (!('movedTo' in step))
        return forbidsQuotes(step.html) ? { outcome: 'forbidden' } : { outcome: 'read', page: step }
      url = URL.parse(step.movedTo)
    }
    return { outcome: 'refused' }
  } catch (error) {
    if (error instanceof HomepageFailure) return { outcome: error.kind }
    throw error
  }
}

async function readRobots({ db, clock, homepages }: Deps, url: URL): Promise<string> {
  const stored = await selectRobots(db, url.host, clock.now())
  if (stored !== undefined) return stored
  const robots = await homepages.readRobots(url.href)
  await saveRobots(db, url.host, robots, clock.now())
  return robots
}

/** Waits until the next request to a host may be sent; false if this takes too long. */
async function takeTurn(
  { db, clock, wait }: Deps,
  host: string,
  spacing: number,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted()
    const delay = await claimRequest(db, host, spacing, clock.now())
    if (delay === 0) return true
    if (delay > waitMaxMs) return false
    await wait(delay, signal)
  }
}
