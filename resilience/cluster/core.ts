import { setTimeout as sleep } from 'node:timers/promises'
import type { CoreOptions } from './core-options.ts'
import { startEtcd, type EtcdMember } from './etcd.ts'
import { startNode, type Node } from './node.ts'

/** The part of a cluster that mends itself: three members of etcd and three PostgreSQL servers under Patroni. */
export type Core = {
  etcd: readonly EtcdMember[]
  nodes: readonly Node[]
  /** The node that Patroni's API calls the primary. */
  findPrimary(): Promise<Node | null>
  /** The current primary, how many standbys stream from it, and which of them may take over. */
  readState(): Promise<CoreState | null>
  /** Waits until both standbys stream and one of them may take over. */
  waitUntilWhole(timeoutMs?: number): Promise<CoreState>
}

export type CoreState = { primary: Node; streaming: number; successor: string | null }

type Member = { name: string; role: string; state: string }

const WHOLE_MS = 120_000

export async function startCore(options: CoreOptions): Promise<Core> {
  const { members: etcd, clients } = await startEtcd(options)
  const nodes = await Promise.all(['pg1', 'pg2', 'pg3'].map((name) => startNode(name, options, clients)))
  const findPrimary = async () => {
    const answers = await Promise.all(nodes.map((node) => node.ask('/primary')))
    return nodes[answers.findIndex((answer) => answer?.status === 200)] ?? null
  }
  const readState = async (): Promise<CoreState | null> => {
    const primary = await findPrimary()
    const answer = await primary?.ask<{ members: Member[] }>('/cluster')
    if (!primary || answer?.status !== 200) return null
    const { members } = answer.body
    const successor = members.find(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state))
    const standbys = await primary
      .query((sql) => sql`select sync_state from pg_stat_replication where state = 'streaming'`, 'postgres')
      .catch(() => [])
    const isSynchronous = standbys.some((one) => one.sync_state === 'sync')
    return { primary, streaming: standbys.length, successor: (isSynchronous && successor?.name) || null }
  }
  return {
    etcd,
    nodes,
    findPrimary,
    readState,
    async waitUntilWhole(timeoutMs = WHOLE_MS) {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(200)) {
        const state = await readState()
        if (state?.successor && state.streaming === nodes.length - 1) return state
      }
      throw new Error(`The cluster was not whole within ${timeoutMs / 1_000} s.`)
    },
  }
}

/** Creates the role and the database of the product, as docs/operation.md describes. */
export async function createDatabase(primary: Node, password: string): Promise<void> {
  await primary.query(async (sql) => {
    await sql.run(`create role labreach login password '${password}'`)
    await sql.run('create database labreach owner labreach')
    await sql.run('revoke all on database labreach from public')
  }, 'postgres')
}
