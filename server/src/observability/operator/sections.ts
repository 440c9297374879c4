import type { Failure } from '../failures.ts'
import { formatAge, formatCount, formatTime } from './format.ts'
import type { OperatorState } from './read-state.ts'

/** `act`: the operator should do something; `watch`: it should end by itself; `calm`: nothing to do. */
export type Level = 'calm' | 'watch' | 'act'

/** A number. `advice` is a sentence about what to do, and `command` does it; both only if there is something to do. */
export type Row = { name: string; value: string; level: Level; advice?: string; command?: string }
export type Section = { id: string; title: string; rows: Row[]; /** Shown if there are no rows. */ none?: string }

const DAY_MS = 86_400_000
/** A job that waits longer than this does not only wait for its turn. */
const SLOW_JOB_MS = 15 * 60_000

type Stored = NonNullable<OperatorState['stored']>

/** Arranges the state in the order in which the operator should look at it. */
export function composeSections(state: OperatorState): Section[] {
  const { stored } = state
  return [
    composeServer(state),
    ...(stored ? [composeDecisions(stored), composeLetters(stored), composeJobs(stored, state.at)] : []),
    composeFailures(state.failures),
    ...(stored ? [composeImports(stored, state.at), composeProviders(stored, state.homepagesPerNight)] : []),
  ]
}

/** A number that should be zero: calm at zero, otherwise with its advice. */
function shouldBeZero(name: string, count: number, level: Level, advice: string, command?: string): Row {
  if (count === 0) return { name, value: '0', level: 'calm' }
  return { name, value: formatCount(count), level, advice, ...(command && { command }) }
}

const plain = (name: string, value: string | number): Row => ({
  name,
  value: typeof value === 'number' ? formatCount(value) : value,
  level: 'calm',
})

function composeServer({ at, startedAt, stored, professorsListed, refused }: OperatorState): Section {
  const database: Row = stored
    ? plain('Database', 'responds')
    : {
        name: 'Database',
        value: 'does not respond',
        level: 'act',
        advice:
          'Students get “try again” until it is back; everything continues by itself then. Start PostgreSQL, then check it:',
        command: 'labreach doctor',
      }
  const professors: Row =
    professorsListed > 0
      ? plain('Professors listed', professorsListed)
      : {
          name: 'Professors listed',
          value: '0',
          level: 'act',
          advice:
            'No import has run, or the catalogue could not be read. Import your professors, or look for “catalogue” in the log:',
          command: 'labreach import csv --help',
        }
  return {
    id: 'server',
    title: 'This server',
    rows: [
      plain('Started', `${formatAge(at, startedAt)} ago`),
      database,
      professors,
      shouldBeZero(
        'Requests refused for lack of room, since the start',
        refused,
        'watch',
        'A few are normal at busy times. If the number grows for minutes, start another process (docs/scaling.md).',
      ),
    ],
  }
}

function composeDecisions({ heldOptOuts, reports, addressChanges, wishes }: Stored): Section {
  return {
    id: 'decisions',
    title: 'Waiting for your decision',
    rows: [
      shouldBeZero(
        'Opt-outs held',
        heldOptOuts,
        'act',
        'They are hidden, but erased only after your approval. The first command lists them. With a network: more opt-outs by the public form in a day than usual, approve or reverse them. Without network: it has the name or the address of a professor who opted out, list it again by its id.',
        'labreach accept-opt-outs\nlabreach accept-opt-outs --since <time>\nlabreach relist --since <time> --from <network>\nlabreach relist <id>',
      ),
      shouldBeZero(
        'Reports of letters, confirmed by the professor',
        reports.confirmed,
        'act',
        'Read them. Three of different professors pause a student; a dismissed report no longer counts.',
        'labreach reports\nlabreach reports --dismiss <letter>',
      ),
      shouldBeZero(
        'Reports not confirmed yet',
        reports.unconfirmed,
        'calm',
        'They do not count until the professor opens the mailed link. Nothing to do.',
      ),
      shouldBeZero(
        'New addresses of professors, not confirmed yet',
        addressChanges,
        'calm',
        'The professor confirms by mail, or the address lapses. Nothing to do.',
      ),
      shouldBeZero(
        'Professors with wishes in force',
        wishes,
        'calm',
        'A wish holds at once, without you, and lapses by itself. Nothing to do.',
      ),
    ],
  }
}

