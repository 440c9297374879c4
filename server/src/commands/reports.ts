import { systemClock } from '../clock.ts'
import { dismissReport } from '../outreach/reports/dismiss-report.ts'
import { listReports } from '../outreach/reports/list-reports.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'reports [--dismiss <letter>]',
  help: [
    'Lists the letters that were reported by the link in their footer, oldest first. A report counts after the professor',
    'has confirmed it by a mailed link; three of different professors pause the sending of the student.',
    '',
    '  --dismiss <letter>   the report of this letter counts no longer, and is listed no longer',
  ].join('\n'),
  async run(args, { out }) {
    const { dismiss } = readArgs(args, [], { dismiss: { type: 'string' } }).flags
    if (dismiss === undefined) {
      const reports = await withDatabase(({ db }) => listReports(db))
      for (const { letter, username, professor, text, reportedAt, confirmed } of reports)
        out(
          [
            `letter ${letter}`,
            reportedAt.toISOString(),
            confirmed ? 'confirmed' : 'not confirmed',
            `from ${username}`,
            `to ${professor}`,
            JSON.stringify(text),
          ].join('  '),
        )
      out(`${reports.length} reports.`)
      return
    }
    const letter = Number(dismiss)
    if (!Number.isSafeInteger(letter) || letter < 1) throw wrongUsage(`"${dismiss}" is not the number of a letter.`)
    if (!(await withDatabase(({ db }) => dismissReport({ db, clock: systemClock }, letter))))
      throw new CommandFailure(`There is no report of the letter ${letter}.`)
    out(`The report of the letter ${letter} is dismissed.`)
  },
}
