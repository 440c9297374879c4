import { writeFile } from 'node:fs/promises'
import { createFiles } from '../services/files/files.ts'
import { createJobs } from '../services/jobs/pg-boss-jobs.ts'
import { lengthyWork, workNames } from '../work.ts'
import { checkBackup, restoreBackup } from './backup/restore-backup.ts'
import { systemClock } from '../clock.ts'
import { readSuppressions } from '../suppression-file.ts'
import { applySuppressions, type ToApply } from './backup/apply-suppressions.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { filesFolder, requireSuppression, suppressionsFile } from './data-folder.ts'
import { atDatabase, withDatabase } from './database.ts'

export const command: Command = {
  usage: 'restore <file> [--keys <new file>] [--without-suppressions]',
  help: [
    'Puts what "labreach backup" wrote into an empty database (DATABASE_URL) and its resumes into FILES_DIR, and brings it',
    'to the newest structure. The file is read and its checksum compared before anything is written. A database that is',
    'not empty is refused. Then the file of opt-outs and deleted accounts (SUPPRESSIONS_FILE, else suppressions.jsonl beside',
    'FILES_DIR) is applied: whoever opted out or deleted their account after the backup stays out. Without that file the',
    'restore is refused, unless --without-suppressions says that it is lost. --keys: where to write the keys, if the backup holds them (mode 0600).',
  ].join('\n'),
  async run(args, { out, progress }) {
    const { positionals, flags } = readArgs(args, ['file'], {
      keys: { type: 'string' },
      'without-suppressions': { type: 'boolean' },
    })
    const file = positionals[0]!
    const manifest = await checkBackup(file)
    const suppressions = flags['without-suppressions'] ? null : await suppressionsToApply()
    const onError = (error: unknown) => void progress.write(`${String(error)}\n`)
    let keptOut = ''
    const keys = await atDatabase(async (url) => {
      const jobs = createJobs<Record<string, object>>(url, workNames, onError, { lengthy: lengthyWork })
      try {
        const files = createFiles(filesFolder())
        return await withDatabase(async (database) => {
          const kept = await restoreBackup({ ...database, url, files, jobs }, file, manifest)
          if (suppressions) {
            const { people, accounts } = await applySuppressions(
              { ...database, jobs, clock: systemClock },
              suppressions,
            )
            keptOut = `${people} professors who have opted out and ${accounts} deleted accounts are kept out.`
          }
          return kept
        })
      } finally {
        await jobs.close()
      }
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    out(`Restored ${rows} rows, ${manifest.files} files and ${manifest.jobs} waiting jobs of ${manifest.made_at}.`)
    if (keptOut) out(keptOut)
    if (keys && flags.keys) {
      await writeFile(flags.keys, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      out(`The keys are in ${flags.keys}.`)
    } else if (keys) out('The backup holds the keys as well; --keys <new file> would have written them.')
    else out('Start the server with the keys it had then: without them Google must be connected anew.')
  },
}

/** Read before anything is written: what cannot be applied refuses the restore. */
async function suppressionsToApply(): Promise<ToApply> {
  const file = suppressionsFile()
  const lines = await readSuppressions(file)
  if (!lines)
    throw new CommandFailure(
      `There is no file ${file}, by which those who opted out or deleted their account since the backup stay out. ` +
        'Set SUPPRESSIONS_FILE, or say --without-suppressions where it is lost or never was.',
    )
  const suppression = await requireSuppression()
  if (lines.some((line) => 'key' in line && line.key !== suppression.keyMark))
    throw new CommandFailure(`${file} was written with another SUPPRESSION_KEY: nobody in it could be recognised.`)
  return { lines, suppression }
}
