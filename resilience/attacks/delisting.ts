import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { optOut } from './letters.ts'
import { requireSuccess, upload } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

async function countRemoved(target: AttackTarget, professors: readonly Professor[]): Promise<number> {
  const [row] = await target.sql<{ count: number }[]>`
    select count(*)::int from professors where opt_out and id = any(${professors.map(({ id }) => id)})`
  return row!.count
}

const findRemovable = (target: AttackTarget, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => target.professor(`removed-${at}`)))

/** Undoes the opt-outs since `since` by the network that removed `scholarId`, which the audit log contains. */
async function relist(target: AttackTarget, since: Date, scholarId: string) {
  const auditLog = await target.labreach(['audit-log', '--event', 'opted_out', '--limit', '500'])
  const line = auditLog.output.split('\n').findLast((one) => one.includes(scholarId)) ?? ''
  const network = /network=(\S+)/.exec(line)?.[1] ?? 'unknown'
  return target.labreach(['relist', '--since', since.toISOString(), '--from', network])
}

const oneNetwork: Attack = {
  finding: 9,
  name: 'one network removes 30 professors, and the operator relists them',
  async run(target) {
    const [since, from, professors] = [new Date(Date.now() - 1_000), newNetwork(), await findRemovable(target, 30)]
    for (const professor of professors) await optOut(target, professor, from)
    const removedCount = await countRemoved(target, professors)
    const { output } = await relist(target, since, professors[0]!.scholarId)
    const remainder = await countRemoved(target, professors)
    return {
      isBlocked: removedCount <= 20 && remainder === 0,
      details: `${removedCount} removed, ${remainder} after relist (${output.trim().split('\n').at(-1)})`,
    }
  },
}

const manyNetworks: Attack = {
  finding: 9,
  name: '60 networks remove 60 professors: above the daily limit none is erased',
  async run(target) {
    const [since, professors] = [new Date(Date.now() - 1_000), await findRemovable(target, 60)]
    for (const professor of professors) await optOut(target, professor, newNetwork())
    const removedCount = await countRemoved(target, professors)
    const scholarIds = professors.map(({ scholarId }) => scholarId)
    const [row] = await target.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from opt_outs
      where (to_jsonb(opt_outs)->>'held')::boolean and scholar_id = any(${scholarIds})`
    const { output } = await target.labreach(['relist', '--since', since.toISOString(), '--yes'])
    const remainder = await countRemoved(target, professors)
    return {
      isBlocked: row!.waiting >= removedCount - 50 && remainder === 0,
      details: `${removedCount} hidden, ${row!.waiting} of them wait for the operator; ${remainder} after relist (${output.trim().split('\n').at(-1)})`,
    }
  },
}

const fromStream: Attack = {
  finding: 9,
  name: "a visitor's match stream contains ids that remove the professors",
  async run(target) {
    const from = newNetwork()
    const { temporary_token } = await upload(target, from)
    const { text } = requireSuccess(
      await target.send(`/api/professors/?temporary_token=${temporary_token}`, { from }),
      'the match stream',
    )
    const cards = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { professor: { id: number; scholar_id: string } })
    let removals = 0
    for (const { professor } of cards) {
      const network = newNetwork()
      const body = { opt_out: true }
      const byId = await target.send(`/api/professors/${professor.id}/optout/`, {
        method: 'PATCH',
        body,
        from: network,
      })
      const found = await target.send(`/api/professors/optout/?scholar_id=${professor.scholar_id}`, { from: network })
      if (byId.status === 200 || found.status === 200) removals++
    }
    return { isBlocked: cards.length > 0 && removals === 0, details: `${removals} of ${cards.length} cards usable` }
  },
}

const lookup: Attack = {
  finding: 9,
  name: 'the public form shows the name of a professor who has opted out',
  async run(target) {
    const professor = await target.nextProfessor()
    requireSuccess(await optOut(target, professor, newNetwork()), 'the opt-out')
    const { status, text } = await target.send(`/api/professors/optout/?scholar_id=${professor.scholarId}`, {
      from: newNetwork(),
    })
    return { isBlocked: !text.includes(professor.name), details: `${status}` }
  },
}

export const delistingAttacks: readonly Attack[] = [oneNetwork, manyNetworks, fromStream, lookup]
