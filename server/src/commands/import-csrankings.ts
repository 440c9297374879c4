import { importCsrankings, SourceFileError } from '../catalogue/import/csrankings.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { reportLines, showProgress } from './import-report.ts'

export const command: Command = {
  usage: 'import csrankings <folder>',
  help: [
    'Imports professors of computer science from the unmodified files of csrankings.org in a folder: csrankings.csv,',
    'dblp-aliases.csv, country-info.csv and, for interests, generated-author-info*.csv where there is one.',
    'Reports what was skipped and why. Importing the same files again changes nothing.',
  ].join('\n'),
  async run(args, { out, progress }) {
    const folder = readArgs(args, ['folder'], {}).positionals[0]!
    const report = await withImportDatabase((database) =>
      importCsrankings(database, systemClock, folder, showProgress(progress, 'Professors of csrankings')),
    ).catch((error: unknown) => {
      throw error instanceof SourceFileError ? new CommandFailure(error.message) : error
    })
    for (const line of reportLines(report)) out(line)
  },
}
