import { Resolver } from 'node:dns/promises'
import { readConfig, type Config } from '../config.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { runChecks, type Result } from './doctor/check.ts'
import { createDatabaseChecks } from './doctor/database.ts'
import { createExternalChecks } from './doctor/external.ts'
import { createLocalChecks } from './doctor/local.ts'

const TIMEOUT_MS = 10_000

export const command: Command = {
  usage: 'doctor',
  help: [
    'Checks the settings of a server; run it in the same environment. Prints a result for each part, with the correction',
    'for each failure. It connects to the database and all external services, but sends, sells and changes nothing. The',
    'exit code is 1 if there is a failure, and 0 if there are only warnings.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const results = await examine(readSettings())
    for (const line of formatTable(results)) out(line)
    const failures = results.filter(({ level }) => level === 'failure').length
    if (failures > 0) throw new CommandFailure(`There ${failures === 1 ? 'is 1 failure' : `are ${failures} failures`}.`)
  },
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error))
  }
}

type Options = { now?: () => number; dns?: Pick<Resolver, 'resolveMx'>; timeoutMs?: number }

/** Runs all checks of a configuration; returns the results in the order in which failures should be corrected. */
export async function examine(
  config: Config,
  { now = Date.now, dns = new Resolver({ timeout: 3_000, tries: 2 }), timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<Result[]> {
  const database = createDatabaseChecks(config, now)
  const checks = [...createLocalChecks(config), ...database.checks, ...createExternalChecks(config, dns)]
  const results = await runChecks(checks, timeoutMs)
  await database.close()
  return [{ name: 'Settings', level: 'ok', text: 'All required settings are present and valid.' }, ...results]
}

function formatTable(results: readonly Result[]): string[] {
  const width = Math.max(...results.map(({ name }) => name.length))
  const labels = { ok: 'ok     ', warning: 'warning', failure: 'FAILURE' }
  return results.map(({ name, level, text }) => `${labels[level]}  ${name.padEnd(width)}  ${text}`)
}
