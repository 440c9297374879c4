import { DAY_MS } from '@labreach/contract/plans'
import { countReads } from '../../catalogue/facts/refresh/reads.ts'
import { findLastImportOfEachSource } from '../../catalogue/import/last-imports.ts'
import { countHeldOptOuts } from '../../catalogue/opt-outs/count-held.ts'
import { countProfessorsWithWishes } from '../../catalogue/wishes/count-wishes.ts'
import { isUnreachable } from '../../db/unreachable.ts'
import { countUnsettledLetters } from '../../outreach/history/count-unsettled-letters.ts'
import { countReports } from '../../outreach/reports/report-records.ts'
import { countAddressChanges } from '../../professor-page/address-changes.ts'
import { countAiUses } from '../../quotas/count-ai-uses.ts'
import type { Services } from '../../services.ts'
import type { Failure, FailureLog } from '../failures.ts'

export type OperatorDeps = Pick<Services, 'db' | 'sql' | 'clock' | 'databaseHealth' | 'catalogue' | 'jobs'> & {
  config: Pick<Services['config'], 'homepagesPerNight'>
  failures: FailureLog
  /** The requests refused since the start because too many were in progress. */
  refused: () => number
}

type Stored = Awaited<ReturnType<typeof readStored>>

/** What the operator's page shows: numbers, names of calls, jobs and sources, and request ids. No data of a person. */
export type OperatorState = {
  at: Date
  startedAt: Date
  professorsListed: number
  refused: number
  homepagesPerNight: number
  failures: Failure[]
  /** Null while the database does not respond. */
  stored: Stored | null
}

export async function readState(deps: OperatorDeps): Promise<OperatorState> {
  const { clock, catalogue, config, failures, refused } = deps
  return {
    at: clock.now(),
    startedAt: new Date(clock.now().getTime() - process.uptime() * 1_000),
    professorsListed: catalogue.size(),
    refused: refused(),
    homepagesPerNight: config.homepagesPerNight,
    failures: failures.recent(),
    stored: await readStoredIfReachable(deps),
  }
}

async function readStoredIfReachable(deps: OperatorDeps): Promise<Stored | null> {
  if (!deps.databaseHealth.alive()) return null
  try {
    return await readStored(deps)
  } catch (error) {
    if (isUnreachable(error)) return null
    throw error
  }
}

async function readStored({ db, sql, clock, jobs }: OperatorDeps) {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const [letters, heldOptOuts, wishes, addressChanges, reports, imports, jobCounts, aiUses, homepages] =
    await Promise.all([
      countUnsettledLetters(sql, now),
      countHeldOptOuts(sql),
      countProfessorsWithWishes(db, now),
      countAddressChanges(db),
      countReports(db),
      findLastImportOfEachSource(db),
      jobs.count(),
      countAiUses(db, dayAgo),
      countReads(db, dayAgo),
    ])
  const countLetters = (state: string) => letters.find((one) => one.state === state)?.count ?? 0
  return {
    letters: {
      held: countLetters('held'),
      late: countLetters('held_late'),
      sending: countLetters('sending'),
      unconfirmed: countLetters('unconfirmed'),
      unconfirmedOld: countLetters('unconfirmed_old'),
    },
    heldOptOuts,
    wishes,
    addressChanges,
    reports,
    imports,
    jobs: jobCounts,
    aiUses,
    homepages,
  }
}
