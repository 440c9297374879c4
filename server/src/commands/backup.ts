import { limits } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import { createFiles } from '../services/files/files.ts'
import { lengthyWork } from '../work.ts'
import { deleteOlderBackups } from './backup/delete-older.ts'
import { writeBackup } from './backup/write-backup.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { getFilesFolder, keyNames, readKeys } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'backup <file> [--keep <days>] [--with-keys] [--without-missing]',
  help: [
    'Writes a snapshot of the database and the resumes in it (FILES_DIR, or the data folder) to one file (tar, gzip). The',
    'server can run meanwhile. The file contains personal data: protect it like the database.',
    '',
    `  --keep <days>       then deletes older backups (1 to ${limits.backupDaysMax} days) in the same folder whose names differ only in`,
    '                      digits, but never the newest one; also after a failure, since that may be a full disk. The privacy',
    `                      page promises that no backup is older than ${limits.backupDaysMax} days.`,
    `  --with-keys         also stores the keys (${keyNames.slice(0, 3).join(', ')},`,
    `                      ${keyNames.slice(3).join(', ')}). With them the file gives access to the mailboxes`,
    '                      of students. Without any copy of the keys, students have to connect them again after a restore.',
    '  --without-missing   many missing resumes are no failure, because they are lost for good. Otherwise FILES_DIR is wrong',
    '                      or not mounted: the file is kept, but no older one is deleted, and the exit code is 1.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['file'], {
      keep: { type: 'string' },
      'with-keys': { type: 'boolean' },
      'without-missing': { type: 'boolean' },
    })
    const keep = flags.keep === undefined ? undefined : readDays(flags.keep)
    const keys = flags['with-keys'] ? await readKeys() : null
    const deleteOlder = async () => {
      const deleted = keep === undefined ? [] : await deleteOlderBackups(positionals[0]!, keep, systemClock.now())
      if (deleted.length > 0) out(`Deleted old backups: ${deleted.join(', ')}.`)
    }
    const { tables, files, missing } = await withDatabase(({ sql }) => {
      const options = { sql, files: createFiles(getFilesFolder()), now: systemClock.now(), keys, lengthy: lengthyWork }
      return writeBackup(options, positionals[0]!)
    }).catch(async (error: unknown) => {
      // On a full disk every night would fail, if the backups that are too old remained.
      await deleteOlder().catch(() => undefined)
      throw error
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    out(`${positionals[0]} contains ${rows} rows of ${tables.length} tables and ${files} files.`)
    out(
      keys
        ? 'It also contains the keys: make sure that only you can read it.'
        : 'It does not contain the keys: store a copy of them elsewhere.',
    )
    if (!flags['without-missing'] && isFolderWrong(files, missing.length))
      throw new CommandFailure(
        `${missing.length} of ${files + missing.length} resumes do not exist in ${getFilesFolder()}: is FILES_DIR the server’s, and mounted? No older backup was deleted. If they are lost for good, use --without-missing.`,
      )
    if (missing.length > 0) out(`${missing.length} files of rows do not exist: ${missing.join(', ')}.`)
    await deleteOlder()
  },
}

/** Single missing files are normal: their rows were deleted after the snapshot. */
const isFolderWrong = (files: number, missing: number): boolean =>
  missing > files || (missing > 10 && missing > files / 100)

function readDays(text: string): number {
  const days = Number(text)
  if (!/^\d{1,4}$/.test(text) || days < 1 || days > limits.backupDaysMax)
    throw wrongUsage(`--keep requires a number of days from 1 to ${limits.backupDaysMax}.`)
  return days
}
