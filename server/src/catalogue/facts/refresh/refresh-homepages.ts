import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Services } from '../../../services.ts'
import { readRecruiting } from '../recruiting/read-recruiting.ts'
import { deleteExpiredFacts, replaceFacts } from '../store-facts.ts'
import { combineStatements } from './combine-statements.ts'
import { deletePastHosts } from './hosts.ts'
import { readHomepage, type Deps } from './read-homepage.ts'
import { readText } from './read-text.ts'
import { saveRead, selectDueHomepages, type DueHomepage, type ReadOutcome } from './reads.ts'

/** Hosts that are read at the same time. */
const hostsAtOnce = 4
const runMs = 3 * 3_600_000

export type RefreshReport = Record<ReadOutcome, number> & {
  /** Pages that say whether students are taken. */
  withStatement: number
  /** Facts deleted since their term has begun. */
  expired: number
}

type Options = {
  /** The most pages of this run. */
  pages: number
  signal: AbortSignal
  wait?: Deps['wait']
  onRead?: (report: RefreshReport) => void
}

/**
 * Reads the homepages that are due, and stores what their sentences say about taking students. A run ends after
 * `pages` pages or three hours; what was read is stored at once, so the next run continues it. A page that may not be
 * read any more loses its facts; one that is unreachable keeps them.
 */
export async function refreshHomepages(
  services: Pick<Services, 'db' | 'clock' | 'homepages'>,
  { pages, signal, wait = pause, onRead }: Options,
): Promise<RefreshReport> {
  const { db, clock } = services
  const deps: Deps = { ...services, wait }
  const started = clock.now()
  const report: RefreshReport = { read: 0, forbidden: 0, refused: 0, unreachable: 0, withStatement: 0, expired: 0 }
  report.expired = await deleteExpiredFacts(db, started)
  await deletePastHosts(db, started)
  let changed = report.expired > 0
  const byHost = Map.groupBy(
    await selectDueHomepages(db, pages, started),
    ({ address }) => URL.parse(address)?.host ?? '',
  )
  const hosts = [...byHost.values()]
  const readHosts = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const due of host) {
        if (signal.aborted || clock.now().getTime() - started.getTime() > runMs) return
        changed = (await refreshOne(deps, due, signal, report)) || changed
        onRead?.(report)
      }
  }
  try {
    await Promise.all(Array.from({ length: hostsAtOnce }, readHosts))
  } finally {
    if (changed) await sql`notify catalogue`.execute(db)
  }
  signal.throwIfAborted()
  return report
}

/** Reads one homepage and stores the result. Returns whether its facts have changed. */
async function refreshOne(deps: Deps, due: DueHomepage, signal: AbortSignal, report: RefreshReport): Promise<boolean> {
  const result = await readHomepage(deps, due, signal)
  if (!result) return false
  const now = deps.clock.now()
  const facts =
    result.outcome === 'read'
      ? combineStatements(readRecruiting(readText(result.page.html), now, due.name), result.page.url)
      : []
  report[result.outcome]++
  if (facts.length > 0) report.withStatement++
  return deps.db.transaction().execute(async (tx) => {
    if (!(await saveRead(tx, due, result.outcome, now))) return false
    // An unreachable page may only be down tonight: what it said remains, with the day on which it was read.
    return result.outcome !== 'unreachable' && replaceFacts(tx, due.id, 'homepage', facts, now)
  })
}

const pause = async (ms: number, signal: AbortSignal) => {
  await sleep(ms, undefined, { signal })
}
