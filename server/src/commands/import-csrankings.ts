import { importCsrankings, SourceFileError } from '../catalogue/import/csrankings.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { formatReport, showProgress } from './import-report.ts'

export const command: Command = {
  usage: 'import csrankings <folder>',
  help: [
    'Imports professors of computer science from a folder with the unmodified files of csrankings.org: csrankings.csv,',
    'dblp-aliases.csv, country-info.csv and, optionally for interests, generated-author-info*.csv.',
    'Reports the skipped rows with the reasons. Importing the same files again changes nothing.',
  ].join('\n'),
  async run(args, { out, progress }) {
    const folder = readArgs(args, ['folder'], {}).positionals[0]!
    const report = await withImportDatabase((database) =>
      importCsrankings(database, systemClock, folder, showProgress(progress, 'Professors of csrankings')),
    ).catch((error: unknown) => {
      throw error instanceof SourceFileError ? new CommandFailure(error.message) : error
    })
    for (const line of formatReport(report)) out(line)
  },
}
