import { Resolver } from 'node:dns/promises'
import type { Config } from '../../config.ts'
import { groups, runChecks, type Check, type Result } from './check.ts'
import { createDatabaseChecks } from './database.ts'
import { createExternalChecks } from './external.ts'
import { createLocalChecks } from './local.ts'

const TIMEOUT_MS = 10_000

type Options = {
  now?: () => number
  dns?: Pick<Resolver, 'resolveMx'>
  timeoutMs?: number
  /** The check of the server process itself. */
  server?: Check['run']
  /** The settings without a valid value; checks that need one do not run. */
  absent?: ReadonlySet<string>
}

/** Runs the checks of a configuration; returns the results by group, in the order in which failures should be corrected. */
export async function examine(
  config: Config,
  {
    now = Date.now,
    dns = new Resolver({ timeout: 3_000, tries: 2 }),
    timeoutMs = TIMEOUT_MS,
    server,
    absent = new Set(),
  }: Options = {},
): Promise<Result[]> {
  const database = createDatabaseChecks(config, now)
  const checks: Check[] = [
    ...(server ? [{ group: 'Server', needs: [], name: 'Server', run: server } as const] : []),
    ...createLocalChecks(config),
    ...database.checks,
    ...createExternalChecks(config, dns),
  ]
  const results = await runChecks(
    checks.filter(({ needs }) => !needs.some((name) => absent.has(name))),
    timeoutMs,
  )
  await database.close()
  return sortByGroup(results)
}

export const sortByGroup = (results: readonly Result[]): Result[] =>
  results.toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
