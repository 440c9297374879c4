import { CommandFailure, wrongUsage, type Command, type Terminal } from './command.ts'

type Entry = { summary: string; load: () => Promise<{ command: Command }> }

const commands: Readonly<Record<string, Entry>> = {
  migrate: { summary: 'bring the database to the newest structure', load: () => import('./migrate.ts') },
  prepare: { summary: 'migrate, and import the demo where the catalogue is empty', load: () => import('./prepare.ts') },
  'import demo': { summary: 'import 14,400 invented professors', load: () => import('./import-demo.ts') },
  'import csrankings': { summary: 'import the files of csrankings.org', load: () => import('./import-csrankings.ts') },
  'import csv': { summary: 'import files of your own', load: () => import('./import-csv.ts') },
  'import openalex': { summary: 'import from the OpenAlex API', load: () => import('./import-openalex.ts') },
  grant: { summary: 'give a student a plan for some days', load: () => import('./grant.ts') },
  relist: { summary: 'take back the opt-out of a professor', load: () => import('./relist.ts') },
  'accept-opt-outs': {
    summary: 'let opt-outs be erased that waited for a look',
    load: () => import('./accept-opt-outs.ts'),
  },
  suspend: { summary: 'stop a student at once, or lift that', load: () => import('./suspend.ts') },
  stats: { summary: 'count students, unlocks, letters, professors', load: () => import('./stats.ts') },
  'audit-log': {
    summary: 'print who signed in, and what was granted, paid, opted out',
    load: () => import('./audit-log.ts'),
  },
  journal: { summary: 'the earlier name of audit-log', load: () => import('./audit-log.ts') },
  'rotate-keys': {
    summary: 'encrypt with the new key what an old one encrypted',
    load: () => import('./rotate-keys.ts'),
  },
  doctor: { summary: 'check the settings of a server and say what is wrong', load: () => import('./doctor.ts') },
  backup: { summary: 'write database and resumes to one file', load: () => import('./backup.ts') },
  restore: { summary: 'put a backup into an empty database', load: () => import('./restore.ts') },
}

const terminal: Terminal = { out: (line) => process.stdout.write(`${line}\n`), progress: process.stderr }

// A reader that closes early, such as `head`, has what it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))

/** Runs one command line; answers the exit code: 0 done, 1 failed, 2 wrong usage. */
async function run(words: string[]): Promise<number> {
  const name = Object.keys(commands).find((one) => `${words.join(' ')} `.startsWith(`${one} `))
  try {
    if (!name) return unknown(words)
    const args = words.slice(name.split(' ').length)
    const { command } = await commands[name]!.load()
    if (args.includes('--help') || args.includes('-h')) terminal.out(`labreach ${command.usage}\n\n${command.help}`)
    else await command.run(args, terminal)
    return 0
  } catch (error) {
    return failed(error, name)
  }
}

function unknown(words: string[]): number {
  if (['--help', '-h', 'help'].includes(words[0] ?? '')) {
    terminal.out(overview())
    return 0
  }
  throw wrongUsage(words.length > 0 ? `There is no command "${words.join(' ')}".` : 'A command is missing.')
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'labreach <command>: the operator’s command line',
    '',
    ...lines,
    '',
    'labreach <command> --help says more. The database is that of DATABASE_URL, else that of the running application.',
  ].join('\n')
}

function failed(error: unknown, name: string | undefined): number {
  if (!(error instanceof CommandFailure)) {
    console.error(error)
    return 1
  }
  console.error(error.message)
  if (error.exitCode === 2) console.error(`See: labreach ${name ? `${name} ` : ''}--help`)
  return error.exitCode
}
