import { writeFile } from 'node:fs/promises'
import { createFiles } from '../services/files/files.ts'
import { checkBackup, restoreBackup, type Restored } from './backup/restore-backup.ts'
import { systemClock } from '../clock.ts'
import { readSuppressions } from '../suppression-file.ts'
import { applySuppressions, type SuppressionsFile } from './backup/apply-suppressions.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { getFilesFolder, requireSuppressionHasher, getSuppressionsFile } from './data-folder.ts'
import { withJobs } from './jobs.ts'

export const command: Command = {
  usage: 'restore <file> [--keys <new file>] [--without-suppressions]',
  help: [
    'Restores a file of "labreach backup" into an empty database (DATABASE_URL) and its resumes into FILES_DIR, and runs',
    'the missing migrations. The whole file is read and its checksum compared before anything is written. A database that',
    'is not empty is refused. Then the file of opt-outs and deleted accounts (SUPPRESSIONS_FILE, or suppressions.jsonl',
    'beside FILES_DIR) is applied, so that opt-outs and deletions after the backup remain in force. Nothing that may have',
    'happened since the backup happens again by itself: letters that were to leave since are unconfirmed, those that were',
    'to leave later are drafts again, waiting mails are left out, and all sessions end.',
    '',
    '  --keys <new file>          writes the keys of the backup to a file (mode 0600), if the backup contains them',
    '  --without-suppressions     restores without the file of opt-outs and deleted accounts, if it is lost',
  ].join('\n'),
  async run(args, terminal) {
    const { out } = terminal
    const { positionals, flags } = readArgs(args, ['file'], {
      keys: { type: 'string' },
      'without-suppressions': { type: 'boolean' },
    })
    const file = positionals[0]!
    const manifest = await checkBackup(file)
    const suppressionsFile = flags['without-suppressions'] ? null : await loadSuppressionsFile()
    let applied = ''
    const { keys, ...restored } = await withJobs(terminal, async (database) => {
      const files = createFiles(getFilesFolder())
      const done = await restoreBackup({ ...database, files, clock: systemClock }, file, manifest)
      if (suppressionsFile) {
        const { people, accounts } = await applySuppressions({ ...database, clock: systemClock }, suppressionsFile)
        applied = `Applied the suppressions file: ${people} professors are opted out and ${accounts} accounts are deleted again.`
        const { incomplete } = suppressionsFile
        if (incomplete > 0)
          applied +=
            ` Incomplete lines of it that were left out: ${incomplete}. A crash leaves such a line, which is written ` +
            'again; otherwise compare the file with its copy.'
      }
      return done
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    out(`Restored ${rows} rows, ${manifest.files} files and ${restored.jobs} pending jobs of ${manifest.made_at}.`)
    for (const line of describe(restored)) out(line)
    if (applied) out(applied)
    if (keys && flags.keys) {
      await writeFile(flags.keys, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      out(`The keys are in ${flags.keys}.`)
    } else if (keys) out('The backup also contains the keys; use --keys <new file> to write them to a file.')
    else out('Start the server with its former keys: without them students have to connect their mailboxes again.')
  },
}

/** Says what was not restored as it was, since it may have happened since the backup. */
function describe({ letters, sessions, omittedJobs }: Omit<Restored, 'keys'>): string[] {
  const { unconfirmed, returned } = letters
  const omitted = Map.groupBy(omittedJobs, (name) => name)
  const kinds = [...omitted].map(([name, all]) => `${name} ${all.length}`).join(', ')
  return [
    `Letters that may have left since the backup: ${unconfirmed}, now unconfirmed. Letters that were to leave later: ` +
      `${returned}, now drafts again.`,
    `${sessions} sessions have ended: every student signs in again.`,
    ...(kinds ? [`Left out, since they may have run since the backup: ${kinds}.`] : []),
  ]
}

/** Called before anything is written, so that a missing file or a wrong key refuses the restore. */
async function loadSuppressionsFile(): Promise<SuppressionsFile & { incomplete: number }> {
  const file = getSuppressionsFile()
  const read = await readSuppressions(file)
  if (!read)
    throw new CommandFailure(
      `The file ${file} does not exist. It contains the opt-outs and the deleted accounts since the backup. Set ` +
        'SUPPRESSIONS_FILE, or use --without-suppressions if the file is lost or was never written.',
    )
  const suppressionHasher = await requireSuppressionHasher()
  if (read.lines.some((line) => 'key' in line && line.key !== suppressionHasher.keyFingerprint))
    throw new CommandFailure(`${file} was written with another SUPPRESSION_KEY, so its hashes match nothing.`)
  return { ...read, suppressionHasher }
}
