import { createRouter } from '@tanstack/react-router'
import { PageNotLoaded } from '../offline/page-not-loaded.tsx'
import { isMissingPart } from '../offline/missing-part.ts'
import { entryRoutes } from './entry/entry-routes.ts'
import { ErrorDetails } from './error.tsx'
import { openRoutes } from './open-routes.tsx'
import { professorRoutes } from './professor/professor-routes.ts'
import { notFoundRoute, rootRoute } from './root-route.ts'
import { studentRoute } from './student-routes.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The title of the browser's tab. */
    title?: string
    /** A page for professors or mentors: its use is not counted, and nobody is asked whether it may be. */
    isUnmeasured?: true
  }
  interface HistoryState {
    /** Shown in a dialog on /profile. */
    message?: string
    /** The title of that dialog. */
    title?: string
    /** The email address of a requested password reset, on the pages below /forgot-password. */
    resetFor?: string
  }
}

const routeTree = rootRoute.addChildren([
  ...entryRoutes,
  studentRoute,
  ...openRoutes,
  ...professorRoutes,
  notFoundRoute,
])

/** Creates the router. Query parameters are not parsed as JSON, so that a code of digits remains a string. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const fields = Object.entries(search).filter(([, value]) => value !== undefined)
      return fields.length ? `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}` : ''
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error, reset }) =>
      isMissingPart(error) ? (
        <PageNotLoaded />
      ) : (
        <ErrorDetails message={error instanceof Error ? error.message : String(error)} onRetry={reset} />
      ),
  })
}
