import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { professorsKey } from './professors-key.ts'
import { session } from '../credentials/session.ts'
import { restorePages } from './stored-pages.ts'

const isPage = (query: { queryKey: readonly unknown[]; state: { status: string } }) =>
  query.queryKey[0] === professorsKey && query.state.status === 'success'

/** Brings back the pages of the last visit and keeps writing them down, so that a reload starts where it ended. */
export function keepProfessorCache(client: QueryClient): void {
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
  // A page that is left right after a letter was sent must not come back without knowing of it.
  addEventListener('pagehide', () => timer !== undefined && write())
}

/** Forgets all fetched pages: after logging out, a new resume, a changed profile or an ended session. */
export function clearProfessorCache(client: QueryClient): void {
  client.removeQueries({ queryKey: [professorsKey] })
  session.clearCaches()
}
