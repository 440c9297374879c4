import type { Services } from '../../../services.ts'
import { countReads } from './reads.ts'
import { refreshHomepages } from './refresh-homepages.ts'

/** The hours of the night in UTC: the first included, the last not. */
const night = { from: 1, to: 5 }

/**
 * Returns a function to call once a minute. Every night it adds the job that deletes expired facts and reads homepages,
 * once per process; also if no homepages are read.
 */
export function scheduleRefresh({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): () => Promise<void> {
  let previous: string | undefined
  return async () => {
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const isNight = now.getUTCHours() >= night.from && now.getUTCHours() < night.to
    if (!isNight || previous === today) return
    await db.transaction().execute((tx) => jobs.add(tx, 'refresh_homepages', {}))
    previous = today
  }
}

/** The job: what remains of the night's pages, since a job may run more than once. */
export async function refreshTonight(
  services: Pick<Services, 'db' | 'clock' | 'homepages' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const evening = new Date(services.clock.now().getTime() - 12 * 3_600_000)
  const pages = services.config.homepagesPerNight - (await countReads(services.db, evening))
  await refreshHomepages(services, { pages: Math.max(0, pages), signal })
}
