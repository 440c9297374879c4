import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { getDataFolder, getFilesFolder, readStoredKeys } from './data-folder.ts'
import { composeLocalUrl, failure, ok, request, warning, type Finding, type Result } from './doctor/check.ts'
import { examine, sortByGroup } from './doctor/examine.ts'
import { formatReport } from './doctor/report.ts'
import { askRunningServer } from './doctor/running-server.ts'
import { readSettings } from './doctor/settings.ts'

export const command: Command = {
  usage: 'doctor [--json]',
  help: [
    'Examines a running product, or the settings of a server. Prints a line for each part, by group, with the correction of',
    'each failure. With DATABASE_URL in the environment it checks the settings there, and whether their server is ready;',
    'otherwise the server of ./data or LABREACH_DATA examines itself, with the settings with which it was started. If none',
    'runs, it says so and checks what it can. It connects to the database and all external services, but sends, sells and',
    'changes nothing. The exit code is 1 if there is a failure, which stops the product, and 0 if there are only warnings.',
    '',
    '  --json   prints the results as JSON: [{ "group", "name", "level": "ok" | "warning" | "failure", "text" }]',
  ].join('\n'),
  async run(args, { out }) {
    const { json = false } = readArgs(args, [], { json: { type: 'boolean' } }).flags
    const results = sortByGroup(await diagnose())
    for (const line of json ? [JSON.stringify(results, null, 2)] : formatReport(results)) out(line)
    const failures = results.filter(({ level }) => level === 'failure').length
    if (failures > 0) throw new CommandFailure(`There ${failures === 1 ? 'is 1 failure' : `are ${failures} failures`}.`)
  },
}

async function diagnose(): Promise<Result[]> {
  if (process.env.DATABASE_URL) return examineEnvironment(process.env, 'failure', checkAtItsPort)
  const folder = getDataFolder()
  const answer = await askRunningServer(folder)
  if (answer.state === 'examined') return answer.results
  const finding =
    answer.state === 'silent'
      ? failure(`The server of ${resolve(folder)} does not respond: ${answer.reason}. Look at its log, and restart it.`)
      : warning(
          `No server runs with the data folder ${resolve(folder)}. Start one with "npm start", or set the settings of a server.`,
        )
  const environment = { FILES_DIR: getFilesFolder(), ...(await readStoredKeys()), ...withoutEmpty(process.env) }
  // Without any of its own settings, `npm start` brings them all: nothing is wrong then.
  return examineEnvironment(environment, process.env.PUBLIC_URL ? 'failure' : 'warning', () => finding)
}

async function examineEnvironment(
  environment: Record<string, string | undefined>,
  severity: 'warning' | 'failure',
  checkServer: (config: Config, signal: AbortSignal) => Promise<Finding> | Finding,
): Promise<Result[]> {
  const { config, problems, absent } = readSettings(environment, severity)
  if (!config) return problems
  const complete: Result[] =
    problems.length === 0
      ? [{ group: 'Server', name: 'Settings', ...ok('All required settings are present and valid.') }]
      : []
  const server = (signal: AbortSignal) => checkServer(config, signal)
  return [...complete, ...problems, ...(await examine(config, { absent, server }))]
}

/** Whether a server is ready at the port of these settings. Before the first start none is. */
async function checkAtItsPort(config: Config, signal: AbortSignal): Promise<Finding> {
  const url = composeLocalUrl(config)
  const response = await request(`${url}/readyz`, { signal }).catch(() => null)
  if (!response) return warning(`No server responds at ${url}: only its settings were checked. Start it.`)
  if (response.status === 200) return ok(`Ready at ${url}.`)
  const { wrong } = response.body
  if (response.status === 503 && Array.isArray(wrong)) return failure(`Not ready at ${url}: ${wrong.join(', ')}.`)
  return warning(`Another program responds at ${url} (status ${response.status}): set PORT to a free one.`)
}

const withoutEmpty = (variables: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
