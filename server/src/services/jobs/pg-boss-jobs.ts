import { fromKysely, PgBoss, systemClock } from 'pg-boss'
import type { Sql } from 'postgres'
import { connect } from '../../db/connect.ts'
import type { Jobs, Workers } from './jobs.ts'

const DAY_S = 86_400

/**
 * Tries after 10 s, 20 s, 40 s … at most 2 h apart: twenty of them take about a day. Kept for so long that a clock which is
 * days ahead for a while has nothing deleted that nobody came to yet.
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
 * Work of hours: one at a time in all processes, one more waiting at most. A process that dies with it is missed after a
 * minute, by the heartbeats that it owes.
 */
const lengthyQueue = { ...queue, expireInSeconds: DAY_S - 1, heartbeatSeconds: 60 }
const lengthyPolicy = 'stately'

/** Waits are measured by a clock that nobody sets: by the usual one pg-boss waits for as long as the other was set back. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * A worker hears of a new job at once (LISTEN); it asks by itself for what is due again, and after each job for the next
 * one: what an outage of the mail server has left would otherwise leave at one mail in five seconds.
 */
const POLL_S = 5
/** How often a job is looked for whose process is gone. */
const SUPERVISE_S = 60
const STOP_MS = 2_000

type Options<Name> = { lengthy?: readonly Name[]; pollSeconds?: number; superviseSeconds?: number }

/**
 * Jobs in PostgreSQL, in a schema of their own that pg-boss makes and keeps up to date.
 * @param names of all jobs there are.
 * @param lengthy those of them that take longer than two minutes, and are never wanted twice at once.
 * @param onError is told of trouble with the queue itself and of each try that failed.
 */
export function createJobs<Work extends Record<string, object>>(
  databaseUrl: string,
  names: readonly (keyof Work & string)[],
  onError: (error: unknown, job?: string) => void,
  { lengthy = [], pollSeconds = POLL_S, superviseSeconds = SUPERVISE_S }: Options<keyof Work & string> = {},
): Jobs<Work> {
  const sql = connect(databaseUrl, { max: 1 })
  const boss = new PgBoss({
    db: database(sql),
    schedule: false,
    useListenNotify: true,
    clock: steadyClock,
    // Each process would write a row about itself and its machine every 30 seconds, which nothing here reads.
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  // One process after the other, on the one connection: two that start at once would both make the schema, and fail.
  const install = async () => {
    await sql`select pg_advisory_lock(hashtext('labreach jobs'))`
    await boss.start()
    for (const name of names) {
      const isLengthy = lengthy.includes(name)
      const settings = isLengthy ? lengthyQueue : queue
      await boss.createQueue(name, isLengthy ? { ...settings, policy: lengthyPolicy } : settings)
      // A queue that is already there was made with the settings of its day.
      await boss.updateQueue(name, settings)
    }
    await sql`select pg_advisory_unlock(hashtext('labreach jobs'))`
  }
  return {
    install,
    async add(tx, name, data) {
      await boss.send(name, data, { db: fromKysely(tx) })
    },
    async start(workers) {
      await install()
      for (const name of names) {
        const worker: Promise<string> = boss.work<Work[typeof name]>(
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
      // Whose process is gone, and what is too old, is looked for so long after the last look, which has not been yet.
      await sql`
        update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
        where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'`
      await sql`
        update pgboss.job set started_on = now(), heartbeat_on = least(heartbeat_on, now())
        where state = 'active' and started_on > now() + interval '1 minute'`
      // Nothing is made in the future or waits longer than the longest pause between tries. A minute is a usual difference.
      const { count } = await sql`
        update pgboss.job set start_after = now(), created_on = least(created_on, now())
        where state in ('created', 'retry')
          and (created_on > now() + interval '1 minute' or start_after > now() + ${`${queue.retryDelayMax + 60} seconds`}::interval)`
      return count
    },
    async close() {
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
      await sql.end({ timeout: STOP_MS / 1_000 })
    },
  }

  async function run<Name extends keyof Work & string>(
    name: Name,
    workers: Workers<Work>,
    data: Work[Name],
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

/**
 * pg-boss on one connection of its own by postgres.js: alone on it, since its installation is a text of many statements
 * with BEGIN and COMMIT (such a text answers a list of results). Listening takes a second connection.
 */
function database(sql: Sql) {
  return {
    async executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }> {
      const result = await sql.unsafe(text, values as never)
      return { rows: (Array.isArray(result[0]) ? result.flat() : [...result]) as never[] }
    },
    async listen(channel: string, onWord: (payload: string) => void, onListening: () => void) {
      const { unlisten } = await sql.listen(channel, onWord, onListening)
      return { close: unlisten }
    },
  }
}
