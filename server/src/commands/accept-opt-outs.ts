import { acceptOptOuts } from '../catalogue/opt-outs/accept-opt-outs.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'accept-opt-outs --since <time> [--from <network>]',
  help: [
    'Opt-outs beyond what a usual day has are hidden at once, and wait for a look before they are erased. This says that',
    'those since a time are meant: they are erased 30 days after they were asked for. "labreach relist --since" does the',
    'opposite.',
    '',
    '  --since <time>      as 2026-11-23T18:00:00Z',
    '  --from <network>    of one network alone, by its word in "labreach audit-log --event opted_out" (network=…)',
  ].join('\n'),
  async run(args, { out }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], { since: text, from: text })
    const since = new Date(flags.since ?? '')
    if (Number.isNaN(since.getTime())) throw wrongUsage('The time of --since is missing, or is none.')
    const accepted = await withDatabase((database) => acceptOptOuts(database, { since, origin: flags.from }))
    out(`${accepted} opt-outs are accepted.`)
  },
}
