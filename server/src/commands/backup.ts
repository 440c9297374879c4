import { limits } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import { createFiles } from '../services/files/files.ts'
import { lengthyWork } from '../work.ts'
import { deleteOlderBackups } from './backup/delete-older.ts'
import { writeBackup } from './backup/write-backup.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { filesFolder, keyNames, readKeys } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'backup <file> [--keep <days>] [--with-keys]',
  help: [
    'Writes everything to one file (tar, gzip) while the server goes on: the database as it is at this moment, and the',
    'resumes that belong to it (FILES_DIR, else the data folder). It holds personal data: keep it as safe as the database.',
    '',
    `--keep <days>: afterwards deletes the backups beside it that are older, at most ${limits.backupDaysMax} days: the privacy page`,
    'promises that no backup is older. Backups beside it are files of the same name but for the digits.',
    '',
    `The keys (${keyNames.join(', ')}) are not in it unless --with-keys is given: with`,
    'them, whoever has the file can read the Google tokens of students; without them and without a copy elsewhere nobody',
    'can, and every student connects Google anew.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['file'], {
      keep: { type: 'string' },
      'with-keys': { type: 'boolean' },
    })
    const keep = flags.keep === undefined ? undefined : daysOf(flags.keep)
    const keys = flags['with-keys'] ? await readKeys() : null
    const { tables, files, missing } = await withDatabase(({ sql }) => {
      const needs = { sql, files: createFiles(filesFolder()), now: systemClock.now(), keys, lengthy: lengthyWork }
      return writeBackup(needs, positionals[0]!)
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    out(`${positionals[0]} holds ${rows} rows of ${tables.length} tables and ${files} files.`)
    if (missing.length > 0) out(`${missing.length} files are named by rows and not there: ${missing.join(', ')}.`)
    out(
      keys ? 'The keys are in it: keep it where nobody else reads it.' : 'The keys are not in it: keep them elsewhere.',
    )
    if (keep === undefined) return
    const deleted = await deleteOlderBackups(positionals[0]!, keep, systemClock.now())
    if (deleted.length > 0) out(`Older than ${keep} days and deleted: ${deleted.join(', ')}.`)
  },
}

function daysOf(given: string): number {
  const days = Number(given)
  if (!/^\d{1,4}$/.test(given) || days < 1 || days > limits.backupDaysMax)
    throw wrongUsage(`--keep takes a number of days from 1 to ${limits.backupDaysMax}.`)
  return days
}
