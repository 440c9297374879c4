import { setTimeout as sleep } from 'node:timers/promises'
import { openSql, type Sql } from '@labreach/launch/sql'
import type { Cluster } from '../cluster/cluster.ts'
import { compareWrites, type Ack, type Row } from './compare-writes.ts'

export type Writers = {
  /** Compares all acknowledged numbers with the database of the current primary. Returns a sentence for each new problem. */
  findProblems(): Promise<string[]>
  /** The numbers acknowledged from `since` until `until`, by performance.now(); only through `writer`, if given. */
  count(since: number, until: number, writer?: string): number
  /** The longest time since `since` without an acknowledgement through haproxy, in ms. */
  findLongestPause(since: number): number
  /** A sentence about the acknowledged numbers and the problems so far. */
  describe(): string
  stop(): Promise<void>
}

const PAUSE_MS = 75

/**
 * Writes numbers one by one, each in its own transaction: through haproxy, and to each node directly, also while the node
 * is cut off. A standby refuses them. So a second primary would acknowledge numbers.
 */
export async function startWriters({ databaseUrl, nodes, nodeUrl }: Cluster): Promise<Writers> {
  const reader = openSql(databaseUrl)
  await reader.run(`create schema lab;
    create table lab.writes (writer text, n integer, timeline text not null, primary key (writer, n))`)
  const acks: Ack[] = []
  const problems = new Set<string>()
  const end = new AbortController()
  const targets = [
    { writer: 'haproxy', url: databaseUrl },
    ...nodes.map(({ name, port }) => ({ writer: name, url: nodeUrl(port) })),
  ]
  const connections: Sql[] = []
  for (const { writer, url } of targets) {
    const sql = openSql(url, { connectTimeoutMs: 2_000 })
    connections.push(sql)
    void writeNumbers(sql, writer, acks, end.signal)
  }
  return {
    async findProblems() {
      // Those that are acknowledged now: a later one may not be in the rows yet.
      const acknowledged = [...acks]
      const rows = await reader<Row[]>`select writer, n, timeline from lab.writes`
      const found = compareWrites(acknowledged, rows).filter((one) => !problems.has(one))
      for (const one of found) problems.add(one)
      return found
    },
    count: (since, until, writer) =>
      acks.filter((ack) => ack.ackedAt >= since && ack.ackedAt < until && (!writer || ack.writer === writer)).length,
    findLongestPause(since) {
      const times = acks.filter((ack) => ack.writer === 'haproxy' && ack.ackedAt > since).map((ack) => ack.ackedAt)
      const all = [since, ...times, performance.now()]
      return Math.max(...all.slice(1).map((time, at) => time - all[at]!))
    },
    describe() {
      const counts = targets.map(({ writer }) => `${acks.filter((ack) => ack.writer === writer).length} by ${writer}`)
      const timelines = new Set(acks.map(({ timeline }) => timeline)).size
      const count = (kind: string) => [...problems].filter((one) => one.startsWith(kind)).length
      return (
        `numbers acknowledged on ${timelines} timelines: ${counts.join(', ')}; ` +
        `${count('lost')} lost, ${count('two primaries')} acknowledged by two primaries`
      )
    },
    async stop() {
      end.abort()
      await reader.end()
      // A statement may hang until its server ends, so nobody waits for these.
      for (const sql of connections) void sql.end()
    },
  }
}

/** Writes until `end`. The outcome of a failed statement is unknown, so its number is not written again. */
async function writeNumbers(sql: Sql, writer: string, acks: Ack[], end: AbortSignal): Promise<void> {
  for (let n = 1; !end.aborted; n++) {
    const sentAt = performance.now()
    // Never cancelled: PostgreSQL acknowledges a cancelled wait for the standby.
    const [row] = await sql<{ timeline: string }[]>`
      insert into lab.writes values (${writer}, ${n}, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))
      returning timeline`.catch(() => [])
    if (row) acks.push({ writer, n, timeline: row.timeline, sentAt, ackedAt: performance.now() })
    await sleep(PAUSE_MS)
  }
}
