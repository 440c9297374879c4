import { acceptOptOuts } from '../catalogue/opt-outs/accept-opt-outs.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'accept-opt-outs --since <time> [--from <network>]',
  help: [
    'Opt-outs beyond the daily limit of the public form are hidden, but are erased only after your approval. This command',
    'approves the ones since a time: they are erased 30 days after the opt-out. "labreach relist --since" reverses them',
    'instead.',
    '',
    '  --since <time>      for example 2026-11-23T18:00:00Z',
    '  --from <network>    only those of one network: the value of network=… in "labreach audit-log --event opted_out"',
  ].join('\n'),
  async run(args, { out }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], { since: text, from: text })
    const since = new Date(flags.since ?? '')
    if (Number.isNaN(since.getTime())) throw wrongUsage('The time of --since is missing or invalid.')
    const accepted = await withDatabase((database) => acceptOptOuts(database, { since, networkHash: flags.from }))
    out(`${accepted} opt-outs approved.`)
  },
}
