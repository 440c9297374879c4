import { acceptOptOuts } from '../catalogue/opt-outs/accept-opt-outs.ts'
import { listHeldOptOuts } from '../catalogue/opt-outs/list-held.ts'
import { systemClock } from '../clock.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { requireSuppressionHasher } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'accept-opt-outs [--since <time> [--from <network>]]',
  help: [
    'Lists the opt-outs that are hidden, but are erased only after your approval, each with its reason:',
    '',
    '  network=…   by the public form, beyond its daily limit. --since approves them, so that they are erased 30 days after',
    '              the opt-out; "labreach relist --since" reverses them instead',
    '  namesake    it has the address, or the name and school, of an opted-out professor, and no other sign of who it is:',
    '              "labreach relist <id>" if it is another person, "labreach opt-out <id>" if it is the same',
    '',
    '  --since <time>      approves those by the public form since then, for example 2026-11-23T18:00:00Z',
    '  --from <network>    only those of one network: the value of network=…',
  ].join('\n'),
  async run(args, { out }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], { since: text, from: text })
    if (flags.since === undefined && flags.from === undefined) {
      const held = await withDatabase(listHeldOptOuts)
      for (const { id, at, network, name, school } of held)
        out(
          [at.toISOString(), id, network ? `network=${network}` : 'namesake', name, school].filter(Boolean).join('  '),
        )
      out(`${held.length} opt-outs wait for you.`)
      return
    }
    const since = new Date(flags.since ?? '')
    if (Number.isNaN(since.getTime())) throw wrongUsage('The time of --since is missing or invalid.')
    const deps = { clock: systemClock, suppressionHasher: await requireSuppressionHasher() }
    const accepted = await withDatabase(({ db }) => acceptOptOuts({ ...deps, db }, { since, networkHash: flags.from }))
    out(`${accepted} opt-outs approved.`)
  },
}
