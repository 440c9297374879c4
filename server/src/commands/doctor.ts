import { Resolver } from 'node:dns/promises'
import { readConfig, type Config } from '../config.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { runChecks, type Found } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { checksHere } from './doctor/here.ts'
import { checksOutside } from './doctor/outside.ts'

const PATIENCE_MS = 10_000

export const command: Command = {
  usage: 'doctor',
  help: [
    'Checks the settings of a server: run it in the same environment. Says of each part whether it is as it should be, and',
    'what to do where it is not. Asks the database and every service outside, but sends, sells and changes nothing. The exit',
    'code is 1 when there is a fault; warnings alone leave it 0.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const found = await examine(settings())
    for (const line of tableOf(found)) out(line)
    const faults = found.filter(({ level }) => level === 'fault').length
    if (faults > 0) throw new CommandFailure(`${faults} ${faults === 1 ? 'thing is' : 'things are'} to be mended.`)
  },
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error))
  }
}

type Means = { now?: () => number; dns?: Pick<Resolver, 'resolveMx'>; patienceMs?: number }

/** Every check of a configuration, in the order in which one would mend them. */
export async function examine(
  config: Config,
  { now = Date.now, dns = new Resolver({ timeout: 3_000, tries: 2 }), patienceMs = PATIENCE_MS }: Means = {},
): Promise<Found[]> {
  const database = databaseChecks(config, now)
  const checks = [...checksHere(config), ...database.checks, ...checksOutside(config, dns)]
  const found = await runChecks(checks, patienceMs)
  await database.close()
  return [{ name: 'Settings', level: 'ok', says: 'All are there and can be read.' }, ...found]
}

function tableOf(found: readonly Found[]): string[] {
  const width = Math.max(...found.map(({ name }) => name.length))
  const mark = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' }
  return found.map(({ name, level, says }) => `${mark[level]}  ${name.padEnd(width)}  ${says}`)
}
