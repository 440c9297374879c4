import { systemClock } from '../clock.ts'
import { restoreProfessor } from '../professors/restore-professor.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'relist <id>',
  help: [
    'Takes back the opt-out of a professor, who is listed again at once. Written to the journal. The id is the one of',
    'Google Scholar, an ORCID, an id of OpenAlex, or whatever else an import knows the professor by.',
  ].join('\n'),
  async run(args, { out }) {
    const id = readArgs(args, ['id'], {}).positionals[0]!
    const name = await withDatabase(({ db }) => restoreProfessor(db, systemClock, id))
    if (!name) throw new CommandFailure(`Nobody with the id "${id}" has opted out.`)
    out(`${name} is listed again.`)
  },
}
