import { fromKysely, PgBoss, systemClock } from 'pg-boss'
import { Connection } from '../../db/pool.ts'
import type { JobCount, Jobs, Workers } from './jobs.ts'

const DAY_S = 86_400

/**
 * Retries after 10 s, 20 s, 40 s …, at most 2 h apart: twenty retries take about a day. The retention is long, so a
 * clock that is some days ahead does not delete waiting jobs.
 */
const queue = {
  retryLimit: 20,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 120,
  deleteAfterSeconds: DAY_S,
  retentionSeconds: 90 * DAY_S,
  notify: true,
}

/**
 * For jobs that take hours. In all processes together one runs and at most one more waits (`stately`). Without
 * heartbeats for a minute, the job of a dead process is retried.
 */
const lengthyQueue = { ...queue, expireInSeconds: DAY_S - 1, heartbeatSeconds: 60 }
const lengthyPolicy = 'stately'

/** For jobs that no other run would repeat: ten years of retries every two hours. */
const unlimitedQueue = { ...queue, retryLimit: 50_000, retentionSeconds: 3_650 * DAY_S }

/** A job that was interrupted, or failed once after a backlog, fails neither again nor again. */
const retriesToReport = 3

/** With the system clock pg-boss would stop polling for as long as that clock was set back. */
const monotonicClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * A worker is notified of new jobs (LISTEN). It polls only for retries. After each job it also fetches the next one:
 * otherwise the backlog after an outage of the mail server would be sent at one mail per poll.
 */
const POLL_S = 5
/** The interval of checks for jobs of dead processes. */
const SUPERVISE_S = 60
const STOP_MS = 2_000

type Options<Name> = {
  lengthy?: readonly Name[]
  unlimited?: readonly Name[]
  pollSeconds?: number
  superviseSeconds?: number
}

/**
 * Jobs in PostgreSQL, in a separate schema that pg-boss creates and migrates.
 * @param names the names of all jobs.
 * @param lengthy the names of jobs that take longer than two minutes and must not run concurrently.
 * @param unlimited the names of jobs that are retried until they succeed.
 * @param onError called for errors of the queue, and for each failed attempt of a job.
 */
export function createJobs<JobData extends Record<string, object>>(
  databaseUrl: string,
  names: readonly (keyof JobData & string)[],
  onError: (error: unknown, job?: string) => void,
  {
    lengthy = [],
    unlimited = [],
    pollSeconds = POLL_S,
    superviseSeconds = SUPERVISE_S,
  }: Options<keyof JobData & string> = {},
): Jobs<JobData> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'labreach jobs',
    // Listening takes a second connection.
    max: 1,
    schedule: false,
    useListenNotify: true,
    clock: monotonicClock,
    // Otherwise each process writes a row about itself every 30 seconds, which nothing reads.
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  // The lock serializes processes that start at the same time. Otherwise both would create the schema, and one would
  // fail.
  const install = async () => {
    const lock = new Connection({ connectionString: databaseUrl })
    await lock.connect()
    try {
      await lock.query("select pg_advisory_lock(hashtext('labreach jobs'))")
      await boss.start()
      for (const name of names) {
        const isLengthy = lengthy.includes(name)
        const settings = isLengthy ? lengthyQueue : unlimited.includes(name) ? unlimitedQueue : queue
        await boss.createQueue(name, isLengthy ? { ...settings, policy: lengthyPolicy } : settings)
        // An existing queue may have been created with the settings of an older version.
        await boss.updateQueue(name, settings)
      }
      // A job keeps the settings of the version that added it.
      await boss.getDb().executeSql(
        `update pgboss.job set retry_limit = $2, keep_until = start_after + $3::interval
        where name = any($1) and state in ('created', 'retry', 'active') and retry_limit < $2`,
        [unlimited, unlimitedQueue.retryLimit, `${unlimitedQueue.retentionSeconds} seconds`],
      )
    } finally {
      await lock.end()
    }
  }
  return {
    install,
    async add(tx, name, data) {
      await boss.send(name, data, { db: fromKysely(tx) })
    },
    async start(workers) {
      await install()
      for (const name of names) {
        const worker: Promise<string> = boss.work<JobData[typeof name]>(
          name,
          { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
          async ([job]) => {
            try {
              await run(name, workers, job!.data, job!.signal)
            } finally {
              boss.notifyWorker(await worker)
            }
          },
        )
        await worker
      }
    },
    async catchUp() {
      const database = boss.getDb()
      // Maintenance runs a fixed time after the last run. A last run in the future would delay it.
      await database.executeSql(`
        update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
        where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'`)
      await database.executeSql(`
        update pgboss.job set started_on = now(), heartbeat_on = least(heartbeat_on, now())
        where state = 'active' and started_on > now() + interval '1 minute'`)
      // No job has a creation time in the future, or a start later than the longest retry delay. Clocks may differ by a
      // minute.
      const corrected = await database.executeSql(
        `update pgboss.job set start_after = now(), created_on = least(created_on, now())
        where state in ('created', 'retry')
          and (created_on > now() + interval '1 minute' or start_after > now() + $1::interval)
        returning 1`,
        [`${queue.retryDelayMax + 60} seconds`],
      )
      return corrected.rows.length
    },
    async count() {
      const { rows } = await boss.getDb().executeSql(
        `select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'retry')::int as retrying, count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'failed')::int as failed,
          min(created_on) filter (where state in ('created', 'retry')) as oldest,
          extract(epoch from now() - min(created_on) filter (
            where state in ('retry', 'active') and retry_count >= ${retriesToReport}))::float8 as "retryingSeconds"
        from pgboss.job where name = any($1) and state in ('created', 'retry', 'active', 'failed') group by name order by name`,
        [names],
      )
      return rows as JobCount[]
    },
    async close() {
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }

  async function run<Name extends keyof JobData & string>(
    name: Name,
    workers: Workers<JobData>,
    data: JobData[Name],
    signal: AbortSignal,
  ) {
    try {
      await workers[name](data, signal)
    } catch (error) {
      if (!signal.aborted) onError(error, name)
      throw error
    }
  }
}