function composeLetters({ letters }: Stored): Section {
  return {
    id: 'letters',
    title: 'Letters',
    rows: [
      plain('Held until their time', letters.held),
      plain('Being sent now', letters.sending),
      shouldBeZero(
        'Held past their time',
        letters.late,
        'act',
        'They should have left more than a minute ago. The reason is in the log, at “held letters could not leave”. Then check the services:',
        'labreach doctor',
      ),
      shouldBeZero(
        'Unconfirmed, of today',
        letters.unconfirmed,
        'watch',
        'The mailbox did not say whether it took the letter. It is never sent twice; the student sees it as unconfirmed and can mark it.',
      ),
      shouldBeZero(
        'Unconfirmed for more than a day',
        letters.unconfirmedOld,
        'watch',
        'Not urgent: their students have not marked them. If there are many of one day, compare with the failures of that day.',
        'labreach stats',
      ),
    ],
  }
}

function composeJobs({ jobs }: Stored, at: Date): Section {
  const rows = jobs
    .filter(({ waiting, running, failed }) => waiting + running + failed > 0)
    .map(({ name, waiting, retrying, running, failed, oldest }): Row => {
      const isSlow = oldest !== null && at.getTime() - oldest.getTime() > SLOW_JOB_MS
      const parts = [
        waiting > 0 && `${formatCount(waiting)} waiting${oldest ? ` since ${formatAge(at, oldest)}` : ''}`,
        retrying > 0 && `${formatCount(retrying)} of them retried`,
        running > 0 && `${formatCount(running)} running`,
        failed > 0 && `${formatCount(failed)} given up`,
      ]
      const value = parts.filter(Boolean).join(', ')
      if (failed > 0)
        return {
          name,
          value,
          level: 'act',
          advice:
            'Twenty tries in a day failed, and it is not tried again. The reason is in the log, at “a job failed” with this name. Check the services:',
          command: 'labreach doctor',
        }
      if (retrying > 0 || isSlow)
        return {
          name,
          value,
          level: 'watch',
          advice:
            'It is tried again by itself for a day. If it stays for an hour, look in the log at “a job failed” with this name.',
        }
      return { name, value, level: 'calm' }
    })
  return { id: 'jobs', title: 'Jobs', rows, none: 'Nothing waits, and nothing was given up.' }
}

function composeFailures(failures: readonly Failure[]): Section {
  const rows = failures.map(({ route, code, status, count, last, requestIds }): Row => ({
    name: route,
    value: `${formatCount(count)} × ${status} ${code}`,
    level: status === 500 ? 'act' : 'watch',
    advice: `${explainFailure(status, code)} The last one: ${formatTime(last)}. The log has a line for each request id:`,
    command: requestIds.join('\n'),
  }))
  return {
    id: 'failures',
    title: 'Failed requests of the last 24 hours, of this process',
    rows,
    none: 'No request has failed.',
  }
}

function explainFailure(status: number, code: string): string {
  if (status === 500) return 'An error of the program that nobody expected: report it with its line of the log.'
  if (code === 'database_unreachable') return 'PostgreSQL did not respond. A few during a restart are normal.'
  if (code === 'overloaded') return 'Too many requests were in progress. It needs another process if it lasts.'
  if (code === 'storage_full') return 'A disk is full: free some space.'
  return 'A service outside did not do its part; the student was asked to try again. “labreach doctor” checks it.'
}

function composeImports({ imports }: Stored, at: Date): Section {
  const rows = imports.map(({ source, finishedAt, read, added, changed, unchanged, skipped }): Row => {
    const counts = `${formatCount(read)} read, ${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(skipped)} skipped`
    const isOld = at.getTime() - finishedAt.getTime() > 180 * DAY_MS
    const value = `${formatAge(at, finishedAt)} ago: ${counts}`
    if (isOld)
      return {
        name: source,
        value,
        level: 'watch',
        advice: 'Older than half a year: people move. Import it again.',
        command: 'labreach --help',
      }
    return { name: source, value, level: 'calm' }
  })
  return { id: 'imports', title: 'Last import of each source', rows, none: 'No import has run.' }
}

function composeProviders({ aiUses, homepages }: Stored, homepagesPerNight: number): Section {
  const homepagesRow =
    homepagesPerNight > 0
      ? plain('Homepages read in 24 hours', `${formatCount(homepages)} of at most ${formatCount(homepagesPerNight)}`)
      : plain('Homepages read in 24 hours', `${formatCount(homepages)}; reading at night is off (HOMEPAGES_PER_NIGHT)`)
  return {
    id: 'providers',
    title: 'Use of services',
    rows: [
      plain('Uses of the model for letters in 24 hours', aiUses),
      homepagesRow,
      {
        name: 'Limits at the providers',
        value: 'not known here',
        level: 'calm',
        advice:
          'The model, the mailboxes, the mail server and the payment provider count on their side. This asks each of them whether it still answers:',
        command: 'labreach doctor',
      },
    ],
  }
}
