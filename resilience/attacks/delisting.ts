import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { leaves } from './letters.ts'
import { must, upload } from './people.ts'
import type { Professor, Stage } from './stage.ts'

async function removed(stage: Stage, some: readonly Professor[]): Promise<number> {
  const [row] = await stage.sql<{ count: number }[]>`
    select count(*)::int from professors where opt_out and id = any(${some.map(({ id }) => id)})`
  return row!.count
}

const take = (stage: Stage, first: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => stage.professor(`leaving-${first + at}`)))

/** Takes back what `network` has removed since `since`, as the operator reads it in the audit log. */
async function relist(stage: Stage, since: Date, scholarId: string) {
  const auditLog = await stage.labreach(['audit-log', '--event', 'opted_out', '--limit', '500'])
  const line = auditLog.said.split('\n').findLast((one) => one.includes(scholarId)) ?? ''
  const network = /network=(\S+)/.exec(line)?.[1] ?? 'unknown'
  return stage.labreach(['relist', '--since', since.toISOString(), '--from', network])
}

const oneNetwork: Attack = {
  finding: 9,
  name: '30 professors removed by one network, and taken back',
  async play(stage) {
    const [since, from, some] = [new Date(Date.now() - 1_000), aNetwork(), await take(stage, 0, 30)]
    for (const professor of some) await leaves(stage, professor, from)
    const gone = await removed(stage, some)
    const { said } = await relist(stage, since, some[0]!.scholarId)
    const left = await removed(stage, some)
    return {
      held: gone <= 20 && left === 0,
      seen: `${gone} removed, ${left} after relist (${said.trim().split('\n').at(-1)})`,
    }
  },
}

const manyNetworks: Attack = {
  finding: 9,
  name: '60 professors removed by 60 networks: above the bound of a day none is erased',
  async play(stage) {
    const [since, some] = [new Date(Date.now() - 1_000), await take(stage, 0, 60)]
    for (const professor of some) await leaves(stage, professor, aNetwork())
    const gone = await removed(stage, some)
    const [row] = await stage.sql<{ held: number }[]>`
      select count(*)::int as held from opt_outs
      where (to_jsonb(opt_outs)->>'held')::boolean and scholar_id = any(${some.map(({ scholarId }) => scholarId)})`
    const { said } = await stage.labreach(['relist', '--since', since.toISOString(), '--yes'])
    const left = await removed(stage, some)
    return {
      held: row!.held >= gone - 50 && left === 0,
      seen: `${gone} hidden, ${row!.held} of them wait for the operator; ${left} after relist (${said.trim().split('\n').at(-1)})`,
    }
  },
}

const fromStream: Attack = {
  finding: 9,
  name: "a visitor's match stream gives what removes its professors",
  async play(stage) {
    const from = aNetwork()
    const { temporary_token } = await upload(stage, from)
    const { text } = must(
      await stage.ask(`/api/professors/?temporary_token=${temporary_token}`, { from }),
      'The matches',
    )
    const cards = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { professor: { id: number; scholar_id: string } })
    let done = 0
    for (const { professor } of cards) {
      const own = aNetwork()
      const body = { opt_out: true }
      const byId = await stage.ask(`/api/professors/${professor.id}/optout/`, { method: 'PATCH', body, from: own })
      const found = await stage.ask(`/api/professors/optout/?scholar_id=${professor.scholar_id}`, { from: own })
      if (byId.status === 200 || found.status === 200) done++
    }
    return { held: cards.length > 0 && done === 0, seen: `${done} of ${cards.length} cards` }
  },
}

const lookup: Attack = {
  finding: 9,
  name: 'the public form asked for the name of one who has opted out',
  async play(stage) {
    const professor = await stage.neighbour()
    must(await leaves(stage, professor, aNetwork()), 'An opt-out')
    const { status, text } = await stage.ask(`/api/professors/optout/?scholar_id=${professor.scholarId}`, {
      from: aNetwork(),
    })
    return { held: !text.includes(professor.name), seen: `${status}` }
  },
}

export const delisting: readonly Attack[] = [oneNetwork, manyNetworks, fromStream, lookup]
