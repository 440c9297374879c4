import { systemClock } from '../clock.ts'
import { relistProfessor, relistProfessors } from '../catalogue/opt-outs/relist-professor.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { requireSuppressionHasher } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'relist <id> | --since <time> (--from <network> | --yes)',
  help: [
    'Reverses the opt-out of a professor, who is listed again immediately, and appends it to the audit log. The id is a',
    'Google Scholar id, an ORCID, an OpenAlex id, or another id from an import. A record that is erased cannot be listed',
    'again.',
    '',
    '  --since <time>      instead of an id: all opt-outs by the public form since then, for example 2026-11-23T18:00:00Z',
    '  --from <network>    only those of one network: the value of network=… in "labreach audit-log --event opted_out"',
    '  --yes               those of all networks',
  ].join('\n'),
  async run(args, { out }) {
    const text = { type: 'string' } as const
    const isWave = args.some((one) => one.startsWith('--since'))
    const options = { since: text, from: text, yes: { type: 'boolean' } } as const
    const { positionals, flags } = readArgs(args, isWave ? [] : ['id'], options)
    const deps = { clock: systemClock, suppressionHasher: await requireSuppressionHasher() }
    if (flags.since === undefined) {
      const id = positionals[0]!
      const name = await withDatabase(({ db }) => relistProfessor({ ...deps, db }, id))
      if (!name) throw new CommandFailure(`No professor with the id "${id}" has opted out.`)
      out(`${name} is listed again.`)
      return
    }
    const since = new Date(flags.since)
    if (Number.isNaN(since.getTime())) throw wrongUsage(`"${flags.since}" is not a valid time.`)
    const networkHash = flags.from
    if (!networkHash && !flags.yes)
      throw wrongUsage('Without --from this reverses the opt-outs of all networks: add --yes.')
    const names = await withDatabase(({ db }) =>
      relistProfessors({ ...deps, db }, { since, ...(networkHash && { networkHash }) }),
    )
    for (const name of names) out(name)
    out(`${names.length} professors are listed again.`)
  },
}
