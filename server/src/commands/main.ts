import { inspect } from 'node:util'
import { removeControls } from '../text/control-characters.ts'
import { CommandFailure, wrongUsage, type Command, type Terminal } from './command.ts'

type Entry = { summary: string; load: () => Promise<{ command: Command }> }

const commands: Readonly<Record<string, Entry>> = {
  migrate: { summary: 'run the missing migrations of the database', load: () => import('./migrate.ts') },
  prepare: { summary: 'migrate, and import the demo if the catalogue is empty', load: () => import('./prepare.ts') },
  'import demo': { summary: 'import 14,400 invented professors', load: () => import('./import-demo.ts') },
  'import csrankings': { summary: 'import the files of csrankings.org', load: () => import('./import-csrankings.ts') },
  'import csv': { summary: 'import your own files', load: () => import('./import-csv.ts') },
  'import openalex': { summary: 'import from the OpenAlex API', load: () => import('./import-openalex.ts') },
  refresh: { summary: 'read the homepages that are due', load: () => import('./refresh.ts') },
  grant: { summary: 'grant a student a plan for some days', load: () => import('./grant.ts') },
  relist: { summary: 'reverse the opt-out of a professor', load: () => import('./relist.ts') },
  'accept-opt-outs': {
    summary: 'list the opt-outs that wait for the operator, or release them',
    load: () => import('./accept-opt-outs.ts'),
  },
  'opt-out': { summary: 'remove a professor who asks for it by mail', load: () => import('./opt-out.ts') },
  'delete-account': { summary: 'delete the account of a student', load: () => import('./delete-account.ts') },
  suspend: { summary: 'suspend a student, or lift the suspension', load: () => import('./suspend.ts') },
  reports: { summary: 'list reported letters, or dismiss a report', load: () => import('./reports.ts') },
  stats: { summary: 'count students, unlocks, letters, professors', load: () => import('./stats.ts') },
  'audit-log': {
    summary: 'print sign-ins, account changes, grants, payments and opt-outs',
    load: () => import('./audit-log.ts'),
  },
  journal: { summary: 'the former name of audit-log', load: () => import('./audit-log.ts') },
  'rotate-keys': {
    summary: 'encrypt the data of old keys with the current key',
    load: () => import('./rotate-keys.ts'),
  },
  doctor: { summary: 'check the settings of a server', load: () => import('./doctor.ts') },
  distribute: {
    summary: 'spread the letters of students over the workers of Citus',
    load: () => import('./distribute.ts'),
  },
  backup: { summary: 'write the database and the resumes to one file', load: () => import('./backup.ts') },
  restore: { summary: 'restore a backup into an empty database', load: () => import('./restore.ts') },
}

// Files and rows contain texts of others, which must not command the terminal.
const terminal: Terminal = {
  out: (line) => process.stdout.write(`${removeControls(line)}\n`),
  progress: process.stderr,
}

// A program such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))

/** Runs a command line; returns the exit code: 0 success, 1 failure, 2 wrong usage. */
async function run(words: string[]): Promise<number> {
  const name = Object.keys(commands).find((one) => `${words.join(' ')} `.startsWith(`${one} `))
  try {
    if (!name) return runWithoutCommand(words)
    const args = words.slice(name.split(' ').length)
    const { command } = await commands[name]!.load()
    if (args.includes('--help') || args.includes('-h')) terminal.out(`labreach ${command.usage}\n\n${command.help}`)
    else await command.run(args, terminal)
    return 0
  } catch (error) {
    return reportFailure(error, name)
  }
}

/** Prints the overview for `--help`, otherwise throws `wrongUsage`. */
function runWithoutCommand(words: string[]): number {
  if (['--help', '-h', 'help'].includes(words[0] ?? '')) {
    terminal.out(formatOverview())
    return 0
  }
  throw wrongUsage(words.length > 0 ? `There is no command "${words.join(' ')}".` : 'A command is missing.')
}

function formatOverview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'labreach <command>: the operator’s command line',
    '',
    ...lines,
    '',
    'Details: labreach <command> --help. The database is that of DATABASE_URL, otherwise that of the running application.',
  ].join('\n')
}

function reportFailure(error: unknown, name: string | undefined): number {
  if (!(error instanceof CommandFailure)) {
    console.error(removeControls(inspect(error)))
    return 1
  }
  console.error(removeControls(error.message))
  if (error.exitCode === 2) console.error(`See: labreach ${name ? `${name} ` : ''}--help`)
  return error.exitCode
}
