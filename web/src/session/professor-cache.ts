import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { professorsKey, understandingKey } from './professors-key.ts'
import { session } from '../credentials/session.ts'
import { restorePages } from './stored-pages.ts'

const isPage = (query: { queryKey: readonly unknown[]; state: { status: string } }) =>
  query.queryKey[0] === professorsKey && query.state.status === 'success'

/** Restores the stored pages of professors into the query client, and from then on stores each change of them. */
export function persistProfessorCache(client: QueryClient): void {
  restorePages(client, session.professorCache(), Date.now())

  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (session.isValid())
      session.setProfessorCache(JSON.stringify(dehydrate(client, { shouldDehydrateQuery: isPage })))
  }
  client.getQueryCache().subscribe(({ query }) => {
    if (!isPage(query)) return
    clearTimeout(timer)
    timer = setTimeout(write, 500)
  })
  // Without this, leaving the page right after sending a letter would restore a card that does not show the letter.
  addEventListener('pagehide', () => timer !== undefined && write())
}

/** Fetches the visible page again and removes all others, for example after a struck-out field. */
export function refreshProfessors(client: QueryClient): void {
  client.removeQueries({ queryKey: [professorsKey], type: 'inactive' })
  void import('./seen-pages.ts').then(({ forgetSeenProfessors }) => forgetSeenProfessors())
  void client.invalidateQueries({ queryKey: [professorsKey] })
}

/** Removes all fetched pages, for example after a new resume or a changed profile. */
export function clearProfessorCache(client: QueryClient): void {
  client.removeQueries({ queryKey: [professorsKey] })
  void client.invalidateQueries({ queryKey: [understandingKey] })
  session.clearCaches()
}
