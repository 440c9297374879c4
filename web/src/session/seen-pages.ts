import { DAY_MS } from '@labreach/contract/plans'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isNumber, isString, listOf, withFields } from '../credentials/guards.ts'
import { session } from '../credentials/session.ts'
import { parseJson } from '../credentials/stored-value.ts'
import { outreachesKey } from './outreaches-key.ts'
import { professorsKey } from './professors-key.ts'

/** The first elements of the query keys whose last responses are stored for use without a connection. */
const seenKeys: readonly unknown[] = [professorsKey, outreachesKey, 'templates']
const maxPages = 20
/** A professor who asked not to be listed meanwhile is not shown for longer. */
const maxAgeMs = 7 * DAY_MS
/** In characters, a tenth of what a browser stores for a website. The oldest pages are dropped first. */
const maxLength = 500_000
/** The time from a response to its storage, in milliseconds. */
const delayMs = 1_000

/** The name of this script contains a hash: another build may expect other fields, so it does not read the pages. */
const build = import.meta.url

type SeenPage = { queryKey: readonly unknown[]; data: unknown; updatedAt: number }
type SeenPages = { build: string; student: string; pages: SeenPage[] }

const isAnything = (value: unknown): value is unknown => value !== undefined
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isPages = withFields<SeenPages>({
  build: isString,
  student: isString,
  pages: listOf(withFields<SeenPage>({ queryKey: isList, data: isAnything, updatedAt: isNumber })),
})

function readPages(): SeenPage[] {
  const stored = parseJson(session.seenPages())
  // Another student may be signed in to another tab of this browser.
  if (!isPages(stored) || stored.build !== build || stored.student !== session.studentId()) return []
  return stored.pages.filter(({ updatedAt }) => updatedAt > Date.now() - maxAgeMs)
}

/** Removes the stored pages of professors. */
export function forgetSeenProfessors(): void {
  const student = session.studentId()
  const pages = readPages().filter(({ queryKey }) => queryKey[0] !== professorsKey)
  if (student) session.setSeenPages(JSON.stringify({ build, student, pages }))
}

/** Stores the pages that the student sees where the session is stored, and shows them while there is no connection. */
export function keepSeenPages(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = () => {
    timer = undefined
    const student = session.studentId()
    if (session.isValid() && student)
      session.setSeenPages(JSON.stringify({ build, student, pages: collectPages(client) }))
  }
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && seenKeys.includes(query.queryKey[0]) && query.state.status === 'success')
      timer ??= setTimeout(store, delayMs)
  })
  onlineManager.subscribe((isOnline) => isOnline || restorePages(client))
  if (!onlineManager.isOnline()) restorePages(client)
  timer ??= setTimeout(store, delayMs)
}

/** The fetched and the stored pages, the newest first, as many as may be stored. */
function collectPages(client: QueryClient): SeenPage[] {
  const fetched = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => seenKeys.includes(queryKey[0]) && state.data !== undefined })
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
  const byKey = new Map([...readPages(), ...fetched].map((page) => [JSON.stringify(page.queryKey), page]))
  const newest = [...byKey.values()].toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, maxPages)
  let length = 0
  return newest.filter((page) => {
    const whole = length + JSON.stringify(page).length
    const fits = whole <= maxLength
    if (fits) length = whole
    return fits
  })
}

/** Adds the stored pages that the client does not have. */
function restorePages(client: QueryClient): void {
  if (!session.isValid()) return
  for (const { queryKey, data, updatedAt } of readPages())
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt })
}
