import { writeFile } from 'node:fs/promises'
import { createFiles } from '../services/files/files.ts'
import { createJobs } from '../services/jobs/pg-boss-jobs.ts'
import { lengthyWork, workNames } from '../work.ts'
import { checkBackup, restoreBackup } from './backup/restore-backup.ts'
import { readArgs, type Command } from './command.ts'
import { filesFolder } from './data-folder.ts'
import { atDatabase, withDatabase } from './database.ts'

export const command: Command = {
  usage: 'restore <file> [--keys <new file>]',
  help: [
    'Puts what "labreach backup" wrote into an empty database (DATABASE_URL) and its resumes into FILES_DIR, and brings it',
    'to the newest structure. The file is read and its checksum compared before anything is written. A database that is',
    'not empty is refused. --keys: where to write the keys, if the backup holds them (mode 0600).',
  ].join('\n'),
  async run(args, { out, progress }) {
    const { positionals, flags } = readArgs(args, ['file'], { keys: { type: 'string' } })
    const file = positionals[0]!
    const manifest = await checkBackup(file)
    const onError = (error: unknown) => void progress.write(`${String(error)}\n`)
    const keys = await atDatabase(async (url) => {
      const jobs = createJobs<Record<string, object>>(url, workNames, onError, { lengthy: lengthyWork })
      try {
        const files = createFiles(filesFolder())
        return await withDatabase((database) => restoreBackup({ ...database, files, jobs }, file, manifest))
      } finally {
        await jobs.close()
      }
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    out(`Restored ${rows} rows, ${manifest.files} files and ${manifest.jobs} waiting jobs of ${manifest.made_at}.`)
    if (keys && flags.keys) {
      await writeFile(flags.keys, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      out(`The keys are in ${flags.keys}.`)
    } else if (keys) out('The backup holds the keys as well; --keys <new file> would have written them.')
    else out('Start the server with the keys it had then: without them Google must be connected anew.')
  },
}
